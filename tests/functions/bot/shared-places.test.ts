/**
 * How many attempts may run at once at a form and at a site, and how leads wait while the limit is
 * reached.
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { alwaysClosed, type Breaker } from '../../../functions/bot/circuit-breaker.ts';
import { withSharedPlaces, type SharedPlace } from '../../../functions/bot/shared-places.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { succeed } from './stand-in-browser.ts';
import { createWaitingRoom } from './waiting-room.ts';
import { until } from '../../until.ts';

const { db } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;
let running: PromiseWithResolvers<void>[];
let ends: Promise<unknown>[];
let origin: string;

beforeEach(() => {
  room = createWaitingRoom(db.client);
  running = [];
  ends = [];
  origin = `origin#https://${anId()}.example`;
});

afterEach(async () => {
  for (const { resolve } of running) resolve();
  await Promise.all(ends);
});

const table = () => ({ client: db.client, table: 'circuitBreakers', now: room.clock.now });
const inPlaces = (...places: SharedPlace[]) =>
  withSharedPlaces(undefined, createPaceStore(table()), places);
const done = { kind: 'done' };

/**
 * Starts an attempt that runs until the test ends it.
 * @returns a promise that resolves when the delivery ends; the test need not await it.
 */
function start(message: LeadMessage, breaker: Breaker) {
  const end = Promise.withResolvers<void>();
  const ended = room.deliver(message, {
    stageBreaker: () => breaker,
    attempt: async (work) => {
      running.push(end);
      await end.promise;
      return succeed(room.store, work);
    },
  });
  ends.push(ended);
  return { ended };
}

const untilRunning = (count: number) =>
  until(`${count} attempts to run`, () => running.length >= count);

/**
 * A form that allows one attempt at a time, and a lead that waits while another lead's attempt
 * runs.
 */
async function aWaiting() {
  const form = inPlaces({ key: `bots#${anId()}`, limits: { atOnce: 1 } });
  const waits = await room.aMessage();
  start(await room.aMessage(), form);
  await untilRunning(1);
  await room.deliver(waits, { stageBreaker: () => form });
  return { form, waits };
}

describe('the limit of simultaneous attempts at a form', () => {
  test('a form runs no more attempts than its limit', async () => {
    const form = inPlaces({ key: `bots#${anId()}`, limits: { atOnce: 2 } });
    const [first, second, third] = [
      await room.aMessage(),
      await room.aMessage(),
      await room.aMessage(),
    ];
    const { ended } = start(first, form);
    start(second, form);
    await untilRunning(2);
    expect(await room.deliver(third, { stageBreaker: () => form })).toEqual(done);
    const row = await room.rowOf(third);
    expect(row).toMatchObject({ status: 'processing', attemptCount: 0, attempts: [] });
    // The expected wait: the time until another attempt may start, plus jitter, rounded up to whole
    // seconds.
    expect(row?.nextAttemptAt).toBe('2026-03-01T10:00:02.000Z');
    expect(row?.openShard).toMatch(/^open-/);
    expect(room.delayed).toEqual([{ lead: third, seconds: 2 }]);
    running[0]?.resolve();
    await ended;
    room.clock.turn(2);
    start(third, form);
    await untilRunning(3);
  });

  test("the longer a lead has waited, the longer the bot delays the lead's next message", async () => {
    const form = inPlaces({ key: `bots#${anId()}`, limits: { atOnce: 1 } });
    const waits = await room.aMessage();
    start(await room.aMessage(), form);
    await untilRunning(1);
    for (const [turn, seconds] of [
      [40, 8],
      [60, 14],
    ]) {
      room.clock.turn(turn ?? 0);
      await room.deliver(waits, { stageBreaker: () => form });
      expect(room.delayed.at(-1)?.seconds).toBe(seconds);
    }
  });

  test('the reconciler sends a waiting lead again if its message was lost', async () => {
    const { waits } = await aWaiting();
    running[0]?.resolve();
    expect(await room.sentAgain([waits])).toEqual([]);
    room.clock.turn(62);
    expect(await room.sentAgain([waits])).toHaveLength(1);
  });
});

describe('a message that is delivered twice', () => {
  test('a message delivered twice causes one delayed message, not two', async () => {
    const { form, waits } = await aWaiting();
    expect(await room.deliver(waits, { stageBreaker: () => form })).toEqual({ kind: 'done' });
    expect(room.delayed).toHaveLength(1);
    room.clock.turn(10);
    await room.deliver(waits, { stageBreaker: () => form });
    expect(room.delayed).toHaveLength(2);
  });
});

