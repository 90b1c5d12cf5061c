/**
 * The parts of the suite. `npm test` runs the quick part: of a table that repeats one assertion
 * (over many forms, seeds, kills, widths) the cases that the test file names. `npm test -- --rest`
 * runs the other cases, `-- --all` all of them.
 */
export type Part = 'quick' | 'rest' | 'all';

const part = (process.env['TEST_PART'] ?? 'all') as Part;

/**
 * The cases of a table that run in this part. Only test files named `*.cases.test.ts` may call it
 * or `inPart`, and every test is made by one of them, so that no test runs in both parts.
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
 * Defines tests that belong to one part, beside the cases of the same file; `all` has both parts.
 * @param define is called only if that part runs.
 */
export function inPart(one: Exclude<Part, 'all'>, define: () => void): void {
  if (part === 'all' || part === one) define();
}

/** Chooses every `step`th case, the first one included. */
export const every = (step: number) => (_one: unknown, place: number) => place % step === 0;
