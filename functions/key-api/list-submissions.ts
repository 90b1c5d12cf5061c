/** A user's submissions for an API key that may read them, newest first. */
import * as z from 'zod/mini';
import { leadOf } from '../../contract/lead.ts';
import type { ListedSubmission, SubmissionListAnswer } from '../../contract/list-answers.ts';
import { referenceSchema } from '../../contract/reference.ts';
import { stageForm, submissionStatuses, type SubmissionRow } from '../../contract/submission.ts';
import type { Reply } from '../rest-calls/answer.ts';
import { viewStatus } from '../rest-calls/view-status.ts';
import { isRowId } from '../stores/dynamodb/row-id.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { pageSchema, readQuery, type ListCaller, type ListQuery } from './list-query.ts';
import { refusedRequest } from './refused-request.ts';
import type { SealCursor } from './sealed-cursor.ts';

export interface SubmissionListDependencies {
  submissions: Pick<SubmissionStore, 'list'>;
  forms: Pick<TargetFormReader, 'findForm'>;
  sealCursor: SealCursor;
}

const querySchema = z.object({
  ...pageSchema,
  status: z.optional(
    z.enum(submissionStatuses, `status must be one of ${submissionStatuses.join(', ')}`),
  ),
  form: z.optional(z.string()),
  reference: z.optional(referenceSchema),
});

export async function listSubmissions(
  caller: ListCaller,
  query: ListQuery,
  { submissions, forms, sealCursor }: SubmissionListDependencies,
): Promise<Reply<SubmissionListAnswer>> {
  const { limit, cursor, status, form, reference } = readQuery(querySchema, query);
  const { userId } = caller;
  const formId = await formOf(caller, form, forms);
  const filter = {
    ...(status && { status }),
    ...(formId !== undefined && { formId }),
    ...(reference !== undefined && { reference }),
  };
  const cursors = sealCursor('submissions', userId, status, formId, reference);
  const { items, nextToken } = await submissions.list({
    ...{ userId, ...filter },
    ...(limit !== undefined && { limit }),
    ...(cursor && { nextToken: await cursors.decode(cursor, 'cursor') }),
  });
  const next = nextToken !== undefined && { nextCursor: await cursors.encode(nextToken) };
  return { status: 200, body: { success: true, items: items.map(viewListed), ...next } };
}

/**
 * The form is named by its id, its short name or `stage`; leads of a deleted form are found by the
 * form's id. A key for one form lists only that form's leads.
 */
async function formOf(
  { userId, onlyFormId }: ListCaller,
  form: string | undefined,
  forms: SubmissionListDependencies['forms'],
): Promise<string | undefined> {
  if (form === undefined) return onlyFormId;
  const isId = form === stageForm || isRowId(form);
  const formId = isId ? form : (await forms.findForm(userId, form))?.id;
  if (formId !== undefined && (onlyFormId ?? formId) === formId) return formId;
  const message =
    onlyFormId === undefined
      ? `form must be the id or the short name of a form of yours, or ${stageForm}`
      : 'form must be the form of this API key, which may use no other';
  throw refusedRequest({ field: 'form', message });
}

function viewListed(row: SubmissionRow): ListedSubmission {
  const { submittedAt, formId, reference, fields, consent } = row;
  return {
    ...viewStatus(row),
    ...(submittedAt !== undefined && { submittedAt }),
    ...(formId !== undefined && { formId }),
    ...(reference !== undefined && { reference }),
    lead: leadOf(row),
    ...(fields && { fields }),
    ...(consent && { consent }),
  };
}
