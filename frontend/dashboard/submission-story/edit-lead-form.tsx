import '../../shared/service/parser-settings.ts';
import { Button, TextField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import type { CustomField } from '../../../contract/custom-field.ts';
import { readCustomValues } from '../../../contract/custom-values.ts';
import { customValuesOf } from '../../../contract/kept-answers.ts';
import { leadFacts, leadFields } from '../../../contract/lead.ts';
import { leadSchema } from '../../../contract/lead-schema.ts';
import type { LeadInput } from '../../../contract/graphql-types.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { AnswerInputs } from '../lead-forms/answer-inputs.tsx';
import { typedAnswers } from '../lead-forms/typed-answers.ts';
import { useLeadForms } from '../lead-forms/use-lead-forms.ts';
import { beginWork } from '../components/unfinished-work.ts';
import { messageOf } from '../../shared/service/service-error.ts';
import { useFocusHandover } from '../components/hand-over-focus.ts';
import { useAskedRetry } from '../submissions/use-asked-retry.tsx';

/** By a field's name, or `fields.` and the name of a question of the form's own. */
type Complaints = Partial<Record<string, string>>;

interface Corrected {
  lead: LeadInput;
  fields?: string;
}

/** The lead in the form's fields with its answers, or what is wrong with each. */
function readLead(
  form: FormData,
  questions: readonly CustomField[],
): Corrected | { complaints: Complaints } {
  const parsed = z.safeParse(leadSchema, Object.fromEntries(form));
  const { values, details = [] } = readCustomValues(questions, typedAnswers(form, questions));
  if (parsed.success && values) {
    return {
      lead: parsed.data,
      ...(questions.length > 0 && { fields: JSON.stringify(values) }),
    };
  }
  const complaints: Complaints = {};
  for (const { field, message } of details) complaints[field] ??= message;
  if (parsed.success) return { complaints };
  for (const { path, message } of parsed.error.issues) {
    const field = leadFields.find((name) => name === path[0]);
    if (field) complaints[field] ??= message;
  }
  return { complaints };
}

interface EditLeadFormProps {
  submission: SubmissionRowView;
  onClose: () => void;
}

export function EditLeadForm({ submission, onClose }: EditLeadFormProps) {
  const [complaints, setComplaints] = useState<Complaints>({});
  const retry = useAskedRetry(submission, onClose);
  const target = useLeadForms().find(({ id }) => id === submission.formId);
  const questions = target?.customFields ?? [];
  const answers = customValuesOf(submission.fields);
  useEffect(beginWork, []);
  const form = useRef<HTMLFormElement>(null);
  useFocusHandover(form);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (retry.isPending) return;
    const read = readLead(new FormData(event.currentTarget), questions);
    setComplaints('complaints' in read ? read.complaints : {});
    if (!('lead' in read)) {
      const first = [...leadFields, ...questions.map(({ name }) => `fields.${name}`)].find(
        (field) => field in read.complaints,
      );
      const control = first && event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    retry.start(read);
  };
  return (
    <form ref={form} className="lead-form" aria-label="Edit values" noValidate onSubmit={onSubmit}>
      {leadFields.map((field, index) => (
        <TextField
          key={field}
          label={`Lead ${leadFacts[field].label}`}
          name={field}
          autoFocus={index === 0}
          autoComplete="off"
          defaultValue={String(submission[field])}
          hasError={complaints[field] !== undefined}
          errorMessage={complaints[field]}
        />
      ))}
      <AnswerInputs
        questions={questions}
        valueOf={({ name }) => answers[name] ?? ''}
        complaints={Object.fromEntries(
          questions.flatMap(({ name }) => {
            const complaint = complaints[`fields.${name}`];
            return complaint === undefined ? [] : [[name, complaint]];
          }),
        )}
      />
      <div className="lead-form__submit">
        <Button type="submit" size="small" variation="primary" aria-disabled={retry.isPending}>
          Save and retry
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {retry.error && <p role="alert">{messageOf(retry.error)}</p>}
      {retry.question}
    </form>
  );
}
