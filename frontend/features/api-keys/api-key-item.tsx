import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { copyText } from '../../design/copy-text.ts';
import { notifyError, notifySuccess } from '../../design/notify.ts';
import { formatDay } from '../../design/format-time.ts';
import { messageOf } from '../../service/service-error.ts';
import type { ApiKeyView } from '../../service/operations.ts';
import { useDeleteApiKey } from './use-api-keys.ts';

/** Enough to tell keys apart, too little to use one that was seen over a shoulder. */
function masked(keyValue: string): string {
  return `${keyValue.slice(0, 8)}…${keyValue.slice(-4)}`;
}

export function ApiKeyItem({ apiKey }: { apiKey: ApiKeyView }) {
  const { id, keyName, keyValue, createdAt, lastUsedAt } = apiKey;
  const [asking, setAsking] = useState(false);
  const remove = useDeleteApiKey();
  const copy = () =>
    copyText(keyValue)
      .then(() => notifySuccess('Copied', 'API key copied to clipboard'))
      .catch((error: unknown) => notifyError(messageOf(error)));
  return (
    <li className="key-list__item">
      <div>
        <p className="key-list__name">{keyName}</p>
        <p className="key-list__facts">
          <code>{masked(keyValue)}</code> · Created {formatDay(createdAt)} ·{' '}
          {lastUsedAt ? `Last used ${formatDay(lastUsedAt)}` : 'Not used yet'}
        </p>
      </div>
      <div className="key-list__actions">
        <Button size="small" aria-label={`Copy API key ${keyName}`} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          size="small"
          className="button-danger"
          aria-label={`Delete API key ${keyName}`}
          isDisabled={remove.isPending}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={`Delete “${keyName}”?`}
          confirmLabel="Delete key"
          destructive
          onConfirm={() => remove.mutate(id)}
          onClose={() => setAsking(false)}
        >
          Whatever still sends leads with this key is refused from then on. This cannot be undone.
        </ConfirmDialog>
      )}
    </li>
  );
}
