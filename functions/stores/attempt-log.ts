/** The attempts that a row remembers. */
import type { Attempt } from '../contract/submission.ts';

/** How an attempt ended. */
type End = Pick<Attempt, 'outcome' | 'failureReason' | 'detail'>;

/** At most one attempt runs: the one of the newest claim. */
export function closeRunning(attempts: readonly Attempt[], now: Date, end: End): Attempt[] {
  return attempts.map((attempt) =>
    attempt.outcome === 'running' ? { ...attempt, ...end, endedAt: now.toISOString() } : attempt,
  );
}
