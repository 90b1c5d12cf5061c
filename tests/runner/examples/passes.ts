import { expect, test } from '@jest/globals';

test('one and one are two', () => {
  expect(1 + 1).toBe(2);
});
