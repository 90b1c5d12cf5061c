import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { beginWork } from '../../components/unfinished-work.ts';

/** Asks before unsaved changes are lost, through a link or by closing the page. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  useEffect(() => (unsaved ? beginWork() : undefined), [unsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      dismissLabel="Stay"
      destructive
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset?.()}
    >
      What you have changed in this form is not saved, and would be lost.
    </ConfirmDialog>
  );
}
