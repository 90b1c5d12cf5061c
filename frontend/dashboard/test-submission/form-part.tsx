import { sampleAnswer } from '../../../contract/sample-answers.ts';
import { AnswerInputs } from '../lead-forms/answer-inputs.tsx';
import { FormChoice } from '../lead-forms/form-choice.tsx';
import type { LeadForm } from '../lead-forms/lead-form.ts';

interface FormPartProps {
  forms: readonly LeadForm[];
  target: LeadForm | undefined;
  onForm: (formId: string) => void;
}

/** Chooses the form for the test lead, and shows its questions with sample answers. */
export function FormPart({ forms, target, onForm }: FormPartProps) {
  return (
    <>
      <FormChoice forms={forms} formId={target?.id ?? ''} onForm={onForm} />
      {target && (
        <AnswerInputs key={target.id} questions={target.customFields} valueOf={sampleAnswer} />
      )}
    </>
  );
}
