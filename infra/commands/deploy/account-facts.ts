/** Reads the facts of the AWS account that decide whether a stage can be deployed there. */
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient, type STSClientConfig } from '@aws-sdk/client-sts';
import { asError } from '../../../contract/errors.ts';
import { DeploymentRefusal } from '../../deployment-refusal.ts';

/** The parameter in which `cdk bootstrap` stores its version, for the CDK's default qualifier. */
const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version';

/**
 * A fact about the account. If it can't be read, `unread` is the name of the error, such as
 * AccessDeniedException.
 */
export type Fact<Value> = { value: Value } | { unread: string };

export interface AccountFacts {
  account: string;
  /** The ARN of the identity that deploys. */
  arn: string;
  region: string;
  /** The version of `cdk bootstrap`; 0 if the account is not bootstrapped in the region. */
  bootstrapVersion: Fact<number>;
  /**
   * Lambda's concurrent executions: the account's limit, and the part that is reserved for no
   * function.
   */
  concurrency: Fact<{ limit: number; unreserved: number }>;
  /** The facts about SES; absent if the stage sends no e-mails. */
  mail?: Fact<{ identity: string; verified: boolean; inSandbox: boolean }>;
}

/** Settings for the AWS clients, with which tests replace AWS. */
export type AwsConfig = Pick<STSClientConfig, 'region' | 'endpoint' | 'credentials'>;

/**
 * @param identity the domain or address that SES must have verified.
 * @throws {DeploymentRefusal} without a region or credentials.
 */
export async function readAccount(
  identity: string | undefined,
  config: AwsConfig = {},
): Promise<AccountFacts> {
  const sts = new STSClient(config);
  const region = await sts.config.region().catch(() => {
    throw new DeploymentRefusal('No region is set. Set AWS_REGION, such as AWS_REGION=eu-west-1.');
  });
  const caller = await sts.send(new GetCallerIdentityCommand({})).catch((error: unknown) => {
    const { name } = asError(error);
    throw new DeploymentRefusal(
      `AWS does not accept your credentials (${name}). Sign in, such as with aws sso login, and set AWS_PROFILE.`,
    );
  });
  const at = { ...config, region };
  return {
    account: caller.Account ?? '',
    arn: caller.Arn ?? '',
    region,
    bootstrapVersion: await fact(() => bootstrapVersion(at)),
    concurrency: await fact(() => concurrency(at)),
    ...(identity !== undefined && { mail: await fact(() => mail(identity, at)) }),
  };
}

async function fact<Value>(read: () => Promise<Value>): Promise<Fact<Value>> {
  return read().then(
    (value) => ({ value }),
    (error: unknown) => ({ unread: asError(error).name }),
  );
}

async function bootstrapVersion(config: AwsConfig): Promise<number> {
  const ask = new SSMClient(config).send(new GetParameterCommand({ Name: bootstrapParameter }));
  const { Parameter } = await absentIf('ParameterNotFound', ask);
  return Number(Parameter?.Value ?? 0);
}

async function concurrency(config: AwsConfig) {
  const { AccountLimit } = await new LambdaClient(config).send(new GetAccountSettingsCommand({}));
  return {
    limit: AccountLimit?.ConcurrentExecutions ?? 0,
    unreserved: AccountLimit?.UnreservedConcurrentExecutions ?? 0,
  };
}

async function mail(identity: string, config: AwsConfig) {
  const ses = new SESv2Client(config);
  const found = ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
  const { VerifiedForSendingStatus } = await absentIf('NotFoundException', found);
  const { ProductionAccessEnabled } = await ses.send(new GetAccountCommand({}));
  return {
    identity,
    verified: VerifiedForSendingStatus === true,
    inSandbox: ProductionAccessEnabled !== true,
  };
}

async function absentIf<Answer extends object>(
  errorName: string,
  answer: Promise<Answer>,
): Promise<Partial<Answer>> {
  return answer.catch((error: unknown) => {
    if (asError(error).name === errorName) return {};
    throw error;
  });
}
