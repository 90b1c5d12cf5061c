/**
 * How users share a site that allows a limited number of attempts at once: which forms count for
 * the site's limit, how many attempts one user may run, and who starts the next attempt.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createFormBreakers,
  type FormBreakers,
  type VisitedForm,
} from '../../../functions/bot/form-breakers.ts';
import type { Breaker } from '../../../functions/bot/circuit-breaker.ts';
import type { Pass } from '../../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { anyZone } from '../../../functions/stores/pace/pace-rules.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { anId, aUser } from '../builders.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { openStores } from '../open-stores.ts';
import { tableDefinitions } from '../table-definitions.ts';

const AT_ONCE = 4;
const PER_MINUTE = 6;

const { db, clock } = await openStores();
let site: string;
let stageUrl: string;
let breakers: FormBreakers;

beforeEach(() => {
  site = `https://${anId()}.example`;
  stageUrl = `https://${anId()}.example/form`;
  breakers = withBots(Infinity);
});

const withBots = (atOnce: number, client = db.client, originPerMinute = PER_MINUTE) =>
  createFormBreakers({
    ...{ client, table: 'circuitBreakers', now: clock.now, stageUrl, atOnce },
    ...{ stageFormAtOnce: 4, originAtOnce: AT_ONCE, originPerMinute },
  });
const formAt = (userId: string, more: Partial<VisitedForm> = {}) =>
  breakers.ofForm({ userId, formId: anId(), url: `${site}/form`, goesTo: [], ...more });
const ask = (breaker: Breaker) => breaker.enter({ token: anId(), leaseSeconds: 120 });
const isIn = async (breaker: Breaker) => (await ask(breaker)).kind === 'go';

async function enter(breaker: Breaker): Promise<Pass> {
  const entry = await ask(breaker);
  if (entry.kind !== 'go') throw new Error('It must wait');
  return entry.pass;
}
type Running = readonly [Breaker, Pass];
/** Begins one attempt for each entry of `users`, one after the other. */
async function runningOf(
  users: readonly string[],
  place: (userId: string) => Breaker,
  secondsBetween = 0,
): Promise<[Running, ...Running[]]> {
  const running: Running[] = [];
  for (const user of users) {
    const form = place(user);
    running.push([form, await enter(form)]);
    clock.turn(secondsBetween);
  }
  return running as [Running, ...Running[]];
}
async function attempt(breaker: Breaker) {
  await breaker.record(await enter(breaker), 'success');
}

describe('the limit of simultaneous attempts at a site', () => {
  test('a form counts for the limit of each site it sends to', async () => {
    const [elsewhere, goesTo] = ['https://elsewhere.example/', [site]];
    for (const user of [aUser(), aUser()]) {
      await enter(formAt(user, { url: elsewhere + anId(), goesTo }));
      await enter(formAt(user, { url: elsewhere + anId(), goesTo }));
    }
    expect(await ask(formAt(aUser()))).toMatchObject({
      kind: 'wait',
      isBrief: true,
      why: 'origin',
    });
  });

  test("one user's forms get at most half of a site's simultaneous attempts", async () => {
    const [hostile, victim] = [aUser(), aUser()];
    await enter(formAt(hostile));
    await enter(formAt(hostile));
    expect(await isIn(formAt(hostile))).toBe(false);
    expect(await isIn(formAt(victim))).toBe(true);
    expect(await isIn(formAt(victim))).toBe(true);
  });

  test("a lead delayed by a limit waits as long as its user's attempts take", async () => {
    const secondsAfter = async (attemptSeconds: number) => {
      const user = aUser();
      const form = formAt(user, { url: `https://${anId()}.example/form` });
      const passes = [await enter(form), await enter(form)];
      clock.turn(attemptSeconds);
      for (const pass of passes) await form.record(pass, 'success');
      await enter(form);
      await enter(form);
      const entry = await ask(form);
      return entry.kind === 'wait' && (entry.until.getTime() - clock.now().getTime()) / 1000;
    };
    breakers = withBots(Infinity, db.client, 100);
    expect(await secondsAfter(8)).toBe(8);
    expect(await secondsAfter(0.5)).toBe(1);
    expect(await secondsAfter(40)).toBe(10);
  });

  test("one user gets at most half of a site's attempts per minute", async () => {
    const [hostile, victim] = [aUser(), aUser()];
    for (let count = 0; count < PER_MINUTE / 2; count += 1) await attempt(formAt(hostile));
    expect(await isIn(formAt(hostile))).toBe(false);
    for (let count = 0; count < PER_MINUTE / 2; count += 1) await attempt(formAt(victim));
    clock.turn(60);
    expect(await isIn(formAt(hostile))).toBe(true);
  });

  test("the stage's form and a user's form at one address share one limit", async () => {
    const user = aUser();
    await enter(breakers.ofStage(user));
    await enter(formAt(user, { url: stageUrl }));
    expect(await isIn(breakers.ofStage(user))).toBe(false);
    expect(await isIn(formAt(user, { url: stageUrl }))).toBe(false);
    expect(await isIn(breakers.ofStage(aUser()))).toBe(true);
  });
});

