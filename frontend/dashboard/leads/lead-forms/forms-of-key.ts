import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from './lead-form.ts';

/**
 * Returns the forms that leads sent with this key may name: no drafts, because drafts accept no
 * leads; only the key's own form if the key is for one form; none if the key ignores the form that
 * a lead names.
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
