import { test } from '@jest/globals';

/** Blocks as an endless loop does, but leaves the processor to others. */
test('an endless loop', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
