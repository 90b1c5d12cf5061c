import { expect, test } from '@jest/globals';
import {
  eventId,
  toldEventSchema,
  type FormEvent,
  type SubmissionEvent,
} from '../../../contract/events.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import { tellEvent } from '../../../functions/stores/events/tell-event.ts';
import { anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
const events = createEventStore({ client: db.client, table: 'events', now: clock.now });

function anEvent(version = 2): SubmissionEvent {
  const submissionId = anId();
  const type = 'submission.failed';
  const facts = { status: 'error', failureReason: 'captcha', attempt: 1 } as const;
  return {
    id: eventId(submissionId, version, type),
    type,
    timestamp: '2026-03-01T09:59:00.000Z',
    data: { submissionId, version, ...facts },
  };
}

/**
 * Writes events, one a second.
 * @returns their ids.
 */
async function writeSome(userId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let written = 0; written < count; written += 1) {
    const event = anEvent();
    await events.write(userId, event);
    ids.push(event.id);
    clock.turn(1);
  }
  return ids;
}

async function idsAfter(userId: string, after?: string) {
  const page = await events.list({ userId, after, limit: 2 });
  return { ids: page.events.map(({ id }) => id), next: page.next };
}

test('a repeated event writes nothing, even after a minute', async () => {
  const userId = aUser();
  const event = anEvent();
  expect(await events.write(userId, event)).toBe(true);
  clock.turn(61);
  expect(await events.write(userId, event)).toBe(false);
  const { events: found } = await events.list({ userId, limit: 10 });
  expect(found).toMatchObject([{ written: `2026-03-01T10:00:00.000Z#${event.id}` }]);
  expect(found[0]?.expiresAt).toBe(Date.parse('2026-03-31T10:00:00.000Z') / 1000);
});

test('events are read by time of writing, in pages', async () => {
  const userId = aUser();
  const ids = await writeSome(userId, 3);
  clock.turn(60);
  const first = await idsAfter(userId);
  expect(first.ids).toEqual(ids.slice(0, 2));
  const second = await idsAfter(userId, first.next);
  expect(second.ids).toEqual(ids.slice(2));
  expect(await idsAfter(userId, second.next)).toEqual({ ids: [], next: second.next });
});

test('an event is not listed within its first minute', async () => {
  const userId = aUser();
  expect(await idsAfter(userId)).toEqual({ ids: [], next: undefined });
  const [id] = await writeSome(userId, 1);
  clock.turn(59);
  expect((await idsAfter(userId)).ids).toEqual([]);
  clock.turn(1);
  expect((await idsAfter(userId)).ids).toEqual([id]);
});

test("with another user's cursor, a user sees only their own events", async () => {
  const [one, other] = [aUser(), aUser()];
  await writeSome(one, 1);
  const [id] = await writeSome(other, 1);
  clock.turn(60);
  const { next } = await idsAfter(one);
  expect((await idsAfter(other, next)).ids).toEqual([id]);
  clock.restart();
  // The cursor is later than the events that may be read.
  expect(await idsAfter(other, next)).toEqual({ ids: [], next });
});

test('a submission’s event has the row’s current reference', () => {
  const event = { ...anEvent(), userId: aUser(), written: 'w', expiresAt: 1 };
  const { id, type, timestamp, data } = event;
  const shown = tellEvent(event, { reference: 'crm-7' });
  expect(shown).toEqual({ id, type, timestamp, data: { ...data, reference: 'crm-7' } });
  expect(tellEvent(event, {})).toEqual({ id, type, timestamp, data });
  const erased = tellEvent(event, undefined);
  expect(erased).toEqual({ id, type, timestamp, data: { ...data, erased: true } });
  for (const one of [shown, erased]) expect(toldEventSchema.parse(one)).toEqual(one);
});

test('a form’s event is returned as stored', () => {
  const [formId, type, timestamp] = [anId(), 'form.paused', '2026-03-01T09:59:00.000Z'] as const;
  const data = { formId, version: 3, name: 'Loans', form: 'loans', state: 'paused' } as const;
  const event: FormEvent = { id: eventId(formId, 3, type), type, timestamp, data };
  expect(toldEventSchema.parse(tellEvent(event, undefined))).toEqual(event);
});

test('the id of an event has no dot', () => {
  expect(anEvent().id).toMatch(/^[0-9a-f-]{36}_2_submission-failed$/);
});
