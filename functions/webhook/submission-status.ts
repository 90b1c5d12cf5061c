/** The status of a submission as integrators may see it, without the lead's data. */
import { isDecidedSuccess } from '../../contract/decision.ts';
import { endedUnsent } from '../../contract/possibly-sent.ts';
import { Refusal } from '../../contract/errors.ts';
import type { SubmissionStatusAnswer } from '../../contract/webhook-answers.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';

/**
 * @throws {Refusal} `not_found`, also for another user's submission, and for another form's if the
 * key may use one form only.
 */
export async function submissionStatus(
  { userId, onlyFormId }: { userId: string; onlyFormId?: string | undefined },
  id: string,
  submissions: Pick<SubmissionStore, 'get'>,
): Promise<SubmissionStatusAnswer> {
  const row = await submissions.get(userId, id);
  const isHidden = onlyFormId !== undefined && row?.formId !== onlyFormId;
  if (!row || isHidden) throw new Refusal('not_found', 'There is no such submission.');
  return {
    success: true,
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
