/**
 * Names of the custom metrics (EMF) that the functions emit and the alarms watch. Every metric has
 * the dimensions `service` (the function's folder) and `function_name`, so that two stages in one
 * account don't mix. Totals only: a metric for each form would cost more than its leads.
 */
export const metricsNamespace = 'FormAutomation';

/** Emitted by every function that logs. */
export const workMetrics = {
  /** Number of log lines at level `error`: work that failed and whose error was caught. */
  failures: 'Failures',
  /** Number of log lines at level `warn`: a secondary step failed, and the work went on. */
  warnings: 'Warnings',
} as const;

/** How leads end, as the bot records it. */
export const botMetrics = {
  succeeded: 'SubmissionsSucceeded',
  /** Ended for good, and as far as known the lead did not go in. */
  failed: 'SubmissionsFailed',
  /** The lead may have gone in; only its owner can find out. */
  unknown: 'SubmissionsUnknown',
  /**
   * From acceptance, or the owner's Retry, to success, without the time for which its form held it.
   */
  secondsToSubmit: 'SecondsToSubmit',
} as const;

export const reconcilerMetrics = {
  /** Seconds since the oldest open submission became open, due or not; 0 if none is open. */
  oldestOpenAge: 'OldestOpenSubmissionAge',
  /**
   * The number of open submissions that grow older, so without held ones; a lower bound if
   * thousands.
   */
  open: 'OpenSubmissions',
  resent: 'SubmissionsResent',
  closedUnknown: 'SubmissionsClosedUnknown',
  expired: 'SubmissionsExpired',
} as const;

export const webhookMetrics = {
  /** A user's allowance could not be read, so everybody was admitted for some seconds. */
  allowanceUnknown: 'AllowanceUnknown',
} as const;

/** Of the canary leads, which count in no other metric of leads. */
export const canaryMetrics = {
  /** 1 for a round trip that failed or took too long, else 0. */
  failed: 'CanaryFailed',
  /** Of a round trip that succeeded: from its request to the success that the webhook tells. */
  seconds: 'CanarySeconds',
} as const;

type NameIn<Metrics> = Metrics[keyof Metrics];
export type MetricName =
  | NameIn<typeof workMetrics>
  | NameIn<typeof botMetrics>
  | NameIn<typeof reconcilerMetrics>
  | NameIn<typeof webhookMetrics>
  | NameIn<typeof canaryMetrics>;
