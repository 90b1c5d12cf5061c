import { Button } from '@aws-amplify/ui-react';
import type { FormEvent } from 'react';
import { signInTexts } from '../../content/account.ts';
import { trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import type { Credentials } from './sign-in-actions.ts';
import { CodeField } from '../../shared/components/account-fields.tsx';
import { useRequest } from '../../shared/components/use-request.ts';

interface CodeFormProps {
  credentials: Credentials;
  /**
   * Shown in the toast after the code was accepted: the user came to sign up, or to sign in to an
   * unconfirmed account.
   */
  success: string;
  onBack: () => void;
}

/** Asks for the e-mailed code, in deployments that require one before the first sign-in. */
export function CodeForm({ credentials, success, onBack }: CodeFormProps) {
  const { busy, send } = useRequest();
  const { heading, button, resend, resent } = signInTexts.code;
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = trimmedText(new FormData(event.currentTarget), 'code');
    send(async () => {
      const { confirmWith } = await loadActions();
      await confirmWith(credentials, code);
      notifySuccess(success);
    });
  };
  const sendAgain = async () => {
    const { resendCode } = await loadActions();
    await resendCode(credentials.email);
    notifySuccess(resent);
  };
  return (
    <form className="sign-in-form" onSubmit={confirm}>
      <h1>{heading}</h1>
      <p className="sign-in-form__lede">
        A code is on its way to <strong>{credentials.email}</strong>.
      </p>
      <CodeField label="Confirmation code" />
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : button}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={() => send(sendAgain)}>
        {resend}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={onBack}>
        {signInTexts.back}
      </Button>
    </form>
  );
}
