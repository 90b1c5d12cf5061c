import { formatMoment } from '../components/format-time.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { nextTryOf } from './target-watch.ts';
import { useTargetHealth } from './use-target-health.ts';

type Waiting = Pick<SubmissionRowView, 'status' | 'nextAttemptAt'>;

/** When an open submission is tried next; nothing for one that ended or runs. */
export function NextTry({ submission }: { submission: Waiting }) {
  const time = nextTryOf(submission, useTargetHealth());
  return time === undefined ? null : <>Next try {formatMoment(time)}</>;
}

/** Why a submission waits although nothing is wrong with it. */
export function TargetWait({ submission }: { submission: Waiting }) {
  const health = useTargetHealth();
  const isSpared = health !== undefined && health.state !== 'closed';
  if (!isSpared || nextTryOf(submission, health) === undefined) return null;
  return (
    <p className="note">
      It waits for the target form, which keeps failing at the moment. Waiting uses up none of its
      attempts.
    </p>
  );
}
