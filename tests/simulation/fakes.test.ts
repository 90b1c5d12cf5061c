/** `npm run sim -- --fakes 5000` runs the same checks more often. */
import { expect, test } from '@jest/globals';
import { checkQueue } from './fakes/check-queue.ts';
import { checkTables } from './fakes/check-tables.ts';

test('The tables in memory answer as dynalite does', async () => {
  await expect(checkTables({ runs: 40, seed: 1 })).resolves.toBeUndefined();
});

test('The queue in memory delivers as the local cloud’s does', () => {
  expect(() => checkQueue({ runs: 60, seed: 1 })).not.toThrow();
});
