import { Button } from '@aws-amplify/ui-react';
import type { FormEvent } from 'react';
import { signInTexts } from '../../content/account.ts';
import { trimmedText } from '../../shared/components/field-text.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { loadActions } from './load-actions.ts';
import { CodeField } from '../../shared/components/account-fields.tsx';
import { useRequest } from '../../shared/components/use-request.ts';

/** Asks for the authenticator's code, for accounts that have one set up. */
export function FactorForm({ onBack }: { onBack: () => void }) {
  const { busy, send } = useRequest();
  const { heading, lede, label, button } = signInTexts.factor;
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = trimmedText(new FormData(event.currentTarget), 'code');
    send(async () => {
      const { answerFactor } = await loadActions();
      await answerFactor(code);
      notifySuccess(signInTexts.loggedIn);
    });
  };
  return (
    <form className="sign-in-form" onSubmit={answer}>
      <h1>{heading}</h1>
      <p className="sign-in-form__lede">{lede}</p>
      <CodeField label={label} />
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : button}
      </Button>
      <Button variation="link" isDisabled={busy} onClick={onBack}>
        {signInTexts.back}
      </Button>
    </form>
  );
}
