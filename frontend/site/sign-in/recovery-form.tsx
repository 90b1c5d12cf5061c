import { TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { signInTexts } from '../../content/account.ts';
import { fieldText, trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import {
  CodeField,
  ManagedUsername,
  NewPasswordField,
} from '../../shared/components/account-fields.tsx';
import { StepForm } from './step-form.tsx';
import type { SignInStep } from './sign-in-step.ts';
import { useRequest } from '../../shared/components/use-request.ts';

const texts = signInTexts.recovery;

interface RecoveryFormProps {
  email: string;
  goTo: (step: SignInStep) => void;
}

/**
 * Replaces a forgotten password: asks for the account's address, and in a second step for the
 * e-mailed code and a new password.
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
  const onSubmit = (data: FormData) => {
    const email = trimmedText(data, 'email');
    send(async () => {
      const { sendRecoveryCode } = await loadActions();
      await sendRecoveryCode(email);
      onSent(email);
    });
  };
  return (
    <StepForm
      {...{ heading: texts.heading, lede: texts.lede, button: texts.send, busy, onSubmit }}
      links={[{ label: signInTexts.back, onClick: onBack }]}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        autoFocus
        isRequired
      />
    </StepForm>
  );
}

interface NewPasswordFormProps {
  email: string;
  onFactor: () => void;
  onBack: () => void;
}

function NewPasswordForm({ email, onFactor, onBack }: NewPasswordFormProps) {
  const { busy, send } = useRequest();
  const onSubmit = (form: FormData) => {
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
    <StepForm
      {...{ heading: texts.newHeading, button: texts.change, busy, onSubmit }}
      // Neither this text nor the service reveals whether the account exists.
      lede={
        <>
          If <strong>{email}</strong> has an account, a code is on its way to it.
        </>
      }
      links={[
        { label: signInTexts.code.resend, onClick: () => send(sendAgain) },
        { label: signInTexts.back, onClick: onBack },
      ]}
    >
      <ManagedUsername email={email} />
      <CodeField label="Code from the e-mail" />
      <NewPasswordField label="New password" />
    </StepForm>
  );
}
