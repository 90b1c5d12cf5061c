/**
 * Each function's environment variables are one typed list: its construct must supply exactly
 * these to compile, and `functions/environment` reads them. Written out, without `...`: a bundle then
 * leaves the list out where nothing reads it, as the browser function's does.
 */
export const functionEnvironment = {
  authoriser: ['API_KEY_LOOKUP_TABLE', 'ACCOUNTS_TABLE'],
  webhook: [
    'API_KEY_LOOKUP_TABLE',
    'SUBMISSIONS_TABLE',
    'IDEMPOTENCY_TABLE',
    'LEAD_QUEUE_URL',
    'MAX_ATTEMPTS',
    'ALLOWANCE_TABLE',
    /** JSON of `UserLimits`. */
    'USER_LIMITS',
    'TARGET_FORMS_TABLE',
  ],
  bot: [
    'ACCOUNTS_TABLE',
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'SCREENSHOT_BUCKET',
    'CIRCUIT_BREAKER_TABLE',
    'BROWSER_FUNCTION',
    'FENCE_URL',
    /** JSON of `TargetForm`. */
    'TARGET_FORM',
    'ATTEMPT_DEADLINE_SECONDS',
    'BROWSER_WAIT_SECONDS',
    'LEASE_SECONDS',
    'RETRY_BASE_SECONDS',
    'RETRY_CAP_SECONDS',
    'LEAD_RETENTION_DAYS',
    'MAX_OPEN_DAYS',
    'TARGET_FORMS_TABLE',
    'ORIGINS_TABLE',
    'TARGET_POLICY',
  ],
  /** Nothing: what it may know comes with each call. */
  browser: [],
  rehearser: [
    'TARGET_FORMS_TABLE',
    'ORIGINS_TABLE',
    'TARGET_POLICY',
    'SCREENSHOT_BUCKET',
    'BROWSER_FUNCTION',
    'ATTEMPT_DEADLINE_SECONDS',
    'BROWSER_WAIT_SECONDS',
  ],
  fence: ['SUBMISSIONS_TABLE'],
  reconciler: ['SUBMISSIONS_TABLE', 'LEAD_QUEUE_URL', 'LEAD_RETENTION_DAYS', 'MAX_OPEN_DAYS'],
  live: ['GRAPHQL_URL'],
  dashboardApi: [
    'API_KEY_LOOKUP_TABLE',
    'API_KEYS_TABLE',
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'REHEARSAL_QUEUE_URL',
    'SCREENSHOT_BUCKET',
    'CIRCUIT_BREAKER_TABLE',
    /** JSON of `TargetForm`. */
    'TARGET_FORM',
    'MAX_ATTEMPTS',
    'ALLOWANCE_TABLE',
    /** JSON of `UserLimits`. */
    'USER_LIMITS',
    'ACCOUNTS_TABLE',
    /** Cognito's address in this region. */
    'USER_POOL_ENDPOINT',
    'LEAD_RETENTION_DAYS',
    'TARGET_FORMS_TABLE',
    'ORIGINS_TABLE',
    'TARGET_POLICY',
  ],
  preSignUp: [],
  accountWatch: ['ACCOUNTS_TABLE', 'API_KEY_LOOKUP_TABLE', 'USER_POOL_ID', 'USER_POOL_ENDPOINT'],
} as const;

export type FunctionName = keyof typeof functionEnvironment;
export type FunctionEnvironment<Name extends FunctionName> = Record<
  (typeof functionEnvironment)[Name][number],
  string
>;

/** The setting for machines that can't run the packaged Chromium: an installed Chrome's path. */
export const installedBrowserVariable = 'FORM_BOT_BROWSER';
