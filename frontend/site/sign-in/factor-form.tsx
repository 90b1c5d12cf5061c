import { signInTexts } from '../../content/account.ts';
import { trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import { StepForm } from './step-form.tsx';
import { CodeField } from '../../shared/components/account-fields.tsx';
import { useRequest } from '../../shared/components/use-request.ts';

/**
 * Asks for the code of the user's authenticator, for accounts that have an authenticator set up.
 */
export function FactorForm({ onBack }: { onBack: () => void }) {
  const { busy, send } = useRequest();
  const { heading, lede, label, button } = signInTexts.factor;
  const answer = (data: FormData) =>
    send(async () => {
      const { answerFactor } = await loadActions();
      await answerFactor(trimmedText(data, 'code'));
      notifySuccess(signInTexts.loggedIn);
    });
  return (
    <StepForm
      {...{ heading, lede, button, busy }}
      onSubmit={answer}
      links={[{ label: signInTexts.back, onClick: onBack }]}
    >
      <CodeField label={label} />
    </StepForm>
  );
}
