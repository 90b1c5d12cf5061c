import { isDecidedFailure } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { saysSubmitted } from '../../../../contract/possibly-sent.ts';

/**
 * Whether the page shows the owner's decision instead of advice for the failure reason. True if the
 * owner decided that the lead did not go in, but the failure reason says that the form was
 * submitted. False if the last attempt sent nothing, because the advice still applies then.
 */
export function isSettled(submission: SubmissionRowView): boolean {
  const { failureReason, nothingSent } = submission;
  return isDecidedFailure(submission) && !nothingSent && saysSubmitted(failureReason);
}
