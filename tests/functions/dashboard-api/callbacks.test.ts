/**
 * Callbacks in the dashboard API: only their owner can create, read, pause, test, replay and delete
 * them.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { callbackLimits } from '../../../contract/callbacks.ts';
import type { Mutation } from '../../../contract/graphql-types.ts';
import { createDeliveryStore } from '../../../functions/stores/callbacks/delivery-store.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { anEvent, anId, aUser } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
const { client } = db;
const { now } = clock;
const table = { client, table: 'callbacks', now };
const rows = createDeliveryStore(table);
const plan = createDeliveryPlanning(table, { send: () => Promise.resolve() });
let userId: string;
let sent: { eventId: string; isReplay?: true | undefined }[];
let dashboard: ReturnType<typeof aDashboard>;
beforeEach(() => {
  userId = aUser();
  sent = [];
  dashboard = aDashboard({
    ...{ db, now, log: keptLog(), queue: { send: () => Promise.resolve() } },
    submissions: createSubmissionStore({ client, table: 'submissions', now }),
    callbackQueue: {
      send: async ({ eventId }, { isReplay } = {}) => void sent.push({ eventId, isReplay }),
    },
  });
});

const ask = <Field extends FieldName>(field: Field, args: object = {}, sub = userId) =>
  askDashboard(dashboard, { field, args, identity: { sub } });
const chosen = { address: 'https://crm.example:8443/in?token=t', events: ['submission.succeeded'] };

async function aCallback(): Promise<NonNullable<Mutation['createCallback']>> {
  const { data } = await ask('createCallback', chosen);
  if (!data) throw new Error('No callback was made');
  return data;
}

/** Records that the receiver refused a callback's delivery. */
async function refuse(endpointId: string, eventId: string): Promise<void> {
  const row = await rows.read({ userId, endpointId, eventId });
  if (!row) throw new Error('There is no such delivery');
  await rows.claim(row, 'claim');
  await rows.record(row, 'claim', {
    next: 'failed',
    last: { at: now().toISOString(), milliseconds: 12, problem: 'status', httpStatus: 500 },
    answer: 'Oh no',
  });
}

async function aFailedTest(id: string): Promise<string> {
  const { data } = await ask('testCallback', { id });
  if (!data) throw new Error('No test was sent');
  await refuse(id, data.eventId);
  return data.eventId;
}

test('only the owner sees a callback’s address, and its secret only once', async () => {
  const { callback, secret } = await aCallback();
  expect(secret).toMatch(/^whsec_/);
  expect(callback).toMatchObject({ host: 'crm.example:8443', withValues: false, state: 'active' });
  const again = await ask('createCallback', { ...chosen, formIds: null, withValues: false });
  expect(again.data).toEqual({ callback, secret: null });
  const listed = await ask('listCallbacks');
  expect(listed.data).toEqual([callback]);
  expect(JSON.stringify(listed)).not.toMatch(/token=|whsec_/);
  const shown = await ask('getCallback', { id: callback.id });
  expect(shown.data).toEqual({ ...callback, address: chosen.address });
  const rotated = await ask('rotateCallbackSecret', { id: callback.id });
  expect(rotated.data?.secret).toMatch(/^whsec_/);
  expect(rotated.data?.secret).not.toBe(secret);
  expect(Date.parse(rotated.data!.callback.formerSecretUntil!) - now().getTime()).toBe(
    callbackLimits.overlapHours * 3_600_000,
  );
});

test.each([
  [{ address: 'crm' }, 'BadRequest', /whole address/],
  [{ address: 'http://crm.example/in' }, 'BadRequest', /https/],
  [{ address: 'https://user:secret@crm.example/in' }, 'BadRequest', /password/],
  [{ address: 'https://169.254.169.254/latest' }, 'BadRequest', /public/],
  [{ address: `https://crm.example/${'x'.repeat(2000)}` }, 'BadRequest', /2000/],
  [{ events: [] }, 'BadRequest', /at least one event/],
  [{ events: ['lead.sold'] }, 'BadRequest', /no such event/],
  [{ formIds: [] }, 'BadRequest', /at least one form/],
  [{ formIds: [anId()] }, 'NotFound', /target form/],
])('creating a callback with %j is refused', async (wrong, type, message) => {
  const { error } = await ask('createCallback', { ...chosen, ...wrong });
  expect(error).toMatchObject({ type, message: expect.stringMatching(message) });
  expect((await ask('listCallbacks')).data).toEqual([]);
});

