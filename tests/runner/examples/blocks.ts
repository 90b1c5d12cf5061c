import { test } from '@jest/globals';

/** Blocks the event loop as an endless loop does, but uses no processor time. */
test('an example test blocks the event loop', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
