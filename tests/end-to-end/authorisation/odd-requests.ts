/**
 * Requests that the authorisation matrix does not cover: valid credentials used in unexpected ways.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SocketClient } from '../../local-cloud/appsync/socket-client.ts';
import { buildLead, createAccount } from '../account.ts';
import { askGraphql } from './ask.ts';
import { expectNothingOf } from './cells.ts';
import { apiHost, madeUp, type World } from './people.ts';
import { rawRequest, type RawRequest } from './raw-request.ts';

export function testOddOperations(worldOf: () => World): void {
  const ask = (query: unknown, variables = {}) => {
    const body = JSON.stringify({ query, variables });
    return askGraphql(worldOf(), body, { authorization: worldOf().another.accessToken });
  };

  test('each GraphQL field of one request is authorised separately', async () => {
    const { owner, another } = worldOf();
    const query = `query Both($theirs: ID!, $mine: ID!) {
      theirs: getSubmission(id: $theirs) { ...row }
      mine: getSubmission(id: $mine) { ...row }
    } fragment row on Submission { id email }`;
    const ids = { theirs: owner.submissions[0], mine: another.submissions[0] };
    const { body, whole } = await ask(query, ids);
    expect(body.data).toMatchObject({ theirs: null, mine: { id: ids.mine } });
    expectNothingOf(owner, whole);
  });

  test('createApiKey refuses used key values, also those of deleted keys', async () => {
    const { owner, deletedKey } = worldOf();
    const create = `mutation Create($keyValue: String!) {
      createApiKey(keyName: "Mine", keyValue: $keyValue) { id }
    }`;
    const answers = [];
    for (const { keyValue } of [owner.key, deletedKey]) {
      const { body, whole } = await ask(create, { keyValue });
      expectNothingOf(owner, whole);
      answers.push(body);
    }
    expect(answers[0]?.errors).toMatchObject([{ errorType: 'Conflict' }]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('a screenshot link is valid 15 minutes and cannot be changed', async () => {
    const { owner } = worldOf();
    const [id] = owner.submissions;
    const query = 'query Get($id: ID!) { getSubmission(id: $id) { screenshotUrl } }';
    const body = JSON.stringify({ query, variables: { id } });
    const { body: answer } = await askGraphql(worldOf(), body, {
      authorization: owner.accessToken,
    });
    const { screenshotUrl } = answer.data?.['getSubmission'] as { screenshotUrl: string };
    const link = new URL(screenshotUrl);
    expect(link.pathname).toContain(`/screenshots/${owner.sub}/${id}/`);
    expect(link.searchParams.get('X-Amz-Expires')).toBe('900');
    expect((await fetch(link)).status).toBe(200);
    const changed = [
      screenshotUrl.replace(owner.sub, worldOf().another.sub),
      screenshotUrl.replace(id ?? '', madeUp(worldOf(), 'submission')),
      screenshotUrl.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'),
      screenshotUrl.replace(/X-Amz-Signature=[0-9a-f]{8}/, 'X-Amz-Signature=00000000'),
      `${link.origin}${link.pathname}`,
    ];
    for (const url of changed) expect([url, (await fetch(url)).status]).toEqual([url, 403]);
    const put = await fetch(link, { method: 'PUT', body: 'mine' });
    expect(put.status).toBe(403);
  });

  test("deleteAccount with another user's address deletes no account", async () => {
    const { owner, stage } = worldOf();
    await createAccount(stage.outputs, async ({ accessToken }) => {
      const headers = { authorization: accessToken };
      const answers = [];
      for (const email of [owner.email, `nobody.${randomUUID()}@mail.example`]) {
        const query = 'mutation Leave($email: String!) { deleteAccount(email: $email) }';
        const body = JSON.stringify({ query, variables: { email } });
        answers.push((await askGraphql(worldOf(), body, headers)).body);
      }
      expect(answers[0]?.errors).toMatchObject([{ errorType: 'BadRequest' }]);
      expect(answers[1]).toEqual(answers[0]);
      const query = JSON.stringify({ query: '{ listApiKeys { id } }' });
      const { body } = await askGraphql(worldOf(), query, headers);
      expect(body.data).toEqual({ listApiKeys: [] });
    });
  });

  test('a user cannot publish an event together with an allowed mutation', async () => {
    const { owner } = worldOf();
    const [id] = owner.submissions;
    const { body } = await ask(
      `mutation Both($submission: SubmissionInput!) {
        deleteApiKey(id: "none") { id }
        publishSubmission(submission: $submission) { id userId }
      }`,
      { submission: { ...publishedRow(owner.sub), id } },
    );
    expect(body.data ?? null).toBeNull();
    const published = owner.live.frames.filter((frame) =>
      JSON.stringify(frame).includes(`"version":${publishedVersion}`),
    );
    expect(published).toEqual([]);
  });

  test.each([
    ['listSubmissions', 'query', '{ items { id } }'],
    ['listApiKeys', 'query', '{ id }'],
    ['onSubmissionChanged', 'subscription', '{ id }'],
  ])('the operation %s accepts no user id as an argument', async (field, kind, selection) => {
    const { stage, realtimeUrl, owner, another } = worldOf();
    const document = `${kind} { ${field}(userId: "${owner.sub}") ${selection} }`;
    if (kind === 'query') {
      const { body } = await ask(document);
      expect([body.data ?? null, body.errors?.[0]?.errorType]).toEqual([null, 'ValidationError']);
      return;
    }
    const credential = { Authorization: another.accessToken };
    const client = new SocketClient(realtimeUrl, credential, { host: apiHost(stage.outputs) });
    await client.connect();
    client.start('1', credential, document);
    expect((await client.next('start_ack', 'error')).type).toBe('error');
    client.close();
  });

  test("a socket accepts neither another user's credential nor queries", async () => {
    const { stage, realtimeUrl, owner, another } = worldOf();
    const opener = { Authorization: owner.accessToken };
    const client = new SocketClient(realtimeUrl, opener, { host: apiHost(stage.outputs) });
    await client.connect();
    client.start('1', another.idToken, 'subscription { onSubmissionChanged { id } }');
    expect((await client.next('start_ack', 'error')).type).toBe('error');
    client.start('2', opener, 'query { listApiKeys { id } }');
    expect((await client.next('start_ack', 'error')).type).toBe('error');
    client.close();
  });

  test.each([
    ['a batch', JSON.stringify([{ query: '{ listApiKeys { id } }' }])],
    ['a subscription', JSON.stringify({ query: 'subscription { onSubmissionChanged { id } }' })],
    ['a body that is not JSON', '{ listApiKeys { id } }'],
  ])('a GraphQL request over HTTP with %s is refused', async (_title, body) => {
    const { another } = worldOf();
    const answer = await askGraphql(worldOf(), body, { authorization: another.accessToken });
    expect([answer.status, answer.body.data ?? null]).toEqual([400, null]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])(
    'a request by the HTTP method %s gets no GraphQL answer',
    async (method) => {
      const { stage, owner } = worldOf();
      const { GraphqlUrl } = stage.outputs;
      const answer = await rawRequest(GraphqlUrl, {
        method,
        headers: [['authorization', owner.accessToken]],
        path: `${new URL(GraphqlUrl).pathname}?query=%7BlistApiKeys%7Bid%7D%7D`,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expectNothingOf(owner, answer.text);
    },
  );
}

/** A version number that no stored submission has, so that the test can recognise its own event. */
const publishedVersion = 9999;

