/** The steps of a deployment in order, and the cases in which a deployment stops. */
import { beforeEach, expect, test } from '@jest/globals';
import type { ResourceChange } from '@aws-sdk/client-cloudformation';
import type { CanaryReport } from '../../../../contract/canary.ts';
import {
  deployStage,
  type DeploymentSteps,
} from '../../../../infra/commands/deploy/deploy-stage.ts';
import { stageSettings } from '../../../../infra/stages.ts';

let done: string[];
let printed: string[];
let changes: ResourceChange[];
let canary: CanaryReport;
let limit: number;

beforeEach(() => {
  [done, printed, limit] = [[], [], 10];
  changes = [{ Action: 'Modify', LogicalResourceId: 'BotFunction1', Replacement: 'False' }];
  canary = { outcome: 'success', seconds: 4.2 };
});

const outputs = {
  SiteUrl: 'https://d111111abcdef8.cloudfront.net',
  WebhookUrl: 'https://api.example/v1/process-lead',
  GraphqlUrl: 'https://graphql.example/graphql',
};

function steps(): DeploymentSteps {
  const note = async (what: string) => void done.push(what);
  return {
    readAccount: async () => ({
      ...{ account: '111122223333', arn: 'arn:aws:iam::111122223333:user/asha' },
      region: 'eu-west-1',
      bootstrapVersion: { value: 30 },
      concurrency: { value: { limit, unreserved: limit } },
    }),
    build: () => note('build'),
    prepare: () => note('prepare'),
    changeSet: {
      changes: async () => changes,
      discard: () => note('discard'),
      outputs: async () => outputs,
    },
    execute: () => note('execute'),
    keepOutputs: () => void done.push('keep outputs'),
    sendCanary: async () => {
      done.push('canary');
      return canary;
    },
    tell: (line) => void printed.push(line),
  };
}

const deploy = (named = { replace: [] as string[], delete: [] as string[] }, onlyLook = false) =>
  deployStage({ stage: 'dev', settings: stageSettings('dev'), named, onlyLook }, steps());

test('a deployment sends a test lead and prints the addresses', async () => {
  await deploy();
  expect(done).toEqual(['build', 'prepare', 'execute', 'keep outputs', 'canary']);
  expect(printed).toEqual([
    'Stage dev, account 111122223333, region eu-west-1, as arn:aws:iam::111122223333:user/asha.',
    'Resources: 0 added, 1 changed, 0 removed.',
    'Sending a canary lead …',
    'The canary lead reached the demo form in 4.2 s.',
    'Site:    https://d111111abcdef8.cloudfront.net',
    'Webhook: https://api.example/v1/process-lead',
    'GraphQL: https://graphql.example/graphql',
  ]);
});

test('nothing is deployed if the stack has no changes', async () => {
  changes = [];
  await deploy();
  expect(done).toEqual(['build', 'prepare', 'discard']);
  expect(printed[1]).toBe('Nothing changes: the stage dev is as it should be.');
  expect(printed).toContain('Webhook: https://api.example/v1/process-lead');
});

test('a deployment stops before the build if Lambda concurrency is low', async () => {
  limit = 9;
  await expect(deploy()).rejects.toThrow(/^The stage dev cannot be deployed here yet:\n- Lambda/);
  expect(done).toEqual([]);
});

test('a deployment stops at a deletion that is not confirmed', async () => {
  changes.push({ Action: 'Remove', LogicalResourceId: 'Table1', PolicyAction: 'Delete' });
  await expect(deploy()).rejects.toThrow(/^Nothing was deployed:\n- Table1 .*--delete Table1$/);
  expect(done).toEqual(['build', 'prepare', 'discard']);
  done = [];
  await deploy({ replace: [], delete: ['Table1'] });
  expect(done).toContain('execute');
});

test('a deployment with --look changes nothing', async () => {
  await deploy(undefined, true);
  expect(done).toEqual(['build', 'prepare', 'discard']);
});

test('a deployment fails if its test lead does not arrive', async () => {
  canary = { outcome: 'failed', seconds: 3, why: 'The lead ended as captcha.' };
  await expect(deploy()).rejects.toThrow('deployed, but its canary lead did not arrive: The lead');
  expect(printed).toContain('Site:    https://d111111abcdef8.cloudfront.net');
});