describe('the limit of a site for all users', () => {
  test("a site's limit per minute delays the attempts beyond this limit", async () => {
    const site = inPlaces({ key: origin, limits: { atOnce: 2, perMinute: 3 } });
    for (let count = 0; count < 3; count += 1) {
      const one = await room.aMessage(5, aUser());
      await room.deliver(one, {
        stageBreaker: () => site,
        attempt: (work) => succeed(room.store, work),
      });
      expect(await room.rowOf(one)).toMatchObject({ status: 'success' });
    }
    const fourth = await room.aMessage(5, aUser());
    await room.deliver(fourth, { stageBreaker: () => site });
    expect(room.delayed.map(({ lead }) => lead.submissionId)).toEqual([fourth.submissionId]);
    room.clock.turn(60);
    await room.deliver(fourth, {
      stageBreaker: () => site,
      attempt: (work) => succeed(room.store, work),
    });
    expect(await room.rowOf(fourth)).toMatchObject({ status: 'success', attemptCount: 1 });
  });

  test("a lead that waits for its site does not count for its form's limit", async () => {
    const form = { key: `bots#${anId()}`, limits: { atOnce: 1 } };
    const site = { key: origin, limits: { atOnce: 1 } };
    start(await room.aMessage(), inPlaces(site));
    await untilRunning(1);
    await room.deliver(await room.aMessage(), { stageBreaker: () => inPlaces(form, site) });
    start(await room.aMessage(), inPlaces(form));
    await untilRunning(2);
  });
});

describe('errors of the table that counts the running attempts', () => {
  const places = ['first', 'second'].map((key) => ({ key, limits: { atOnce: 1 } }));
  const asking = { token: 'token', leaseSeconds: 120 };

  test('a reserved attempt slot is released if the second reservation fails', async () => {
    const pace = createPaceStore(table());
    const breaker = withSharedPlaces(
      undefined,
      {
        reserve: (key, limits, more) =>
          key === 'second' ? Promise.reject(new Error('down')) : pace.reserve(key, limits, more),
        end: (...how) => pace.end(...how),
      },
      places,
    );
    await expect(breaker.enter(asking)).rejects.toThrow('down');
    expect((await pace.read('first', 'UTC')).places).toEqual({});
  });

  test('the circuit breaker gets results although the table of attempts fails', async () => {
    const reports: unknown[] = [];
    const breaker = withSharedPlaces(
      {
        ...alwaysClosed,
        record: (_pass, judgement) => Promise.resolve(void reports.push(judgement)),
        release: () => Promise.resolve(void reports.push('released')),
      },
      { reserve: () => Promise.reject(new Error()), end: () => Promise.reject(new Error('down')) },
      places,
    );
    await expect(breaker.record({ place: 'token' }, 'success')).rejects.toThrow('down');
    await expect(breaker.release({ place: 'token' })).rejects.toThrow('down');
    expect(reports).toEqual(['success', 'released']);
  });
});

describe('a lead whose user already runs as many attempts as allowed', () => {
  const limits = { atOnce: 2, ofUser: { atOnce: 1 } };
  const user = 'user';
  let waits: number;
  beforeEach(() => void (waits = 0));

  /** @param until is called at each pause while the bot waits to start the lead's attempt. */
  const placesFor = (keys: string[], until: () => Promise<unknown>) => {
    const pace = createPaceStore(table());
    const wait = async (milliseconds: number) => {
      waits += 1;
      room.clock.turn(milliseconds / 1000);
      await until();
    };
    const stay = { now: room.clock.now, wait };
    const places = keys.map((key) => ({ key: `${origin}/${key}`, limits }));
    return withSharedPlaces(undefined, pace, places, { user, stay });
  };
  const ask = (token: string) => ({ token, leaseSeconds: 120 });

  /** Starts the only attempt that the user may run, and advances the clock by these seconds. */
  async function takenFor(seconds: number, keys: string[], until?: () => Promise<unknown>) {
    const places = placesFor(keys, async () => until?.());
    const entry = await places.enter(ask('first'));
    if (entry.kind !== 'go') throw new Error('The place is taken');
    room.clock.turn(seconds);
    return { places, free: () => places.record(entry.pass, 'success') };
  }

  test("the bot waits until the user's running attempt ends", async () => {
    const { places, free } = await takenFor(0.5, ['one'], async () => waits === 3 && free());
    expect(await places.enter(ask('second'))).toMatchObject({ kind: 'go' });
    expect(waits).toBe(3);
  });

  test('the bot waits no longer than an attempt usually takes', async () => {
    const { places } = await takenFor(0.5, ['one']);
    expect(await places.enter(ask('second'))).toMatchObject({ kind: 'wait', isBrief: true });
    expect(waits).toBe(8);
  });

  test('the bot does not wait if the running attempt began long ago', async () => {
    const { places } = await takenFor(2.1, ['one']);
    expect(await places.enter(ask('second'))).toMatchObject({ kind: 'wait' });
    expect(waits).toBe(0);
  });

  test('a lead that waits because of one limit does not count for another limit', async () => {
    await takenFor(0.5, ['one']);
    const both = placesFor(['other', 'one'], async () => undefined);
    expect(await both.enter(ask('second'))).toMatchObject({ kind: 'wait' });
    expect(waits).toBe(0);
  });
});