function publishedRow(userId: string) {
  const now = new Date().toISOString();
  const state = {
    version: publishedVersion,
    status: 'success',
    retryCount: 0,
    hasScreenshot: false,
  };
  return { ...buildLead(), ...state, userId, createdAt: now, updatedAt: now };
}

export function testOddRoutes(worldOf: () => World): void {
  const ask = (path: string, request: Partial<RawRequest>) => {
    const { WebhookUrl } = worldOf().stage.outputs;
    const { pathname } = new URL(WebhookUrl);
    return rawRequest(WebhookUrl, { method: 'GET', path: `${pathname}${path}`, ...request });
  };
  const key = (value: string) => [['x-api-key', value]] as const;
  const body = JSON.stringify(buildLead());

  test.each(['PUT', 'PATCH', 'DELETE', 'HEAD'])(
    'the webhook refuses the HTTP method %s',
    async (method) => {
      const { owner } = worldOf();
      for (const path of ['', `/${owner.submissions[0]}`]) {
        const answer = await ask(path, { method, headers: key(owner.key.keyValue) });
        expect([answer.status, answer.text.includes('"success":true')]).toEqual([404, false]);
      }
    },
  );

  test.each<[string, (id: string) => string]>([
    ['in capitals', (id) => `/${id.toUpperCase()}`],
    ['escaped', (id) => `/${id.replace('-', '%2D')}`],
    ['after ../', (id) => `/x/../${id}`],
    ['after an escaped ../', (id) => `/x%2F..%2F${id}`],
    ['followed by a slash', (id) => `/${id}/`],
    ['followed by a query', (id) => `/${id}?userId=owner&x-api-key=owner`],
    ['followed by a NUL', (id) => `/${id}%00`],
  ])("another user's key finds no submission if its id is %s", async (_title, write) => {
    const { owner, another } = worldOf();
    const path = write(owner.submissions[0] ?? '');
    const answer = await ask(path, { headers: key(another.key.keyValue) });
    const other = write(madeUp(worldOf(), 'submission'));
    const { status, text } = await ask(other, { headers: key(another.key.keyValue) });
    // The `instance` contains the gateway's id of the request, so it is different in each answer.
    const alike = (body: string) => body.replace(/"instance":"urn:uuid:[^"]*"/, '');
    expect([answer.status, alike(answer.text)]).toEqual([status, alike(text)]);
    expect([400, 403, 404]).toContain(status);
  });

  test.each<[string, (value: string) => string]>([
    ['in small letters', (value) => value.toLowerCase()],
    ['escaped', (value) => value.replace('_', '%5F')],
    ['as a bearer token', (value) => `Bearer ${value}`],
    ['in quotes', (value) => `"${value}"`],
    ['in base64', (value) => Buffer.from(value).toString('base64')],
    ['twice in one header', (value) => `${value},${value}`],
    ['with a similar letter', (value) => value.replace('fak', 'f\u00e1k')],
    ['without its end', (value) => value.slice(0, -1)],
    ['as a wildcard', () => 'fak_*'],
  ])('an API key written %s gives no access', async (_title, write) => {
    const value = write(worldOf().owner.key.keyValue);
    const { status } = await ask('', { method: 'POST', body, headers: key(value) });
    expect(status).toBe(403);
  });

  test.each<[string, (value: string) => Partial<RawRequest>]>([
    ['the query', (value) => ({ path: `/v1/process-lead?x-api-key=${value}` })],
    ['a cookie', (value) => ({ headers: [['cookie', `x-api-key=${value}`]] })],
    ['the body', (value) => ({ body: JSON.stringify({ ...buildLead(), 'x-api-key': value }) })],
    ['another header', (value) => ({ headers: [['x_api_key', value]] })],
  ])('an API key in %s gives no access', async (_title, put) => {
    const request = { method: 'POST', body, ...put(worldOf().owner.key.keyValue) };
    expect((await ask('', request)).status).toBe(401);
  });

  test('a request with two API keys is refused', async () => {
    const { owner, another } = worldOf();
    const [one, two] = [owner.key.keyValue, another.key.keyValue];
    const names = [
      ['x-api-key', 'x-api-key'],
      ['X-Api-Key', 'x-api-key'],
    ] as const;
    for (const [first, second] of names) {
      const headers = [[first, one] as const, [second, two] as const];
      expect((await ask('', { method: 'POST', body, headers })).status).toBe(403);
    }
  });

  test('two users can use the same Idempotency-Key independently', async () => {
    const { owner, another } = worldOf();
    const name = randomUUID();
    const send = async (value: string) => {
      const headers = [...key(value), ['idempotency-key', name] as const];
      const answer = await ask('', { method: 'POST', body, headers });
      const { submissionId } = JSON.parse(answer.text) as { submissionId: string };
      return { ...answer, submissionId, replayed: answer.headers['idempotent-replayed'] };
    };
    const first = await send(owner.key.keyValue);
    const answer = await send(another.key.keyValue);
    expect([answer.status, answer.replayed]).toEqual([202, undefined]);
    expect(answer.submissionId).not.toBe(first.submissionId);
  });

  test('POST /fence answers equally for existing and unknown submissions', async () => {
    const { owner, another } = worldOf();
    const [id] = owner.submissions;
    const secret = 'x'.repeat(43);
    for (const token of [
      `${secret}.${id}.${owner.sub}`,
      `${secret}.${id}.${another.sub}`,
      `${secret}.${madeUp(worldOf(), 'submission')}.${owner.sub}`,
      `${secret}.${randomUUID()}.${randomUUID()}`,
    ]) {
      const request = { method: 'POST', path: '/v1/fence', body: JSON.stringify({ token }) };
      const { status, text } = await ask('', request);
      expect([status, JSON.parse(text)]).toEqual([200, { go: false }]);
    }
  });

  test('CORS admits any origin but never credentials', async () => {
    const { owner } = worldOf();
    const origin = ['origin', 'https://stranger.example'] as const;
    const answers = [
      await ask('', { method: 'OPTIONS', headers: [origin] }),
      await ask(`/${owner.submissions[0]}`, { headers: [origin, ...key(owner.key.keyValue)] }),
    ];
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
}
