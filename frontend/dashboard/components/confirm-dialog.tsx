import { Button } from '@aws-amplify/ui-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /**
   * The text of the cancel button, for dialogs where "Cancel" could be mistaken for the action
   * itself.
   */
  dismissLabel?: string;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * A dialog by the browser's own modal `dialog` element, which keeps the focus inside, closes on
 * Escape and returns the focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, onConfirm, onClose } = props;
  const { dismissLabel = 'Cancel', destructive = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  /**
   * The browser fires `close` some time after the dialog has closed. If the dialog waited for this
   * event, a second click on the button that opens the dialog would open nothing.
   */
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const confirm = () => {
    dialog.current?.close();
    onConfirm();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
      <div className="confirm-dialog__actions">
        <Button autoFocus onClick={close}>
          {dismissLabel}
        </Button>
        <Button variation={destructive ? 'destructive' : 'primary'} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
