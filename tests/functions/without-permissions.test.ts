/**
 * Runs each handler as Lambda loads it, in an account that refuses every call. Each failure must
 * appear as a Lambda error, as a 5xx of API Gateway, or as a metric, so that an alarm is raised.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Context } from 'aws-lambda';
import { createServer, type Server } from 'node:http';
import type { FunctionName } from '../../contract/environment.ts';
import { fenceToken } from '../../contract/fence-token.ts';
import { aLead, anId, aRow, aUser } from './builders.ts';
import { aCall, aPost } from './webhook/webhook-builders.ts';
import { listen } from './local-aws.ts';
import { environmentValues } from './environment-values.ts';

const context = {
  functionName: 'function',
  awsRequestId: 'request',
  getRemainingTimeInMillis: () => 60_000,
} as Context;
const userId = aUser();
let refusing: Server;
let requests: number;
let printed: string[];

/**
 * A server that refuses each request in a way that all services understand: the JSON services read
 * `__type`, the other services the status.
 */
beforeAll(async () => {
  requests = 0;
  refusing = createServer((_request, response) => {
    requests += 1;
    response.writeHead(403, {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-errortype': 'AccessDeniedException',
    });
    response.end(JSON.stringify({ __type: 'AccessDeniedException', message: 'Not authorized' }));
  });
  const endpoint = await listen(refusing);
  printed = [];
  const print = (...texts: unknown[]) => void printed.push(texts.join(' '));
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(print);
  }
  const services = ['DYNAMODB', 'SQS', 'S3', 'LAMBDA', 'SESV2'];
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...Object.fromEntries(services.map((name) => [`AWS_ENDPOINT_URL_${name}`, endpoint])),
    ...variables,
    USER_POOL_ENDPOINT: `${endpoint}/`,
    KMS_ENDPOINT: `${endpoint}/`,
    STREAMS_ENDPOINT: `${endpoint}/`,
    CODEDEPLOY_ENDPOINT: `${endpoint}/`,
    GRAPHQL_URL: `${endpoint}/graphql`,
    LEAD_QUEUE_URL: `${endpoint}/000000000000/leads`,
    CALLBACK_QUEUE_URL: `${endpoint}/000000000000/callbacks`,
    REHEARSAL_QUEUE_URL: `${endpoint}/000000000000/rehearsals`,
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  refusing.closeAllConnections();
  refusing.close();
});

const variables = {
  ...environmentValues,
  AWS_LAMBDA_FUNCTION_NAME: 'stage-function',
  AWS_MAX_ATTEMPTS: '1',
  SITE_BUCKET: 'site',
  RECEIPT_KEY: 'arn:aws:kms:eu-west-1:000000000000:key/two',
  DEMO_FORM: '{"name":"Demo form","url":"https://site.example/demo-form/","demo":true}',
  WEBHOOK_VERSION: 'arn:aws:lambda:eu-west-1:000000000000:function:webhook:7',
  WEBHOOK_URL: 'https://api.example/v1/process-lead',
  BOTS_AT_ONCE: '2',
  REHEARSALS_AT_ONCE: '2',
  STAGE_FORM_AT_ONCE: 'Infinity',
  ORIGIN_AT_ONCE: '2',
  ORIGIN_PER_MINUTE: '20',
  ATTEMPT_DEADLINE_SECONDS: '60',
  LEASE_SECONDS: '120',
  RETRY_BASE_SECONDS: '30',
  RETRY_CAP_SECONDS: '900',
  EVENTS_TABLE: 'events',
  PLACES_OF_USER: '10',
  MAIL_FROM: 'leads@agency.example',
  SITE_URL: 'https://www.agency.example',
  USER_POOL_ID: 'eu-west-1_Pool',
};

const sqsEvent = (message: object) => ({
  Records: [
    {
      messageId: 'one',
      receiptHandle: 'receipt',
      body: JSON.stringify(message),
      attributes: { ApproximateReceiveCount: '1', SentTimestamp: '1795000000000' },
    },
  ],
});
const keyEvent = {
  methodArn: 'arn:aws:execute-api:eu-west-1:000000000000:api/v1/POST/process-lead',
  headers: { 'x-api-key': `fak_${'a'.repeat(32)}` },
};
const leadEvent = aPost({ userId });
const fieldEvent = {
  arguments: {},
  identity: { sub: userId, claims: { token_use: 'access', auth_time: 1 } },
  source: null,
  request: { headers: {}, domainName: null },
  prev: null,
  info: { fieldName: 'listApiKeys', parentTypeName: 'Query', variables: {} },
  stash: {},
};
/** A record of the submissions table's stream: a submission becomes a success. */
const endEvent = () => {
  const before = aRow({ userId });
  const [OldImage, NewImage] = [before, { ...before, status: 'success' }].map((row) =>
    marshall(row),
  );
  return {
    Records: [{ eventName: 'MODIFY', dynamodb: { SequenceNumber: '1', OldImage, NewImage } }],
  };
};
const streamEvent = () => {
  const now = new Date().toISOString();
  const row = { ...aLead(), userId, id: anId(), version: 1, createdAt: now, updatedAt: now };
  return {
    Records: [{ eventName: 'INSERT', dynamodb: { SequenceNumber: '1', NewImage: marshall(row) } }],
  };
};

