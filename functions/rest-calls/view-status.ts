/** The status of a submission as integrators see it, without the lead's data. */
import { isDecidedSuccess } from '../../contract/decision.ts';
import { endedUnsent } from '../../contract/possibly-sent.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { SubmissionStatusAnswer } from '../../contract/webhook-answers.ts';

export function viewStatus(row: SubmissionRow): Omit<SubmissionStatusAnswer, 'success'> {
  return {
    submissionId: row.id,
    status: row.status,
    retryCount: row.retryCount,
    failureReason: row.failureReason ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...(row.nextAttemptAt !== undefined && { nextAttemptAt: row.nextAttemptAt }),
    ...(endedUnsent(row) && !row.possiblySent && { nothingSent: true }),
    ...(isDecidedSuccess({ status: row.status, decidedWentIn: row.decision?.wentIn }) && {
      decidedBy: 'owner',
    }),
    ...(row.waitingFor !== undefined && { waitingFor: row.waitingFor }),
  };
}
