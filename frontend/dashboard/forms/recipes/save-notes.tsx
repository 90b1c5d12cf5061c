/** The question that is asked before a version is saved, and the message that is shown after it. */
import { useEffect, useId, useRef, type FocusEvent } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

const quoted = (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(', ');

interface UnansweredQuestionProps {
  /** The labels of the form's required questions to which nothing gives an answer. */
  labels: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a version is saved that leaves required questions unanswered. With
 * such a version the form refuses leads.
 */
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

/** Rows with an unanswered question have the attribute `data-unanswered` (mapping-row.tsx). */
function goToFirstUnanswered(): void {
  document.querySelector<HTMLElement>('[data-unanswered] select')?.focus();
}

export interface SavedVersion {
  version: number;
  /** The labels of the required questions to which the version gives no answer. */
  unanswered: readonly string[];
}

/**
 * Replaces the save bar after saving. Takes the focus from the bar's button, and disappears as soon
 * as the focus moves on.
 */
export function SavedNote({
  version,
  unanswered,
  onLeave,
}: SavedVersion & { onLeave: () => void }) {
  const place = useRef<HTMLElement>(null);
  const wordsId = useId();
  // If the element is still the active element after a blur, the whole window has lost the focus.
  // The element gets it back when the user returns to the window.
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
