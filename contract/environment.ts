/**
 * The names of each function's environment variables, as one typed list per function. A construct
 * compiles only if it supplies exactly these variables, and `functions/environment` reads them. No
 * list uses spread (`...`): with spread, a bundle would also contain lists that it does not read.
 */
export const functionEnvironment = {
  authoriser: ['API_KEY_LOOKUP_TABLE', 'ACCOUNTS_TABLE'],
  /** `CALL_MARK` is the value of the header that contract/call-mark.ts describes. */
  mcp: ['API_URL', 'CALL_MARK'],
  webhook: [
    'API_KEY_LOOKUP_TABLE',
    'SUBMISSIONS_TABLE',
    'IDEMPOTENCY_TABLE',
    'LEAD_QUEUE_URL',
    'MAX_ATTEMPTS',
    'ALLOWANCE_TABLE',
    /** The limits of one user: JSON of the type `UserLimits`. */
    'USER_LIMITS',
    'TARGET_FORMS_TABLE',
    'PEOPLE_TABLE',
    'FIRST_LEADS_TABLE',
    /**
     * `FINGERPRINT_KEY` is the ARN of the KMS key that makes keyed hashes; `KMS_ENDPOINT` is the
     * address of KMS in this region.
     */
    'FINGERPRINT_KEY',
    'KMS_ENDPOINT',
  ],
  keyApi: [
    'API_KEY_LOOKUP_TABLE',
    'SUBMISSIONS_TABLE',
    'TARGET_FORMS_TABLE',
    'EVENTS_TABLE',
    'ALLOWANCE_TABLE',
    /** The limits of one user: JSON of the type `UserLimits`. */
    'USER_LIMITS',
    'CALLBACKS_TABLE',
    /**
     * `FINGERPRINT_KEY` is the ARN of the KMS key that makes keyed hashes; `KMS_ENDPOINT` is the
     * address of KMS in this region.
     */
    'FINGERPRINT_KEY',
    'KMS_ENDPOINT',
  ],
  bot: [
    'ACCOUNTS_TABLE',
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'SCREENSHOT_BUCKET',
    'CIRCUIT_BREAKER_TABLE',
    'BROWSER_FUNCTION',
    'FENCE_URL',
    /** The form that the stage offers to all users: JSON of the type `TargetForm`. */
    'TARGET_FORM',
    /** The demo form, to which canary leads go: JSON of the type `TargetForm`. */
    'DEMO_FORM',
    'BOTS_AT_ONCE',
    'STAGE_FORM_AT_ONCE',
    'ORIGIN_AT_ONCE',
    'ORIGIN_PER_MINUTE',
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
    'FOLLOW_UPS_TABLE',
    'FIRST_LEADS_TABLE',
  ],
  /** The browser function needs no variables: all its data comes with each call. */
  browser: [],
  rehearser: [
    'TARGET_FORMS_TABLE',
    'ORIGINS_TABLE',
    'TARGET_POLICY',
    'SCREENSHOT_BUCKET',
    'BROWSER_FUNCTION',
    'ATTEMPT_DEADLINE_SECONDS',
    'BROWSER_WAIT_SECONDS',
    'FOLLOW_UPS_TABLE',
    'REHEARSAL_QUEUE_URL',
    'REHEARSALS_AT_ONCE',
    'CIRCUIT_BREAKER_TABLE',
  ],
  formWatch: [
    'FOLLOW_UPS_TABLE',
    'TARGET_FORMS_TABLE',
    'REHEARSAL_QUEUE_URL',
    'CIRCUIT_BREAKER_TABLE',
  ],
  fence: ['SUBMISSIONS_TABLE', 'ORIGINS_TABLE', 'TARGET_POLICY'],
  reconciler: [
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'LEAD_RETENTION_DAYS',
    'MAX_OPEN_DAYS',
    'FIRST_LEADS_TABLE',
    'CIRCUIT_BREAKER_TABLE',
    'TARGET_FORMS_TABLE',
    'ORIGINS_TABLE',
    'TARGET_POLICY',
    'ACCOUNTS_TABLE',
    'FOLLOW_UPS_TABLE',
  ],
  live: ['GRAPHQL_URL', 'ACCOUNTS_TABLE'],
  events: [
    'EVENTS_TABLE',
    'TARGET_FORMS_TABLE',
    /** The address of DynamoDB's streams in this region. */
    'STREAMS_ENDPOINT',
    'CALLBACKS_TABLE',
    'CALLBACK_QUEUE_URL',
  ],
  dashboardApi: [
    'API_KEY_LOOKUP_TABLE',
    'API_KEYS_TABLE',
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'REHEARSAL_QUEUE_URL',
    'SCREENSHOT_BUCKET',
    'CIRCUIT_BREAKER_TABLE',
    /** The form that the stage offers to all users: JSON of the type `TargetForm`. */
    'TARGET_FORM',
    'MAX_ATTEMPTS',
    'ALLOWANCE_TABLE',
    /** The limits of one user: JSON of the type `UserLimits`. */
    'USER_LIMITS',
    'ACCOUNTS_TABLE',
    /** The address of Cognito in this region. */
    'USER_POOL_ENDPOINT',
    'LEAD_RETENTION_DAYS',
    'TARGET_FORMS_TABLE',
    'ORIGINS_TABLE',
    'TARGET_POLICY',
    'FOLLOW_UPS_TABLE',
    /** The sender address of e-mails to users, or `none` if the stage sends no e-mails. */
    'MAIL_FROM',
    'IDEMPOTENCY_TABLE',
    'PEOPLE_TABLE',
    'FIRST_LEADS_TABLE',
    /**
     * `FINGERPRINT_KEY` is the ARN of the KMS key that makes keyed hashes; `KMS_ENDPOINT` is the
     * address of KMS in this region.
     */
    'FINGERPRINT_KEY',
    'KMS_ENDPOINT',
    'CALLBACKS_TABLE',
    'CALLBACK_QUEUE_URL',
  ],
  receipts: [
    'SUBMISSIONS_TABLE',
    'TARGET_FORMS_TABLE',
    'ACCOUNTS_TABLE',
    'SCREENSHOT_BUCKET',
    'SITE_BUCKET',
    'SITE_URL',
    /** The form that the stage offers to all users: JSON of the type `TargetForm`. */
    'TARGET_FORM',
    /**
     * `RECEIPT_KEY` is the ARN of the KMS key that signs receipts; `KMS_ENDPOINT` is the address of
     * KMS in this region.
     */
    'RECEIPT_KEY',
    'KMS_ENDPOINT',
  ],
  digest: [
    'FOLLOW_UPS_TABLE',
    'CALLBACKS_TABLE',
    'TARGET_FORMS_TABLE',
    'SUBMISSIONS_TABLE',
    'ACCOUNTS_TABLE',
    'USER_POOL_ID',
    'USER_POOL_ENDPOINT',
    'SITE_URL',
    'MAIL_FROM',
    'MAX_OPEN_DAYS',
  ],
  canary: ['WEBHOOK_URL', 'API_KEY_LOOKUP_TABLE', 'SUBMISSIONS_TABLE'],
  releaseCheck: ['WEBHOOK_VERSION', 'SUBMISSIONS_TABLE', 'CODEDEPLOY_ENDPOINT'],
  callbacks: [
    'CALLBACKS_TABLE',
    'CALLBACK_QUEUE_URL',
    'EVENTS_TABLE',
    'SUBMISSIONS_TABLE',
    'ACCOUNTS_TABLE',
    'ORIGINS_TABLE',
    /**
     * How many calls of one user may run at once. For one endpoint, half this number may run at
     * once.
     */
    'PLACES_OF_USER',
    'SITE_URL',
  ],
  callbackSweep: [
    'CALLBACKS_TABLE',
    'CALLBACK_QUEUE_URL',
    'EVENTS_TABLE',
    'SUBMISSIONS_TABLE',
    'FOLLOW_UPS_TABLE',
    'TARGET_FORMS_TABLE',
    'CIRCUIT_BREAKER_TABLE',
  ],
  preSignUp: [],
  accountWatch: ['ACCOUNTS_TABLE', 'API_KEY_LOOKUP_TABLE', 'USER_POOL_ID', 'USER_POOL_ENDPOINT'],
} as const;

export type FunctionName = keyof typeof functionEnvironment;
export type FunctionEnvironment<Name extends FunctionName> = Record<
  (typeof functionEnvironment)[Name][number],
  string
>;

/** The path of an installed Chrome, for machines that can't run the packaged Chromium. */
export const installedBrowserVariable = 'FORM_BOT_BROWSER';

/** The folder for the logs of attempts; set only by the local cloud, and for tests and benches. */
export const attemptFolderVariable = 'FORM_BOT_KEEP_ATTEMPTS';
