import { Button } from '@aws-amplify/ui-react';
import { useId, useRef } from 'react';
import { canDecide } from '../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { decisionTexts } from '../../content/decision-texts.ts';
import { useFocusHandover } from '../components/hand-over-focus.ts';
import { useDecideSubmission } from '../submissions/use-submissions.ts';
import './decision.css';

interface DecisionChoicesProps {
  submission: SubmissionRowView;
  /** Before it is sent, with the button that has the focus. */
  onChosen?: (button: HTMLElement) => void;
}

/** What can be said of the submission now, each with its consequence. */
export function DecisionChoices({ submission, onChosen }: DecisionChoicesProps) {
  const decide = useDecideSubmission();
  const { id, version } = submission;
  const choose = (wentIn: boolean, button: HTMLElement) => {
    if (decide.isPending) return;
    onChosen?.(button);
    decide.mutate({ id, wentIn, version });
  };
  return (
    <ul className="decision__choices">
      {[true, false].map(
        (wentIn) =>
          canDecide(submission, wentIn) && (
            <Choice
              key={String(wentIn)}
              label={wentIn ? decisionTexts.wentIn : decisionTexts.didNot}
              consequence={consequenceOf(submission, wentIn)}
              busy={decide.isPending}
              onChoose={(button) => choose(wentIn, button)}
            />
          ),
      )}
    </ul>
  );
}

function consequenceOf({ status }: SubmissionRowView, wentIn: boolean): string {
  if (wentIn) return decisionTexts.thenSuccess;
  return status === 'success' ? decisionTexts.thenErrorAgain : decisionTexts.thenError;
}

interface ChoiceProps {
  label: string;
  consequence: string;
  busy: boolean;
  onChoose: (button: HTMLElement) => void;
}

/** It goes once it is chosen, and hands the focus on. */
function Choice({ label, consequence, busy, onChoose }: ChoiceProps) {
  const place = useRef<HTMLLIElement>(null);
  const consequenceId = useId();
  useFocusHandover(place);
  return (
    <li ref={place}>
      {/* Not disabled while it waits: a disabled button drops the focus. */}
      <Button
        size="small"
        aria-describedby={consequenceId}
        aria-disabled={busy}
        onClick={({ currentTarget }) => onChoose(currentTarget)}
      >
        {label}
      </Button>
      <span id={consequenceId}>{consequence}</span>
    </li>
  );
}
