import { SelectField } from '@aws-amplify/ui-react';
import type { LeadForm } from './lead-form.ts';

interface FormChoiceProps {
  forms: readonly LeadForm[];
  formId: string;
  onForm: (formId: string) => void;
}

/** Lets the user choose the form that a lead names as its target. */
export function FormChoice({ forms, formId, onForm }: FormChoiceProps) {
  return (
    <SelectField label="Send to" value={formId} onChange={({ target }) => onForm(target.value)}>
      <option value="">Where the key’s leads go</option>
      {forms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
