import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { CustomField } from '../../../../contract/custom-field.ts';
import { inputName } from './typed-answers.ts';

interface AnswerInputsProps {
  questions: readonly CustomField[];
  valueOf: (field: CustomField) => string;
  /** The error of each answer, by the name of its question. */
  complaints?: Readonly<Record<string, string>>;
}

/** A form's own questions, each with an input of its type. */
export function AnswerInputs({ questions, valueOf, complaints = {} }: AnswerInputsProps) {
  return questions.map((field) => {
    const { name, label, type, required, help } = field;
    const complaint = complaints[name];
    const shared = {
      name: inputName(name),
      label: required ? label : `${label} (optional)`,
      isRequired: required && field.default === undefined,
      defaultValue: valueOf(field),
      descriptiveText: help,
      hasError: complaint !== undefined,
      errorMessage: complaint,
    };
    if (type !== 'choice' && type !== 'yes_no') {
      const kind = type === 'date' ? { type: 'date' } : {};
      const mode = type === 'number' ? { inputMode: 'decimal' as const } : {};
      return <TextField key={name} autoComplete="off" {...shared} {...kind} {...mode} />;
    }
    return (
      <SelectField key={name} {...shared}>
        <option value="">No answer</option>
        {(type === 'choice' ? (field.choices ?? []) : ['yes', 'no']).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  });
}
