/**
 * The way of a callback from the queue's message to the stored delivery: what is sent, and what
 * follows from each answer of the receiver.
 */
import { describe, expect, test } from '@jest/globals';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { createForgetAnswers } from '../../../functions/stores/callbacks/forget-answers.ts';
import { anEvent, anId, aRow } from '../builders.ts';
import { accepted, answering, openCallbacks } from './callback-world.ts';

const world = await openCallbacks();
const { clock, endpoints, received, sent, log } = world;

/** Stores the row of a submission that succeeded. */
async function aSubmission(changes: Partial<SubmissionRow> = {}) {
  const row = aRow({ userId: world.user(), status: 'success', ...changes });
  await world.db.client.send(new PutCommand({ TableName: 'submissions', Item: row }));
  return row;
}
const bodyOf = (index: number) =>
  JSON.parse(received[index]?.body ?? '') as Record<string, unknown>;
const remove = ({ userId, id }: SubmissionRow) =>
  world.db.client.send(new DeleteCommand({ TableName: 'submissions', Key: { userId, id } }));

describe('the event that an endpoint receives', () => {
  test('an event reaches its endpoint with id, time and signature only', async () => {
    await world.anEndpoint();
    const row = await aSubmission();
    const event = await world.happen(anEvent(row.id));
    expect(await world.takeMessage()).toMatchObject({
      ...{ status: 'delivered', calls: 1 },
      last: { at: '2026-03-01T10:00:00.000Z', httpStatus: 204 },
    });
    expect(received[0]?.headers).toMatchObject({
      ...{ 'webhook-id': event.id, 'webhook-timestamp': '1772359200' },
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(received[0]?.body ?? '')),
    });
    expect(received[0]?.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/);
    expect(bodyOf(0)).toEqual(event);
  });

  test('an event contains current lead values if the endpoint wants them', async () => {
    await world.anEndpoint({ withValues: true });
    const row = await aSubmission({ fields: { income: '90000' } });
    const event = await world.happen(anEvent(row.id));
    world.answer(answering(500));
    await world.takeMessage();
    const { name, phone, email, city, loanAmount } = row;
    const lead = { name, phone, email, city, loanAmount };
    expect(bodyOf(0)['data']).toEqual({ ...event.data, lead, fields: { income: '90000' } });
    await world.db.client.send(
      new PutCommand({ TableName: 'submissions', Item: { ...row, city: 'Goa' } }),
    );
    await world.takeMessage();
    expect(bodyOf(1)['data']).toMatchObject({ lead: { city: 'Goa' } });
    await remove(row);
    await world.takeMessage();
    expect(bodyOf(2)['data']).toEqual({ ...event.data, erased: true });
  });

  test('an event leaves out values that make its body too large', async () => {
    await world.anEndpoint({ withValues: true });
    const row = await aSubmission({ fields: { note: 'x'.repeat(20 * 1024) } });
    await world.happen(anEvent(row.id));
    await world.takeMessage();
    expect(bodyOf(0)['data']).toMatchObject({ valuesOmitted: 'too_large' });
    expect(received[0]?.body.length).toBeLessThan(1000);
  });

  test('the delivery of an expired event ends without a call', async () => {
    await world.anEndpoint();
    await world.plan({ ...anEvent(), userId: world.user() });
    expect(await world.takeMessage()).toMatchObject({ status: 'failed' });
    expect(received).toEqual([]);
  });
});

