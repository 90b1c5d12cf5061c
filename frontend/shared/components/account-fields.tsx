import { PasswordField, TextField } from '@aws-amplify/ui-react';
import { signInTexts } from '../../content/account.ts';

export const minPasswordLength = 6;

export function CodeField({ label }: { label: string }) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      isRequired
    />
  );
}

export function NewPasswordField({ label }: { label: string }) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      minLength={minPasswordLength}
      descriptiveText={signInTexts.passwordRule(minPasswordLength)}
      isRequired
    />
  );
}

/**
 * A hidden address field, which tells a password manager the account of the new password. Users see
 * the address in the text.
 */
export function ManagedUsername({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}
