/** Results that the local cloud keeps take a bounded part of the memory. */
import { expect, test } from '@jest/globals';
import { remember } from '../../local-cloud/remember.ts';

test('a full map is emptied before the next result', () => {
  const results = new Map<number, string>();
  for (let key = 0; key < 1000; key += 1) remember(results, key, 'old');
  expect(results.size).toBe(1000);
  remember(results, 1000, 'new');
  expect([...results]).toEqual([[1000, 'new']]);
});
