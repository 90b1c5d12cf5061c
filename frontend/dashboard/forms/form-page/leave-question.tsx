import { useEffect, useState } from 'react';
import { guardPage } from '../../../shared/navigation/leave-guard.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { beginWork } from '../../components/unfinished-work.ts';

/** Asks for confirmation before the user leaves the page and so loses unsaved changes. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => (unsaved ? beginWork() : undefined), [unsaved]);
  useEffect(
    () => (unsaved ? guardPage((proceed) => setLeave(() => proceed)) : undefined),
    [unsaved],
  );
  if (!leave) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      dismissLabel="Stay"
      destructive
      onConfirm={leave}
      onClose={() => setLeave(undefined)}
    >
      What you have changed in this form is not saved, and would be lost.
    </ConfirmDialog>
  );
}
