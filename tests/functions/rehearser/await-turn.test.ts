/**
 * Which rehearsals may start while many wait: a few run at once, one per user, and users take
 * turns.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { awaitTurn } from '../../../functions/rehearser/await-turn.ts';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';
import { createPaceStore, type PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import {
  createRehearsalTurns,
  isDailyInHand,
  type RehearsalTurns,
} from '../../../functions/stores/rehearsals/rehearsal-turns.ts';
import { aClock, anId, aUser, type Clock } from '../builders.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { tableDefinitions } from '../table-definitions.ts';

let clock: Clock;
const AT_ONCE = 3;
let pace: PaceStore;
let turns: RehearsalTurns;
let waiting: { message: RehearsalMessage; seconds: number }[];

beforeEach(() => {
  clock = aClock();
  // Each test has tables of its own, because all rehearsals share one item of the table.
  const { client } = createMemoryTables({ definitions: tableDefinitions });
  pace = createPaceStore({ client, table: 'circuitBreakers', now: clock.now });
  turns = createRehearsalTurns(pace, AT_ONCE);
  waiting = [];
});

const aMessage = (userId = aUser()): RehearsalMessage => ({
  userId,
  formId: anId(),
  rehearsalId: anId(),
});
const daily = (): RehearsalMessage => ({ ...aMessage(), lane: 'daily' });

/**
 * Delivers the message.
 * @returns a function that ends the message's rehearsal, or undefined if the rehearsal waits.
 */
async function deliver(message: RehearsalMessage): Promise<(() => Promise<void>) | undefined> {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const ended = awaitTurn(message, {
    turns,
    queue: { send: async (again, seconds = 0) => void waiting.push({ message: again, seconds }) },
    rehearse: async () => {
      begun.resolve();
      await end.promise;
    },
    now: clock.now,
    random: () => 0.5,
  });
  const isRunning = await Promise.race([begun.promise.then(() => true), ended.then(() => false)]);
  if (!isRunning) return undefined;
  return async () => {
    end.resolve();
    await ended;
  };
}

describe('the order in which waiting rehearsals start', () => {
  test('rehearsals of one user run one at a time', async () => {
    const [hostile, victim] = [aUser(), aUser()];
    expect(await deliver(aMessage(hostile))).toBeDefined();
    expect(await deliver(aMessage(hostile))).toBeUndefined();
    expect(waiting).toMatchObject([{ message: { userId: hostile }, seconds: 2 }]);
    expect(await deliver(aMessage(victim))).toBeDefined();
  });

  test("a waiting user's rehearsal starts before another user's second rehearsal", async () => {
    const [one, victim] = [aUser(), aUser()];
    const end = await deliver(aMessage(one));
    clock.turn(1);
    for (let others = 1; others < AT_ONCE; others += 1) await deliver(aMessage());
    const victims = aMessage(victim);
    for (let asks = 0; asks < 5; asks += 1) {
      expect(await deliver(victims)).toBeUndefined();
      clock.turn(12);
    }
    // The first rehearsal of the user `one` took a minute, so the user `victim` is next.
    await end?.();
    expect(await deliver(aMessage(one))).toBeUndefined();
    expect(await deliver(victims)).toBeDefined();
  });

  test('after long rehearsals end, as many rehearsals can start as before', async () => {
    const [one, other] = [aUser(), aUser()];
    const messages = () => [aMessage(one), aMessage(other), daily()];
    const ends = [];
    for (const message of messages()) ends.push(await deliver(message));
    clock.turn(12);
    for (const end of ends) await end?.();
    await (
      await deliver(aMessage())
    )?.();
    for (const message of messages()) expect(await deliver(message)).toBeDefined();
  });

  test('a waiting rehearsal tries to start less often with time', async () => {
    const user = aUser();
    await deliver(aMessage(user));
    let message = aMessage(user);
    for (let asks = 0; asks < 9; asks += 1) {
      await deliver(message);
      ({ message } = waiting.at(-1)!);
      clock.turn(waiting.at(-1)!.seconds);
    }
    expect(waiting.map(({ seconds }) => seconds)).toEqual([2, 2, 2, 3, 4, 5, 7, 10, 12]);
  });

  test('a rehearsal that counts as failed no longer waits to start', async () => {
    const user = aUser();
    await deliver(aMessage(user));
    await deliver({ ...aMessage(user), askedAt: clock.now().getTime() - 600_000 });
    expect(waiting).toEqual([]);
  });

  test("a rehearsal whose rehearser dies lets the user's next rehearsal start", async () => {
    const user = aUser();
    await deliver(aMessage(user));
    clock.turn(180);
    expect(await deliver(aMessage(user))).toBeDefined();
  });
});

describe('the start of daily rehearsals', () => {
  test('a daily rehearsal runs although one user has many rehearsals waiting', async () => {
    const hostile = aUser();
    await deliver(aMessage(hostile));
    for (let count = 0; count < 5; count += 1) await deliver(aMessage(hostile));
    expect(await deliver(daily())).toBeDefined();
  });

  test('isDailyInHand is true while a daily rehearsal runs or waits', async () => {
    expect(await isDailyInHand(pace)).toBe(false);
    const end = await deliver(daily());
    expect(await isDailyInHand(pace)).toBe(true);
    expect(await deliver(daily())).toBeUndefined();
    await end?.();
    expect(await isDailyInHand(pace)).toBe(true);
    clock.turn(40);
    expect(await isDailyInHand(pace)).toBe(false);
  });
});
