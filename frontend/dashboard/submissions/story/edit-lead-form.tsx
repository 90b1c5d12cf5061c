import { Button, TextField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { customValuesOf } from '../../../../contract/kept-answers.ts';
import { leadFacts, leadFields } from '../../../../contract/lead.ts';
import type { SubmissionStoryView } from '../../../../contract/graphql-operations.ts';
import { AnswerInputs } from '../../leads/lead-forms/answer-inputs.tsx';
import {
  answerComplaints,
  readTypedLead,
  type Complaints,
} from '../../leads/lead-forms/typed-lead.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { beginWork } from '../../components/unfinished-work.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { refusedField } from './refused-field.ts';
import { useRetryQuestion } from '../one-submission/use-retry-question.tsx';

interface EditLeadFormProps {
  submission: SubmissionStoryView;
  onClose: () => void;
}

export function EditLeadForm({ submission, onClose }: EditLeadFormProps) {
  const [complaints, setComplaints] = useState<Complaints>({});
  const retry = useRetryQuestion(submission, onClose);
  const target = useLeadForms().find(({ id }) => id === submission.formId);
  const questions = target?.customFields ?? [];
  const answers = customValuesOf(submission.fields);
  useEffect(beginWork, []);
  const form = useRef<HTMLFormElement>(null);
  const [begin] = useState(() => refusedField(submission, questions) ?? 'name');
  useEffect(() => {
    const input = form.current?.elements.namedItem(begin);
    if (input instanceof HTMLElement) input.focus();
  }, [begin]);
  useFocusHandover(form);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (retry.isPending) return;
    const read = readTypedLead(new FormData(event.currentTarget), questions);
    setComplaints('complaints' in read ? read.complaints : {});
    if (!('lead' in read)) {
      focusFirstWrong(event.currentTarget, read.complaints);
      return;
    }
    retry.start(read);
  };
  return (
    <form ref={form} className="lead-form" aria-label="Edit values" noValidate onSubmit={onSubmit}>
      {leadFields.map((field) => (
        <TextField
          key={field}
          label={`Lead ${leadFacts[field].label}`}
          name={field}
          autoComplete="off"
          defaultValue={String(submission[field])}
          hasError={complaints[field] !== undefined}
          errorMessage={complaints[field]}
        />
      ))}
      <AnswerInputs
        questions={questions}
        valueOf={({ name }) => answers[name] ?? ''}
        complaints={answerComplaints(questions, complaints)}
      />
      <div className="text-and-button lead-form__submit">
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
