import { Button, TextField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import type { Lead, LeadField } from '../../../contract/lead.ts';
import { loanAmountRange } from '../../../contract/lead-limits.ts';
import { sampleLead } from '../../content/dashboard.ts';
import { trimmedText } from '../../shared/components/field-text.ts';
import { notifyError, notifySuccess } from '../../shared/components/notify.ts';
import { SectionCard } from '../components/section-card.tsx';
import { messageOf } from '../../shared/service/service-error.ts';
import { whenNoWork } from '../components/unfinished-work.ts';
import { refreshApiKeys, useApiKeys, useNewestKey } from '../api-keys/use-api-keys.ts';
import { sendTestLead } from './send-test-lead.ts';

const RELOAD_DELAY_MS = 2_000;

function leadOf(form: FormData): Lead {
  const text = (field: keyof Lead) => trimmedText(form, field);
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    city: text('city'),
    loanAmount: Number(text('loanAmount')),
  };
}

export function TestSubmissionCard({ webhookUrl }: { webhookUrl: string }) {
  const { data: keys = [] } = useApiKeys();
  const apiKey = useNewestKey();
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: ({ keyValue, lead }: { keyValue: string; lead: Lead }) =>
      sendTestLead(webhookUrl, keyValue, lead),
    onSuccess: () => {
      notifySuccess('Test submission created successfully');
      void refreshApiKeys(queryClient);
    },
    onError: (error) => notifyError(messageOf(error, 'Failed to submit test')),
  });
  const isHeldUp = useReloadAfter(send.isSuccess);
  if (keys.length === 0) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!apiKey) return;
    send.mutate({ keyValue: apiKey.keyValue, lead: leadOf(new FormData(event.currentTarget)) });
  };
  return (
    <SectionCard
      title="Test Submission"
      id="test-submission"
      intro={apiKey ? `Sends a lead with your newest key, “${apiKey.keyName}”.` : undefined}
    >
      <form className="lead-form" onSubmit={onSubmit}>
        <LeadFields />
        <div className="lead-form__submit">
          <Button
            type="submit"
            variation="primary"
            isDisabled={!apiKey || send.isPending || send.isSuccess}
          >
            {send.isPending ? 'Sending...' : 'Send Test Submission'}
          </Button>
          {!apiKey && <p className="note">Please generate an API key first</p>}
          {isHeldUp && <p className="note">The page reloads when what you have open is done</p>}
        </div>
      </form>
    </SectionCard>
  );
}

interface LeadInput {
  label: string;
  type?: 'tel' | 'email' | 'number';
  min?: number;
  max?: number;
  step?: 'any';
  inputMode?: 'decimal';
}

const inputs: Record<LeadField, LeadInput> = {
  name: { label: 'Name' },
  phone: { label: 'Phone', type: 'tel' },
  email: { label: 'Email', type: 'email' },
  city: { label: 'City' },
  loanAmount: {
    label: 'Loan Amount',
    type: 'number',
    min: loanAmountRange.least,
    max: loanAmountRange.most,
    step: 'any',
    inputMode: 'decimal',
  },
};
const fields = Object.keys(inputs) as LeadField[];

function LeadFields() {
  return fields.map((field) => (
    <TextField
      key={field}
      name={field}
      isRequired
      autoComplete="off"
      defaultValue={String(sampleLead[field])}
      {...inputs[field]}
    />
  ));
}

/** @returns whether work in progress holds the reload up. */
function useReloadAfter(sent: boolean): boolean {
  const [isHeldUp, setHeldUp] = useState(false);
  useEffect(() => {
    if (!sent) return;
    let callOff = () => {};
    const timer = setTimeout(() => {
      let isDone = false;
      callOff = whenNoWork(() => {
        isDone = true;
        window.location.reload();
      });
      if (!isDone) setHeldUp(true);
    }, RELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [sent]);
  return isHeldUp;
}
