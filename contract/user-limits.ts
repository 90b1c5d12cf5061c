/** How much one user may send: a setting of the stage. All API keys of a user share it. */
import * as z from 'zod/mini';

const count = z.int().check(z.positive());

export const userLimitsSchema = z.object({
  /** Requests to the webhook that are always admitted, valid or not. */
  requestsPerSecond: count,
  /** Requests at once after a pause. */
  requestBurst: count,
  /** New leads a UTC day. */
  leadsPerDay: count,
  /** Submissions that are neither `success` nor `error`. */
  openLeads: count,
});
export type UserLimits = z.infer<typeof userLimitsSchema>;
