/** The only file of the functions that reads or writes `process.env`. */
import {
  attemptFolderVariable,
  functionEnvironment,
  installedBrowserVariable,
  type FunctionEnvironment,
  type FunctionName,
} from '../../contract/environment.ts';

/**
 * Reads the function's variables.
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

/**
 * The function's AWS credentials and region, for requests that no SDK client signs. Set by Lambda.
 */
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

/**
 * The folder for the logs of attempts. Never set on AWS, because only a process with
 * `loopbackAllowed` uses it.
 */
export function attemptFolder(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return loopbackAllowed(source) ? source[attemptFolderVariable] || undefined : undefined;
}

export function installedBrowser(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return source[installedBrowserVariable] || undefined;
}

/** Sets variables temporarily, for a package that reads them when it starts. */
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

/**
 * Sets variables for this process. Unlike variables that are set at the process's start, they can't
 * be read in `/proc`.
 */
export function setVariables(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables);
}

/** The address of the Lambda API: AWS's, unless the SDK's setting names another one. */
export function lambdaEndpoint(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return (
    source['AWS_ENDPOINT_URL_LAMBDA'] ?? `https://lambda.${source['AWS_REGION']}.amazonaws.com`
  );
}

/** The address of the SES API: AWS's, unless the SDK's setting names another one. */
export function mailEndpoint(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return source['AWS_ENDPOINT_URL_SESV2'] ?? `https://email.${source['AWS_REGION']}.amazonaws.com`;
}

/**
 * The bucket's address for POST requests: virtual-hosted on AWS, with the bucket in the path on any
 * other endpoint.
 */
export function bucketUrl(
  bucket: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const endpoint = source['AWS_ENDPOINT_URL_S3'];
  return endpoint
    ? `${endpoint}/${bucket}`
    : `https://${bucket}.s3.${source['AWS_REGION']}.amazonaws.com/`;
}

/** The function's own name, from Lambda's environment; `local` outside of Lambda. */
export function ownName(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return source['AWS_LAMBDA_FUNCTION_NAME'] ?? 'local';
}
