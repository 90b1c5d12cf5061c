/**
 * Each function's environment variables are one typed list: its construct must supply exactly
 * these to compile, and the reader names every missing one at once. No other file of the
 * functions reads `process.env`.
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
  ],
  bot: [
    'ACCOUNTS_TABLE',
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'EVIDENCE_BUCKET',
    'TARGET_HEALTH_TABLE',
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
  ],
  /** Nothing: what it may know comes with each call. */
  browser: [],
  fence: ['SUBMISSIONS_TABLE'],
  reconciler: ['SUBMISSIONS_TABLE', 'LEAD_QUEUE_URL', 'LEAD_RETENTION_DAYS', 'MAX_OPEN_DAYS'],
  live: ['GRAPHQL_URL'],
  dashboardApi: [
    'API_KEY_LOOKUP_TABLE',
    'API_KEYS_TABLE',
    'SUBMISSIONS_TABLE',
    'LEAD_QUEUE_URL',
    'EVIDENCE_BUCKET',
    'TARGET_HEALTH_TABLE',
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
  ],
  preSignUp: [],
  accountWatch: ['ACCOUNTS_TABLE', 'API_KEY_LOOKUP_TABLE', 'USER_POOL_ID', 'USER_POOL_ENDPOINT'],
} as const;

export type FunctionName = keyof typeof functionEnvironment;
export type FunctionEnvironment<Name extends FunctionName> = Record<
  (typeof functionEnvironment)[Name][number],
  string
>;

/**
 * The function's variables, all present.
 * @throws {Error} that names every missing variable at once.
 */
export function readEnvironment<Name extends FunctionName>(
  name: Name,
  source: Readonly<Record<string, string | undefined>> = process.env,
): FunctionEnvironment<Name> {
  const names: readonly string[] = functionEnvironment[name];
  const missing = names.filter((variable) => !source[variable]);
  if (missing.length > 0) {
    throw new Error(`The ${name} function lacks environment variables: ${missing.join(', ')}`);
  }
  return Object.fromEntries(
    names.map((variable) => [variable, source[variable]]),
  ) as FunctionEnvironment<Name>;
}

/**
 * Whether the bot may reach loopback addresses: only on the local cloud and in tests, which set
 * `FORM_BOT_ALLOW_LOOPBACK=1`. Never on AWS: Lambda always sets `AWS_LAMBDA_RUNTIME_API`, a
 * reserved name that no deployment can unset.
 */
export function loopbackAllowed(
  source: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return (
    source['FORM_BOT_ALLOW_LOOPBACK'] === '1' && source['AWS_LAMBDA_RUNTIME_API'] === undefined
  );
}

/** Who the function is to AWS and where, for a request that no SDK client signs. Set by Lambda. */
export function readAwsIdentity(
  source: Readonly<Record<string, string | undefined>> = process.env,
) {
  const read = (name: string): string => {
    const value = source[name];
    if (!value) throw new Error(`The function lacks ${name}, which Lambda sets`);
    return value;
  };
  const sessionToken = source['AWS_SESSION_TOKEN'];
  return {
    region: read('AWS_REGION'),
    credentials: {
      accessKeyId: read('AWS_ACCESS_KEY_ID'),
      secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    },
  };
}

/** The setting for machines that can't run the packaged Chromium: an installed Chrome's path. */
export function installedBrowser(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return source['FORM_BOT_BROWSER'] || undefined;
}

/** Starts something with these variables set, for a package that reads them itself as it starts. */
export function startWith<T>(variables: Readonly<Record<string, string>>, start: () => T): T {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return start();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** For this process from now on; unlike what it was started with, nobody reads these in `/proc`. */
export function setVariables(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables);
}

/** The address of Lambda's own API: AWS's, unless the SDK's setting for another one is there. */
export function lambdaEndpoint(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return (
    source['AWS_ENDPOINT_URL_LAMBDA'] ?? `https://lambda.${source['AWS_REGION']}.amazonaws.com`
  );
}

/** Where a bucket takes a POST: virtual-hosted on AWS, by path on an endpoint of another kind. */
export function bucketUrl(
  bucket: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const endpoint = source['AWS_ENDPOINT_URL_S3'];
  return endpoint
    ? `${endpoint}/${bucket}`
    : `https://${bucket}.s3.${source['AWS_REGION']}.amazonaws.com/`;
}
