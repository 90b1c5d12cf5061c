/**
 * A user's forms and the questions of each, for an API key that may read them, newest first. All
 * forms are in one page, because `formLimits` allows only 25 forms of 64 KB each.
 */
import type { FormListAnswer, ListedForm } from '../../contract/list-answers.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import type { Reply } from '../rest-calls/answer.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import type { ListCaller } from './list-query.ts';

export interface FormListDependencies {
  readForms: (userId: string) => Promise<TargetFormRow[]>;
  forms: Pick<TargetFormReader, 'readSettings'>;
}

export async function listForms(
  { userId, onlyFormId }: ListCaller,
  { readForms, forms }: FormListDependencies,
): Promise<Reply<FormListAnswer>> {
  const [{ defaultFormId }, rows] = await Promise.all([
    forms.readSettings(userId),
    readForms(userId),
  ]);
  const seen = rows.filter(({ id }) => (onlyFormId ?? id) === id);
  const items = seen.map((form) => viewListed(form, form.id === defaultFormId));
  return { status: 200, body: { success: true, items } };
}

function viewListed(form: TargetFormRow, isDefault: boolean): ListedForm {
  const { id, name, shortName, state, requiresConsent = false, customFields } = form;
  return { id, name, shortName, state, isDefault, requiresConsent, questions: customFields };
}
