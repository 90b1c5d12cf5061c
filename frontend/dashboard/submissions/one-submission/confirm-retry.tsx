import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { adviceOn } from './failure-advice.ts';

interface ConfirmRetryProps {
  submission: SubmissionRowView;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the user for confirmation before a retry if the target form may already have the lead. */
export function ConfirmRetry({ submission, onConfirm, onClose }: ConfirmRetryProps) {
  const { name, failureReason } = submission;
  const isThere = failureReason === 'already_submitted';
  const advice = adviceOn(submission);
  return (
    <ConfirmDialog
      title={isThere ? 'The form has this lead already' : 'This lead may already have been sent'}
      confirmLabel="Retry anyway"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {advice && `${advice.why} ${advice.ifSent} `}
      {!isThere && `First ask the target form’s owner whether ${name} is there. `}
      Retrying may submit the lead a second time.
    </ConfirmDialog>
  );
}

/**
 * Asks for confirmation before a retry of a lead that was certainly not sent, or of a lead that did
 * not go in according to its owner's decision. The keyboard shortcut always asks this question; the
 * button asks it only after a decision.
 */
export function ConfirmPlainRetry({ submission, ...answers }: ConfirmRetryProps) {
  const { name, decidedAt } = submission;
  return (
    <ConfirmDialog title="Retry this submission?" confirmLabel="Retry" {...answers}>
      {decidedAt === null
        ? `The lead of ${name} was not sent.`
        : `You said that the lead of ${name} did not go in.`}{' '}
      It goes out once more.
    </ConfirmDialog>
  );
}
