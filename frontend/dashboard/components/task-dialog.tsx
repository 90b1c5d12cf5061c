import { Button } from '@aws-amplify/ui-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { beginWork, holdReload } from './unfinished-work.ts';
import './task-dialog.css';

interface TaskDialogProps {
  title: string;
  /** While true, a task runs: the dialog stays open, and closing the dialog stops the task. */
  running: boolean;
  onStop: () => void;
  onClose: () => void;
  /** The buttons that start or continue the task. */
  actions?: ReactNode;
  children: ReactNode;
}

export function TaskDialog(props: TaskDialogProps) {
  const { title, running, onStop, onClose, actions, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useLayoutEffect(() => {
    // The focus was on the button of the previous step, which was removed with that step, so the
    // focus is set again.
    if (dialog.current?.open && document.activeElement === document.body) heading.current?.focus();
  });
  useEffect(holdReload, []);
  useEffect(() => (running ? beginWork() : undefined), [running]);
  return (
    <dialog
      ref={dialog}
      className="task-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (running && event.target === dialog.current) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="task-dialog__body">{children}</div>
      <div className="confirm-dialog__actions">
        {running ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        )}
        {actions}
      </div>
    </dialog>
  );
}

interface TaskProgressProps {
  done: number;
  total: number;
  text: string;
}

export function TaskProgress({ done, total, text }: TaskProgressProps) {
  return (
    <div className="task-progress">
      <progress aria-label={text} value={done} max={Math.max(total, 1)} />
      <p role="status">{text}</p>
    </div>
  );
}
