import { Button } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { setTargetFormConsent } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { CheckLine } from '../../components/check-line.tsx';
import '../../components/check-line.css';
import { SectionCard } from '../../components/section-card.tsx';
import { readForm, type OwnForm } from '../target-forms/own-form.ts';
import { showForm } from '../target-forms/target-form-queries.ts';

/** Whether the form refuses leads without evidence of consent. */
export function ConsentCard({ form }: { form: OwnForm }) {
  const [required, setRequired] = useState(form.requiresConsent === true);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async () => {
      const answer = await runOperation(setTargetFormConsent, { id: form.id, required });
      return readForm(answer.setTargetFormConsent);
    },
    onSuccess: async (changed) => {
      await showForm(queryClient, changed);
      notifySuccess('Form Changed', 'It counts for leads that come from now on');
    },
    meta: { failure: 'Error changing form' },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  return (
    <SectionCard
      title="Consent"
      intro="Senders may add evidence that the person agreed to be contacted: the text, the time, the IP address, or a link to a certificate. It is kept with the lead, and never sent to the form."
    >
      <form className="form-settings" noValidate onSubmit={onSubmit}>
        <div className="form-settings__wide">
          <CheckLine
            label="Refuse leads without evidence of consent"
            checked={required}
            onChange={setRequired}
          />
        </div>
        {change.error && (
          <p role="alert" className="field-complaint">
            {messageOf(change.error)}
          </p>
        )}
        <div className="form-settings__wide rehearse__actions">
          <Button type="submit" aria-disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save consent'}
          </Button>
          <p className="note">A real lead that you send from this page needs none.</p>
        </div>
      </form>
    </SectionCard>
  );
}
