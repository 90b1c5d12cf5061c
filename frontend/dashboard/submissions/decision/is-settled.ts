import { isDecidedFailure } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { saysSubmitted } from '../../../../contract/possibly-sent.ts';

/**
 * Whether the owner has decided that the lead did not go in, although the failure reason says that
 * the form was submitted. If so, the page shows the decision and not the advice for that reason.
 * False if the last attempt sent nothing, because the advice for that attempt still applies.
 */
export function isSettled(submission: SubmissionRowView): boolean {
  const { failureReason, nothingSent } = submission;
  return isDecidedFailure(submission) && !nothingSent && saysSubmitted(failureReason);
}