describe('which waiting user starts the next attempt at a busy site', () => {
  test('the waiting user whose attempts took the least time starts the next attempt', async () => {
    const [one, other, victim] = [aUser(), aUser(), aUser()];
    const running = await runningOf([one, other, one, other], formAt, 1);
    const victims = formAt(victim);
    expect(await isIn(victims)).toBe(false);
    const [[form, pass]] = running;
    await form.record(pass, 'success');
    // Another attempt may start, but it is reserved for the user `victim`, who waits.
    expect(await isIn(formAt(one))).toBe(false);
    expect(await isIn(formAt(other))).toBe(false);
    expect(await isIn(victims)).toBe(true);
  });

  test('a waiting user with short attempts precedes users with longer attempts', async () => {
    const [one, other, victim] = [aUser(), aUser(), aUser()];
    const long = await runningOf([one, one, other, other], formAt);
    const victims = formAt(victim);
    expect(await isIn(victims)).toBe(false);
    // At this time no attempt has run for ten seconds, so no user counts as slow. Only the order of
    // the waiting users reserves the next attempt for the user `victim`.
    clock.turn(7);
    const [[form, pass]] = long;
    await form.record(pass, 'success');
    for (let count = 0; count < 2; count += 1) {
      const quick = await enter(victims);
      clock.turn(1);
      await victims.record(quick, 'success');
      // The next attempt stays reserved for the user `victim`, because another lead of this user
      // may be waiting.
      expect(await isIn(formAt(one))).toBe(false);
    }
  });

  test('of two attempts that may start, only one is reserved for a waiting user', async () => {
    const [one, other, victim] = [aUser(), aUser(), aUser()];
    const running = await runningOf([one, one, other, other], formAt, 1);
    expect(await isIn(formAt(victim))).toBe(false);
    for (const [form, pass] of running.slice(1, 3)) await form.record(pass, 'success');
    expect(await isIn(formAt(one))).toBe(true);
    expect(await isIn(formAt(other))).toBe(false);
    expect(await isIn(formAt(victim))).toBe(true);
  });

  test('a user who does not start the reserved attempt loses the reservation', async () => {
    const [one, other, victim] = [aUser(), aUser(), aUser()];
    const form = formAt(one);
    const pass = await enter(form);
    for (const user of [one, other, other]) await enter(formAt(user));
    clock.turn(10);
    await ask(formAt(victim));
    await form.record(pass, 'success');
    expect(await isIn(formAt(one))).toBe(false);
    clock.turn(40);
    expect(await isIn(formAt(one))).toBe(true);
  });

  test('a user who has used a reservation blocks other users only briefly', async () => {
    const [one, other, victim] = [aUser(), aUser(), aUser()];
    const running = await runningOf([one, one, other, other], formAt, 3);
    expect(await isIn(formAt(victim))).toBe(false);
    const [[form, pass]] = running;
    await form.record(pass, 'success');
    const victims = formAt(victim);
    const turn = await enter(victims);
    clock.turn(10);
    await victims.record(turn, 'success');
    // The next attempt stays reserved for the user `victim`, because another lead of this user may
    // be waiting.
    expect(await isIn(formAt(one))).toBe(false);
    clock.turn(10);
    expect(await isIn(formAt(one))).toBe(true);
  });

  test('a waiting user who already runs half of the attempts blocks nobody', async () => {
    const [one, other] = [aUser(), aUser()];
    const first = formAt(one);
    await enter(first);
    await enter(formAt(one));
    clock.turn(1);
    const form = formAt(other);
    const pass = await enter(form);
    await enter(formAt(other));
    // The first user waits, but already runs half of the attempts, the most that one user may run.
    expect(await isIn(first)).toBe(false);
    await form.record(pass, 'success');
    expect(await isIn(formAt(other))).toBe(true);
  });
});

