/**
 * The fence allows each attempt to submit its lead once. These tests call its handler as API
 * Gateway does; only the handler's environment configures the handler.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { fenceAnswerSchema, fenceToken } from '../../../contract/fence-token.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { originHash } from '../../../functions/stores/origins/origin-key.ts';
import { createOriginDecisions } from '../../../functions/stores/origins/origin-decisions.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let store: SubmissionStore;
let handler: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>;
let printed: string[];
let claim: { userId: string; id: string; token: string };

beforeAll(async () => {
  database = await startDynamoDb();
  const now = () => new Date();
  store = createSubmissionStore({ client: database.client, table: 'submissions', now });
  printed = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    jest
      .spyOn(console, method)
      .mockImplementation((...texts: unknown[]) => void printed.push(texts.join(' ')));
  }
  jest.replaceProperty(process, 'env', {
    ...process.env,
    POWERTOOLS_DEV: 'true',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    SUBMISSIONS_TABLE: 'submissions',
    ORIGINS_TABLE: 'origins',
    TARGET_POLICY: 'any',
  });
  ({ handler } = await import('../../../functions/fence/handler.ts'));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await database.stop();
});
beforeEach(async () => {
  claim = { userId: aUser(), id: anId(), token: anId() };
  await store.create({ ...claim, keyId: anId(), lead: aLead(), maxAttempts: 3 });
  await store.claim({ ...claim, leaseSeconds: 120, ...rowLimits });
});

const post = (body: string | null) => handler({ body } as APIGatewayProxyEvent);
const ask = (token: string) => post(JSON.stringify({ token }));
const own = () => fenceToken(fencePassOf(claim));
const stop = {
  statusCode: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: '{"go":false}',
};

test('the fence permits a running attempt to submit once', async () => {
  expect(await ask(own())).toEqual({ ...stop, body: '{"go":true}' });
  expect(await ask(own())).toEqual(stop);
});

test("the fence's answer names a blocked site, and the token stays valid", async () => {
  const { client } = database;
  const decisions = createOriginDecisions({ client, table: 'origins', now: () => new Date() });
  const [form, blocked] = ['https://lender.example', 'https://www.annoyed.example'];
  await decisions.decide('https://annoyed.example', 'blocked');
  const about = (origins: string[]) => post(JSON.stringify({ token: own(), origins }));
  const refused = { go: false, refused: blocked };
  expect(await about([form, blocked])).toEqual({ ...stop, body: JSON.stringify(refused) });
  expect(await about(Array.from({ length: 21 }, () => form))).toEqual(stop);
  const { body: go } = await about([form]);
  const blockedSites = ['https://annoyed.example', 'http://annoyed.example'].map(originHash);
  expect(JSON.parse(go)).toMatchObject({ go: true });
  expect(JSON.parse(go)).toHaveProperty('blocked', expect.arrayContaining(blockedSites));
  expect(fenceAnswerSchema.safeParse(JSON.parse(go)).success).toBe(true);
});

test('the fence\'s answer "go" for the stage’s own form lists no blocked sites', async () => {
  expect(await ask(own())).toMatchObject({ body: '{"go":true}' });
});

test('a request with a wrong token reveals no sites and causes one read', async () => {
  const { client } = database;
  const decisions = createOriginDecisions({ client, table: 'origins', now: () => new Date() });
  await decisions.decide('https://secretly.example', 'blocked');
  const origins = ['https://secretly.example', 'https://open.example'];
  const token = fenceToken({ ...fencePassOf(claim), secret: 'x'.repeat(43) });
  const sent = jest.spyOn(DynamoDBDocumentClient.prototype, 'send');
  expect(await post(JSON.stringify({ token, origins }))).toEqual(stop);
  const commands = sent.mock.calls.map(([command]) => command);
  sent.mockRestore();
  expect(commands).toEqual([expect.any(QueryCommand)]);
  expect(commands[0]?.input).toMatchObject({
    ...{ TableName: 'submissions', ConsistentRead: true, Select: 'SPECIFIC_ATTRIBUTES' },
    ProjectionExpression: '#status, fenceHash, leaseUntil',
  });
  expect(await ask(own())).toMatchObject({ body: '{"go":true}' });
});

describe('the fence\'s answer "stop"', () => {
  test.each<[string, () => string | null]>([
    ['a made-up secret', () => body({ secret: 'x'.repeat(43) })],
    ['another row', () => body({ id: anId() })],
    ['another user', () => body({ userId: aUser() })],
    ['a token that ends early', () => JSON.stringify({ token: own().slice(0, -1) })],
    ['a token with a quote', () => JSON.stringify({ token: `${own()}"` })],
    ['a token that is an object', () => '{"token":{"S":"x"}}'],
    ['a long token', () => JSON.stringify({ token: own() + 'x'.repeat(10_000) })],
    ['a body that is not JSON', () => 'token'],
    ['no body', () => null],
  ])('the fence answers "stop" and nothing else to a request with %s', async (_name, bodyOf) => {
    expect(await post(bodyOf())).toEqual(stop);
    expect(await ask(own())).toMatchObject({ body: '{"go":true}' });
  });

  test('the fence answers "stop" to an attempt whose token was withdrawn', async () => {
    await store.endFence(claim);
    expect(await ask(own())).toEqual(stop);
  });
});

test('the fence answers "stop" if its table fails, and logs no token', async () => {
  const token = own();
  await database.stop();
  expect(await ask(token)).toMatchObject({ statusCode: 500, body: '{"go":false}' });
  expect(printed.join('\n')).toContain('The fence was not written');
  expect(printed.join('\n')).not.toContain(fencePassOf(claim).secret);
  database = await startDynamoDb();
});

function body(changes: Partial<ReturnType<typeof fencePassOf>>): string {
  return JSON.stringify({ token: fenceToken({ ...fencePassOf(claim), ...changes }) });
}
