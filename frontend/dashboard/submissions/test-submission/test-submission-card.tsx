import { Button } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { leadOfTexts } from '../../../../contract/lead.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { notifyError, notifySuccess } from '../../../shared/components/notify.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { messageOf } from '../../../shared/service/service-error.ts';
import { whenNoWork } from '../../components/unfinished-work.ts';
import { refreshApiKeys, useApiKeys, useNewestKey } from '../../account/api-keys/use-api-keys.ts';
import { formOfKey, formsOfKey } from '../../leads/lead-forms/forms-of-key.ts';
import type { LeadForForm } from '../../leads/lead-forms/lead-form.ts';
import { typedAnswers } from '../../leads/lead-forms/typed-answers.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { LeadInputs } from './lead-inputs.tsx';
import { sendTestLead } from './send-test-lead.ts';
import { rememberSent, takeSent } from './sent-memory.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

/** The choice of the test lead's form is loaded only for users who have forms. */
const FormPart = lazyPart(async () => (await import('./form-part.tsx')).FormPart);

const RELOAD_DELAY_MS = 2_000;

export function TestSubmissionCard({ webhookUrl }: { webhookUrl: string }) {
  const { data: keys = [] } = useApiKeys();
  const apiKey = useNewestKey();
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: ({ keyValue, lead }: { keyValue: string; lead: LeadForForm }) =>
      sendTestLead(webhookUrl, keyValue, lead),
    onSuccess: () => {
      notifySuccess('Test submission created successfully');
      void refreshApiKeys(queryClient);
    },
    onError: (error) => notifyError(messageOf(error, 'Failed to submit test')),
  });
  const isHeldUp = useReloadAfter(send.isSuccess);
  const isBusy = send.isPending || send.isSuccess;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeSent()) button.current?.focus({ preventScroll: true });
  }, []);
  const allForms = useLeadForms();
  const [chosen, setChosen] = useState<string>();
  const forms = formsOfKey(allForms, apiKey);
  const target = forms.find(({ id }) => id === (chosen ?? formOfKey(allForms, apiKey)));
  if (keys.length === 0) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!apiKey || isBusy) return;
    const form = new FormData(event.currentTarget);
    const lead = leadOfTexts((field) => trimmedText(form, field));
    const named = target && {
      target: target.id,
      fields: typedAnswers(form, target.customFields),
      // The text of this evidence of consent says that the lead is a test, because no person has
      // agreed to anything.
      ...(target.requiresConsent && { consent: { text: 'A test by the form’s owner' } }),
    };
    send.mutate({ keyValue: apiKey.keyValue, lead: { ...lead, ...named } });
  };
  return (
    <SectionCard
      title="Test Submission"
      id="test-submission"
      intro={apiKey ? `Sends a lead with your newest key, “${apiKey.keyName}”.` : undefined}
    >
      <form className="lead-form" onSubmit={onSubmit}>
        <LeadInputs />
        {forms.length > 0 && (
          <Suspense>
            <FormPart apiKey={apiKey} forms={forms} target={target} onForm={setChosen} />
          </Suspense>
        )}
        <div className="text-and-button lead-form__submit">
          <Button
            type="submit"
            variation="primary"
            ref={button}
            isDisabled={!apiKey}
            // The button is not disabled during the request, because a disabled button would lose
            // the focus.
            aria-disabled={isBusy}
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

/**
 * Reloads the page after a test lead was sent.
 * @returns whether unfinished work delays the reload.
 */
function useReloadAfter(sent: boolean): boolean {
  const [isHeldUp, setHeldUp] = useState(false);
  useEffect(() => {
    if (!sent) return;
    let callOff = () => {};
    const timer = setTimeout(() => {
      let isDone = false;
      callOff = whenNoWork(() => {
        isDone = true;
        if (document.activeElement?.closest('#test-submission')) rememberSent();
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
