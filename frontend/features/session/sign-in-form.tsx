import { Button, PasswordField, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { signInTexts } from '../../content/account.ts';
import { notifySuccess } from '../../design/notify.ts';
import { signInWith, signUpWith, type Credentials } from './account-actions.ts';
import { CodeForm } from './code-form.tsx';
import { useSubmission } from './use-submission.ts';

const MIN_PASSWORD_LENGTH = 6;
type Mode = 'signIn' | 'signUp';

async function submitAs(mode: Mode, form: FormData, credentials: Credentials) {
  const step =
    mode === 'signIn'
      ? await signInWith(credentials)
      : await signUpWith({ ...credentials, fullName: String(form.get('fullName')).trim() });
  if (step === 'done') {
    notifySuccess(mode === 'signIn' ? 'Logged in successfully' : 'Account created successfully');
  }
  return step;
}

export function SignInForm() {
  const [mode, setMode] = useState<Mode>('signIn');
  const [unconfirmed, setUnconfirmed] = useState<Credentials>();
  const { busy, submit } = useSubmission();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = {
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
    };
    submit(async () => {
      if ((await submitAs(mode, form, credentials)) === 'code') setUnconfirmed(credentials);
    });
  };
  if (unconfirmed) return <CodeForm credentials={unconfirmed} />;
  const { heading, lede, button, toggle } = signInTexts[mode];
  return (
    <form className="account-form" onSubmit={onSubmit}>
      <h1>{heading}</h1>
      <p className="account-form__lede">{lede}</p>
      {mode === 'signUp' && (
        <TextField label="Full Name" name="fullName" autoComplete="name" isRequired />
      )}
      <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
        minLength={MIN_PASSWORD_LENGTH}
        descriptiveText={
          mode === 'signUp' ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined
        }
        isRequired
      />
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : button}
      </Button>
      <Button
        variation="link"
        isDisabled={busy}
        onClick={() => setMode(mode === 'signIn' ? 'signUp' : 'signIn')}
      >
        {toggle}
      </Button>
    </form>
  );
}