describe('how users share the limited number of bots', () => {
  const anywhere = (user: string) => formAt(user, { url: `https://${anId()}.example/form` });
  beforeEach(() => {
    // Each test has its own tables, because all attempts share one item of the table.
    breakers = withBots(4, createMemoryTables({ definitions: tableDefinitions }).client);
  });

  test("one user's forms get at most half of the bots", async () => {
    const user = aUser();
    const form = anywhere(user);
    const pass = await enter(form);
    await enter(breakers.ofStage(user));
    expect(await isIn(anywhere(user))).toBe(false);
    expect(await isIn(anywhere(aUser()))).toBe(true);
    await form.record(pass, 'success');
    expect(await isIn(anywhere(user))).toBe(true);
  });

  test('at most half of the bots are reserved for waiting users', async () => {
    const [one, other] = [aUser(), aUser()];
    const running = await runningOf([one, one, other, other], anywhere);
    for (let users = 0; users < 5; users += 1) expect(await isIn(anywhere(aUser()))).toBe(false);
    clock.turn(20);
    for (const [form, pass] of running) await form.record(pass, 'success');
    expect(await isIn(anywhere(one))).toBe(true);
    expect(await isIn(anywhere(other))).toBe(true);
    expect(await isIn(anywhere(one))).toBe(false);
  });

  test('a user who asks for bots without using them delays others only briefly', async () => {
    const [one, other, hostile, victim] = [aUser(), aUser(), aUser(), aUser()];
    const victims = anywhere(victim);
    const pass = await enter(victims);
    for (const user of [one, one, other]) await enter(anywhere(user));
    const looks = anywhere(hostile);
    expect(await isIn(looks)).toBe(false);
    clock.turn(3);
    await victims.record(pass, 'success');
    let seconds = 0;
    for (; seconds < 20 && !(await isIn(victims)); seconds += 1) {
      clock.turn(1);
      const look = await ask(looks);
      if (look.kind === 'go') await looks.release(look.pass);
    }
    expect(seconds).toBe(1);
  });

  test("the item that counts all bots' attempts contains no start times", async () => {
    const { client } = createMemoryTables({ definitions: tableDefinitions });
    breakers = withBots(4, client);
    for (let count = 0; count < 100; count += 1) await attempt(anywhere(aUser()));
    const pace = createPaceStore({ client, table: 'circuitBreakers', now: clock.now });
    const item = await pace.read('bots', anyZone);
    expect(item).toMatchObject({ starts: [], userStarts: {} });
  });

  test.each(['success', undefined] as const)(
    "a waiting user gets a bot after other users' attempts end with the result %s",
    async (judgement) => {
      const [one, other, victim] = [aUser(), aUser(), aUser()];
      const running = await runningOf([one, one, other, other], anywhere);
      expect(await isIn(anywhere(victim))).toBe(false);
      clock.turn(20);
      for (const [form, pass] of running.slice(1)) await form.record(pass, judgement);
      // Three bots are free: the user `victim` takes the first one, and the second one is reserved
      // for `victim`.
      expect(await isIn(anywhere(victim))).toBe(true);
      clock.turn(1);
      expect(await isIn(anywhere(other))).toBe(true);
      expect(await isIn(anywhere(other))).toBe(false);
      expect(await isIn(anywhere(victim))).toBe(true);
    },
  );
});
