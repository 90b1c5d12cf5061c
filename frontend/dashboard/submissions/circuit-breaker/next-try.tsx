import { formatMoment } from '../../components/format-time.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { nextTryOf } from './breaker-watch.ts';
import { useCircuitBreaker } from './use-circuit-breaker.ts';

type Waiting = Pick<SubmissionRowView, 'status' | 'nextAttemptAt'>;

/**
 * The time of an open submission's next attempt; empty for a submission that has ended or is
 * running.
 */
export function NextTry({ submission }: { submission: Waiting }) {
  const time = nextTryOf(submission, useCircuitBreaker());
  return time === undefined ? null : <>Next try {formatMoment(time)}</>;
}

/**
 * Explains that a submission waits because its target form keeps failing, not because of the
 * submission's own values.
 */
export function WaitsForBreaker({ submission }: { submission: Waiting }) {
  const breaker = useCircuitBreaker();
  const isOpen = breaker !== undefined && breaker.state !== 'closed';
  if (!isOpen || nextTryOf(submission, breaker) === undefined) return null;
  return (
    <p className="note">
      It waits for the target form, which keeps failing at the moment. Waiting uses up none of its
      attempts.
    </p>
  );
}
