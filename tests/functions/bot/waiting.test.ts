/**
 * Leads that meet an open circuit breaker: what happens to their messages and rows, and when the
 * reconciler sends them again.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import type { Breaker } from '../../../functions/bot/circuit-breaker.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { anId, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { createWaitingRoom } from './waiting-room.ts';

const { db: database } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;

beforeEach(() => {
  room = createWaitingRoom(database.client);
});

const deliver: typeof room.deliver = (...args) => room.deliver(...args);
const rowOf = (message: LeadMessage) => room.rowOf(message);
const aMessage = (maxAttempts?: number) => room.aMessage(maxAttempts);
const sentAgain = (known: LeadMessage[]) => room.sentAgain(known);

const done = { kind: 'done' };
const untilOpen = '2026-03-01T10:01:00.000Z';

describe('a lead that meets an open circuit breaker', () => {
  beforeEach(() => room.openBreaker());

  test("an open breaker spends no attempt and sets the next attempt's time", async () => {
    const message = await aMessage();
    expect(await deliver(message)).toEqual(done);
    expect(room.temper.attempts).toBe(0);
    expect(await rowOf(message)).toMatchObject({
      status: 'processing',
      attemptCount: 0,
      retryCount: 0,
      attempts: [],
      nextAttemptAt: untilOpen,
      dueAt: untilOpen,
    });
  });

  test('a pending lead keeps the failure reason of its last attempt', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'a', ...rowLimits };
    await room.store.claim({ ...claim, leaseSeconds: 120 });
    const retryAt = new Date(room.clock.now().getTime() + 5000);
    await room.store.recordFailure({ ...claim, reason: 'timeout', retryAt });
    room.clock.turn(5);
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      failureReason: 'timeout',
      attemptCount: 1,
      retryCount: 0,
      attempts: [{ number: 1, outcome: 'failed' }],
      nextAttemptAt: untilOpen,
    });
  });

  test('a lead waits at least as long as its target requested', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'a', ...rowLimits };
    await room.store.claim({ ...claim, leaseSeconds: 120 });
    const retryAt = new Date('2026-03-01T10:30:00.000Z');
    await room.store.recordFailure({ ...claim, reason: 'rate_limited', retryAt });
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ nextAttemptAt: retryAt.toISOString() });
  });

  test("a waiting lead's expired attempt is recorded as failed", async () => {
    const message = await aMessage();
    await room.store.claim({ ...keyOf(message), token: 'a', leaseSeconds: 1, ...rowLimits });
    room.clock.turn(2);
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      attemptCount: 1,
      attempts: [{ outcome: 'failed', failureReason: 'internal' }],
      nextAttemptAt: untilOpen,
    });
  });

  test('an open breaker changes no running, possibly sent or ended lead', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'a', ...rowLimits };
    await room.store.claim({ ...claim, leaseSeconds: 10 });
    const running = await rowOf(message);
    await deliver(message);
    expect(await rowOf(message)).toEqual(running);
    await room.store.fence(fencePassOf(claim));
    room.clock.turn(11);
    const fenced = await rowOf(message);
    await deliver(message);
    expect(await rowOf(message)).toEqual(fenced);
    await room.store.recordSuccess(claim);
    const ended = await rowOf(message);
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toEqual(ended);
  });

  test("the reconciler sends a waiting lead when the breaker's pause ends", async () => {
    const messages = [await aMessage(), await aMessage()];
    for (const message of messages) await deliver(message);
    room.clock.turn(59);
    expect(await sentAgain(messages)).toEqual([]);
    room.clock.turn(1);
    room.temper.outcome = 'success';
    const sent = await sentAgain(messages);
    expect(sent).toHaveLength(2);
    for (const message of sent) await deliver(message);
    for (const message of messages) {
      expect(await rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
      expect(await rowOf(message)).not.toHaveProperty('nextAttemptAt');
    }
  });

  test('after a pause of the circuit breaker, only one waiting lead is tried', async () => {
    const messages = await Promise.all(Array.from({ length: 6 }, () => aMessage()));
    for (const message of messages) await deliver(message);
    room.clock.turn(60);
    const sent = await sentAgain(messages);
    expect(sent).toHaveLength(6);
    await Promise.all(sent.map((message) => deliver(message)));
    expect(room.temper.attempts).toBe(1);
    const rows = await Promise.all(messages.map(rowOf));
    expect(rows.map((row) => row?.attemptCount)).toEqual([0, 0, 0, 0, 0, 0]);
    // The lead that was tried has failed, so no lead is tried before the end of the breaker's next
    // pause, which is twice as long.
    room.clock.turn(60);
    for (const message of await sentAgain(messages)) await deliver(message);
    expect(room.temper.attempts).toBe(1);
  });

  test('a waiting lead uses no attempts and no redeliveries', async () => {
    const message = await aMessage(5);
    let deliveries = 0;
    for (let minute = 0; minute < 120; minute += 5) {
      for (const again of minute === 0 ? [message] : await sentAgain([message])) {
        // Each delivery is a new message, which the bot acknowledges at once.
        expect(await deliver(again, { stageBreaker: stillOpen })).toEqual(done);
        deliveries += 1;
      }
      room.clock.turn(300);
    }
    expect(deliveries).toBeGreaterThan(5);
    expect(await rowOf(message)).toMatchObject({ attemptCount: 0, status: 'processing' });
  });
});

/**
 * The circuit breaker of a target that stays down: after each pause, another lead is tried and
 * fails, so the tested lead always waits.
 */
const stillOpen = (): Breaker => ({
  enter: async () => ({
    kind: 'wait' as const,
    until: new Date(room.clock.now().getTime() + 900_000),
  }),
  record: async () => undefined,
  release: async () => undefined,
});

describe('the circuit breaker of a target', () => {
  test('the breaker stays open as long as the target requests', async () => {
    room.temper.outcome = 'rate_limited';
    room.temper.retryAfterSeconds = 300;
    await room.openBreaker();
    const message = await aMessage();
    await deliver(message);
    expect(await rowOf(message)).toMatchObject({ nextAttemptAt: '2026-03-01T10:05:00.000Z' });
  });

  test('if the trial lead has already ended, the breaker tries another', async () => {
    await room.openBreaker();
    room.clock.turn(60);
    room.temper.outcome = 'success';
    expect(await deliver({ userId: room.owner, submissionId: anId() })).toEqual(done);
    const message = await aMessage();
    await deliver(message);
    expect(await rowOf(message)).toMatchObject({ status: 'success' });
  });

  test('the breaker lets leads through if its table cannot be read', async () => {
    const broken = () => Promise.reject(new Error('No table'));
    const message = await aMessage();
    room.temper.outcome = 'success';
    const breaker = { enter: broken, record: broken, release: broken };
    await deliver(message, { stageBreaker: () => breaker });
    expect(await rowOf(message)).toMatchObject({ status: 'success' });
    expect(room.warnings).toHaveLength(2);
  });
});

function keyOf({ userId, submissionId }: LeadMessage) {
  return { userId, id: submissionId };
}
