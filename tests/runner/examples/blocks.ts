import { test } from '@jest/globals';

test('an endless loop', () => {
  for (;;);
});
