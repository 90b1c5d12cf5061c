/**
 * The usual durations of test files in seconds, from whole runs on a machine with two cores. They
 * are used to divide files among processes and to estimate the remaining time, so rough values are
 * enough. `tests/results/last-run.json` has the durations of the last run.
 */
import type { Part } from '../part.ts';

interface Seconds {
  all: number;
  /**
   * The duration of one part of the suite (`quick` or `rest`) in a separate run. Both parts
   * together take longer than `all`, because each of the two runs starts its own local cloud.
   */
  quick: number;
  rest: number;
}

/**
 * Test files that take five seconds or more. A number is the duration with all tests; an object
 * also has the measured durations of the parts.
 */
const slowFiles: Record<string, number | Seconds> = {
  'tests/contract/generated-files.test.ts': 5,
  'tests/contract/sixth-field.cases.test.ts': 60,
  'tests/end-to-end/authorisation.cases.test.ts': { all: 92, quick: 65, rest: 98 },
  'tests/end-to-end/break-out.test.ts': 29,
  'tests/end-to-end/callbacks.test.ts': 40,
  'tests/end-to-end/cut-off.test.ts': 33,
  'tests/end-to-end/deployed-run.test.ts': 20,
  'tests/end-to-end/journey.test.ts': 26,
  'tests/end-to-end/keys-and-guide.test.ts': 90,
  'tests/end-to-end/killed.test.ts': 5,
  'tests/end-to-end/own-forms-chosen.test.ts': 21,
  'tests/end-to-end/own-forms.test.ts': 120,
  'tests/end-to-end/own-stage.test.ts': 145,
  'tests/end-to-end/public-pages.cases.test.ts': 32,
  'tests/end-to-end/receipts.test.ts': 5,
  'tests/end-to-end/sign-in.test.ts': 105,
  'tests/end-to-end/site.test.ts': 18,
  'tests/end-to-end/submissions-live.test.ts': 41,
  'tests/end-to-end/submissions-many.test.ts': 48,
  'tests/end-to-end/submissions-states.cases.test.ts': 199,
  'tests/end-to-end/submissions-story.test.ts': 57,
  'tests/end-to-end/travelling-person.test.ts': 21,
  'tests/functions/bot/kill.cases.test.ts': 34,
  'tests/functions/bot/shared-target.test.ts': 5,
  'tests/functions/bot/waiting.test.ts': 6,
  'tests/functions/browser/attempt/answer-call.test.ts': 7,
  'tests/functions/browser/attempt/attempt-endings.cases.test.ts': 15,
  'tests/functions/browser/attempt/attempt-lead.test.ts': 20,
  'tests/functions/browser/attempt/attempt-receipt.test.ts': 8,
  'tests/functions/browser/chromium/browser.test.ts': 28,
  'tests/functions/browser/bundle.test.ts': 32,
  'tests/functions/browser/drift/drift.cases.test.ts': 41,
  'tests/functions/browser/guard/blocked-sites.cases.test.ts': 44,
  'tests/functions/browser/guard/guard.cases.test.ts': 46,
  'tests/functions/browser/guard/let-out-once.cases.test.ts': 50,
  'tests/functions/browser/guard/ordinary-traffic.cases.test.ts': 21,
  'tests/functions/browser/attempt/nothing-sent-ways.cases.test.ts': 12,
  'tests/functions/browser/attempt/own-scripts.test.ts': 5,
  'tests/functions/browser/recipe/attempt-by-recipe.cases.test.ts': 50,
  'tests/functions/browser/recipe/dates-by-recipe.cases.test.ts': 25,
  'tests/functions/browser/rehearsal/choose-in-page.test.ts': 21,
  'tests/functions/browser/rehearsal/nothing-leaves.cases.test.ts': 24,
  'tests/functions/browser/rehearsal/rehearse-form.test.ts': 19,
  'tests/functions/browser/judge/words/words-concepts.test.ts': 5,
  'tests/functions/browser/zoo/tls-zoo.cases.test.ts': 15,
  'tests/functions/browser/zoo/zoo.cases.test.ts': 219,
  'tests/functions/rehearser/daily-in-browser.test.ts': 32,
  'tests/fuzz/fuzz.cases.test.ts': 10,
  'tests/infra/stack.test.ts': 38,
  'tests/local-cloud/appsync/session-end.test.ts': 6,
  'tests/local-cloud/lambda/function-runner.test.ts': 6,
  'tests/local-cloud/processes/run.test.ts': 21,
  'tests/replay/replay.test.ts': 6,
  'tests/runner/run-tests.test.ts': 85,
  'tests/simulation/simulation.cases.test.ts': 57,
};
const OTHER_FILES = 0.7;
/**
 * The duration of a `.cases.` file in the quick part, as a share of its whole duration (estimate).
 */
const QUICK_SHARE = 0.25;

export function expectedSeconds(file: string, part: Part): number {
  const known = slowFiles[file] ?? OTHER_FILES;
  if (typeof known !== 'number') return known[part];
  if (part === 'all' || !file.includes('.cases.')) return known;
  return known * (part === 'quick' ? QUICK_SHARE : 1 - QUICK_SHARE);
}
