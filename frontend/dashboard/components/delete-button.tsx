import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteButtonProps {
  /** The button's label for screen readers; it names the thing to delete. */
  label: string;
  isPending: boolean;
  title: string;
  confirmLabel: string;
  /** The text of the confirmation question; it says what happens to the deleted thing. */
  children: ReactNode;
  onConfirm: () => void;
}

/** A delete button that asks the user for confirmation. */
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
