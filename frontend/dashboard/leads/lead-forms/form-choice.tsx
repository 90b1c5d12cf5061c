import { SelectField } from '@aws-amplify/ui-react';
import type { LeadForm } from './lead-form.ts';

interface FormChoiceProps {
  /**
   * The name of the form that receives leads which name no form; undefined while the name is not
   * known.
   */
  usual: string | undefined;
  forms: readonly LeadForm[];
  formId: string;
  onForm: (formId: string) => void;
}

/** The list in which the user chooses the form that a lead names as its target. */
export function FormChoice({ usual, forms, formId, onForm }: FormChoiceProps) {
  return (
    <SelectField label="Send to" value={formId} onChange={({ target }) => onForm(target.value)}>
      {/* The form's name comes first, because a narrow list shows only the beginning of each
          option. */}
      <option value="">
        {usual === undefined ? 'Where the key’s leads go' : `${usual} (where the key’s leads go)`}
      </option>
      {forms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
