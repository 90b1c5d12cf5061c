import { Button, TextField } from '@aws-amplify/ui-react';
import { Suspense, useState, type FormEvent } from 'react';
import { apiKeyNameMaxLength } from '../../../../contract/api-key.ts';
import type { ApiScope } from '../../../../contract/api-routes.ts';
import { fieldText } from '../../../shared/components/field-text.ts';
import { Loaded } from '../../components/loaded.tsx';
import { notifyError } from '../../../shared/components/notify.ts';
import { SectionCard } from '../../components/section-card.tsx';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { KeyEndField } from './key-end-field.tsx';
import { ApiKeyItem } from './api-key-item.tsx';
import { useNowAtExpiry } from '../../components/time-of-end.ts';
import { endOfDay } from './key-expiry.ts';
import { useApiKeys, useCreateApiKey } from './use-api-keys.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import './api-keys.css';

const KeyChoices = lazyPart(async () => (await import('./scope-parts.tsx')).KeyChoices);

const none: readonly ApiKeyView[] = [];

export function ApiKeysCard({ webhookUrl }: { webhookUrl: string }) {
  return (
    <SectionCard title="API Keys" id="api-keys">
      <ApiKeyForm />
      <ApiKeyList />
      <p className="note">
        Send the key in the <code>x-api-key</code> header to the webhook endpoint{' '}
        <code className="breakable">{webhookUrl}</code>
      </p>
    </SectionCard>
  );
}

function ApiKeyForm() {
  const [name, setName] = useState('');
  /**
   * True once the user has opened the choices of what the key may do. Stays true when they are
   * closed again, because the choices still apply.
   */
  const [hasChoices, setHasChoices] = useState(false);
  const create = useCreateApiKey();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending) return;
    const form = event.currentTarget;
    const keyName = name.trim();
    if (keyName === '') {
      notifyError('Please enter a name for the API key');
      return;
    }
    const fields = new FormData(form);
    const expiresAt = endOfDay(fieldText(fields, 'lastDay'));
    const chosen = {
      scopes: fields.getAll('scope') as ApiScope[],
      onlyFormId: fieldText(fields, 'onlyFormId'),
    };
    if (hasChoices && chosen.scopes.length === 0) {
      notifyError('Please choose what the API key may do');
      return;
    }
    const clear = () => {
      setName('');
      form.reset();
    };
    create.mutate({ keyName, expiresAt, ...(hasChoices && chosen) }, { onSuccess: clear });
  };
  return (
    <form className="inline-form" onSubmit={onSubmit} noValidate>
      <TextField
        label="Key name"
        placeholder="Website, Google Sheet…"
        value={name}
        maxLength={apiKeyNameMaxLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <KeyEndField />
      <Button type="submit" variation="primary" aria-disabled={create.isPending}>
        Generate Key
      </Button>
      <details
        className="key-choices"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setHasChoices(true);
        }}
      >
        <summary>What the key may do</summary>
        {hasChoices && (
          <Suspense>
            <KeyChoices />
          </Suspense>
        )}
      </details>
    </form>
  );
}

function ApiKeyList() {
  const query = useApiKeys();
  const { data: keys } = query;
  const formerValues = (keys ?? none).map((key) => ({ expiresAt: key.formerValueEndsAt }));
  const now = useNowAtExpiry([...(keys ?? none), ...formerValues]);
  return (
    <Loaded query={query} failure="The API keys could not be loaded.">
      {(list) =>
        list.length === 0 ? (
          <p className="empty">No API keys yet. Generate one to get started.</p>
        ) : (
          <ul className="key-list">
            {list.map((apiKey) => (
              <ApiKeyItem key={apiKey.id} apiKey={apiKey} now={now} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
