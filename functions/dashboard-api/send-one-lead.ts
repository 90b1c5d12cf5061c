/** One real lead from the form's page: taken in as the webhook takes leads, without an API key. */
import { Refusal } from '../../contract/errors.ts';
import type { Submission } from '../../contract/graphql-types.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { FirstLeads } from '../stores/repeated-leads/first-leads.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { acceptWithin } from '../webhook/accept-lead.ts';
import type { FormsOfLeads } from '../webhook/choose-form.ts';
import { argumentSchemas, given, parseArguments } from './arguments.ts';
import { getSubmission, type SubmissionDependencies } from './submissions.ts';

export interface OneLeadDependencies extends SubmissionDependencies {
  submissions: SubmissionDependencies['submissions'] & Pick<SubmissionStore, 'create'>;
  idempotency: IdempotencyStore;
  firstLeads: FirstLeads;
  targetForms: Pick<TargetFormReader, 'readForm'> & FormsOfLeads;
  /** A new UUIDv7. */
  newId: () => string;
}

/** @throws {Refusal} as the webhook refuses a lead. */
export async function sendOneLead(
  userId: string,
  args: unknown,
  dependencies: OneLeadDependencies,
): Promise<Submission> {
  const { formId, requestId, lead, ...rest } = parseArguments(argumentSchemas.sendOneLead, args);
  const { targetForms: forms } = dependencies;
  // By its id alone: what a webhook's target may say besides is another form's short name.
  if (!(await forms.readForm(userId, formId))) throw noSuchForm();
  const { fields } = given(rest);
  // Its owner wants to see what the form answers, also to a person whose lead it has.
  const wanted = { pictureSuccess: true, allowDuplicate: true } as const;
  const request = { lead, target: formId, ...(fields && { fields }), ...wanted };
  const { submissionId } = await acceptWithin(
    { userId, takesForms: true },
    // No Idempotency-Key of a webhook's caller has to be of this kind.
    { ...request, idempotencyKey: `one-lead ${requestId}` },
    { ...dependencies, forms, countSubmission: () => Promise.resolve() },
  ).catch((error: unknown) => {
    throw inWords(error);
  });
  const sent = await getSubmission(userId, submissionId, dependencies);
  if (!sent) throw new Error('The submission that was accepted is not there');
  return sent;
}

/** The dashboard shows one text: what is wrong with each field, rather than that something is. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.details.length === 0) return error;
  return new Refusal(error.code, error.details.map(({ message }) => message).join('; '));
}
