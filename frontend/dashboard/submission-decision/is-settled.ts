import { isDecidedFailure } from '../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { saysSubmitted } from '../../../contract/possibly-sent.ts';

/**
 * Whether the owner has decided that the lead did not go in although the failure reason says that
 * the form was submitted; then the decision replaces the reason's advice.
 */
export function isSettled(submission: SubmissionRowView): boolean {
  return isDecidedFailure(submission) && saysSubmitted(submission.failureReason);
}
