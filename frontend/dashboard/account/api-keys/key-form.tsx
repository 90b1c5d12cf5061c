import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { formName, type LeadForm } from '../../leads/lead-forms/lead-form.ts';

/** Chooses the form that a key's leads go to, and whether the leads may name another form. */
export function KeyForm({ apiKey, forms }: { apiKey: ApiKeyView; forms: readonly LeadForm[] }) {
  const { formId, takesForms, onlyItsForm } = apiKey;
  const isGone = Boolean(formId) && forms.every(({ id }) => id !== formId);
  const facts = [
    formId && `${onlyItsForm ? 'Only for' : 'Leads go to'} ${formName(forms, formId)}`,
    !takesForms && 'Ignores target and fields: edit it to allow them',
  ].filter(Boolean);
  if (isGone) {
    return (
      <p className="key-list__facts">
        <strong className="key-list__ended">
          {onlyItsForm
            ? 'Its only form was deleted: leads are refused'
            : 'Its form was deleted: leads are refused until you choose another one'}
        </strong>
      </p>
    );
  }
  return facts.length > 0 ? <p className="key-list__facts">{facts.join(' · ')}</p> : null;
}
