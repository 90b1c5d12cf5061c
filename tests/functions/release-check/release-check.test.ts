/**
 * Checks a new version of the webhook before the version gets traffic, with simulated answers of
 * AWS.
 */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { canaryLead } from '../../../contract/canary.ts';
import type { handler as Handler } from '../../../functions/release-check/handler.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import { anId } from '../builders.ts';
import { listen } from '../local-aws.ts';

const version = 'arn:aws:lambda:eu-west-1:111122223333:function:webhook:7';
const submissionId = anId();
const time = '2026-03-01T10:00:00.000Z';
const answers = {
  POST: {
    statusCode: 202,
    body: JSON.stringify({
      ...{ success: true, submissionId, status: 'processing', message: 'Lead received' },
    }),
  },
  GET: {
    statusCode: 200,
    body: JSON.stringify({
      ...{ success: true, submissionId, status: 'success', retryCount: 0, failureReason: null },
      ...{ createdAt: time, updatedAt: time },
    }),
  },
};
let aws: Server;
let handler: typeof Handler;
let crashes: boolean;
let events: RestEvent[];
let reports: unknown[];

beforeAll(async () => {
  aws = createServer((request, response) => {
    void (async () => {
      const body: unknown = JSON.parse(await text(request));
      if (request.headers['x-amz-target']) {
        reports.push([request.headers['x-amz-target'], body]);
        return response.end('{"lifecycleEventHookExecutionId":"hook-1"}');
      }
      expect(decodeURIComponent(request.url ?? '')).toContain(`/functions/${version}/invocations`);
      events.push(body as RestEvent);
      if (crashes) response.setHeader('x-amz-function-error', 'Unhandled');
      const { httpMethod } = body as { httpMethod: 'POST' | 'GET' };
      return response.end(JSON.stringify(answers[httpMethod]));
    })();
  });
  const endpoint = await listen(aws);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_LAMBDA: endpoint,
    CODEDEPLOY_ENDPOINT: `${endpoint}/`,
    WEBHOOK_VERSION: version,
    SUBMISSIONS_TABLE: 'submissions',
  });
  ({ handler } = await import('../../../functions/release-check/handler.ts'));
});
afterAll(() => {
  jest.restoreAllMocks();
  aws.closeAllConnections();
  aws.close();
});
beforeEach(() => {
  [crashes, events, reports] = [false, [], []];
});

const check = () =>
  handler({ DeploymentId: 'd-7', LifecycleEventHookExecutionId: 'hook-1' }, {} as Context);
const reportOf = (status: string) => [
  [
    'CodeDeploy_20141006.PutLifecycleEventHookExecutionStatus',
    { deploymentId: 'd-7', lifecycleEventHookExecutionId: 'hook-1', status },
  ],
];

test('a webhook version whose canary lead succeeds gets traffic', async () => {
  await check();
  expect(events.map(({ httpMethod }) => httpMethod)).toEqual(['POST', 'GET']);
  const authorizer = { userId: 'canary', canary: 'true', expiresAt: '' };
  expect(events[0]).toMatchObject({
    body: JSON.stringify(canaryLead),
    requestContext: { authorizer },
  });
  expect(events[1]?.pathParameters).toEqual({ id: submissionId });
  expect(reports).toEqual(reportOf('Succeeded'));
});

test('a webhook version that crashes gets no traffic', async () => {
  crashes = true;
  await check();
  expect(reports).toEqual(reportOf('Failed'));
});
