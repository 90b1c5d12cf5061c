/**
 * Searches for texts for which a reader (a function of the product that takes a text) needs more
 * than linear time. Each text is tried at one length and at four times that length. Only the
 * command `npm run sim -- --fuzz` runs this search, never a test, because it measures time.
 */
import fc from 'fast-check';
import { oddText } from './values.ts';
import { readers } from './texts.ts';

const LENGTH = 5000;
const TIMES = 4;
/**
 * A function counts as too slow if its time for the long text, divided by its time for the short
 * text, is at least this number. Linear time gives 4, quadratic time 16. On a busy machine a single
 * measurement may give any value.
 */
const STEEP = 9;
const MEASURABLE_MS = 40;
/**
 * How often a text is measured. A function counts as too slow for the text only if every
 * measurement says so.
 */
const ROUNDS = 4;

const pieces = [
  ...['a', ' ', '9', '9 ', 'a@', '@', '<', '&', '.', ',', '-', '\n', 'é', '<a ', '{"a":', '('],
  ...[
    '₹',
    '1,',
    '1-',
    'error ',
    'no ',
    'thank you ',
    'aA',
    '\u0301',
    '\u200d',
    '"',
    '/',
    'x9 ',
    '+',
  ],
];
const unit = fc.oneof(
  fc.constantFrom(...pieces),
  fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...pieces)).map(([a, b]) => a + b),
  oddText.filter((text) => text.length > 0 && text.length < 8),
);

/**
 * @throws {Error} that contains the name of the function that is too slow and the repeated part of
 * its text.
 */
export function findSteep(seed: number, cases: number): void {
  const names = Object.keys(readers);
  const property = fc.property(
    fc.constantFrom(...names),
    fc.constantFrom('', 'a', '9', ' ', '<'),
    unit,
    fc.constantFrom('', 'a', '!', ' 1', '@'),
    (name, head, repeated, tail) => {
      const textOf = (length: number) =>
        head + repeated.repeat(Math.ceil(length / repeated.length)) + tail;
      const read = readers[name];
      if (read && isSteep(read, textOf)) {
        throw new Error(`${name} takes more than linear time for ${JSON.stringify(repeated)}`);
      }
    },
  );
  fc.assert(property, { seed, numRuns: cases, endOnFailure: true });
}

function isSteep(read: (text: string) => unknown, textOf: (length: number) => string): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    const long = milliseconds(read, textOf(LENGTH * TIMES));
    if (long < MEASURABLE_MS) return false;
    if (long / milliseconds(read, textOf(LENGTH)) < STEEP) return false;
  }
  return true;
}

function milliseconds(read: (text: string) => unknown, text: string): number {
  const begun = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
