/** The attempts that a row remembers. */
import type { Attempt, AttemptReceipt } from '../../../contract/submission.ts';
import { boundDetail, boundReceipt, forgetOldReceipts } from './attempt-receipt.ts';

/** A row keeps its newest attempts only: an owner's Retries must not outgrow DynamoDB's 400 KB. */
const ATTEMPTS_KEPT = 50;

/** How an attempt ended. */
type End = Pick<Attempt, 'outcome' | 'failureReason' | 'detail' | 'screenshotKey'>;

export function startNext(attempts: readonly Attempt[], started: Attempt): Attempt[] {
  return forgetOldReceipts([...attempts, started].slice(-ATTEMPTS_KEPT));
}

/** At most one attempt runs: the one of the newest claim. When a dead one ended nobody knows. */
export function closeRunning(attempts: readonly Attempt[], now: Date, end: End): Attempt[] {
  return attempts.map((attempt) =>
    attempt.outcome === 'running' ? { ...attempt, ...end, endedAt: now.toISOString() } : attempt,
  );
}

/** The end of the running attempt as its own bot tells it. */
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
