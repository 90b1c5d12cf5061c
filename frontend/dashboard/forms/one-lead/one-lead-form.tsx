import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { leadFacts, leadFields } from '../../../../contract/lead.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { AnswerInputs } from '../../leads/lead-forms/answer-inputs.tsx';
import {
  answerComplaints,
  readTypedLead,
  type Complaints,
  type TypedLead,
} from '../../leads/lead-forms/typed-lead.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { hostOf } from '../../own-forms/one-form/propose-names.ts';
import { useSendOneLead } from './use-send-one-lead.ts';

interface OneLeadFormProps {
  form: OwnForm;
  onSent: (submissionId: string) => void;
}

/**
 * The fields are empty at first, because the user sends a real person's lead here, not a sample.
 */
export function OneLeadForm({ form, onSent }: OneLeadFormProps) {
  const { id, url, customFields } = form;
  const [complaints, setComplaints] = useState<Complaints>({});
  const [leadToSend, setLeadToSend] = useState<TypedLead>();
  const send = useSendOneLead(id, onSent);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const read = readTypedLead(new FormData(event.currentTarget), customFields);
    setComplaints('complaints' in read ? read.complaints : {});
    if ('lead' in read) setLeadToSend(read);
    else focusFirstWrong(event.currentTarget, read.complaints);
  };
  return (
    <form className="lead-form" aria-label="One real lead" noValidate onSubmit={onSubmit}>
      {leadFields.map((field) => (
        <TextField
          key={field}
          label={`Real ${leadFacts[field].label}`}
          name={field}
          autoComplete="off"
          // The inputs for the lead replace the button that had the focus, so the focus moves to
          // the first input.
          autoFocus={field === leadFields[0]}
          hasError={complaints[field] !== undefined}
          errorMessage={complaints[field]}
        />
      ))}
      <AnswerInputs
        questions={customFields}
        valueOf={({ default: usual = '' }) => usual}
        complaints={answerComplaints(customFields, complaints)}
      />
      <div className="text-and-button lead-form__submit">
        <Button type="submit" variation="primary" aria-disabled={send.isPending}>
          {send.isPending ? 'Sending...' : 'Send one real lead'}
        </Button>
      </div>
      {send.error && <p role="alert">{messageOf(send.error)}</p>}
      {leadToSend && (
        <ConfirmDialog
          title="Send one real lead?"
          confirmLabel="Send it"
          onConfirm={() => send.mutate(leadToSend)}
          onClose={() => setLeadToSend(undefined)}
        >
          This submits a real lead to {hostOf(url)}.
        </ConfirmDialog>
      )}
    </form>
  );
}
