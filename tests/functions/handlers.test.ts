/** Loads four handlers as Lambda does, configured by their environment only. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Context, DynamoDBRecord } from 'aws-lambda';
import { createServer, type Server } from 'node:http';
import { functionEnvironment } from '../../contract/environment.ts';
import { readEnvironment } from '../../functions/environment/read-environment.ts';
import { aLead, anId, aUser } from './builders.ts';
import { aPost, aStatusRequest } from './webhook/webhook-builders.ts';
import { listen, startDynamoDb, startQueue } from './local-aws.ts';
import { environmentValues } from './environment-values.ts';

const context = { functionName: 'function', awsRequestId: 'request' } as Context;
const userId = aUser();
let db: Awaited<ReturnType<typeof startDynamoDb>>;
let queue: Awaited<ReturnType<typeof startQueue>>;
let channel: Server;
let printed: string[];

beforeAll(async () => {
  [db, queue] = await Promise.all([startDynamoDb(), startQueue()]);
  channel = createServer((_request, response) => response.end('{"data":{}}'));
  const graphqlUrl = `${await listen(channel)}/graphql`;
  printed = [];
  const print = (...texts: unknown[]) => void printed.push(texts.join(' '));
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(print);
  }
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...environmentValues,
    AWS_LAMBDA_FUNCTION_NAME: 'function',
    AWS_ENDPOINT_URL_DYNAMODB: db.endpoint,
    AWS_ENDPOINT_URL_SQS: queue.endpoint,
    KMS_ENDPOINT: 'http://127.0.0.1:9/',
    LEAD_QUEUE_URL: queue.queueUrl,
    REHEARSAL_QUEUE_URL: queue.queueUrl,
    GRAPHQL_URL: graphqlUrl,
    MAIL_FROM: 'none',
    CALLBACK_QUEUE_URL: queue.queueUrl,
    USER_POOL_ENDPOINT: 'http://127.0.0.1:9/',
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  channel.closeAllConnections();
  channel.close();
  await Promise.all([db.stop(), queue.stop()]);
});

test('a lead passes from the webhook to the dashboard', async () => {
  const webhook = await import('../../functions/webhook/handler.ts');
  const accepted = await webhook.handler(aPost({ userId }, { idempotencyKey: 'one' }), context);
  expect(accepted.statusCode).toBe(202);
  const { submissionId } = JSON.parse(accepted.body) as { submissionId: string };
  expect(await queue.receive()).toEqual([{ userId, submissionId }]);
  const dashboard = await import('../../functions/dashboard-api/handler.ts');
  const event = {
    arguments: {},
    identity: { sub: userId },
    source: null,
    request: { headers: {}, domainName: null },
    prev: null,
    info: { fieldName: 'listSubmissions', parentTypeName: 'Query', variables: {} },
    stash: {},
  };
  const page = await dashboard.handler(event, context);
  expect(page).toMatchObject({ data: { items: [{ ...aLead(), id: submissionId }] } });
});

test("a failed read of a user's limits emits a metric", async () => {
  const { handler } = await import('../../functions/webhook/handler.ts');
  const ask = (user: string) => handler(aStatusRequest(user, anId()), context);
  const counted = () => printed.filter((line) => line.includes('AllowanceUnknown'));
  expect([(await ask(aUser())).statusCode, counted()]).toEqual([404, []]);
  await db.client.send(new DeleteTableCommand({ TableName: 'allowances' }));
  expect((await ask(aUser())).statusCode).toBe(404);
  expect(counted().map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { service: 'webhook', function_name: 'function', AllowanceUnknown: 1 },
  ]);
});

test('the reconciler prints its metrics', async () => {
  const { handler } = await import('../../functions/reconciler/handler.ts');
  await handler({}, context);
  const metrics = printed.find((line) => line.includes('OldestOpenSubmissionAge'));
  const sent = JSON.parse(metrics ?? '{}') as object;
  // A metric with the value 0 would cost as much as any other value, so it is not emitted.
  expect(sent).not.toHaveProperty('SubmissionsResent');
  expect(sent).toMatchObject({
    service: 'reconciler',
    function_name: 'function',
    OldestOpenSubmissionAge: expect.any(Number),
    OpenSubmissions: 1,
  });
});

test('the live publisher reports the result of its batch', async () => {
  const { handler } = await import('../../functions/live/handler.ts');
  const now = new Date().toISOString();
  const row = { ...aLead(), userId, id: anId(), version: 1, createdAt: now, updatedAt: now };
  const NewImage = marshall(row) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
  const record = {
    eventName: 'INSERT' as const,
    dynamodb: { SequenceNumber: '1', NewImage: NewImage! },
  };
  expect(await handler({ Records: [record] }, context)).toEqual({ batchItemFailures: [] });
});

test('one error names all missing environment variables', () => {
  for (const name of ['webhook', 'dashboardApi', 'reconciler', 'live', 'authoriser'] as const) {
    expect(() => readEnvironment(name, {})).toThrow(functionEnvironment[name].join(', '));
  }
});

test('no log line contains personal data', () => {
  expect(printed.length).toBeGreaterThan(0);
  for (const value of Object.values(aLead())) expect(printed.join()).not.toContain(String(value));
});
