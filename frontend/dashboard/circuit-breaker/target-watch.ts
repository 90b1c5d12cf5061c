/** When the dashboard looks at the target's health again, and what a row's next try is by it. */
import { isFinal } from '../../../contract/submission.ts';
import type { SubmissionRowView, TargetHealthView } from '../../../contract/graphql-operations.ts';

/** After the end of a pause, so that the answer is the one of after it. */
const SLACK_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** While one lead tries the target: its outcome comes in seconds. */
const PROBATION_MS = 10_000;

/** Milliseconds until the next look; false while the target works: then rows tell of a change. */
export function nextLook(health: TargetHealthView | undefined, now: number): number | false {
  if (!health || health.state === 'closed') return false;
  if (health.state === 'half_open' || !health.openUntil) return PROBATION_MS;
  const left = Date.parse(health.openUntil) - now + SLACK_MS;
  return Math.min(Math.max(left, SLACK_MS), LONGEST_PAUSE_MS);
}

/** Whether a changed row may mean that the target's health is another now. */
export function tellsOfTarget(
  { status, failureReason, nextAttemptAt }: SubmissionRowView,
  health: TargetHealthView | undefined,
): boolean {
  if (health && health.state !== 'closed') return true;
  return status !== 'success' && Boolean(failureReason || nextAttemptAt);
}

/** A row may have been given its time before the target was left alone for longer. */
export function nextTryOf(
  { status, nextAttemptAt }: Pick<SubmissionRowView, 'status' | 'nextAttemptAt'>,
  health: TargetHealthView | undefined,
): string | undefined {
  if (isFinal(status) || !nextAttemptAt) return undefined;
  const pauseEnds = (health?.state === 'open' && health.openUntil) || nextAttemptAt;
  return Date.parse(pauseEnds) > Date.parse(nextAttemptAt) ? pauseEnds : nextAttemptAt;
}