/**
 * How a failure of the function becomes visible. `stays`: the stream keeps the unhandled record,
 * and the record's growing age raises the alarm.
 */
type Shown = 'lambda error' | 'metric' | 'metric and 5xx' | 'metric and stays';

const shownBy: Record<Exclude<FunctionName, 'browser' | 'preSignUp' | 'mcp'>, Shown> = {
  authoriser: 'lambda error',
  webhook: 'metric and 5xx',
  keyApi: 'metric and 5xx',
  bot: 'metric',
  rehearser: 'lambda error',
  formWatch: 'lambda error',
  fence: 'metric and 5xx',
  reconciler: 'lambda error',
  live: 'metric and stays',
  events: 'metric and stays',
  dashboardApi: 'metric',
  digest: 'lambda error',
  accountWatch: 'lambda error',
  canary: 'lambda error',
  releaseCheck: 'lambda error',
  receipts: 'metric',
  callbacks: 'lambda error',
  callbackSweep: 'lambda error',
};

const events: Record<keyof typeof shownBy, () => unknown> = {
  authoriser: () => keyEvent,
  webhook: () => leadEvent,
  keyApi: () => aCall({ userId, scopes: 'read' }, 'GET /forms'),
  bot: () => sqsEvent({ userId, submissionId: anId() }),
  rehearser: () => sqsEvent({ userId, formId: anId(), rehearsalId: anId() }),
  formWatch: () => ({}),
  fence: () => ({
    body: JSON.stringify({ token: fenceToken({ userId, id: anId(), secret: 'a'.repeat(43) }) }),
  }),
  reconciler: () => ({}),
  live: streamEvent,
  events: endEvent,
  dashboardApi: () => fieldEvent,
  digest: () => ({}),
  accountWatch: () => ({}),
  canary: () => ({}),
  releaseCheck: () => ({ DeploymentId: 'd-ABC', LifecycleEventHookExecutionId: 'e' }),
  receipts: () => fieldEvent,
  callbacks: () => sqsEvent({ userId, endpointId: anId(), eventId: 'one' }),
  callbackSweep: () => ({}),
};

interface Handler {
  handler: (event: unknown, context: Context) => Promise<unknown>;
}
const folderOf = (name: string) => name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

const isOfStream = (name: string) => name === 'live' || name === 'events';

async function invoke(name: keyof typeof shownBy): Promise<{ shown: string; answer: unknown }> {
  const { handler } = (await import(`../../functions/${folderOf(name)}/handler.ts`)) as Handler;
  const before = { requests, lines: printed.length };
  const end = await handler(events[name](), context).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error, answer: undefined }),
  );
  // If no call was refused, the test would prove nothing.
  expect(requests).toBeGreaterThan(before.requests);
  const isCounted = printed
    .slice(before.lines)
    .filter((line) => line.includes('"Failures"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .some(
      (metric) =>
        metric['service'] === folderOf(name) &&
        metric['function_name'] === 'stage-function' &&
        metric['Failures'] === 1,
    );
  const { statusCode, batchItemFailures } = (end.answer ?? {}) as {
    statusCode?: number;
    batchItemFailures?: unknown[];
  };
  if ('error' in end) return { shown: 'lambda error', answer: end.error };
  const where = batchItemFailures?.length === 1 && isOfStream(name) ? ' and stays' : '';
  const shown = `${isCounted ? 'metric' : 'nothing'}${statusCode === 500 ? ' and 5xx' : where}`;
  return { shown, answer: end.answer };
}

describe('functions whose AWS calls are all refused', () => {
  test.each(Object.entries(shownBy) as [keyof typeof shownBy, Shown][])(
    'the function %s shows its refused AWS calls as %s',
    async (name, expected) => {
      const { shown, answer } = await invoke(name);
      expect({ shown, answer }).toEqual({ shown: expected, answer });
    },
  );
});
