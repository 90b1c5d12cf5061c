import { Link } from 'react-router-dom';
import type { SubmissionStoryView } from '../../../../contract/graphql-operations.ts';
import { isUndecided, isDecidedFailure, isDecidedSuccess } from '../../../../contract/decision.ts';
import { mayHaveSubmitted } from '../../../../contract/possibly-sent.ts';
import { isFinal } from '../../../../contract/submission.ts';
import { failureTexts } from '../../../content/dashboard.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { formatMoment } from '../../components/format-time.ts';
import { AttemptEvidence, answeredAttempt } from '../../submissions/decision/attempt-evidence.tsx';
import { DecisionPart } from '../../submissions/decision/decision-part.tsx';
import { TeachKnown } from '../../own-forms/sign-teaching/teach-known.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';

interface OneLeadProgressProps {
  form: OwnForm;
  story: SubmissionStoryView;
}

/**
 * Shows the lead's progress, then the form's answer, and asks the owner whether the form has
 * accepted the lead.
 */
export function OneLeadProgress({ form, story }: OneLeadProgressProps) {
  return (
    <div className="one-lead">
      <p role="status" className="one-lead__status">
        <StatusBadge status={story.status} /> <span>{progressWords(form, story)}</span>
      </p>
      {isFinal(story.status) && <Outcome form={form} story={story} />}
      <p className="note">
        The whole story is among the{' '}
        <Link to={`/dashboard?submission=${story.id}`}>submissions</Link>, like any other lead’s.
      </p>
    </div>
  );
}

function progressWords({ state }: OwnForm, story: SubmissionStoryView): string {
  const { status, attempts, nextAttemptAt } = story;
  if (isDecidedSuccess(story)) return `${decisionTexts.saidWentIn}.`;
  if (status === 'success') return 'The form took the lead.';
  if (status === 'error') return 'The attempt has ended.';
  const last = attempts?.toSorted((one, other) => one.number - other.number).at(-1);
  if (last?.outcome === 'running') return 'The bot is filling in the form and submits it once.';
  if (state === 'paused') return 'The form is paused: the lead waits until you resume it.';
  if (state === 'needs_attention') return 'The page has changed: the lead waits. See above.';
  if (last?.failureReason && nextAttemptAt) {
    return `${failureTexts[last.failureReason]} Nothing was sent. The next try is at ${formatMoment(nextAttemptAt)}.`;
  }
  return nextAttemptAt
    ? `It waits until ${formatMoment(nextAttemptAt)}.`
    : 'It waits for its turn.';
}

function Outcome({ form, story }: OneLeadProgressProps) {
  const attempt = answeredAttempt(story.attempts ?? []);
  const isOpenToDecide = isUndecided(story) || isDecidedSuccess(story) || isDecidedFailure(story);
  const answered = attempt && (attempt.outcome === 'success' || mayHaveSubmitted(attempt));
  return (
    <>
      <AttemptEvidence submissionId={story.id} name={story.name} />
      {isOpenToDecide && <DecisionPart submission={story} />}
      {!isOpenToDecide && answered && (
        <>
          <h3 className="recipe__heading">{decisionTexts.question}</h3>
          <TeachKnown form={form} submission={story} attempt={attempt} />
        </>
      )}
    </>
  );
}
