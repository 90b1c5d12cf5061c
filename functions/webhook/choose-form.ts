/**
 * Which form a lead goes to, and its answers to that form's own questions. The lead's `target` decides,
 * else the form of its API key, else the user's default, else it is the stage's. Costs a user who has
 * no forms one read; a lead that names its form one by id and two by short name. Whether an operator
 * has blocked the form's site is not asked here: such a lead is accepted and waits, because a block
 * may end and a refused lead is lost.
 */
import { readCustomValues } from '../../contract/custom-values.ts';
import { Refusal } from '../../contract/errors.ts';
import type { FormDedupe } from '../../contract/form-dedupe.ts';
import {
  defaultFormIsGone,
  fieldsAreIgnored,
  invalidLead,
  keysFormIsGone,
  targetIsDraft,
  unknownTarget,
} from '../../contract/lead-target.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import type { SentWithLead } from '../stores/leads/lead-hash.ts';
import type { FormOfLead } from '../stores/submissions/submission-store.ts';
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
  /** Whether the key's leads may name forms; otherwise nothing is sent that could. */
  takesForms: boolean;
}

/**
 * @returns undefined for the stage's form.
 * @throws {Refusal} `bad_request` for a `target` or answers that don't fit, `conflict` for a form that
 * takes no leads.
 */
export async function chooseForm(
  sender: FormSender,
  { target, fields = {} }: SentWithLead,
  forms: FormsOfLeads,
): Promise<ChosenForm | undefined> {
  const form = await findForm(sender, target, forms);
  if (form?.state === 'draft') throw new Refusal('conflict', targetIsDraft);
  const { values, details } = readCustomValues(form?.customFields ?? [], fields);
  if (!values) {
    const message = sender.takesForms ? invalidLead : fieldsAreIgnored;
    throw new Refusal('bad_request', message, details);
  }
  return form && { form: { formId: form.id, fields: values }, dedupe: form.dedupe };
}

async function findForm(
  { userId, formId }: FormSender,
  target: string | undefined,
  forms: FormsOfLeads,
): Promise<TargetFormRow | undefined> {
  if (target !== undefined) {
    const named = await forms.findForm(userId, target);
    if (named) return named;
    const detail = { field: 'target', message: unknownTarget };
    throw new Refusal('bad_request', invalidLead, [detail]);
  }
  if (formId !== undefined) return existing(await forms.readForm(userId, formId), keysFormIsGone);
  const { defaultFormId } = await forms.readSettings(userId);
  if (defaultFormId === undefined) return undefined;
  return existing(await forms.readForm(userId, defaultFormId), defaultFormIsGone);
}

/** Never the next form in line: the lead would go where its owner did not send it. */
function existing(form: TargetFormRow | undefined, whyNot: string): TargetFormRow {
  if (form) return form;
  throw new Refusal('conflict', whyNot);
}
