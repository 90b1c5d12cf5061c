/**
 * Names of the custom metrics (EMF) that the functions emit and the alarms watch. Every metric has
 * the dimensions `service` (the function's folder) and `function_name`, so that two stages in one
 * account don't mix. All metrics are totals, because separate metrics for each form would cost more
 * than sending the form's leads.
 */
export const metricsNamespace = 'FormAutomation';

/** Metrics that every function with a logger emits. */
export const workMetrics = {
  /** Number of log lines at level `error`: work that failed and whose error was caught. */
  failures: 'Failures',
  /** Number of log lines at level `warn`: a secondary step failed, and the main work continued. */
  warnings: 'Warnings',
} as const;

/** The bot's metrics of how leads end. */
export const botMetrics = {
  succeeded: 'SubmissionsSucceeded',
  /**
   * The number of failed submissions whose lead the target does not have, as far as the service
   * knows.
   */
  failed: 'SubmissionsFailed',
  /**
   * The number of submissions for which the service can't know whether the target has the lead;
   * only the lead's owner can find out.
   */
  unknown: 'SubmissionsUnknown',
  /**
   * Seconds from a lead's acceptance, or the owner's Retry, to success. The time in which the lead
   * waited because its form accepted no leads is not counted.
   */
  secondsToSubmit: 'SecondsToSubmit',
  /**
   * The number of users whose leads wait for a failing site; emitted each time the leads of one
   * more user begin to wait.
   */
  pausedUsers: 'PausedUsers',
} as const;

export const reconcilerMetrics = {
  /**
   * The age in seconds of the oldest open submission, due or not. Not emitted if no submission is
   * open.
   */
  oldestOpenAge: 'OldestOpenSubmissionAge',
  /**
   * The number of open submissions. Submissions that wait because their form accepts no leads now
   * are not counted, because their age does not grow. If thousands are open, the number is a lower
   * bound.
   */
  open: 'OpenSubmissions',
  resent: 'SubmissionsResent',
  closedUnknown: 'SubmissionsClosedUnknown',
  expired: 'SubmissionsExpired',
} as const;

export const webhookMetrics = {
  /**
   * How often the service could not read a user's allowance, that is, how many requests and leads
   * the user may still send; the webhook then accepts all the user's requests for some seconds.
   */
  allowanceUnknown: 'AllowanceUnknown',
} as const;

/** The metrics of the canary's leads; no other metric counts these leads. */
export const canaryMetrics = {
  /** 1 for a canary's round trip that failed or took too long, otherwise 0. */
  failed: 'CanaryFailed',
  /**
   * Seconds that a canary's successful round trip took, from its request until the webhook reports
   * success.
   */
  seconds: 'CanarySeconds',
} as const;

type NameIn<Metrics> = Metrics[keyof Metrics];
export type MetricName =
  | NameIn<typeof workMetrics>
  | NameIn<typeof botMetrics>
  | NameIn<typeof reconcilerMetrics>
  | NameIn<typeof webhookMetrics>
  | NameIn<typeof canaryMetrics>;
