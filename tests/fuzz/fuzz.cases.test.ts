/** A small part of `npm run sim -- --fuzz`, with fixed seeds. */
import { expect, test } from '@jest/globals';
import { casesOf } from '../part.ts';
import { fuzz, fuzzNames } from './fuzz.ts';

const SEEDS = 16;
const CASES = 25;

const chosen = casesOf(
  Array.from({ length: SEEDS }, (_, place) => place + 1).flatMap((seed) =>
    fuzzNames.map((name) => ({ name, seed })),
  ),
  (one) => one.seed === 1,
);

test.each(chosen)('odd input for $name, seed $seed, causes no error', async ({ name, seed }) => {
  expect(await fuzz(name, { seed, cases: CASES })).toBeGreaterThan(2);
});
