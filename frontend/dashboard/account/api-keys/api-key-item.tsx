import { Button } from '@aws-amplify/ui-react';
import { Suspense, useState } from 'react';
import { DeleteButton } from '../../components/delete-button.tsx';
import { copyText } from '../../components/copy-text.ts';
import { notifyError, notifySuccess } from '../../../shared/components/notify.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { ApiKeyFacts } from './api-key-facts.tsx';
import { useDeleteApiKey } from './use-api-keys.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const KeyPanel = lazyPart(async () => (await import('./key-panel.tsx')).KeyPanel);

interface ApiKeyItemProps {
  apiKey: ApiKeyView;
  now: number;
}

export function ApiKeyItem({ apiKey, now }: ApiKeyItemProps) {
  const [open, setOpen] = useState<'edit' | 'rotate'>();
  return (
    <li className="key-list__item">
      <ApiKeyFacts apiKey={apiKey} now={now} />
      {open ? (
        <Suspense>
          <KeyPanel panel={open} apiKey={apiKey} now={now} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : (
        <ApiKeyActions apiKey={apiKey} onOpen={setOpen} />
      )}
    </li>
  );
}

const panels = [
  { panel: 'edit', name: 'Edit' },
  { panel: 'rotate', name: 'Rotate' },
] as const;

interface ApiKeyActionsProps {
  apiKey: ApiKeyView;
  onOpen: (panel: 'edit' | 'rotate') => void;
}

function ApiKeyActions({ apiKey, onOpen }: ApiKeyActionsProps) {
  const { id, keyName, keyValue } = apiKey;
  const remove = useDeleteApiKey();
  const copy = () =>
    copyText(keyValue)
      .then(() => notifySuccess('Copied', 'API key copied to clipboard'))
      .catch((error: unknown) => notifyError(messageOf(error)));
  return (
    <div className="key-list__actions">
      <Button size="small" aria-label={`Copy API key ${keyName}`} onClick={() => void copy()}>
        Copy
      </Button>
      {panels.map(({ panel, name }) => (
        <Button
          key={panel}
          size="small"
          aria-label={`${name} API key ${keyName}`}
          isDisabled={remove.isPending}
          onClick={() => onOpen(panel)}
        >
          {name}
        </Button>
      ))}
      <DeleteButton
        label={`Delete API key ${keyName}`}
        isPending={remove.isPending}
        title={`Delete “${keyName}”?`}
        confirmLabel="Delete key"
        onConfirm={() => remove.mutate(id)}
      >
        Whatever still uses this key is refused from then on. This cannot be undone.
      </DeleteButton>
    </div>
  );
}
