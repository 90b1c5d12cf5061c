import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteButtonProps {
  /** Names the thing to delete, for screen readers. */
  label: string;
  isPending: boolean;
  title: string;
  confirmLabel: string;
  /** What becomes of the thing, as the question's text. */
  children: ReactNode;
  onConfirm: () => void;
}

/** Asks before something is deleted. */
export function DeleteButton({ label, isPending, ...question }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        className="button-danger"
        aria-label={label}
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && <ConfirmDialog destructive {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
