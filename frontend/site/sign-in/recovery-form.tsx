import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { signInTexts } from '../../content/account.ts';
import { fieldText, trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import {
  CodeField,
  ManagedUsername,
  NewPasswordField,
} from '../../shared/components/account-fields.tsx';
import type { SignInStep } from './sign-in-step.ts';
import { useRequest } from '../../shared/components/use-request.ts';

const texts = signInTexts.recovery;

interface RecoveryFormProps {
  email: string;
  goTo: (step: SignInStep) => void;
}

/**
 * Replaces a forgotten password: asks for the address, then for the e-mailed code and a new
 * password.
 */
export function RecoveryForm({ email, goTo }: RecoveryFormProps) {
  const [askedFor, setAskedFor] = useState<string>();
  const back = () => goTo({ at: 'credentials' });
  return askedFor === undefined ? (
    <AddressForm email={email} onSent={setAskedFor} onBack={back} />
  ) : (
    <NewPasswordForm email={askedFor} onFactor={() => goTo({ at: 'factor' })} onBack={back} />
  );
}

interface AddressFormProps {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

function AddressForm({ email, onSent, onBack }: AddressFormProps) {
  const { busy, send } = useRequest();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = trimmedText(new FormData(event.currentTarget), 'email');
    send(async () => {
      const { sendRecoveryCode } = await loadActions();
      await sendRecoveryCode(email);
      onSent(email);
    });
  };
  return (
    <form className="sign-in-form" onSubmit={onSubmit}>
      <h1>{texts.heading}</h1>
      <p className="sign-in-form__lede">{texts.lede}</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        autoFocus
        isRequired
      />
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : texts.send}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={onBack}>
        {signInTexts.back}
      </Button>
    </form>
  );
}

interface NewPasswordFormProps {
  email: string;
  onFactor: () => void;
  onBack: () => void;
}

function NewPasswordForm({ email, onFactor, onBack }: NewPasswordFormProps) {
  const { busy, send } = useRequest();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email, password: fieldText(form, 'password') };
    send(async () => {
      const { recoverWith } = await loadActions();
      const step = await recoverWith(credentials, trimmedText(form, 'code'));
      if (step === 'done') notifySuccess(signInTexts.loggedIn, texts.changed);
      else notifySuccess(texts.changed);
      if (step === 'factor') onFactor();
    });
  };
  const sendAgain = async () => {
    const { sendRecoveryCode } = await loadActions();
    await sendRecoveryCode(email);
    notifySuccess(signInTexts.code.resent);
  };
  return (
    <form className="sign-in-form" onSubmit={onSubmit}>
      <h1>{texts.newHeading}</h1>
      {/* The text does not reveal whether the account exists; nor does the service. */}
      <p className="sign-in-form__lede">
        If <strong>{email}</strong> has an account, a code is on its way to it.
      </p>
      <ManagedUsername email={email} />
      <CodeField label="Code from the e-mail" />
      <NewPasswordField label="New password" />
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : texts.change}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={() => send(sendAgain)}>
        {signInTexts.code.resend}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={onBack}>
        {signInTexts.back}
      </Button>
    </form>
  );
}
