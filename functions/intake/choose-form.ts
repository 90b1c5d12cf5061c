/**
 * Chooses the form that a lead goes to, and reads its answers to that form's own questions. The
 * lead's `target` decides, else the form of its API key, else the user's default, else the stage's
 * form, which the operators configure. The choice costs one read for a user without forms or for a
 * lead that names its form by id, and two reads for a short name. Whether operators have blocked a
 * site is not checked here: a lead to a blocked site is accepted and waits, because a block may end
 * and a refused lead is lost.
 */
import { consentIsRequired } from '../../contract/consent.ts';
import { readCustomValues } from '../../contract/custom-values.ts';
import { Refusal } from '../../contract/errors.ts';
import type { FormDedupe } from '../../contract/form-dedupe.ts';
import {
  consentIsIgnored,
  defaultFormIsGone,
  fieldsAreIgnored,
  invalidLead,
  keysFormIsGone,
  notTheKeysForm,
  onlyFormIsGone,
  targetIsDraft,
  unknownTarget,
} from '../../contract/lead-target.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import type { SentWithLead } from '../stores/leads/lead-hash.ts';
import type { FormOfLead } from '../stores/submissions/submission-openings.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';

export interface ChosenForm {
  form: FormOfLead;
  dedupe: FormDedupe | undefined;
}

export type FormsOfLeads = Pick<TargetFormReader, 'readForm' | 'findForm' | 'readSettings'>;

export interface FormSender {
  userId: string;
  /** The form that the API key is bound to. */
  formId?: string | undefined;
  /** The only form that the API key may send to; undefined if the key may send to all forms. */
  onlyFormId?: string | undefined;
  /** Whether the key's leads may name forms; otherwise `target` and `fields` are ignored. */
  takesForms: boolean;
  /**
   * The API key of the request; undefined if the lead's owner sends the lead from the dashboard.
   */
  apiKey?: object;
}

/**
 * @returns undefined for the stage's form, which the operators configure.
 * @throws {Refusal} `bad_request` if `target` names no form that the sender may use, if an answer
 * is not valid or if a required consent is missing; `conflict` if the form is a draft or was
 * deleted.
 */
export async function chooseForm(
  sender: FormSender,
  { target, fields = {}, consent }: SentWithLead,
  forms: FormsOfLeads,
): Promise<ChosenForm | undefined> {
  const form = await findForm(sender, target, forms);
  if (form?.state === 'draft') throw new Refusal('conflict', targetIsDraft);
  const { values, details } = readCustomValues(form?.customFields ?? [], fields);
  if (!values) {
    const message = sender.takesForms ? invalidLead : fieldsAreIgnored;
    throw new Refusal('bad_request', message, details);
  }
  // An owner who sends a lead from the dashboard only tests the form, so no consent is needed.
  if (form?.requiresConsent && !consent && sender.apiKey) {
    const detail = { field: 'consent', message: consentIsRequired };
    const message = sender.takesForms ? invalidLead : consentIsIgnored;
    throw new Refusal('bad_request', message, [detail]);
  }
  return form && { form: { formId: form.id, fields: values }, dedupe: form.dedupe };
}

async function findForm(
  sender: FormSender,
  target: string | undefined,
  forms: FormsOfLeads,
): Promise<TargetFormRow | undefined> {
  const { userId, onlyFormId } = sender;
  if (target !== undefined) {
    const named = await forms.findForm(userId, target);
    if (named && (onlyFormId === undefined || named.id === onlyFormId)) return named;
    // The refusal has the same text whether or not the named form exists, so that the key's holder
    // can't find out which forms exist.
    const message = onlyFormId === undefined ? unknownTarget : notTheKeysForm;
    const detail = { field: 'target', message };
    throw new Refusal('bad_request', invalidLead, [detail]);
  }
  const formId = await formOfUntargeted(sender, forms);
  if (formId === undefined) return undefined;
  const form = await forms.readForm(userId, formId);
  if (form) return form;
  // The chosen form was deleted. The lead is refused, because the user chose no other form.
  throw new Refusal('conflict', goneText(sender));
}

function goneText({ formId, onlyFormId }: FormSender): string {
  if (onlyFormId !== undefined) return onlyFormIsGone;
  return formId === undefined ? defaultFormIsGone : keysFormIsGone;
}

/**
 * The id of the form that gets this sender's leads without `target`; undefined for the stage's
 * form, which the operators configure.
 */
export async function formOfUntargeted(
  { userId, formId }: FormSender,
  forms: Pick<FormsOfLeads, 'readSettings'>,
): Promise<string | undefined> {
  return formId ?? (await forms.readSettings(userId)).defaultFormId;
}
