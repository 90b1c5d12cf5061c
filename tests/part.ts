/**
 * The parts of the test suite. Some test files repeat one assertion for many cases, such as forms,
 * seeds or window widths. `npm test` runs the quick part: from such a file, only the cases that the
 * file marks as quick. `npm test -- --rest` runs the other cases, `-- --all` all of them.
 */
export type Part = 'quick' | 'rest' | 'all';

const part = (process.env['TEST_PART'] ?? 'all') as Part;

/**
 * Returns those of the given cases that belong to the current part. Only test files named
 * `*.cases.test.ts` may call this function or `inPart`. Every test of such a file must be defined
 * by one of these two functions, so that no test runs in both parts.
 * @param isQuick whether a case belongs to the quick part.
 */
export function casesOf<Case>(
  all: readonly Case[],
  isQuick: (one: Case, place: number) => boolean,
): Case[] {
  if (part === 'all') return [...all];
  return all.filter((one, place) => isQuick(one, place) === (part === 'quick'));
}

/**
 * Defines tests that run either only in the quick part (`npm test`) or only in the rest (`npm test
 * -- --rest`). With `--all` they always run.
 * @param define is called only if the given part runs.
 */
export function inPart(one: Exclude<Part, 'all'>, define: () => void): void {
  if (part === 'all' || part === one) define();
}

/** Selects every `step`th case, beginning with the first. */
export const every = (step: number) => (_one: unknown, place: number) => place % step === 0;
