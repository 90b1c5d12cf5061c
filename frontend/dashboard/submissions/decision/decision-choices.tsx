import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useId, useRef } from 'react';
import { canDecide } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import type { Teach } from '../../own-forms/sign-teaching/teach-part.tsx';
import { submissionQueries } from '../list/submission-queries.ts';
import { useDecideSubmission } from '../list/use-submissions.ts';
import { answeredAttempt } from './attempt-evidence.tsx';
import './decision.css';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const TeachPart = lazyPart(
  async () => (await import('../../own-forms/sign-teaching/teach-part.tsx')).TeachPart,
);

interface DecisionChoicesProps {
  submission: SubmissionRowView;
  /** Called with the focused button before the decision is sent. */
  onChosen?: (button: HTMLElement) => void;
}

/** The possible decisions about the submission, each with its consequence. */
export function DecisionChoices({ submission, onChosen }: DecisionChoicesProps) {
  const decide = useDecideSubmission();
  const { id, version } = submission;
  const teach = useRef<Teach>(undefined);
  const keepTeach = useCallback((latest: Teach | undefined) => void (teach.current = latest), []);
  const choose = (wentIn: boolean, button: HTMLElement) => {
    const learn = teach.current;
    if (decide.isPending || learn?.(wentIn, false) === false) return;
    onChosen?.(button);
    decide.mutate({ id, wentIn, version, onDecided: () => void learn?.(wentIn, true) });
  };
  return (
    <>
      <TeachOffer submission={submission} onTeach={keepTeach} />
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
    </>
  );
}

/**
 * Offers to save the form's answer as a sign of success or refusal, by which later answers are
 * judged. Only for leads to one of the user's own forms.
 */
function TeachOffer({
  submission,
  onTeach,
}: {
  submission: SubmissionRowView;
  onTeach: (teach: Teach | undefined) => void;
}) {
  const { id, formId, recipeVersion } = submission;
  const isOwn = formId !== null && recipeVersion !== null;
  const { data } = useQuery({ ...submissionQueries.story(id), enabled: isOwn });
  const attempt = isOwn && answeredAttempt(data?.attempts ?? []);
  if (!attempt) return null;
  return (
    <Suspense>
      <TeachPart submission={submission} attempt={attempt} onTeach={onTeach} />
    </Suspense>
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

/**
 * One decision as a button. The button disappears after the choice and moves the focus to another
 * element.
 */
function Choice({ label, consequence, busy, onChoose }: ChoiceProps) {
  const place = useRef<HTMLLIElement>(null);
  const consequenceId = useId();
  useFocusHandover(place);
  return (
    <li ref={place}>
      {/* The button stays enabled during the request, because a disabled button would lose the
          focus. */}
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
