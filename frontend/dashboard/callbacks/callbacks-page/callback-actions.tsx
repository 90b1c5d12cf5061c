import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import {
  useDeleteCallback,
  useRotateSecret,
  useSetPaused,
  useTestCallback,
} from '../endpoints/use-callbacks.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface CallbackActionsProps {
  callback: CallbackView;
  /** The button that opens the log. */
  children: ReactNode;
}

/** Buttons stay enabled while they wait, because that keeps the focus. */
export function CallbackActions({ callback, children }: CallbackActionsProps) {
  const { id, host } = callback;
  const [asked, setAsked] = useState<'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const test = useTestCallback();
  const rotate = useRotateSecret();
  const remove = useDeleteCallback();
  const close = () => setAsked(undefined);
  const rotateNow = () =>
    rotate.mutate(id, { onSuccess: (answer) => setSecret(answer.secret ?? undefined) });
  return (
    <div className="callback-actions">
      {children}
      <Button
        size="small"
        aria-label={`Send test to ${host}`}
        aria-disabled={test.isPending}
        onClick={() => {
          if (!test.isPending) test.mutate(id);
        }}
      >
        Send test
      </Button>
      <PauseButton callback={callback} />
      <Button
        size="small"
        aria-label={`Rotate secret of ${host}`}
        aria-disabled={rotate.isPending}
        onClick={() => {
          if (!rotate.isPending) setAsked('rotate');
        }}
      >
        Rotate secret
      </Button>
      <Button
        size="small"
        className="button-danger"
        aria-label={`Delete the callback to ${host}`}
        isDisabled={remove.isPending}
        onClick={() => setAsked('delete')}
      >
        Delete
      </Button>
      {asked === 'rotate' && (
        <ConfirmDialog
          title={`Rotate the secret of ${host}?`}
          confirmLabel="Rotate secret"
          onConfirm={rotateNow}
          onClose={close}
        >
          You get a new secret. The present one signs too for 24 hours, so that your receiver
          refuses no call until you have put the new one in. One from an earlier rotation stops at
          once.
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={`Delete the callback to ${host}?`}
          confirmLabel="Delete callback"
          destructive
          onConfirm={() => remove.mutate(id)}
          onClose={close}
        >
          We call it no more, and events that wait for it are dropped. Its secret and its log are
          gone. This cannot be undone.
        </ConfirmDialog>
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </div>
  );
}

function PauseButton({ callback: { id, host, state } }: { callback: CallbackView }) {
  const change = useSetPaused();
  const paused = state === 'active';
  return (
    <Button
      size="small"
      aria-label={paused ? `Pause the callback to ${host}` : `Resume the callback to ${host}`}
      aria-disabled={change.isPending}
      onClick={() => {
        if (!change.isPending) change.mutate({ id, paused });
      }}
    >
      {paused ? 'Pause' : 'Resume'}
    </Button>
  );
}
