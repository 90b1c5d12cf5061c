/** The limits on one user's leads, requests and calls: a setting of the stage. */
import * as z from 'zod/mini';

const count = z.int().check(z.positive());

export const userLimitsSchema = z.object({
  /**
   * Requests to the webhook per second that are always accepted, for all API keys of a user
   * together. Requests with an invalid body count too.
   */
  requestsPerSecond: count,
  /** The size of a burst: how many requests are accepted at once after a pause. */
  requestBurst: count,
  /** The maximum number of new leads per UTC day. */
  leadsPerDay: count,
  /** The maximum number of open submissions (neither `success` nor `error`) at the same time. */
  openLeads: count,
  /**
   * Calls of the dashboard API per second that search, count or change something. Calls by API keys
   * that read lists or manage callbacks have a separate limit with the same value.
   */
  dashboardPerSecond: count,
  /** How many calls of the dashboard API are accepted at once after a pause. */
  dashboardBurst: count,
});
export type UserLimits = z.infer<typeof userLimitsSchema>;
