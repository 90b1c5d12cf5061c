import { Button } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { AddressField } from '../../components/address-field.tsx';
import { messageOf } from '../../../shared/service/service-error.ts';
import { useAddSlack } from './use-slack.ts';

/**
 * The part of the page in which a user adds a Slack channel. The service checks the channel's
 * address in more detail.
 */
export function AddSlack() {
  const [address, setAddress] = useState('');
  const add = useAddSlack();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(address, { onSuccess: () => setAddress('') });
  };
  return (
    <form className="stacked-form slack-form" onSubmit={onSubmit} noValidate>
      <AddressField
        label="Address of the incoming webhook"
        name="slack"
        placeholder="https://hooks.slack.com/services/…"
        value={address}
        complaint={add.error ? messageOf(add.error) : undefined}
        onChange={setAddress}
      />
      <Button type="submit" size="small" aria-disabled={add.isPending}>
        {add.isPending ? 'Adding...' : 'Add channel'}
      </Button>
    </form>
  );
}
