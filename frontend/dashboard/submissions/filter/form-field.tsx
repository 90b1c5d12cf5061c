import { SelectField } from '@aws-amplify/ui-react';
import { stageForm } from '../../../../contract/submission.ts';
import { useStageForm } from '../../leads/lead-forms/use-place-of.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';

interface FormFieldProps {
  label?: string;
  forms: readonly LeadForm[];
  formId: string | undefined;
  onForm: (formId: string) => void;
}

export function FormField({ label = 'Form', forms, formId = '', onForm }: FormFieldProps) {
  const stage = useStageForm();
  const isKnown = ['', stageForm].includes(formId) || forms.some(({ id }) => id === formId);
  return (
    <SelectField
      label={label}
      size="small"
      value={formId}
      onChange={({ target }) => onForm(target.value)}
    >
      <option value="">Any form</option>
      {forms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={stageForm}>{stage?.form ?? 'The service’s form'}</option>
      {!isKnown && <option value={formId}>A deleted form</option>}
    </SelectField>
  );
}
