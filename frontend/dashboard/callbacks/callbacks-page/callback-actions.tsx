import { useState, type ReactNode } from 'react';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { DeleteButton } from '../../components/delete-button.tsx';
import { WaitingButton } from '../../components/waiting-button.tsx';
import {
  useDeleteCallback,
  useRotateSecret,
  useSetPaused,
  useTestCallback,
} from '../endpoints/use-callbacks.ts';
import { TestAndPause } from '../endpoints/test-and-pause.tsx';
import { SecretDialog } from './secret-dialog.tsx';

interface CallbackActionsProps {
  callback: CallbackView;
  /** The button that opens the log of deliveries. */
  children: ReactNode;
}

export function CallbackActions({ callback, children }: CallbackActionsProps) {
  const { id, host } = callback;
  const [isRotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const test = useTestCallback();
  const pause = useSetPaused();
  const rotate = useRotateSecret();
  const remove = useDeleteCallback();
  const rotateNow = () =>
    rotate.mutate(id, { onSuccess: (answer) => setSecret(answer.secret ?? undefined) });
  return (
    <div className="button-row">
      {children}
      <TestAndPause
        endpoint={callback}
        called={`the callback to ${host}`}
        test={test}
        pause={pause}
      />
      <WaitingButton
        aria-label={`Rotate secret of ${host}`}
        isPending={rotate.isPending}
        onClick={() => setRotating(true)}
      >
        Rotate secret
      </WaitingButton>
      <DeleteButton
        label={`Delete the callback to ${host}`}
        isPending={remove.isPending}
        title={`Delete the callback to ${host}?`}
        confirmLabel="Delete callback"
        onConfirm={() => remove.mutate(id)}
      >
        We call it no more, and events that wait for it are dropped. Its secret and its log are
        gone. This cannot be undone.
      </DeleteButton>
      {isRotating && (
        <ConfirmDialog
          title={`Rotate the secret of ${host}?`}
          confirmLabel="Rotate secret"
          onConfirm={rotateNow}
          onClose={() => setRotating(false)}
        >
          You get a new secret. The present one signs too for 24 hours, so that your receiver
          refuses no call until you have put the new one in. One from an earlier rotation stops at
          once.
        </ConfirmDialog>
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </div>
  );
}
