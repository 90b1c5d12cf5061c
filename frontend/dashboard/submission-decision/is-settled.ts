import { isDecidedFailure } from '../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { saysSubmitted } from '../../../contract/possibly-sent.ts';

/** Whether its owner has said of the very doubt that the reason tells of that it did not go in. */
export function isSettled(submission: SubmissionRowView): boolean {
  return isDecidedFailure(submission) && saysSubmitted(submission.failureReason);
}
