import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { adviceOn } from '../one-submission/failure-advice.ts';
import { AttemptEvidence } from './attempt-evidence.tsx';
import { DecisionChoices } from './decision-choices.tsx';
import { SameAnswer } from './same-answer.tsx';

interface DecisionDialogProps {
  submission: SubmissionRowView;
  onClose: () => void;
}

/**
 * The dialog that the submissions table opens, in which the user decides whether an uncertain lead
 * went in. The dialog shows the form's answer.
 */
export function DecisionDialog({ submission, onClose }: DecisionDialogProps) {
  const { id, name } = submission;
  const advice = adviceOn(submission);
  return (
    <TaskDialog title={decisionTexts.question} running={false} onStop={onClose} onClose={onClose}>
      <p>
        The lead of {name}. {advice && `${advice.why} ${advice.ifSent}`}
      </p>
      <AttemptEvidence submissionId={id} name={name} />
      <DecisionChoices
        submission={submission}
        onChosen={(button) => button.closest('dialog')?.close()}
      />
      <SameAnswer submission={submission} />
    </TaskDialog>
  );
}
