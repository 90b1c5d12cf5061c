import { ConfirmDialog } from '../../design/confirm-dialog.tsx';

interface ConfirmRetryProps {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a lead whose outcome nobody knows is sent again. */
export function ConfirmRetry({ name, onConfirm, onClose }: ConfirmRetryProps) {
  return (
    <ConfirmDialog
      title="This lead may already have been sent"
      confirmLabel="Retry anyway"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      The last attempt stopped after the form was submitted and before an answer came, so nobody can
      tell whether {name} is already there. Look it up at the target form’s owner first: retrying
      may submit the lead a second time.
    </ConfirmDialog>
  );
}
