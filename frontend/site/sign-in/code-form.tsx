import { signInTexts } from '../../content/account.ts';
import { trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import { StepForm } from './step-form.tsx';
import type { Credentials } from './sign-in-actions.ts';
import { CodeField } from '../../shared/components/account-fields.tsx';
import { useRequest } from '../../shared/components/use-request.ts';

interface CodeFormProps {
  credentials: Credentials;
  /**
   * The toast's title and text after the code is accepted. They depend on how the user came: by the
   * sign-up, or by signing in to an unconfirmed account.
   */
  success: string;
  onBack: () => void;
}

/** Asks for the e-mailed code, in deployments that require one before the first sign-in. */
export function CodeForm({ credentials, success, onBack }: CodeFormProps) {
  const { busy, send } = useRequest();
  const { heading, button, resend, resent } = signInTexts.code;
  const confirm = (data: FormData) =>
    send(async () => {
      const { confirmWith } = await loadActions();
      await confirmWith(credentials, trimmedText(data, 'code'));
      notifySuccess(success);
    });
  const sendAgain = async () => {
    const { resendCode } = await loadActions();
    await resendCode(credentials.email);
    notifySuccess(resent);
  };
  return (
    <StepForm
      {...{ heading, button, busy }}
      lede={
        <>
          A code is on its way to <strong>{credentials.email}</strong>.
        </>
      }
      onSubmit={confirm}
      links={[
        { label: resend, onClick: () => send(sendAgain) },
        { label: signInTexts.back, onClick: onBack },
      ]}
    >
      <CodeField label="Confirmation code" />
    </StepForm>
  );
}
