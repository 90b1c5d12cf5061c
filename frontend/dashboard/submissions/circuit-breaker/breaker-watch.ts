/**
 * When the dashboard reads the circuit breaker again, and when a waiting row's next attempt starts.
 */
import { isFinal } from '../../../../contract/submission.ts';
import type {
  SubmissionRowView,
  CircuitBreakerView,
} from '../../../../contract/graphql-operations.ts';

/**
 * Extra delay in milliseconds after the end of the breaker's pause, so that the next read does not
 * return the old state.
 */
const SLACK_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/**
 * The delay in milliseconds before the next read while the breaker is half open. One lead probes
 * the target then, and its outcome is known within seconds.
 */
const PROBE_MS = 10_000;

/**
 * Returns the milliseconds until the next read of the breaker. Returns false while the breaker is
 * closed: then the next failed or waiting row triggers a read, so no read is scheduled.
 */
export function nextRead(breaker: CircuitBreakerView | undefined, now: number): number | false {
  if (!breaker || breaker.state === 'closed') return false;
  if (breaker.state === 'half_open' || !breaker.openUntil) return PROBE_MS;
  const left = Date.parse(breaker.openUntil) - now + SLACK_MS;
  return Math.min(Math.max(left, SLACK_MS), LONGEST_PAUSE_MS);
}

/**
 * Whether the change of a submission's row suggests that the circuit breaker's state may have
 * changed.
 */
export function tellsOfBreaker(
  { status, failureReason, nextAttemptAt }: SubmissionRowView,
  breaker: CircuitBreakerView | undefined,
): boolean {
  if (breaker && breaker.state !== 'closed') return true;
  return status !== 'success' && Boolean(failureReason || nextAttemptAt);
}

/**
 * The time of a submission's next attempt: the time stored in its row, or the end of the breaker's
 * pause if that is later.
 */
export function nextTryOf(
  { status, nextAttemptAt }: Pick<SubmissionRowView, 'status' | 'nextAttemptAt'>,
  breaker: CircuitBreakerView | undefined,
): string | undefined {
  if (isFinal(status) || !nextAttemptAt) return undefined;
  const pauseEnds = (breaker?.state === 'open' && breaker.openUntil) || nextAttemptAt;
  return Date.parse(pauseEnds) > Date.parse(nextAttemptAt) ? pauseEnds : nextAttemptAt;
}
