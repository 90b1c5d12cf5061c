import { Button, PasswordField } from '@aws-amplify/ui-react';
import { updatePassword } from 'aws-amplify/auth';
import type { FormEvent } from 'react';
import { accountTexts } from '../../../content/account.ts';
import { fieldText } from '../../../shared/components/field-text.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { ManagedUsername, NewPasswordField } from '../../../shared/components/account-fields.tsx';
import { useRequest } from '../../../shared/components/use-request.ts';

const texts = accountTexts.password;

export function PasswordPart({ email }: { email: string }) {
  const { busy, send } = useRequest();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    send(async () => {
      await updatePassword({
        oldPassword: fieldText(data, 'currentPassword'),
        newPassword: fieldText(data, 'password'),
      });
      form.reset();
      notifySuccess(texts.changed);
    });
  };
  return (
    <form className="account-part" onSubmit={onSubmit}>
      <h3>{texts.heading}</h3>
      <ManagedUsername email={email} />
      <PasswordField
        label={texts.current}
        name="currentPassword"
        autoComplete="current-password"
        isRequired
      />
      <NewPasswordField label={texts.new} />
      <Button type="submit" isDisabled={busy}>
        {texts.change}
      </Button>
    </form>
  );
}
