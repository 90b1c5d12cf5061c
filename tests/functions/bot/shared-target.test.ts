/** A user's failing leads delay only the later leads of this user, not those of other users. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AttemptReason } from '../../../contract/submission.ts';
import { aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { aFailure, fail } from './stand-in-browser.ts';
import { createWaitingRoom } from './waiting-room.ts';

const { db: database } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;

beforeEach(() => {
  room = createWaitingRoom(database.client);
});

/**
 * Sends leads of one user, one after the other.
 * @returns how many of them the target received.
 */
async function sendLeads(count: number, userId = aUser()): Promise<number> {
  const before = room.temper.attempts;
  for (let sent = 0; sent < count; sent += 1) {
    await room.deliver(await room.aMessage(1, userId));
  }
  return room.temper.attempts - before;
}

describe("leads of other users after one user's failures", () => {
  test.each([
    'target_unreachable',
    'timeout',
    'form_not_found',
    'rate_limited',
    'blocked',
    'captcha',
    'outcome_unknown',
    'validation_refused',
  ] as const)('leads of other users are sent at once after failures with %s', async (outcome) => {
    room.temper.outcome = outcome;
    room.temper.retryAfterSeconds = 3600;
    for (const user of [aUser(), aUser(), aUser(), aUser(), aUser()]) await sendLeads(6, user);
    room.temper.outcome = 'success';
    expect(await sendLeads(1)).toBe(1);
  });
});

describe('later leads of a user whose leads have failed', () => {
  test.each([
    ['target_unreachable', 2],
    ['timeout', 2],
    ['rate_limited', 1],
    ['captcha', 5],
    ['validation_refused', 9],
  ] as const)(
    "after failures with %s, the target received %d of the user's nine leads",
    async (outcome: AttemptReason, times) => {
      room.temper.outcome = outcome;
      expect(await sendLeads(9, aUser())).toBe(times);
    },
  );

  test("the same user's leads wait after two failed attempts of one lead", async () => {
    const message = await room.aMessage(5);
    await room.deliver(message);
    room.clock.turn(300);
    await room.deliver(message);
    expect(await sendLeads(1, room.owner)).toBe(0);
  });

  test('an open breaker delays later leads and changes no ended lead', async () => {
    room.temper.outcome = 'outcome_unknown';
    const messages = [];
    for (let sent = 0; sent < 8; sent += 1) messages.push(await room.aMessage());
    for (const message of messages) await room.deliver(message);
    room.temper.outcome = 'success';
    room.clock.turn(60);
    for (const message of await room.sentAgain(messages)) await room.deliver(message);
    for (const message of await room.sentAgain(messages)) await room.deliver(message);
    const rows = await Promise.all(messages.map(room.rowOf));
    expect(rows.map((row) => row?.status)).toEqual([
      ...Array.from({ length: 5 }, () => 'error'),
      ...Array.from({ length: 3 }, () => 'success'),
    ]);
  });
});

describe('a probe (one trial lead after a pause) that finds the target down', () => {
  /**
   * Delivers the message at the end of each pause of the circuit breaker.
   * @returns the pauses, in seconds.
   */
  async function probe(times: number, message: Awaited<ReturnType<typeof room.aMessage>>) {
    const pauses: number[] = [];
    for (let count = 0; count < times; count += 1) {
      const { nextAttemptAt = '' } = (await room.rowOf(message)) ?? {};
      const seconds = (Date.parse(nextAttemptAt) - room.clock.now().getTime()) / 1000;
      pauses.push(seconds);
      room.clock.turn(seconds);
      expect(await room.deliver(message)).toEqual({ kind: 'done' });
    }
    return pauses;
  }

  test('a failed probe spends no attempt, however often it is repeated', async () => {
    await room.openBreaker();
    const message = await room.aMessage(2);
    await room.deliver(message);
    expect(await probe(7, message)).toEqual([60, 120, 240, 480, 900, 900, 900]);
    expect(room.temper.attempts).toBe(7);
    expect(await room.rowOf(message)).toMatchObject({ attemptCount: 0, attempts: [] });
    room.temper.outcome = 'success';
    await probe(1, message);
    expect(await room.rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
  });

  test('a waiting lead that is open too long ends as expired', async () => {
    await room.openBreaker();
    const message = await room.aMessage(2);
    await room.deliver(message);
    room.clock.turn(rowLimits.maxOpenDays * 86_400);
    await room.deliver(message);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'expired',
      attemptCount: 0,
    });
  });

  test('a probe spends an attempt if the lead may have been sent', async () => {
    await room.openBreaker();
    const message = await room.aMessage(2);
    room.clock.turn(60);
    await room.deliver(message, {
      attempt: (work) => fail(room.store, work, aFailure('rate_limited', { fenced: true })),
    });
    expect(await room.rowOf(message)).toMatchObject({ status: 'pending', attemptCount: 1 });
  });
});

describe('users who wait for the same site', () => {
  test('each user who waits for a site is counted once', async () => {
    for (const user of [aUser(), aUser(), aUser()]) await sendLeads(2, user);
    await room.openBreaker();
    expect(room.paused).toEqual([1, 2, 3, 4]);
    room.clock.turn(60);
    await room.deliver(await room.aMessage());
    expect(room.paused.at(-1)).toBe(4);
    room.clock.turn(3600);
    await sendLeads(2, aUser());
    expect(room.paused.at(-1)).toBe(1);
  });
});
