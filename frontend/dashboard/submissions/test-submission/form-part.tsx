import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { sampleAnswer } from '../../../../contract/custom-values.ts';
import { AnswerInputs } from '../../leads/lead-forms/answer-inputs.tsx';
import { FormChoice } from '../../leads/lead-forms/form-choice.tsx';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useUsualForm } from '../../leads/lead-forms/use-place-of.ts';

interface FormPartProps {
  apiKey: ApiKeyView | undefined;
  forms: readonly LeadForm[];
  target: LeadForm | undefined;
  onForm: (formId: string) => void;
}

/** Chooses the form for the test lead, and shows the form's questions with sample answers. */
export function FormPart({ apiKey, forms, target, onForm }: FormPartProps) {
  const usual = useUsualForm(apiKey);
  return (
    <>
      <FormChoice usual={usual} forms={forms} formId={target?.id ?? ''} onForm={onForm} />
      {target && (
        <AnswerInputs key={target.id} questions={target.customFields} valueOf={sampleAnswer} />
      )}
    </>
  );
}
