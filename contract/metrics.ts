/**
 * Custom metrics (EMF): what the functions count and what the alarms watch, one spelling for both.
 * Every metric has the dimensions `service` (the function's folder) and `function_name`, so two
 * stages in one account don't mix. Totals only: a metric for each form would cost more than its leads.
 */
export const metricsNamespace = 'FormAutomation';

/** Of every function that logs. */
export const workMetrics = {
  /** Lines of the level `error`: work that was given up, and caught. */
  failures: 'Failures',
  /** Lines of the level `warn`: a step beside the work failed, and the work went on. */
  warnings: 'Warnings',
} as const;

/** How leads end, as the bot records it. */
export const botMetrics = {
  succeeded: 'SubmissionsSucceeded',
  /** For good, and known not to have gone in, or to the best of knowledge. */
  failed: 'SubmissionsFailed',
  /** Only their owners can find out. */
  unknown: 'SubmissionsUnknown',
  /** From acceptance, or its owner's Retry, to success; without the time that its form held it. */
  secondsToSubmit: 'SecondsToSubmit',
} as const;

export const reconcilerMetrics = {
  /** Seconds since the oldest open submission became open, due or not; 0 when none is open. */
  oldestOpenAge: 'OldestOpenSubmissionAge',
  /** How many grow older, so without those that their forms hold; at least, where they are thousands. */
  open: 'OpenSubmissions',
  resent: 'SubmissionsResent',
  closedUnknown: 'SubmissionsClosedUnknown',
  expired: 'SubmissionsExpired',
} as const;

export const webhookMetrics = {
  /** The allowance of a user could not be asked about, so everybody was admitted for seconds. */
  allowanceUnknown: 'AllowanceUnknown',
} as const;

type NameIn<Metrics> = Metrics[keyof Metrics];
export type MetricName =
  | NameIn<typeof workMetrics>
  | NameIn<typeof botMetrics>
  | NameIn<typeof reconcilerMetrics>
  | NameIn<typeof webhookMetrics>;
