import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from './lead-form.ts';

/**
 * Returns the forms that a key's leads may name. Drafts accept no leads, some keys ignore the form
 * that a lead names, and some keys are for one form only.
 */
export function formsOfKey(
  forms: readonly LeadForm[],
  key: ApiKeyView | undefined,
): readonly LeadForm[] {
  if (!key?.takesForms) return [];
  const isOpen = (id: string) => !key.onlyItsForm || id === key.formId;
  return forms.filter(({ id, state }) => state !== 'draft' && isOpen(id));
}

/**
 * The id of the form for leads that name no form; empty for the form that the stage offers to
 * all users.
 */
export function formOfKey(forms: readonly LeadForm[], key: ApiKeyView | undefined): string {
  const usual = key?.formId ?? forms.find(({ isDefault }) => isDefault)?.id ?? '';
  return formsOfKey(forms, key).some(({ id }) => id === usual) ? usual : '';
}
