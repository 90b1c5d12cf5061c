/**
 * Checks that the cost of frequent reads does not grow with the number of rows. These are the
 * dashboard's reads at every visit, and the reconciler's reads every minute.
 */
import { expect, test } from '@jest/globals';
import { mostGrowth, ofOpenRows, ofRows, ofUsers } from './scale.ts';

const FLAT = 1.2;
const ROWS = [300, 3_000];

const growthOf = (units: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(units).map(([name, amounts]) => [name, mostGrowth(amounts)]));

test('the dashboard’s first reads cost the same with more rows', async () => {
  const {
    'those that wait for a decision': undecided,
    'statistics, one part of 30 days': statistics,
    ...firstReads
  } = await ofRows(ROWS);
  for (const growth of Object.values(growthOf(firstReads))) expect(growth).toBeLessThan(FLAT);
  // The reads of statistics and of rows that wait for a user's decision examine at most 1,000 rows
  // in each call, however many rows the user has.
  expect(undecided?.at(-1)).toBeLessThan(350);
  expect(mostGrowth(statistics ?? [])).toBeLessThan(10 * FLAT);
});

test('the dashboard’s first reads cost the same with more users', async () => {
  for (const growth of Object.values(growthOf(await ofUsers([1, 30])))) {
    expect(growth).toBeLessThan(FLAT);
  }
});

test('the reconciler’s reads cost the same with more open rows', async () => {
  const growths = growthOf(await ofOpenRows(ROWS));
  expect(growths['a run of the reconciler']).toBeLessThan(FLAT);
  expect(growths['a run of the reconciler: its count']).toBeLessThan(10 * FLAT);
});
