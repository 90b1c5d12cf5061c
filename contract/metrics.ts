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
  /** Number of log lines at level `warn`: a secondary step failed, and the main work continued. */
  warnings: 'Warnings',
} as const;

/** How leads end, as recorded by the bot. */
export const botMetrics = {
  succeeded: 'SubmissionsSucceeded',
  /** The submission failed, and as far as known the target does not have the lead. */
  failed: 'SubmissionsFailed',
  /** The target may have the lead; only the lead's owner can find out. */
  unknown: 'SubmissionsUnknown',
  /**
   * From acceptance, or the owner's Retry, to success, without the time for which the form held the
   * lead.
   */
  secondsToSubmit: 'SecondsToSubmit',
  /** When a user's leads begin to wait for a site that fails: how many users wait for it now. */
  pausedUsers: 'PausedUsers',
} as const;

export const reconcilerMetrics = {
  /** Seconds since the oldest open submission became open, due or not; not sent if none is open. */
  oldestOpenAge: 'OldestOpenSubmissionAge',
  /**
   * The number of open submissions without held ones, which don't grow older; a lower bound if
   * there are thousands.
   */
  open: 'OpenSubmissions',
  resent: 'SubmissionsResent',
  closedUnknown: 'SubmissionsClosedUnknown',
  expired: 'SubmissionsExpired',
} as const;

export const webhookMetrics = {
  /**
   * A user's allowance could not be read, so all the user's requests were accepted for some
   * seconds.
   */
  allowanceUnknown: 'AllowanceUnknown',
} as const;

/** The canary's leads, which no other metric of leads counts. */
export const canaryMetrics = {
  /** 1 for a round trip that failed or took too long, else 0. */
  failed: 'CanaryFailed',
  /** Duration of a successful round trip: from its request until the webhook reports success. */
  seconds: 'CanarySeconds',
} as const;

type NameIn<Metrics> = Metrics[keyof Metrics];
export type MetricName =
  | NameIn<typeof workMetrics>
  | NameIn<typeof botMetrics>
  | NameIn<typeof reconcilerMetrics>
  | NameIn<typeof webhookMetrics>
  | NameIn<typeof canaryMetrics>;
