import { Button, TextField } from '@aws-amplify/ui-react';
import { useEffect, type FormEvent } from 'react';
import { apiKeyNameMaxLength } from '../../../contract/api-key.ts';
import { fieldText, trimmedText } from '../../shared/components/field-text.ts';
import { notifyError } from '../../shared/components/notify.ts';
import type { ApiKeyView } from '../../../contract/graphql-operations.ts';
import { beginWork } from '../components/unfinished-work.ts';
import { dayOf, endOfDay } from './key-expiry.ts';
import { useUpdateApiKey } from './use-api-keys.ts';

interface ApiKeyEditProps {
  apiKey: ApiKeyView;
  onClose: () => void;
}

/** Renames a key and sets, moves or lifts its end. */
export function ApiKeyEdit({ apiKey, onClose }: ApiKeyEditProps) {
  const { id, keyName, expiresAt } = apiKey;
  const update = useUpdateApiKey();
  useEffect(() => beginWork(), []);
  const lastDay = expiresAt ? dayOf(new Date(expiresAt)) : '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = trimmedText(form, 'keyName');
    if (name === '') {
      notifyError('Please enter a name for the API key');
      return;
    }
    const day = fieldText(form, 'lastDay');
    // An end that was not touched stays as it is, to the second.
    const end = day === lastDay ? expiresAt : endOfDay(day);
    update.mutate({ id, keyName: name, expiresAt: end ?? null }, { onSuccess: onClose });
  };
  return (
    <form className="inline-form key-list__edit" onSubmit={onSubmit} noValidate>
      <TextField
        label="New name"
        name="keyName"
        defaultValue={keyName}
        maxLength={apiKeyNameMaxLength}
        autoComplete="off"
        autoFocus
      />
      <KeyEndField defaultDay={lastDay} />
      <div className="inline-form__actions">
        <Button type="submit" variation="primary" isDisabled={update.isPending}>
          Save
        </Button>
        <Button isDisabled={update.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

export function KeyEndField({ defaultDay = '' }: { defaultDay?: string }) {
  return (
    <TextField
      className="key-end"
      label="Last day (optional)"
      name="lastDay"
      type="date"
      min={dayOf(new Date())}
      defaultValue={defaultDay}
    />
  );
}
