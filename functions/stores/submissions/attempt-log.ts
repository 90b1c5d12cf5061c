/** The list of attempts that a row stores. */
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import type { Attempt } from '../../../contract/submission.ts';
import { boundDetail, boundReceipt, forgetOldReceipts } from './attempt-receipt.ts';

/**
 * The number of attempts that a row stores, so that an owner's Retries do not make it larger than
 * DynamoDB's 400 KB.
 */
const ATTEMPTS_KEPT = 50;

/** The attributes of an attempt that its end sets. */
type End = Pick<
  Attempt,
  'outcome' | 'failureReason' | 'nothingSent' | 'detail' | 'screenshotKey' | 'screenshotUntil'
>;

export function startNext(attempts: readonly Attempt[], started: Attempt): Attempt[] {
  return forgetOldReceipts([...attempts, started].slice(-ATTEMPTS_KEPT));
}

/**
 * Closes the running attempt. At most one attempt runs, the one of the newest claim. Nobody knows
 * when a dead attempt ended, so `now` is stored.
 */
export function closeRunning(attempts: readonly Attempt[], now: Date, end: End): Attempt[] {
  return attempts.map((attempt) =>
    attempt.outcome === 'running' ? { ...attempt, ...end, endedAt: now.toISOString() } : attempt,
  );
}

/** Closes the running attempt with the end that its bot reports. */
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
