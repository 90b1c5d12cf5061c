/**
 * Users with slow attempts leave some of the simultaneous attempts to users with quick attempts.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { anyZone as zone } from '../../../functions/stores/pace/pace-rules.ts';
import { createPaceStore, type PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { aClock, anId, type Clock } from '../builders.ts';
import { tableDefinitions } from '../table-definitions.ts';

const KEY = 'bots';
const SLOW = 10;
const [one, other, victim] = ['one', 'other', 'victim'];
let clock: Clock;
let store: PaceStore;

beforeEach(() => {
  clock = aClock('2026-03-01T10:00:00.000Z');
  const { client } = createMemoryTables({ definitions: tableDefinitions });
  store = createPaceStore({ client, table: 'circuitBreakers', now: clock.now });
});

/** @returns a function that ends the attempt, or undefined if the attempt must wait. */
async function start(user: string, atOnce = 4) {
  const token = anId();
  const ofUser = { atOnce: Math.max(1, atOnce / 2), leavesToQuick: true };
  const limits = { zone, atOnce, ofUser };
  const { kind } = await store.reserve(KEY, limits, { token, leaseSeconds: 120, user });
  return kind === 'granted' ? () => store.end(KEY, zone, token, 'sent') : undefined;
}

async function attempt(user: string, seconds: number) {
  const end = await start(user);
  clock.turn(seconds);
  await end?.();
}

/**
 * Tries to start one attempt for each given user.
 * @returns the number of attempts that started.
 */
async function started(...users: string[]) {
  const places = [];
  for (const user of users) places.push(await start(user));
  return places.filter(Boolean).length;
}

test.each([
  ['after slow attempts', [SLOW, SLOW], 3],
  ['also if they alternate with quick ones', [SLOW, 1, 1], 3],
  ['not after quick attempts', [SLOW - 1, SLOW - 1], 4],
])(
  'two users leave one of four simultaneous attempts to others, %s',
  async (_when, durations, places) => {
    await attempt(victim, 1);
    for (const seconds of durations) {
      await attempt(one, seconds);
      await attempt(other, seconds);
    }
    // The slow users need not take turns with the user `victim`, who has no waiting attempt.
    expect(await started(one, one, other, other)).toBe(places);
    expect(await started(victim)).toBe(4 - places);
  },
);

test('a running attempt counts as slow after ten seconds', async () => {
  await attempt(victim, 1);
  const ends = [await start(one), await start(one), await start(other), await start(other)];
  clock.turn(SLOW);
  await ends[0]?.();
  expect(await started(other, one)).toBe(0);
  expect(await started(victim)).toBe(1);
});

test.each([
  [59, 3],
  [60, 4],
])(
  '%i seconds after a quick attempt, slow users run %i attempts at once',
  async (seconds, places) => {
    await attempt(victim, 1);
    await attempt(one, SLOW);
    await attempt(other, SLOW);
    clock.turn(seconds - 2 * SLOW);
    expect(await started(one, one, other, other)).toBe(places);
  },
);

test.each([
  [599, 3],
  [600, 4],
])(
  '%i seconds after slow attempts, their users run %i attempts at once',
  async (seconds, places) => {
    const ends = [await start(one), await start(other)];
    clock.turn(SLOW);
    for (const end of ends) await end?.();
    clock.turn(seconds);
    await attempt(victim, 0);
    expect(await started(one, one, other, other)).toBe(places);
  },
);

describe('the quick attempts of a slow user', () => {
  test.each([
    ['before', [2, SLOW]],
    ['after', [SLOW, 2]],
  ])(
    'a quick attempt %s a slow attempt of the same user does not count as quick',
    async (_when, durations) => {
      for (const seconds of durations) await attempt(one, seconds);
      await attempt(other, SLOW);
      expect(await started(one, one, other, other)).toBe(4);
    },
  );

  test('a quick attempt during a slow attempt of the same user does not count as quick', async () => {
    await start(one);
    clock.turn(SLOW);
    await attempt(one, 2);
    await attempt(other, SLOW);
    expect(await started(one, other, other)).toBe(3);
  });
});

test('a slow user may run an attempt even if only one may run at once', async () => {
  await attempt(victim, 1);
  await attempt(one, SLOW);
  expect(await start(one, 1)).toBeDefined();
});

test('slow users leave one simultaneous attempt to other users', async () => {
  await attempt(one, SLOW);
  await attempt(other, SLOW);
  for (let count = 0; count < 100; count += 1) await attempt(victim, 1);
  expect(await started(one, one, other, other)).toBe(3);
  expect(await started(victim)).toBe(1);
});