test('a callback can be limited to own forms and the stage’s form', async () => {
  const form = { name: 'Loan', shortName: 'loan', url: 'https://forms.example/', confirmed: true };
  const { data } = await ask('createTargetForm', form);
  const formIds = [data!.id, 'stage'];
  const made = await ask('createCallback', { ...chosen, formIds, withValues: true });
  expect(made.data?.callback).toMatchObject({ formIds, withValues: true });
  const other = await ask('createCallback', { ...chosen, formIds }, aUser());
  expect(other.error?.type).toBe('NotFound');
});

test('a callback is paused, resumed and deleted', async () => {
  const { id } = (await aCallback()).callback;
  const states = [];
  for (const paused of [true, false]) {
    states.push((await ask('setCallbackPaused', { id, paused })).data?.state);
  }
  expect(states).toEqual(['paused', 'active']);
  expect((await ask('deleteCallback', { id })).data?.id).toBe(id);
  expect((await ask('getCallback', { id })).data).toBeNull();
  expect((await ask('deleteCallback', { id })).error?.type).toBe('NotFound');
});

test('a test delivery is listed with its answer and cannot be replayed', async () => {
  const callbackId = (await aCallback()).callback.id;
  const eventId = await aFailedTest(callbackId);
  const { data } = await ask('listDeliveries', { callbackId, limit: null, nextToken: null });
  expect(data).toMatchObject({
    nextToken: null,
    items: [
      {
        ...{ eventId, type: 'callback.test', status: 'failed', isReplay: false, calls: 1 },
        ...{ milliseconds: 12, problem: 'status', httpStatus: 500, answer: 'Oh no' },
        ...{ calledAt: now().toISOString(), nextCallAt: null },
      },
    ],
  });
  const replay = await ask('replayDelivery', { callbackId, eventId });
  expect(replay.error).toMatchObject({ type: 'Conflict' });
  expect(sent).toEqual([{ eventId, isReplay: undefined }]);
});

test('failed deliveries are replayed one by one or from a given time', async () => {
  const callbackId = (await aCallback()).callback.id;
  const event = anEvent();
  await plan({ ...event, userId });
  await refuse(callbackId, event.id);
  const one = await ask('replayDelivery', { callbackId, eventId: event.id });
  expect(one.data).toMatchObject({ status: 'waiting', isReplay: true, calls: 0 });
  expect(one.data?.nextCallAt).not.toBeNull();
  const since = new Date(now().getTime() - 60_000).toISOString();
  await refuse(callbackId, event.id);
  for (const which of ['failed', 'all']) {
    const all = await ask('replayDeliveries', { callbackId, which, since, nextToken: null });
    expect(all.data).toEqual({ replayed: which === 'failed' ? 1 : 0, nextToken: null });
  }
  expect(sent).toEqual([
    { eventId: event.id, isReplay: true },
    { eventId: event.id, isReplay: true },
  ]);
  const wrong = await ask('replayDeliveries', { callbackId, which: 'all', since: 'yesterday' });
  expect(wrong.error?.message).toBe('since must be a date and time');
});

test('another user finds no callback, as if none existed', async () => {
  const { id } = (await aCallback()).callback;
  const eventId = await aFailedTest(id);
  const since = now().toISOString();
  const calls: [FieldName, object][] = [
    ['rotateCallbackSecret', { id }],
    ['setCallbackPaused', { id, paused: true }],
    ['deleteCallback', { id }],
    ['testCallback', { id }],
    ['listDeliveries', { callbackId: id }],
    ['replayDelivery', { callbackId: id, eventId }],
    ['replayDeliveries', { callbackId: id, which: 'failed', since }],
  ];
  const stranger = aUser();
  for (const [field, args] of calls) {
    const { error } = await ask(field, args, stranger);
    expect([field, error?.type]).toEqual([field, 'NotFound']);
  }
  expect((await ask('getCallback', { id }, stranger)).data).toBeNull();
  expect((await ask('listCallbacks', {}, stranger)).data).toEqual([]);
  expect((await ask('getCallback', { id })).data).toMatchObject({ state: 'active' });
});
