/**
 * What `npm run deploy` reads from an AWS account, and the problems and notes that the command
 * prints.
 */
import { afterEach, describe, expect, test } from '@jest/globals';
import { readAccount, type AccountFacts } from '../../../../infra/commands/deploy/account-facts.ts';
import { judgeAccount } from '../../../../infra/commands/deploy/judge-account.ts';
import { json, ofSts, startRecordedAws, type Answers } from './recorded-aws.ts';

let aws: Awaited<ReturnType<typeof startRecordedAws>> | undefined;
afterEach(() => aws?.close());

const caller = {
  GetCallerIdentity: ofSts(
    'GetCallerIdentity',
    '<Arn>arn:aws:sts::111122223333:assumed-role/deployer/asha</Arn>' +
      '<UserId>AROAEXAMPLE:asha</UserId><Account>111122223333</Account>',
  ),
};
const prepared: Answers = {
  ...caller,
  'AmazonSSM.GetParameter': json({
    Parameter: {
      ...{ Name: '/cdk-bootstrap/hnb659fds/version', Type: 'String', Value: '30', Version: 1 },
      ARN: 'arn:aws:ssm:eu-west-1:111122223333:parameter/cdk-bootstrap/hnb659fds/version',
    },
  }),
  'GET /2016-08-19/account-settings': json({
    AccountLimit: {
      ...{ TotalCodeSize: 80_530_636_800, CodeSizeUnzipped: 262_144_000 },
      ...{ CodeSizeZipped: 52_428_800, ConcurrentExecutions: 1000 },
      UnreservedConcurrentExecutions: 990,
    },
    AccountUsage: { TotalCodeSize: 412_000_000, FunctionCount: 31 },
  }),
  'GET /v2/email/identities/agency.example': json({
    ...{ IdentityType: 'DOMAIN', VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' },
  }),
  'GET /v2/email/account': json({
    ...{ EnforcementStatus: 'HEALTHY', ProductionAccessEnabled: true, SendingEnabled: true },
    SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 12 },
  }),
};
const production = {
  ...{ production: true, mailFrom: 'leads@agency.example' },
  ...{ botConcurrency: 10, accountConcurrency: 1000 },
};

async function read(changes: Answers = {}): Promise<AccountFacts> {
  aws = await startRecordedAws({ ...prepared, ...changes });
  return readAccount('agency.example', aws.config);
}
const judged = (facts: AccountFacts, changes = {}) =>
  judgeAccount(facts, { ...production, ...changes });
const limits = (limit: number, unreserved = limit) => ({
  'GET /2016-08-19/account-settings': json({
    AccountLimit: { ConcurrentExecutions: limit, UnreservedConcurrentExecutions: unreserved },
  }),
});

describe('an AWS account that is ready for a deployment', () => {
  test('no problem is reported for an account that is ready', async () => {
    const facts = await read();
    expect(facts).toEqual({
      account: '111122223333',
      arn: 'arn:aws:sts::111122223333:assumed-role/deployer/asha',
      region: 'eu-west-1',
      bootstrapVersion: { value: 30 },
      concurrency: { value: { limit: 1000, unreserved: 990 } },
      mail: { value: { identity: 'agency.example', verified: true, inSandbox: false } },
    });
    expect(judged(facts)).toEqual({ problems: [], notes: [] });
  });
});

describe('an AWS account that is not ready for a deployment', () => {
  test("without the CDK's bootstrap, the command to bootstrap is printed", async () => {
    const facts = await read({
      'AmazonSSM.GetParameter': json({ __type: 'ParameterNotFound' }, 400),
    });
    expect(judged(facts).problems).toEqual([
      'The account is not prepared for the CDK in eu-west-1. Run: npx cdk bootstrap aws://111122223333/eu-west-1',
    ]);
  });

  test('an account with too low Lambda concurrency is refused', async () => {
    expect(judged(await read(limits(100))).problems).toEqual([
      "Lambda allows 100 concurrent executions in eu-west-1, and the stage's accountConcurrency says 1000: " +
        'set botConcurrency to 10 and accountConcurrency to 100 in infra/stages.ts, or ' +
        'ask for 1000 (Service Quotas, AWS Lambda, "Concurrent executions").',
    ]);
  });

  test('a new account is advised to use three bots', async () => {
    const [problem] = judged(await read(limits(10))).problems;
    expect(problem).toContain('set botConcurrency to 3 and accountConcurrency to 10');
    const small = { botConcurrency: 3, accountConcurrency: 10 };
    aws?.close();
    expect(judged(await read(limits(10)), small)).toEqual({ problems: [], notes: [] });
  });

  test('an account with too much reserved Lambda concurrency is refused', async () => {
    const { problems } = judged(await read(limits(1000, 20)));
    expect(problems).toEqual([expect.stringContaining('20 are left')]);
    expect(problems[0]).toContain('10 bots with the front door need 24: set botConcurrency to 8');
  });

  test("an unverified sender address is refused; SES's sandbox is noted", async () => {
    const facts = await read({
      'GET /v2/email/identities/agency.example': json({ __type: 'NotFoundException' }, 404),
      'GET /v2/email/account': json({ ProductionAccessEnabled: false }),
    });
    const { problems, notes } = judged(facts);
    expect(problems).toEqual([expect.stringContaining('SES has not verified agency.example')]);
    expect(notes).toEqual([
      expect.stringMatching(/^SES is in its sandbox.*the e-mails of the digest/),
    ]);
  });

  test('account limits that the caller may not read are noted', async () => {
    const facts = await read({
      'GET /2016-08-19/account-settings': json({ __type: 'AccessDeniedException' }, 403),
    });
    expect(judged(facts)).toEqual({
      problems: [],
      notes: ["Not checked: Lambda's limits (AccessDeniedException)."],
    });
  });

  test('rejected credentials are reported in one sentence', async () => {
    const body =
      '<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type>' +
      '<Code>ExpiredToken</Code><Message>The security token is expired</Message></Error></ErrorResponse>';
    await expect(read({ GetCallerIdentity: { status: 403, body } })).rejects.toThrow(
      'AWS does not accept your credentials (ExpiredToken',
    );
  });
});
