/**
 * Sends one real lead from the form's page in the dashboard. The lead is accepted like one sent to
 * the webhook, but without an API key.
 */
import { Refusal } from '../../contract/errors.ts';
import type { Submission } from '../../contract/graphql-types.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { FirstLeads } from '../stores/repeated-leads/first-leads.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { acceptWithin } from '../intake/accept-lead.ts';
import type { FormsOfLeads } from '../intake/choose-form.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import { argumentSchemas, withoutEmpty } from './arguments.ts';
import { getSubmission, type SubmissionDependencies } from './submissions.ts';

export interface OneLeadDependencies extends SubmissionDependencies {
  submissions: SubmissionDependencies['submissions'] & Pick<SubmissionStore, 'create'>;
  idempotency: Pick<IdempotencyStore, 'find' | 'begin' | 'idOf'>;
  firstLeads: FirstLeads;
  targetForms: Pick<TargetFormReader, 'readForm'> & FormsOfLeads;
  /** Creates a UUIDv7. */
  newId: () => string;
}

/**
 * Accepts the lead.
 * @throws {Refusal} for the same reasons as the webhook.
 */
export async function sendOneLead(
  userId: string,
  args: unknown,
  dependencies: OneLeadDependencies,
): Promise<Submission> {
  const { formId, requestId, lead, ...rest } = parseArguments(argumentSchemas.sendOneLead, args);
  const { targetForms: forms } = dependencies;
  // Finds the form only by its id, unlike the webhook, whose `target` may also be a form's short
  // name.
  if (!(await forms.readForm(userId, formId))) throw noSuchForm();
  const { fields } = withoutEmpty(rest);
  // Duplicates are allowed, because the owner wants to see the form's answer even for a person who
  // has already sent a lead.
  const wanted = { pictureSuccess: true, allowDuplicate: true } as const;
  const request = { lead, target: formId, ...(fields && { fields }), ...wanted };
  const { submissionId } = await acceptWithin(
    { userId, takesForms: true },
    // The prefix distinguishes the Idempotency-Keys of the dashboard from those of webhook callers.
    { ...request, idempotencyKey: `one-lead ${requestId}` },
    { ...dependencies, forms, countSubmission: () => Promise.resolve() },
  ).catch((error: unknown) => {
    throw inWords(error);
  });
  const sent = await getSubmission(userId, submissionId, dependencies);
  if (!sent) throw new Error('The submission that was accepted is not there');
  return sent;
}

/**
 * The dashboard shows only one text, so the details of the refused fields replace the general
 * message.
 */
function inWords(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.details.length === 0) return error;
  return new Refusal(error.code, error.details.map(({ message }) => message).join('; '));
}
