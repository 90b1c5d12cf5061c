/**
 * Deliveries of events to callbacks: planned once, claimed by one worker, listed for their owner,
 * replayed and erased.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CallbackMessage, NewEndpoint } from '../../../contract/callbacks.ts';
import type { ServiceEvent } from '../../../contract/events.ts';
import type { CallbackQueue } from '../../../functions/stores/callbacks/callback-queue.ts';
import { createDeliveryLog } from '../../../functions/stores/callbacks/delivery-log.ts';
import {
  createDeliveryStore,
  type CallOutcome,
} from '../../../functions/stores/callbacks/delivery-store.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { createForgetAnswers } from '../../../functions/stores/callbacks/forget-answers.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { anEvent, anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
type Sent = CallbackMessage & Parameters<CallbackQueue['send']>[1];
let sent: Sent[];
const queue: CallbackQueue = {
  send: async ({ userId: user, endpointId, eventId }, options) => {
    sent.push({ userId: user, endpointId, eventId, ...options });
  },
};
const table = { client: db.client, table: 'callbacks', now: clock.now, queue };
const endpoints = createEndpointStore({ ...table, newId: anId, newSecret: newCallbackSecret });
const deliveries = createDeliveryStore(table);
const log = createDeliveryLog(table);
const plan = createDeliveryPlanning(table, queue);
let userId: string;
beforeEach(() => {
  userId = aUser();
  sent = [];
});

const anEndpoint = async (changes: Partial<NewEndpoint> = {}) => {
  const { endpoint } = await endpoints.create(userId, {
    ...{ address: `https://hooks.example/${anId()}`, events: ['submission.succeeded'] },
    ...changes,
  });
  return { userId, endpointId: endpoint.id };
};
const read = async (message: CallbackMessage) => {
  const row = await deliveries.read(message);
  if (!row) throw new Error('There is no such delivery');
  return row;
};
/** Plans the delivery of a new event to the only endpoint that wants the event. */
const aDelivery = async (event = anEvent()) => {
  await plan({ ...event, userId });
  const message = sent.at(-1);
  if (!message) throw new Error('No endpoint wants it');
  return read(message);
};
const last = { at: '2026-03-01T10:00:00.000Z', milliseconds: 12 };
const call = async (row: Awaited<ReturnType<typeof read>>, outcome: Partial<CallOutcome> = {}) => {
  await deliveries.claim(row, 'claim');
  return deliveries.record(row, 'claim', { next: 'delivered', last, ...outcome });
};

describe("the planning of an event's deliveries", () => {
  const ofForm = (formId?: string): ServiceEvent => {
    const event = anEvent();
    return { ...event, data: { ...event.data, ...(formId && { formId }) } };
  };
  const disabled = (callbackId: string): ServiceEvent => ({
    ...{ id: `${callbackId}_1_callback-disabled`, type: 'callback.disabled' },
    ...{ timestamp: '2026-03-01T10:00:00.000Z', data: { callbackId, version: 1, host: 'h' } },
  });

  test("an event's deliveries are planned exactly for the endpoints that want the event", async () => {
    const all = await anEndpoint();
    const own = await anEndpoint({ formIds: ['mine', 'stage'] });
    await anEndpoint({ formIds: ['other'] });
    await anEndpoint({ events: ['submission.failed'] });
    const wanting = async (event: ServiceEvent) => {
      sent = [];
      await plan({ ...event, userId });
      return sent.map(({ endpointId }) => endpointId).sort();
    };
    const both = [all.endpointId, own.endpointId].sort();
    expect(await wanting(ofForm())).toEqual(both);
    expect(await wanting(ofForm('mine'))).toEqual(both);
    expect(await wanting(ofForm('third'))).toEqual([all.endpointId]);
    const listener = await anEndpoint({ events: ['callback.disabled'], formIds: ['mine'] });
    expect(await wanting(disabled(all.endpointId))).toEqual([listener.endpointId]);
    expect(await wanting(disabled(listener.endpointId))).toEqual([]);
  });

  test('an event that is planned twice gets a second message but no second delivery', async () => {
    await anEndpoint();
    const event = anEvent();
    const row = await aDelivery(event);
    await call(row);
    clock.turn(60);
    await plan({ ...event, userId });
    expect(sent).toHaveLength(2);
    expect(await read(row)).toMatchObject({ status: 'delivered', plannedAt: row.plannedAt });
  });
});

