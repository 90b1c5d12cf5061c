/**
 * Sends random input of every kind to the product's code in process. No input may cause a 5xx
 * answer, a stack trace in an answer, or a submission that never ends.
 */
import { fuzzFiles, fuzzSettings } from './files-and-settings.ts';
import { fuzzGraphql } from './graphql.ts';
import { fuzzTexts } from './texts.ts';
import { fuzzWebhook } from './webhook.ts';

type Fuzz = (seed: number, cases: number) => void | Promise<void>;

/** The kinds of input: each with its name, its share of all cases in percent, and its function. */
const parts: readonly [name: string, hundredths: number, fuzz: Fuzz][] = [
  ['webhook', 40, fuzzWebhook],
  ['graphql', 20, fuzzGraphql],
  ['files', 10, fuzzFiles],
  ['settings', 10, fuzzSettings],
  ['texts', 20, fuzzTexts],
];
export const fuzzNames = parts.map(([name]) => name);

/**
 * @returns the number of cases that were run.
 * @throws {Error} with the seed and the smallest failing case that was found.
 */
export async function fuzz(
  name: string,
  { seed, cases }: { seed: number; cases: number },
): Promise<number> {
  const part = parts.find(([one]) => one === name);
  if (!part) throw new Error(`Nothing to fuzz is named ${name}`);
  const [, hundredths, run] = part;
  const own = Math.ceil((cases * hundredths) / 100);
  await run(seed, own);
  return own;
}
