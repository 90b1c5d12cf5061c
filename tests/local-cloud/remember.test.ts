/** Tests that the local cloud's caches are limited in size. */
import { expect, test } from '@jest/globals';
import { remember } from '../../local-cloud/remember.ts';

test('a full cache is emptied before the next result is stored', () => {
  const results = new Map<number, string>();
  for (let key = 0; key < 1000; key += 1) remember(results, key, 'old');
  expect(results.size).toBe(1000);
  remember(results, 1000, 'new');
  expect([...results]).toEqual([[1000, 'new']]);
});
