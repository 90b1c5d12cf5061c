/** Reads the status of a submission by the submission's id. */
import { Refusal } from '../../contract/errors.ts';
import type { SubmissionStatusAnswer } from '../../contract/webhook-answers.ts';
import { viewStatus } from '../rest-calls/view-status.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';

/**
 * @throws {Refusal} `not_found`, also for another user's submission, and for a submission to
 * another form if the key may use only one form.
 */
export async function submissionStatus(
  { userId, onlyFormId }: { userId: string; onlyFormId?: string | undefined },
  id: string,
  submissions: Pick<SubmissionStore, 'get'>,
): Promise<SubmissionStatusAnswer> {
  const row = await submissions.get(userId, id);
  const isHidden = onlyFormId !== undefined && row?.formId !== onlyFormId;
  if (!row || isHidden) throw new Refusal('not_found', 'There is no such submission.');
  return { success: true, ...viewStatus(row) };
}
