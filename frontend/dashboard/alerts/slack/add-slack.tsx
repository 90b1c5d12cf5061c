import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../shared/service/service-error.ts';
import { useAddSlack } from './use-slack.ts';

/** The service checks the address. */
export function AddSlack() {
  const [address, setAddress] = useState('');
  const add = useAddSlack();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(address, { onSuccess: () => setAddress('') });
  };
  return (
    <form className="stacked-form slack-form" onSubmit={onSubmit} noValidate>
      <TextField
        label="Address of the incoming webhook"
        name="slack"
        type="url"
        inputMode="url"
        placeholder="https://hooks.slack.com/services/…"
        autoComplete="off"
        value={address}
        hasError={add.error !== null}
        errorMessage={add.error ? messageOf(add.error) : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" size="small" aria-disabled={add.isPending}>
        {add.isPending ? 'Adding...' : 'Add channel'}
      </Button>
    </form>
  );
}
