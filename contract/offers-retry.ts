import type { FailureReason, SubmissionRow } from './submission.ts';

/** A row, or a client's copy of it. */
interface EndedSubmission extends Pick<SubmissionRow, 'status'> {
  failureReason?: FailureReason | null | undefined;
}

/** Whether its owner can retry it. After the deletion of its form, every retry is refused. */
export function offersRetry({ status, failureReason }: EndedSubmission): boolean {
  return status === 'error' && failureReason !== 'form_deleted';
}
