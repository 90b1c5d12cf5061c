import { Button } from '@aws-amplify/ui-react';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
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
  const { id, keyName } = apiKey;
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete'>();
  const remove = useDeleteApiKey();
  const close = () => setOpen(undefined);
  return (
    <li className="key-list__item">
      <ApiKeyFacts apiKey={apiKey} now={now} />
      {open === 'edit' || open === 'rotate' ? (
        <Suspense>
          <KeyPanel panel={open} apiKey={apiKey} now={now} onClose={close} />
        </Suspense>
      ) : (
        <ApiKeyActions
          apiKey={apiKey}
          leaving={remove.isPending}
          onEdit={() => setOpen('edit')}
          onRotate={() => setOpen('rotate')}
          onDelete={() => setOpen('delete')}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={`Delete “${keyName}”?`}
          confirmLabel="Delete key"
          destructive
          onConfirm={() => remove.mutate(id)}
          onClose={close}
        >
          Whatever still uses this key is refused from then on. This cannot be undone.
        </ConfirmDialog>
      )}
    </li>
  );
}

interface ApiKeyActionsProps {
  apiKey: ApiKeyView;
  leaving: boolean;
  onEdit: () => void;
  onRotate: () => void;
  onDelete: () => void;
}

function ApiKeyActions({ apiKey, leaving, onEdit, onRotate, onDelete }: ApiKeyActionsProps) {
  const { keyName, keyValue } = apiKey;
  const copy = () =>
    copyText(keyValue)
      .then(() => notifySuccess('Copied', 'API key copied to clipboard'))
      .catch((error: unknown) => notifyError(messageOf(error)));
  return (
    <div className="key-list__actions">
      <Button size="small" aria-label={`Copy API key ${keyName}`} onClick={() => void copy()}>
        Copy
      </Button>
      <Button
        size="small"
        aria-label={`Edit API key ${keyName}`}
        isDisabled={leaving}
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        size="small"
        aria-label={`Rotate API key ${keyName}`}
        isDisabled={leaving}
        onClick={onRotate}
      >
        Rotate
      </Button>
      <Button
        size="small"
        className="button-danger"
        aria-label={`Delete API key ${keyName}`}
        isDisabled={leaving}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}
