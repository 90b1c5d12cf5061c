import { isDecidedFailure } from '../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { saysSubmitted } from '../../../contract/possibly-sent.ts';

/**
 * Whether the owner has decided that the lead did not go in, and the failure reason is the one that
 * raised this question.
 */
export function isSettled(submission: SubmissionRowView): boolean {
  return isDecidedFailure(submission) && saysSubmitted(submission.failureReason);
}
