/**
 * Simulates three users on virtual time. The forms of two slow users take 40 seconds for a lead,
 * and these users send more leads than the bots can handle for them. The leads of the quick user
 * need half a second, and the quick user sends a lead every ten seconds.
 */
import { expect, test } from '@jest/globals';
import { start, type PlannedForm, type PlannedLead, type WorldPlan } from './world/plan.ts';
import { numberOf } from './world/senders.ts';
import { World } from './world/world.ts';

const EVERY_MS = 10_000;
const BEGIN = start + 60_000;
const ATTACK = BEGIN + 6 * EVERY_MS;
/**
 * The time at which the first attempts of the slow users have ended, in epoch milliseconds. After
 * this time the service knows which users' forms are slow.
 */
const KNOWN = ATTACK + 45_000;
const END = KNOWN + 20 * EVERY_MS;
const victim = { site: 'victim.example', temper: 'quick' } as const;

function plan(goesTo: string[]): WorldPlan {
  const slowForms = [1, 2, 3].map((form): PlannedForm => ({
    site: `slow-${form}.example`,
    temper: 'slow',
    goesTo,
  }));
  const times = Array.from({ length: (END - BEGIN) / EVERY_MS }, (_, n) => BEGIN + n * EVERY_MS);
  const sent = [
    ...times.map((at) => ({ at, user: 0, form: 0 })),
    ...Array.from({ length: 24 }, (_, n) => ({ at: ATTACK, user: 1 + (n % 2), form: n % 3 })),
  ];
  return {
    ...{ seed: 1, faultRate: 0, killRate: 0, outages: [], deeds: [], bots: 4 },
    ...{ isFlood: false, isCalm: true, isLong: false },
    users: [[victim], slowForms, slowForms].map((forms, user) => ({
      ...{ name: `user ${user}`, forms, watches: false },
    })),
    leads: sent.map((lead, number): PlannedLead => ({
      ...{ ...lead, number, person: number },
      ...{ hasKey: false, copies: 1, allowDuplicate: false },
    })),
  };
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;

test.each([
  ['all bots', []],
  ["the quick user's site", [victim.site]],
])('two slow users at %s do not delay a quick user', async (_where, goesTo) => {
  const planned = plan(goesTo);
  const world = new World(planned, {});
  const { violation } = await world.run();
  expect(violation?.message).toBeUndefined();
  const rowOf = new Map([...world.watch.rows.values()].map((row) => [numberOf(row), row.id]));
  const times = (from: number, to: number) =>
    planned.leads
      .filter(({ user, at }) => user === 0 && at >= from && at < to)
      .map(({ number, at }) => (world.watch.endedAt.get(rowOf.get(number) ?? '') ?? Infinity) - at);
  const [quiet, first, known] = [times(BEGIN, ATTACK), times(ATTACK, KNOWN), times(KNOWN, END)];
  expect(median(known)).toBeLessThan(1.5 * median(quiet));
  expect(Math.max(...known)).toBeLessThan(20_000);
  expect(Math.max(...first)).toBeLessThan(60_000);
});
