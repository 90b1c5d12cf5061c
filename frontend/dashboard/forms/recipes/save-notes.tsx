/** What is asked before a version is saved, and what is said after it. */
import { useEffect, useId, useRef, type FocusEvent } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

const quoted = (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(', ');

interface UnansweredQuestionProps {
  /** The required questions of the form that nothing answers. */
  labels: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a version is saved with which the form will refuse leads. */
export function UnansweredQuestion({ labels, onConfirm, onClose }: UnansweredQuestionProps) {
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  const close = () => {
    onClose();
    if (!isConfirmed.current) goToFirstUnanswered();
  };
  return (
    <ConfirmDialog
      title={labels.length === 1 ? 'Save without this answer?' : 'Save without these answers?'}
      confirmLabel="Save anyway"
      dismissLabel="Answer first"
      onConfirm={confirm}
      onClose={close}
    >
      The form requires {quoted(labels)}, and nothing answers {labels.length === 1 ? 'it' : 'them'}.
      Until you answer, the form refuses leads.
    </ConfirmDialog>
  );
}

/** The rows of the mapping carry the mark (mapping-row.tsx). */
function goToFirstUnanswered(): void {
  document.querySelector<HTMLElement>('[data-unanswered] select')?.focus();
}

export interface SavedVersion {
  version: number;
  /** The required questions that the version leaves without an answer. */
  unanswered: readonly string[];
}

/** Takes the bar's place and the focus of its button, until the user goes on. */
export function SavedNote({
  version,
  unanswered,
  onLeave,
}: SavedVersion & { onLeave: () => void }) {
  const place = useRef<HTMLElement>(null);
  const wordsId = useId();
  // A blur that leaves it the active element is that of the window, which will be back.
  const onBlur = ({ currentTarget }: FocusEvent) => {
    if (document.activeElement !== currentTarget) onLeave();
  };
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="save-bar"
      aria-label="Saved"
      aria-describedby={wordsId}
      onBlur={onBlur}
    >
      <p id={wordsId}>
        <strong>Version {version} is saved.</strong>{' '}
        {unanswered.length === 0
          ? 'Leads are filled in by it from now on.'
          : `The form will refuse leads until you answer ${quoted(unanswered)}.`}
      </p>
    </section>
  );
}
