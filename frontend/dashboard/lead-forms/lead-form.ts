/** A user's own form, as far as leads name it and answer its questions. */
import type { CustomField } from '../../../contract/custom-field.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { TargetFormRowView } from '../../../contract/graphql-operations.ts';

export interface LeadForm extends Pick<
  TargetFormRowView,
  'id' | 'name' | 'shortName' | 'state' | 'isDefault'
> {
  customFields: readonly CustomField[];
}

/** As the webhook takes it. */
export type LeadForForm = Lead & {
  target?: string;
  fields?: Readonly<Record<string, string>>;
  allowDuplicate?: true;
};

/** The service has checked what it answers: a schema would be weight in the dashboard's first load. */
export function toLeadForm(view: TargetFormRowView): LeadForm {
  const { id, name, shortName, state, isDefault, customFields } = view;
  return {
    ...{ id, name, shortName, state, isDefault },
    customFields: JSON.parse(customFields) as CustomField[],
  };
}

/** Of a submission or a key, in words; undefined without an id. */
export function formName(
  forms: readonly LeadForm[],
  formId: string | null | undefined,
): string | undefined {
  if (!formId) return undefined;
  return forms.find(({ id }) => id === formId)?.name ?? 'a deleted form';
}
