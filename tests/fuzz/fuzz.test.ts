/** A small part of `npm run sim -- --fuzz`, with a fixed seed. */
import { expect, test } from '@jest/globals';
import { fuzz, fuzzNames } from './fuzz.ts';

const CASES = 400;

test.each(fuzzNames)('odd input for %s causes no internal error', async (name) => {
  expect(await fuzz(name, { seed: 7, cases: CASES })).toBeGreaterThan(30);
});
