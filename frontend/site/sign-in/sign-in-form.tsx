import { PasswordField, TextField } from '@aws-amplify/ui-react';
import type { MouseEvent } from 'react';
import { signInTexts } from '../../content/account.ts';
import { signUpFragment } from '../../content/navigation.ts';
import { fieldText, trimmedText } from '../../shared/components/field-text.ts';
import { notifyError, notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import type { Credentials, NextStep } from './sign-in-actions.ts';
import { minPasswordLength, NewPasswordField } from '../../shared/components/account-fields.tsx';
import { StepForm } from './step-form.tsx';
import type { SignInStep } from './sign-in-step.ts';
import { useRequest } from '../../shared/components/use-request.ts';

export type Mode = 'signIn' | 'signUp';

async function signInAs(credentials: Credentials): Promise<NextStep> {
  const { signInWith, resendCode } = await loadActions();
  const step = await signInWith(credentials);
  if (step === 'done') notifySuccess(signInTexts.loggedIn);
  // The code from the sign-up may have expired, so a new code is sent.
  if (step === 'code') await resendCode(credentials.email);
  return step;
}

async function signUpAs(credentials: Credentials, fullName: string): Promise<NextStep> {
  const { signUpWith } = await loadActions();
  const step = await signUpWith({ ...credentials, fullName });
  if (step === 'done') notifySuccess(signInTexts.created);
  return step;
}

/**
 * Returns the step of the sign-in to show next.
 * @param success the text of the toast that is shown after the sign-in.
 */
function stepAfter(step: NextStep, credentials: Credentials, success: string): SignInStep {
  if (step === 'code') return { at: 'code', credentials, success };
  if (step === 'factor') return { at: 'factor' };
  if (step === 'recovery') return { at: 'recovery', email: credentials.email };
  return { at: 'credentials' };
}

/** The form starts as the sign-up form if the address has the sign-up form's fragment. */
export const firstMode = (): Mode => (location.hash === signUpFragment ? 'signUp' : 'signIn');

interface SignInFormProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  goTo: (step: SignInStep) => void;
}

export function SignInForm({ mode, onMode, goTo }: SignInFormProps) {
  const { busy, send } = useRequest();
  const onSubmit = (data: FormData, form: HTMLFormElement) => {
    const credentials = {
      email: trimmedText(data, 'email'),
      password: fieldText(data, 'password'),
    };
    const fullName = trimmedText(data, 'fullName');
    if (mode === 'signUp' && fullName === '') {
      notifyError(signInTexts.nameMissing);
      form.querySelector<HTMLInputElement>('[name=fullName]')?.focus();
      return;
    }
    send(async () => {
      const isNew = mode === 'signUp';
      const step = await (isNew ? signUpAs(credentials, fullName) : signInAs(credentials));
      goTo(stepAfter(step, credentials, isNew ? signInTexts.created : signInTexts.loggedIn));
    });
  };
  const recover = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const email = form ? trimmedText(new FormData(form), 'email') : '';
    goTo({ at: 'recovery', email });
  };
  const toggleMode = () => onMode(mode === 'signIn' ? 'signUp' : 'signIn');
  const { heading, lede, button, toggle } = signInTexts[mode];
  return (
    <StepForm
      {...{ heading, lede, button, busy, onSubmit }}
      links={[
        { label: toggle, onClick: toggleMode },
        ...(mode === 'signIn' ? [{ label: signInTexts.recovery.link, onClick: recover }] : []),
      ]}
    >
      <SignInFields mode={mode} />
    </StepForm>
  );
}

function SignInFields({ mode }: { mode: Mode }) {
  return (
    <>
      {mode === 'signUp' && (
        <TextField label="Full Name" name="fullName" autoComplete="name" isRequired />
      )}
      <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
      {mode === 'signUp' ? (
        <NewPasswordField label="Password" />
      ) : (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          minLength={minPasswordLength}
          isRequired
        />
      )}
    </>
  );
}
