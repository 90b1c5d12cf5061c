import { useId } from 'react';
import { isDecidedFailure, isDecidedSuccess, isUndecided } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { formatMoment } from '../../components/format-time.ts';
import { DecisionChoices } from './decision-choices.tsx';
import { SameAnswer } from './same-answer.tsx';

/**
 * The part of a submission's details in which the owner decides an uncertain outcome, or sees the
 * decision and can change it.
 */
export function DecisionPart({ submission }: { submission: SubmissionRowView }) {
  const headingId = useId();
  const undecided = isUndecided(submission);
  if (!undecided && !isDecided(submission)) return null;
  return (
    <section className="decision" aria-labelledby={headingId}>
      <h3 id={headingId}>{undecided ? decisionTexts.question : 'Your decision'}</h3>
      <p>
        {undecided
          ? 'Look at what the form answered, or ask its owner. What you say can be changed later.'
          : saidOn(submission)}
      </p>
      <DecisionChoices submission={submission} />
      <SameAnswer submission={submission} />
    </section>
  );
}

function isDecided(submission: SubmissionRowView): boolean {
  return isDecidedSuccess(submission) || isDecidedFailure(submission);
}

function saidOn({ decidedWentIn, decidedAt }: SubmissionRowView): string {
  const said = decidedWentIn ? decisionTexts.saidWentIn : decisionTexts.saidDidNot;
  const on = decidedAt ? `, on ${formatMoment(decidedAt)}` : '';
  return `${said}${on}. If that was wrong:`;
}
