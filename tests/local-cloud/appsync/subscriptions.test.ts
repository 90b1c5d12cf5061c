import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { generateKeyPair } from 'jose';
import { WebSocket } from 'ws';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import { publishRow, startApi, submissionInput } from './api-under-test.ts';
import { SocketClient } from './socket-client.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';
import { nextEvent } from '../../until.ts';

let issuer: TokenIssuer;
let api: GraphqlApi;
let token: string;
let clock: Date;
let clients: SocketClient[] = [];
const query = 'subscription { onSubmissionChanged { id version city } }';

beforeAll(async () => {
  issuer = await startTokenIssuer();
  api = await startApi(issuer, { now: () => clock });
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});
beforeEach(async () => {
  clock = new Date();
  token = await issuer.sign();
});
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
});

function open(by = token, older = false): SocketClient {
  const client = new SocketClient(api.realtimeUrl, by, { older });
  clients.push(client);
  return client;
}

async function subscribed(by = token, document = query): Promise<SocketClient> {
  const client = open(by);
  await client.connect();
  client.start('1', by, document);
  await client.next('start_ack');
  return client;
}

const publishNow = (submission: object) => {
  clock = new Date();
  return publishRow(api, submission);
};

describe('the delivery of events to subscribers', () => {
  test("only the row's owner receives a published row", async () => {
    const owner = await subscribed();
    const other = await subscribed(await issuer.sign({ sub: 'user-2', username: 'user-2' }));
    await publishNow(submissionInput({ version: 7 }));
    await publishNow(submissionInput({ userId: 'user-2', version: 8 }));
    const own = await owner.next('data');
    const theirs = await other.next('data');
    expect(own).toEqual({
      id: '1',
      type: 'data',
      payload: { data: { onSubmissionChanged: { id: 'submission-1', version: 7, city: 'Pune' } } },
    });
    expect(theirs.payload?.data).toMatchObject({ onSubmissionChanged: { version: 8 } });
    const left = [...owner.frames, ...other.frames].filter(({ type }) => type === 'data');
    expect(left).toEqual([]);
  });

  test('an event contains only the fields that the mutation selected', async () => {
    const client = await subscribed(
      token,
      'subscription { onSubmissionChanged { id failureReason } }',
    );
    const selects = (fields: string) =>
      `mutation P($submission: SubmissionInput!) {
        publishSubmission(submission: $submission) { ${fields} }
      }`;
    const failed = submissionInput({ failureReason: 'timeout' });
    await publishRow(api, failed, selects('id'));
    await publishRow(api, failed, selects('who: userId key: id'));
    expect((await client.next('data')).payload?.data).toEqual({
      onSubmissionChanged: { id: 'submission-1', failureReason: null },
    });
    expect(client.frames.filter(({ type }) => type === 'data')).toEqual([]);
  });

  test('no event arrives after a subscription was stopped', async () => {
    const client = await subscribed();
    client.send({ type: 'stop', id: '1' });
    expect(await client.next('complete')).toEqual({ type: 'complete', id: '1' });
    await publishNow(submissionInput());
    client.start('2', token, query);
    await client.next('start_ack');
    expect(client.frames.filter(({ type }) => type === 'data')).toEqual([]);
  });

  test('an event over 240 KB is not delivered', async () => {
    const client = await subscribed();
    await publishNow(submissionInput({ name: 'x'.repeat(250 * 1024) }));
    await publishNow(submissionInput({ version: 2 }));
    expect((await client.next('data')).payload?.data).toMatchObject({
      onSubmissionChanged: { version: 2 },
    });
  });
});

describe('the handshake of a socket', () => {
  test("the acknowledgement of a connection contains the connection's time-out", async () => {
    const client = open();
    expect(await client.connect()).toEqual({
      type: 'connection_ack',
      payload: { connectionTimeoutMs: 300000 },
    });
    await client.next('ka');
  });

  test('a token in a query parameter is accepted, for older clients', async () => {
    expect((await open(token, true).connect()).type).toBe('connection_ack');
  });

  test("the test client's wait fails when the socket closes", async () => {
    const client = await subscribed();
    client.close();
    await expect(client.next('data')).rejects.toThrow('closed before a frame data');
  });

  test('an expired token does not close the socket', async () => {
    const client = await subscribed();
    clock = new Date(Date.now() + 3_600_000);
    client.start('2', token, query);
    expect((await client.next('error')).payload?.errors).toEqual([
      { errorType: 'UnauthorizedException', message: 'Token has expired.' },
    ]);
    await publishNow(submissionInput());
    expect((await client.next('data')).id).toBe('1');
  });

  test('a socket with a forged, foreign or missing token is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      await issuer.sign({}, privateKey),
      await issuer.sign({ iss: 'http://127.0.0.1:1/eu-west-1_Other' }),
      `${none}.${token.split('.')[1]}.`,
      '',
    ];
    for (const bad of tokens) {
      const client = open(bad);
      await client.opened();
      client.send({ type: 'connection_init' });
      const { payload } = await client.next('connection_error');
      expect(payload?.errors).toMatchObject([
        { errorType: 'UnauthorizedException', errorCode: 401 },
      ]);
      await client.closed();
    }
  });
});

describe('invalid frames on a realtime socket', () => {
  test('a subscription with a forged token is refused', async () => {
    const client = await subscribed();
    const { privateKey } = await generateKeyPair('RS256');
    client.start('2', await issuer.sign({}, privateKey), query);
    const { id, payload } = await client.next('error');
    expect(id).toBe('2');
    expect(payload?.errors?.[0]?.errorType).toBe('UnauthorizedException');
  });

  test.each([
    ['a query', '{ listApiKeys { id } }', 'BadRequestException'],
    ['an unknown field', 'subscription { onNothing { id } }', 'ValidationError'],
    ['an argument that decides the owner', argument(), 'ValidationError'],
    ['half a document', 'subscription {', 'ValidationError'],
  ])('a start frame with %s is refused', async (_title, document, errorType) => {
    const client = open();
    await client.connect();
    client.start('1', token, document);
    expect((await client.next('error')).payload?.errors?.[0]?.errorType).toBe(errorType);
  });

  test('a socket with a wrong path or protocol is refused', async () => {
    const { origin } = new URL(api.realtimeUrl.replace('ws', 'http'));
    const refused = [
      new WebSocket(`${origin.replace('http', 'ws')}//`, ['graphql-ws']),
      new WebSocket(`${origin.replace('http', 'ws')}/other`, ['graphql-ws']),
      new WebSocket(api.realtimeUrl, ['graphql-transport-ws']),
    ];
    for (const socket of refused) {
      const [error] = await nextEvent<[Error]>('the refusal', socket, 'error');
      expect(error.message).toContain('400');
    }
    expect((await open().connect()).type).toBe('connection_ack');
  });

  test('malformed frames get an error and affect no other client', async () => {
    const client = await subscribed();
    client.send('{');
    await client.next('error');
    client.send({ type: 'start', id: '1' });
    await client.next('error');
    client.start('1', token, query);
    expect((await client.next('error')).payload?.errors?.[0]?.errorType).toBe(
      'DuplicatedOperationError',
    );
    await publishNow(submissionInput());
    expect((await client.next('data')).id).toBe('1');
  });
});

function argument(): string {
  return 'subscription { onSubmissionChanged(userId: "user-2") { id } }';
}
