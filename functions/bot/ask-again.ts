/**
 * Gives back an attempt whose browser got no decision from the fence, the function that permits an
 * attempt to send its lead. Causes are a rate limit, an error or a missing answer. The row must
 * prove that no permission was given. Strangers may flood the fence with requests, and a flood must
 * not use up a lead's attempts.
 */
import type { SubmissionRow } from '../../contract/submission.ts';
import type { Claim } from '../stores/submissions/submission-fence.ts';
import { backoffSeconds } from './backoff.ts';
import type { Ending } from './believe-answer.ts';
import { type MessageOutcome, deliverAgainAt } from './message-outcome.ts';
import type { BotDependencies } from './bot-dependencies.ts';

/**
 * The maximum number of consecutive attempts that are given back because the fence made no
 * decision. Further attempts count, because the bot can't check whether the browser has really
 * asked the fence.
 */
const MOST_UNASKED_FENCES = 10;
const SHORTEST_SECONDS = 5;

/**
 * Whether the attempt is given back, because the fence made no decision.
 * @param row the row as it was when this attempt was claimed.
 */
export function mayAskAgain(ending: Ending, { unaskedFences = 0 }: SubmissionRow): boolean {
  const unasked = ending.kind === 'failure' && ending.failure.unasked === true;
  return unasked && unaskedFences < MOST_UNASKED_FENCES;
}

export async function askAgainLater(
  claim: Claim,
  { attemptCount, unaskedFences = 0 }: SubmissionRow,
  { store, settings, now, random, note }: BotDependencies,
): Promise<MessageOutcome> {
  const times = unaskedFences + 1;
  const seconds = Math.max(
    SHORTEST_SECONDS * (1 + random()),
    backoffSeconds(times, settings.retry, random),
  );
  const until = new Date(now().getTime() + seconds * 1000);
  const recorded = await store.release({ ...claim, until, unaskedFences: times });
  const noted = { submissionId: claim.id, attempt: attemptCount, retrying: recorded, recorded };
  note({ ...noted, outcome: 'fence not asked' });
  return recorded ? deliverAgainAt(until, now()) : { kind: 'done' };
}
