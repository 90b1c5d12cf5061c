import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { signInTexts } from '../../content/account.ts';
import { fieldText, trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { recoverWith, sendRecoveryCode } from './sign-in-actions.ts';
import {
  CodeField,
  ManagedUsername,
  NewPasswordField,
} from '../../shared/components/account-fields.tsx';
import type { Place } from './sign-in.tsx';
import { useSubmission } from '../../shared/components/use-request.ts';

const texts = signInTexts.recovery;

interface RecoveryFormProps {
  email: string;
  go: (place: Place) => void;
}

/** A forgotten password: the address, then the e-mailed code with a new one. */
export function RecoveryForm({ email, go }: RecoveryFormProps) {
  const [askedFor, setAskedFor] = useState<string>();
  const back = () => go({ at: 'credentials' });
  return askedFor === undefined ? (
    <AddressForm email={email} onSent={setAskedFor} onBack={back} />
  ) : (
    <NewPasswordForm email={askedFor} onFactor={() => go({ at: 'factor' })} onBack={back} />
  );
}

interface AddressFormProps {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

function AddressForm({ email, onSent, onBack }: AddressFormProps) {
  const { busy, submit } = useSubmission();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = trimmedText(new FormData(event.currentTarget), 'email');
    submit(async () => {
      await sendRecoveryCode(asked);
      onSent(asked);
    });
  };
  return (
    <form className="account-form" onSubmit={onSubmit}>
      <h1>{texts.heading}</h1>
      <p className="account-form__lede">{texts.lede}</p>
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
  const { busy, submit } = useSubmission();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email, password: fieldText(form, 'password') };
    submit(async () => {
      const step = await recoverWith(credentials, trimmedText(form, 'code'));
      notifySuccess(texts.changed);
      if (step === 'factor') onFactor();
    });
  };
  const sendAgain = async () => {
    await sendRecoveryCode(email);
    notifySuccess(signInTexts.code.resent);
  };
  return (
    <form className="account-form" onSubmit={onSubmit}>
      <h1>{texts.newHeading}</h1>
      {/* Says nothing of whether there is one: so does the service. */}
      <p className="account-form__lede">
        If <strong>{email}</strong> has an account, a code is on its way to it.
      </p>
      <ManagedUsername email={email} />
      <CodeField label="Code from the e-mail" />
      <NewPasswordField label="New password" />
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : texts.change}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={() => submit(sendAgain)}>
        {signInTexts.code.resend}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={onBack}>
        {signInTexts.back}
      </Button>
    </form>
  );
}
