/** Changes the list of attempts that a submission's row stores. */
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import type { Attempt } from '../../../contract/submission.ts';
import { boundDetail, boundReceipt, forgetOldReceipts } from './attempt-receipt.ts';

/**
 * The maximum number of attempts that a submission's row stores. Without a maximum, many Retries by
 * the owner could make the row larger than DynamoDB's 400 KB.
 */
const ATTEMPTS_KEPT = 50;

/** The attributes that are set when an attempt ends. */
type End = Pick<
  Attempt,
  'outcome' | 'failureReason' | 'nothingSent' | 'detail' | 'screenshotKey' | 'screenshotUntil'
>;

export function startNext(attempts: readonly Attempt[], started: Attempt): Attempt[] {
  return forgetOldReceipts([...attempts, started].slice(-ATTEMPTS_KEPT));
}

/**
 * Records the end of the attempt that is marked as running, if there is one. For an attempt that
 * died, nobody knows when it ended, so `now` is stored.
 */
export function closeRunning(attempts: readonly Attempt[], now: Date, end: End): Attempt[] {
  return attempts.map((attempt) =>
    attempt.outcome === 'running' ? { ...attempt, ...end, endedAt: now.toISOString() } : attempt,
  );
}

/** Records the end of the running attempt as the bot reported it. */
export function recordRunning(
  attempts: readonly Attempt[],
  now: Date,
  { detail, ...end }: End,
  receipt: AttemptReceipt = {},
): Attempt[] {
  const closed = closeRunning(attempts, now, {
    ...end,
    ...(detail !== undefined && { detail: boundDetail(detail) }),
  });
  return closed.map((attempt, index) => {
    if (attempts[index]?.outcome !== 'running') return attempt;
    const durationMs = Math.max(0, now.getTime() - Date.parse(attempt.startedAt));
    return { ...attempt, durationMs, ...boundReceipt(receipt) };
  });
}