describe('the calls of a callback delivery', () => {
  test('a call is claimed by one worker until the claim expires', async () => {
    await anEndpoint();
    const row = await aDelivery();
    const claims = await Promise.all(['one', 'two'].map((name) => deliveries.claim(row, name)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const holder = claims[0] ? 'one' : 'two';
    expect(await deliveries.postpone(row, new Date())).toBe(false);
    clock.turn(61);
    expect(await deliveries.claim(row, 'three')).toBe(true);
    expect(await deliveries.record(row, holder, { next: 'failed', last })).toBe(false);
    expect(await deliveries.record(row, 'three', { next: 'delivered', last })).toBe(true);
    expect(await deliveries.claim(row, 'four')).toBe(false);
  });

  test('a failed call is repeated until its delivery ends', async () => {
    await anEndpoint();
    const row = await aDelivery();
    const next = new Date(clock.now().getTime() + 5000);
    await call(row, { next, last: { ...last, problem: 'status', httpStatus: 500 }, answer: 'no' });
    const failed = await read(row);
    expect(failed).toMatchObject({
      ...{ status: 'waiting', calls: 1, attemptAt: next.toISOString(), answer: 'no' },
      dueAt: '2026-03-01T10:03:05.000Z',
    });
    expect(failed).not.toHaveProperty('claim');
    clock.turn(5);
    await call(failed);
    const delivered = await read(row);
    expect(delivered).toMatchObject({ status: 'delivered', calls: 2 });
    for (const name of ['dueShard', 'dueAt', 'attemptAt', 'answer', 'claim']) {
      expect(delivered).not.toHaveProperty(name);
    }
    expect(delivered.expiresAt).toBe(clock.now().getTime() / 1000 + 7 * 86_400);
  });

  test("after a lead is erased, a call for it stores no receiver's answer", async () => {
    await anEndpoint();
    const event = anEvent();
    const row = await aDelivery(event);
    const other = await aDelivery();
    await call(other, { answer: 'kept' });
    await deliveries.claim(row, 'claim');
    const { submissionId } = event.data;
    await createForgetAnswers(table)(userId, submissionId);
    expect(await deliveries.record(row, 'claim', { next: 'failed', last, answer: 'no' })).toBe(
      true,
    );
    expect(await read(row)).toMatchObject({ status: 'failed' });
    expect(await read(row)).not.toHaveProperty('answer');
    expect(await read(other)).toHaveProperty('answer', 'kept');
    await createForgetAnswers(table)(userId, other.eventId.split('_')[0]!);
    expect(await read(other)).not.toHaveProperty('answer');
  });
});

describe('the log of callback deliveries', () => {
  const fail = (row: Awaited<ReturnType<typeof read>>, next: CallOutcome['next'] = 'failed') =>
    call(row, { next, last: { ...last, problem: 'timeout' } });

  test('the delivery log lists one endpoint’s deliveries in pages, newest first', async () => {
    const key = await anEndpoint();
    const planned = [];
    for (let number = 0; number < 3; number += 1) {
      planned.push((await aDelivery()).eventId);
      clock.turn(1);
    }
    await endpoints.pause(key);
    const first = await log.list(key, { limit: 2 });
    const rest = await log.list(key, { limit: 2, nextToken: first.nextToken });
    expect([...first.items, ...rest.items].map(({ eventId }) => eventId)).toEqual(
      planned.toReversed(),
    );
    expect(first.items[0]).not.toHaveProperty('claim');
    expect((await log.list(await anEndpoint())).items).toEqual([]);
    for (const nextToken of ['x', Buffer.from('["a","b",1]').toString('base64url')]) {
      await expect(log.list(key, { nextToken })).rejects.toMatchObject({ code: 'bad_request' });
    }
    const stranger = { ...key, userId: aUser() };
    await expect(log.list(stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the delivery log hides expired deliveries', async () => {
    const key = await anEndpoint();
    const row = await aDelivery();
    await call(row);
    clock.turn(7 * 86_400);
    expect((await log.list(key)).items).toEqual([]);
    await expect(log.replayOne(key, row.eventId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the delivery log replays one delivery unless its call is running', async () => {
    const key = await anEndpoint();
    const row = await aDelivery();
    await deliveries.claim(row, 'claim');
    await expect(log.replayOne(key, row.eventId)).rejects.toMatchObject({ code: 'conflict' });
    await deliveries.record(row, 'claim', { next: 'aborted', last, answer: 'no' });
    const again = await log.replayOne(key, row.eventId);
    expect(again).toMatchObject({ status: 'waiting', isReplay: true, calls: 0 });
    expect(again).not.toHaveProperty('answer');
    expect(sent.at(-1)).toMatchObject({ eventId: row.eventId, isReplay: true, delaySeconds: 0 });
    const test = await log.sendTest(key);
    await expect(log.replayOne(key, test.eventId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(log.replayOne(key, 'none')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the delivery log replays all or the failed deliveries since a given time', async () => {
    const key = await anEndpoint();
    await fail(await aDelivery());
    clock.turn(60);
    const since = clock.now();
    const failed = await aDelivery();
    await fail(failed);
    const failing = await aDelivery();
    await fail(failing, new Date(since.getTime() + 3_600_000));
    const missed = await aDelivery();
    await deliveries.end(missed, 'missed');
    const delivered = await aDelivery();
    await call(delivered);
    const aborted = await aDelivery();
    await call(aborted, { next: 'aborted' });
    const untried = await aDelivery();
    sent = [];
    expect(await log.replay(key, { which: 'failed', since })).toEqual({ replayed: 3 });
    const ids = (rows: { eventId: string }[]) => rows.map(({ eventId }) => eventId).sort();
    expect(ids(sent)).toEqual(ids([failed, failing, missed]));
    expect(sent.map(({ delaySeconds }) => delaySeconds).sort()).toEqual([0, 0.2, 0.4]);
    expect(await read(untried)).not.toHaveProperty('isReplay');
    expect(await log.replay(key, { which: 'all', since })).toEqual({ replayed: 1 });
    expect(sent.at(-1)).toMatchObject({ eventId: delivered.eventId });
  });

  test('the delivery log spreads many replays over time and over pages', async () => {
    const key = await anEndpoint();
    const since = clock.now();
    for (let number = 0; number < 110; number += 1) {
      const row = await aDelivery();
      await deliveries.end(row, 'missed');
    }
    sent = [];
    const first = await log.replay(key, { which: 'failed', since });
    expect(first.replayed).toBe(100);
    const { nextToken } = first;
    expect(await log.replay(key, { which: 'failed', since, nextToken })).toEqual({ replayed: 10 });
    expect(sent.at(-1)?.delaySeconds).toBeCloseTo(21.8);
    const later = new Date(since.getTime() + 1);
    const wrong = log.replay(key, { which: 'all', since: later, nextToken });
    await expect(wrong).rejects.toMatchObject({ code: 'bad_request' });
    // The page token contains the time at which the next replay is due. A time more than 30 days
    // ahead is refused, because nothing is kept longer.
    const [sortKey, plannedAt] = JSON.parse(
      Buffer.from(nextToken ?? '', 'base64url').toString(),
    ) as string[];
    const replayAt = clock.now().getTime() + 30 * 86_400_000 + 1;
    const far = Buffer.from(JSON.stringify([sortKey, plannedAt, replayAt])).toString('base64url');
    const late = log.replay(key, { which: 'failed', since, nextToken: far });
    await expect(late).rejects.toMatchObject({ code: 'bad_request' });
  });
});
