/**
 * Recorded attempts (`npm start -- --keep-attempts <folder>`), each with its correct outcome, which
 * the current code must still reach. `npm run judge -- <file>` explains one attempt.
 */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeAgain, type KeptAttempt } from '../../../../functions/browser/judge/judge-again.ts';

const folder = join(import.meta.dirname, 'attempts');

test.each(readdirSync(folder))('the recorded attempt %s gets the correct outcome', (name) => {
  const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptAttempt;
  const verdict = judgeAgain(kept);
  const reason = verdict?.kind === 'failure' ? verdict.failure.reason : verdict?.kind;
  expect(reason).toBe(kept.ended.reason);
});
