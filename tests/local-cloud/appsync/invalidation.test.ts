import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import {
  ask,
  endSubscriptions,
  openFunction,
  publishRow,
  startApi,
  submissionInput,
} from './api-under-test.ts';
import { SocketClient } from './socket-client.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

const query = 'subscription { onSubmissionChanged { id version } }';
let issuer: TokenIssuer;
let api: GraphqlApi;
let refusal: { message: string; type: string } | undefined;
let clients: SocketClient[] = [];

beforeAll(async () => {
  issuer = await startTokenIssuer();
  api = await startApi(issuer, {
    invokeFunction: async (arn, payload) =>
      refusal ? { payload: { error: refusal } } : openFunction(arn, payload),
  });
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
  refusal = undefined;
});

async function connected(claims: object): Promise<{ client: SocketClient; token: string }> {
  const token = await issuer.sign({ ...claims });
  const client = new SocketClient(api.realtimeUrl, token);
  clients.push(client);
  await client.connect();
  client.start('1', token, query);
  return { client, token };
}

async function subscribed(sub: string, auth_time: number): Promise<SocketClient> {
  const { client } = await connected({ sub, username: sub, auth_time });
  await client.next('start_ack');
  return client;
}

test('the end of a session ends its subscriptions and sockets', async () => {
  const old = await subscribed('user-1', 999);
  const later = await subscribed('user-1', 1000);
  const other = await subscribed('user-2', 999);
  expect(await endSubscriptions(api, { userId: 'user-1', notBefore: 1000 })).toEqual({
    status: 200,
    data: { endSubscriptions: true },
  });
  expect(await old.next('complete')).toMatchObject({ id: '1' });
  await old.closed();
  await publishRow(api, submissionInput({ version: 2 }));
  await publishRow(api, submissionInput({ userId: 'user-2', version: 3 }));
  expect((await later.next('data')).payload?.data).toMatchObject({
    onSubmissionChanged: { version: 2 },
  });
  expect((await other.next('data')).payload?.data).toMatchObject({
    onSubmissionChanged: { version: 3 },
  });
  expect(old.frames.filter(({ type }) => type === 'data')).toEqual([]);
});

test("users can't publish the event that ends subscriptions", async () => {
  const client = await subscribed('user-1', 999);
  const authorization = await issuer.sign();
  const mutation = 'mutation { endSubscriptions(userId: "user-1", notBefore: 1000) }';
  const { data, errors } = await ask(api, { authorization }, mutation);
  expect(data).toEqual({ endSubscriptions: null });
  expect(errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  await publishRow(api, submissionInput({ version: 4 }));
  await client.next('data');
});

test('a subscription of an ended session does not start', async () => {
  refusal = { message: 'Sign in again.', type: 'SessionEnded' };
  const { client } = await connected({ auth_time: 999 });
  expect((await client.next('error')).payload?.errors).toMatchObject([
    { errorType: 'SessionEnded', message: 'Sign in again.' },
  ]);
});
