import type { FailureReason, SubmissionRow } from './submission.ts';

/**
 * The members of a submission that decide whether its owner can retry it. They come from the row or
 * from a client's copy of the row.
 */
interface EndedSubmission extends Pick<SubmissionRow, 'status'> {
  failureReason?: FailureReason | null | undefined;
}

/**
 * Whether the owner can retry the submission. After the deletion of the submission's form, every
 * retry is refused.
 */
export function offersRetry({ status, failureReason }: EndedSubmission): boolean {
  return status === 'error' && failureReason !== 'form_deleted';
}
