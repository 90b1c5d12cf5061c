import type { ApiKeyView } from '../../../contract/graphql-operations.ts';
import type { LeadForm } from './lead-form.ts';

/** The forms that a key's leads may name: drafts take none, and some keys ignore what leads say. */
export function formsOfKey(
  forms: readonly LeadForm[],
  key: ApiKeyView | undefined,
): readonly LeadForm[] {
  return key?.takesForms ? forms.filter(({ state }) => state !== 'draft') : [];
}

/** Where a key's leads go that name no form; '' for the service's own. */
export function formOfKey(forms: readonly LeadForm[], key: ApiKeyView | undefined): string {
  const usual = key?.formId ?? forms.find(({ isDefault }) => isDefault)?.id ?? '';
  return formsOfKey(forms, key).some(({ id }) => id === usual) ? usual : '';
}
