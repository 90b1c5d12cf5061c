/**
 * A fake browser function: requests permission to submit with its one-time token (the fence), and
 * returns the answer that the test sets.
 */
import type { AttemptWork } from '../../../functions/bot/bot-dependencies.ts';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import type { BrowserAnswer } from '../../../contract/browser-call.ts';
import { parseFenceToken } from '../../../contract/fence-token.ts';
import type { AttemptReason } from '../../../contract/submission.ts';
import type { SubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';

type Fence = Pick<SubmissionStore, 'fence'>;
type Failure = Extract<BrowserAnswer, { kind: 'failure' }>;

export const answered = (answer: BrowserAnswer): BrowserEnd => ({ kind: 'answered', answer });

export const giveUp = (store: Fence, { fenceToken }: AttemptWork) =>
  store.fence(parseFenceToken(fenceToken));

export const aFailure = (reason: AttemptReason, changes: Partial<Failure> = {}): Failure => ({
  kind: 'failure',
  reason,
  message: 'It failed',
  byWords: false,
  fenced: false,
  pictured: false,
  ...changes,
});

export async function succeed(store: Fence, work: AttemptWork): Promise<BrowserEnd> {
  return answered((await giveUp(store, work)) ? { kind: 'success' } : { kind: 'stopped' });
}

/** Returns this failure. If the failure has `fenced`, first requests permission to submit. */
export async function fail(store: Fence, work: AttemptWork, failure: Failure): Promise<BrowserEnd> {
  if (failure.fenced) await giveUp(store, work);
  return answered(failure);
}
