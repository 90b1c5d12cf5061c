/** How much one user may send: a setting of the stage, shared by all API keys of a user. */
import * as z from 'zod/mini';

const count = z.int().check(z.positive());

export const userLimitsSchema = z.object({
  /** Requests per second that are always accepted, with a valid body or not. */
  requestsPerSecond: count,
  /** The size of a burst: how many requests are accepted at once after a pause. */
  requestBurst: count,
  /** New leads per UTC day. */
  leadsPerDay: count,
  /** Submissions that are neither `success` nor `error`, at the same time. */
  openLeads: count,
});
export type UserLimits = z.infer<typeof userLimitsSchema>;
