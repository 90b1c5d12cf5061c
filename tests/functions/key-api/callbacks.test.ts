/** Callbacks in the REST API. Each answer must match the OpenAPI document. */
import { beforeEach, expect, test } from '@jest/globals';
import { partsOf, type ApiRouteName } from '../../../contract/api-routes.ts';
import type { CallbackAnswer, CallbackListAnswer } from '../../../contract/callback-answers.ts';
import { callbackLimits } from '../../../contract/callbacks.ts';
import type { RefusalAnswer } from '../../../contract/webhook-answers.ts';
import { undocumented } from '../../contract/openapi-validator.ts';
import { anId, aUser } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';
import { aCall } from '../webhook/webhook-builders.ts';
import { keyApiOn } from './key-api-builders.ts';

const { db, clock, forms } = await openStores();
const log = keptLog();
const keyApi = keyApiOn({
  ...{ client: db.client, logger: log.logger, now: clock.now },
  limits: { dashboardPerSecond: 1000, dashboardBurst: 1000 },
});
let userId: string;
beforeEach(() => {
  userId = aUser();
});

const chosen = { address: 'https://crm.example/in?token=t', events: ['submission.failed'] };

interface Sent {
  body?: unknown;
  id?: string;
  by?: { userId?: string; scopes?: string };
  headers?: Record<string, string>;
}

async function call<Answer>(route: ApiRouteName, { body, id, by, headers }: Sent = {}) {
  const event = {
    ...aCall({ userId, scopes: 'manage', ...by }, route),
    headers: headers ?? { 'content-type': 'application/json' },
    pathParameters: id === undefined ? null : { id },
    body: typeof body === 'string' ? body : JSON.stringify(body ?? null),
  };
  const { statusCode, headers: answered = {}, body: text } = await keyApi(event);
  const parsed = JSON.parse(text) as Answer & Omit<RefusalAnswer, 'success'>;
  const { method, path } = partsOf(route);
  const at = {
    path: path.replace('{id}', '{callbackId}'),
    method: method.toLowerCase() as 'get' | 'post' | 'delete',
  };
  const mediaType = String(answered['Content-Type']);
  expect(undocumented({ ...at, statusCode, mediaType, body: parsed })).toEqual([]);
  return { statusCode, body: parsed };
}

const add = (sent: Sent = { body: chosen }) => call<CallbackAnswer>('POST /callbacks', sent);
const list = (sent?: Sent) => call<CallbackListAnswer>('GET /callbacks', sent);
const remove = (id: string, by?: Sent['by']) =>
  call<CallbackAnswer>('DELETE /callbacks/{id}', { id, ...(by && { by }) });

test('a callback is added once, listed and deleted', async () => {
  const first = await add();
  expect(first).toMatchObject({ statusCode: 201, body: { callback: { host: 'crm.example' } } });
  expect(first.body.secret).toMatch(/^whsec_/);
  const { callback } = first.body;
  expect(await add()).toEqual({ statusCode: 200, body: { success: true, callback } });
  const listed = await list();
  expect(listed.body.items).toEqual([callback]);
  expect(JSON.stringify(listed)).not.toMatch(/token=|whsec_/);
  expect(await remove(callback.id)).toMatchObject({ statusCode: 200, body: { callback } });
  expect((await remove(callback.id)).statusCode).toBe(404);
  expect((await list()).body.items).toEqual([]);
  expect(log.lines.join()).not.toMatch(/token=|whsec_/);
});

test("a callback's form is given by id, short name or “stage”", async () => {
  const form = { name: 'Loans', shortName: 'loans', url: 'https://forms.example/' };
  const { id } = await forms.create({ userId, ...form });
  const named = await add({ body: { ...chosen, formIds: ['loans', 'stage'] } });
  expect(named.body.callback.formIds).toEqual([id, 'stage']);
  const again = await add({ body: { ...chosen, formIds: ['stage', id] } });
  expect(again).toMatchObject({ statusCode: 200, body: { callback: named.body.callback } });
  const stranger = { userId: aUser() };
  for (const formIds of [[id], ['loans'], [anId()]]) {
    const { statusCode } = await add({ body: { ...chosen, formIds }, by: stranger });
    expect(statusCode).toBe(404);
  }
});

test.each([
  [{ body: '{' }, 400],
  [{ body: [chosen] }, 400],
  [{ body: { ...chosen, events: ['lead.sold'] } }, 400],
  [{ body: { ...chosen, formids: ['loans'] } }, 400],
  [{ body: { ...chosen, address: 'http://crm.example/' } }, 400],
  [{ body: { ...chosen, address: 'https://10.0.0.1/' } }, 400],
  [{ body: { ...chosen, address: 'x'.repeat(20_000) } }, 413],
  [{ body: chosen, headers: {} }, 415],
  [{ body: chosen, by: { scopes: 'send status read' } }, 403],
])('adding a callback is refused for %j', async (sent, status) => {
  expect((await add(sent)).statusCode).toBe(status);
  expect((await list()).body.items).toEqual([]);
});

test('the error names each invalid member of a callback', async () => {
  const { body } = await add({ body: { events: [] } });
  expect(body.details?.map(({ field }) => field)).toEqual(['address', 'events']);
});

test.each([
  [{ formIds: 'loans' }, 'formIds', 'formIds must be a list'],
  [{ formIds: [7] }, 'formIds.0', 'Each of formIds must be an id, a short name or stage'],
  [{ formIds: ['x'.repeat(101)] }, 'formIds.0', 'Each of formIds must be at most 100 characters'],
  [{ withValues: 'yes' }, 'withValues', 'withValues must be true or false'],
])('the error message about %j says what to do', async (changes, field, message) => {
  const { body } = await add({ body: { ...chosen, ...changes } });
  expect(body).toMatchObject({
    error: 'The request is not valid.',
    details: [{ field, message }],
  });
});

test('another user, or a key without the scope manage, reaches no callback', async () => {
  const { id } = (await add()).body.callback;
  expect((await remove(id, { userId: aUser() })).statusCode).toBe(404);
  expect((await remove(id, { scopes: 'read' })).statusCode).toBe(403);
  expect((await list({ by: { userId: aUser() } })).body.items).toEqual([]);
  expect((await list({ by: { scopes: 'read' } })).statusCode).toBe(403);
  expect((await list()).body.items).toHaveLength(1);
});

test("the number of a user's callbacks is limited", async () => {
  for (let number = 0; number < callbackLimits.endpoints; number += 1) {
    await add({ body: { ...chosen, address: `https://crm.example/${number}` } });
  }
  expect((await add()).statusCode).toBe(409);
  expect((await add({ body: { ...chosen, address: 'https://crm.example/7' } })).statusCode).toBe(
    200,
  );
});
