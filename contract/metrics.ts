/**
 * Custom metrics (EMF): what the functions count and what the alarms watch, one spelling for both.
 * Every metric has the dimensions `service` (the function's folder) and `function_name`, so two
 * stages in one account don't mix.
 */
export const metricsNamespace = 'FormAutomation';

export const reconcilerMetrics = {
  /** Seconds since the oldest open submission became open, due or not; 0 when none is open. */
  oldestOpenAge: 'OldestOpenSubmissionAge',
  resent: 'SubmissionsResent',
  closedUnknown: 'SubmissionsClosedUnknown',
  expired: 'SubmissionsExpired',
} as const;

export const webhookMetrics = {
  /** The allowance of a user could not be asked about, so everybody was admitted for seconds. */
  allowanceUnknown: 'AllowanceUnknown',
} as const;
