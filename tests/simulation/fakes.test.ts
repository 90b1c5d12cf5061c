/** A small part of `npm run sim -- --fakes 5000`, which runs the same comparisons more often. */
import { expect, test } from '@jest/globals';
import { checkQueue } from './fakes/check-queue.ts';
import { checkTables } from './fakes/check-tables.ts';

test('the tables in memory answer as dynalite does', async () => {
  await expect(checkTables({ runs: 40, seed: 1 })).resolves.toBeUndefined();
});

test('the memory queue delivers like the local cloud’s queue', () => {
  expect(() => checkQueue({ runs: 60, seed: 1 })).not.toThrow();
});