describe("the answer of a callback's receiver", () => {
  test('the answer 500 leads to a repeated call, which delivers the event', async () => {
    const key = await world.anEndpoint();
    await world.happen(anEvent((await aSubmission()).id));
    world.answer(answering(500, {}, 'try later'));
    expect(await world.takeMessage()).toMatchObject({
      ...{ status: 'waiting', attemptAt: '2026-03-01T10:00:05.000Z', answer: 'try later' },
      last: { problem: 'status', httpStatus: 500 },
    });
    expect(sent).toMatchObject([{ delaySeconds: 5 }]);
    world.answer(accepted);
    expect(await world.takeMessage()).toMatchObject({ status: 'delivered', calls: 2 });
    const [first, second] = received.map(({ headers }) => headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(second?.['webhook-timestamp']).toBe('1772359205');
    expect((await log.list(key)).items).toHaveLength(1);
  });

  test('the header Retry-After of a 503 is obeyed up to twice the usual wait', async () => {
    await world.anEndpoint();
    await world.happen();
    world.answer(answering(503, { 'retry-after': '8' }));
    expect(await world.takeMessage()).toHaveProperty('attemptAt', '2026-03-01T10:00:08.000Z');
    world.answer(answering(503, { 'retry-after': '86400' }));
    expect(await world.takeMessage()).toHaveProperty('attemptAt', '2026-03-01T10:10:08.000Z');
  });

  test('the answer 410 disables the endpoint, which then misses events', async () => {
    const key = await world.anEndpoint();
    await world.happen();
    world.answer(answering(410));
    expect(await world.takeMessage()).toMatchObject({ status: 'failed' });
    expect(await endpoints.get(key)).toMatchObject({ state: 'disabled', disabledBecause: 'gone' });
    await world.happen();
    expect(await world.takeMessage()).toMatchObject({ status: 'missed', calls: 0 });
    world.answer(accepted);
    await endpoints.resume(key);
    const missed = { which: 'failed' as const, since: new Date(0) };
    expect(await log.replay(key, missed)).toEqual({ replayed: 2 });
    await world.takeMessage();
    expect(await world.takeMessage()).toMatchObject({ status: 'delivered' });
    expect(received).toHaveLength(3);
  });

  test('an answer that asks for “disable” or “abort-message” is obeyed', async () => {
    const key = await world.anEndpoint();
    await world.happen();
    world.answer(answering(500, { 'webhook-delivery': 'abort-message' }));
    expect(await world.takeMessage()).toMatchObject({ status: 'aborted' });
    expect(sent).toEqual([]);
    await world.happen();
    world.answer(answering(200, { 'webhook-delivery': 'disable' }));
    expect(await world.takeMessage()).toMatchObject({ status: 'delivered' });
    expect(await endpoints.get(key)).toMatchObject({ disabledBecause: 'asked' });
  });

  test("a receiver's answer is stored without lead data and erased with the lead", async () => {
    const key = await world.anEndpoint({ withValues: true });
    const row = await aSubmission({ name: 'आशा Rao', phone: '+91 98765 43210' });
    await world.happen(anEvent(row.id));
    world.answer((response, { body }) => {
      const escaped = body.replace(/[^ -~]/g, (one) => `\\u0${one.charCodeAt(0).toString(16)}`);
      response.writeHead(422).end(`Not stored: ${escaped}, phone 9876543210`);
    });
    const { answer = '' } = await world.takeMessage();
    expect(answer).toMatch(/^Not stored: /);
    expect(answer).not.toMatch(/आशा|Rao|98765|Pune|asha@|5000000/);
    world.answer((response) => {
      void createForgetAnswers(world.table)(row.userId, row.id)
        .then(() => remove(row))
        .then(() => response.writeHead(422).end('Asha is unknown'));
    });
    expect(await world.takeMessage()).not.toHaveProperty('answer');
    expect((await log.list(key)).items[0]).not.toHaveProperty('answer');
  });

  test("only the first kilobyte of a receiver's answer is stored", async () => {
    await world.anEndpoint();
    const row = await aSubmission();
    await world.happen(anEvent(row.id));
    world.answer(answering(500, {}, 'x'.repeat(100_000)));
    expect((await world.takeMessage()).answer).toBe('x'.repeat(1024));
  });
});

describe('callback calls that are not made', () => {
  const isMissed = async () => {
    expect(await world.takeMessage()).toMatchObject({ status: 'missed' });
    expect(received).toEqual([]);
  };

  test('a paused endpoint gets no call, except for a test', async () => {
    const key = await world.anEndpoint();
    await world.happen();
    await endpoints.pause(key);
    await isMissed();
    const { eventId } = await log.sendTest(key);
    expect(await world.takeMessage()).toMatchObject({ status: 'delivered' });
    expect(bodyOf(0)).toMatchObject({ id: eventId, type: 'callback.test' });
  });

  test('a removed endpoint or a closed account gets no call', async () => {
    const key = await world.anEndpoint();
    await world.happen();
    await endpoints.remove(key);
    await isMissed();
    await world.anEndpoint();
    await world.happen();
    expect(await world.takeMessage({ isClosed: async () => true })).toMatchObject({
      ...{ status: 'missed', calls: 0 },
    });
  });

  test('a blocked site gets no call until the block ends', async () => {
    await world.anEndpoint();
    await world.happen();
    expect(await world.takeMessage({ isBlocked: async () => true })).toMatchObject({
      ...{ status: 'waiting', last: { problem: 'blocked' } },
    });
    expect(received).toEqual([]);
    expect(await world.takeMessage()).toMatchObject({ status: 'delivered' });
  });

  test('a host that has accepted no call gets ten calls an hour', async () => {
    await world.anEndpoint();
    world.answer(answering(404));
    for (let number = 0; number < 11; number += 1) await world.happen();
    for (let number = 0; number < 10; number += 1) await world.takeMessage();
    const waiting = await world.takeMessage();
    expect(waiting).toMatchObject({ calls: 0, attemptAt: '2026-03-01T11:00:00.000Z' });
    expect(received).toHaveLength(10);
    expect(sent.some(({ eventId }) => eventId === waiting.eventId)).toBe(false);
  });

  test('calls to all ports of a host count towards one limit', async () => {
    world.answer(answering(404));
    await log.sendTest(await world.anEndpoint());
    await log.sendTest(await world.anEndpoint({ address: 'http://127.0.0.1:9/closed' }));
    for (let number = 0; number < 9; number += 1) await log.sendTest(await world.anEndpoint());
    for (let number = 0; number < 10; number += 1) await world.takeMessage();
    expect(received).toHaveLength(9);
    expect(await world.takeMessage()).toMatchObject({ status: 'waiting', calls: 0 });
  });

  test('an early, late or duplicate queue message causes no callback call', async () => {
    await world.anEndpoint();
    await world.happen();
    const [copy] = sent;
    world.answer(answering(500));
    await world.takeMessage();
    sent.unshift(copy!);
    await world.takeMessage();
    expect(received).toHaveLength(1);
    expect(sent.map(({ delaySeconds }) => delaySeconds)).toEqual([5, 5]);
    world.answer(accepted);
    await world.takeMessage();
    await world.takeMessage();
    expect(received).toHaveLength(2);
  });

  test('a delivery waits longer and longer while too many other calls run', async () => {
    const key = await world.anEndpoint();
    const wanted = { key, host: 'other', isReplay: false, isTest: false };
    for (let number = 0; number < 5; number += 1) await world.delivering.health.takePlace(wanted);
    await world.happen();
    expect(await world.takeMessage()).toMatchObject({ status: 'waiting', calls: 0 });
    expect(sent).toMatchObject([{ delaySeconds: 1.5 }]);
    clock.turn(18.5);
    await world.takeMessage();
    expect(sent).toMatchObject([{ delaySeconds: 7.5 }]);
  });
});

test('a test event causes one call, even if the call fails', async () => {
  const key = await world.anEndpoint();
  world.answer(answering(500));
  await log.sendTest(key);
  expect(await world.takeMessage()).toMatchObject({ status: 'failed', calls: 1 });
  expect(sent).toEqual([]);
});

test('an endpoint is disabled after five days of failures', async () => {
  const key = await world.anEndpoint();
  world.answer(answering(500));
  const fail = async () => {
    await world.happen({ ...anEvent(anId()) });
    await world.takeMessage();
    sent.length = 0;
  };
  await fail();
  clock.turn(12 * 3600);
  await fail();
  clock.turn(5 * 86_400 - 1);
  await fail();
  expect(await endpoints.get(key)).toMatchObject({ state: 'active' });
  clock.turn(1);
  await fail();
  expect(await endpoints.get(key)).toMatchObject({
    ...{ state: 'disabled', disabledBecause: 'failing' },
    failingSince: '2026-03-01T10:00:00.000Z',
  });
});
