import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@aws-amplify/ui-react';
import { isDecidedFailure } from '../../../../contract/decision.ts';
import { customValuesOf } from '../../../../contract/kept-answers.ts';
import { offersRetry } from '../../../../contract/offers-retry.ts';
import { isFinal, targetAnswerPrefix } from '../../../../contract/submission.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { NOTHING_SENT, type FailureAdvice } from '../../../content/failure-advice.ts';
import { Facts } from '../../components/facts.tsx';
import { Moment } from '../../components/moment.tsx';
import { termOf } from '../../components/term-of.ts';
import type { SubmissionStoryView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { usePlaceOf, type LeadPlace } from '../../leads/lead-forms/use-place-of.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { CancelButton } from '../one-submission/cancel-button.tsx';
import { detailFields, valueText } from '../one-submission/lead-value.tsx';
import { adviceOn } from '../one-submission/failure-advice.ts';
import { RetryButton } from '../one-submission/retry-button.tsx';
import { ConsentFacts } from './consent-facts.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { successNote } from '../../components/success-note.ts';
import { LazyWaitNote } from '../../own-forms/form-pace/lazy-wait-note.tsx';
import { NextTry, WaitsForBreaker } from '../circuit-breaker/next-try.tsx';
import { DecisionPart } from '../decision/decision-part.tsx';
import { isSettled } from '../decision/is-settled.ts';
import { AttemptItem } from './attempt-item.tsx';
import { EditLeadForm } from './edit-lead-form.tsx';
import { StorySupportLink, SupportPart } from './support-part.tsx';

function StatusNote({ story }: { story: SubmissionStoryView }) {
  const place = usePlaceOf()(story);
  if (story.status === 'success') return successNote(story, place?.isDemo ?? false);
  return story.waitingFor ? <LazyWaitNote submission={story} /> : <NextTry submission={story} />;
}

export function SubmissionStory({ story }: { story: SubmissionStoryView }) {
  const attempts = [...(story.attempts ?? [])].sort((one, other) => other.number - one.number);
  return (
    <>
      <p className="story__status" role="status">
        <span className="visually-hidden">Status: </span>
        <StatusBadge status={story.status} />
        <span>
          <StatusNote story={story} />
        </span>
      </p>
      {!story.waitingFor && <WaitsForBreaker submission={story} />}
      {story.status === 'error' && <WhatNow story={story} />}
      {story.status === 'success' && (
        <>
          <DecisionPart submission={story} />
          <p>
            <Link to={`/dashboard/receipts/${story.id}`}>Receipt</Link>
          </p>
        </>
      )}
      {!isFinal(story.status) && (
        <div className="story__actions">
          <CancelButton submission={story} />
        </div>
      )}
      <LeadFacts story={story} />
      {story.consent && <ConsentFacts consent={story.consent} />}
      <section className="story__part">
        <h3>Attempts</h3>
        {attempts.length === 0 && (
          <p>{isFinal(story.status) ? 'None.' : 'None yet: it waits for its turn.'}</p>
        )}
        <ol className="story__attempts" reversed>
          {attempts.map((attempt) => (
            <AttemptItem key={attempt.number} attempt={attempt} name={story.name} />
          ))}
        </ol>
      </section>
      <SupportPart story={story} />
    </>
  );
}

function WhatNow({ story }: { story: SubmissionStoryView }) {
  const [editing, setEditing] = useState(false);
  const advice = adviceOn(story);
  const answer = targetAnswer(story);
  return (
    <section className="story__advice">
      {answer && <p className="story__answer">{answer}</p>}
      {advice && (
        <>
          <p>
            <strong>
              {advice.why} {whatWasSent(story, advice)}
            </strong>
          </p>
          <p>{isSettled(story) ? decisionTexts.afterDidNot : advice.whatToDo}</p>
          {advice.asksSupport && (
            <p>
              <StorySupportLink story={story} />
            </p>
          )}
        </>
      )}
      <DecisionPart submission={story} />
      {offersRetry(story) && !editing && (
        <div className="story__actions">
          <RetryButton submission={story} />
          <Button size="small" onClick={() => setEditing(true)}>
            Edit values
          </Button>
        </div>
      )}
      {editing && <EditLeadForm submission={story} onClose={() => setEditing(false)} />}
    </section>
  );
}

function whatWasSent(story: SubmissionStoryView, { ifSent }: FailureAdvice): string {
  if (story.possiblySent) return ifSent;
  return isDecidedFailure(story) ? `${decisionTexts.saidDidNot}.` : NOTHING_SENT;
}

/**
 * The form's answer to the last attempt, in the form's own words; if that attempt sent nothing, the
 * text that the page showed. Undefined until the attempt that ended the submission is loaded.
 */
function targetAnswer({ attempts, failureReason }: SubmissionStoryView): string | undefined {
  const last = attempts?.toSorted((one, other) => one.number - other.number).at(-1);
  const isItsEnd = last?.outcome === 'failed' && last.failureReason === failureReason;
  if (!isItsEnd || !last.detail) return undefined;
  return last.nothingSent || last.detail.startsWith(targetAnswerPrefix) ? last.detail : undefined;
}

function LeadFacts({ story }: { story: SubmissionStoryView }) {
  const forms = useKnownForms();
  const place = usePlaceOf()(story);
  const facts = [
    ...detailFields.map((field) => [termOf(field), valueText(story, field)] as const),
    ['Reference', story.reference],
    ...(place ? formFacts(story, place, forms) : []),
    ['Accepted', <Moment time={story.createdAt} />],
    ['Submitted', story.submittedAt ? <Moment time={story.submittedAt} /> : undefined],
    ['Retries', String(story.retryCount)],
  ] as const;
  return <Facts className="story__facts" facts={facts} />;
}

/** Shows the form that the lead goes to, and the answers to the form's own questions. */
function formFacts(
  { formId, recipeVersion, fields }: SubmissionStoryView,
  { form }: LeadPlace,
  forms: readonly LeadForm[] = [],
): (readonly [string, string])[] {
  const questions = forms.find(({ id }) => id === formId)?.customFields ?? [];
  const labels = new Map(questions.map(({ name, label }) => [name, label]));
  const version = recipeVersion ? `, version ${recipeVersion}` : '';
  const answers = Object.entries(customValuesOf(fields));
  return [
    ['Form', `${form}${version}`],
    ...answers.map(([name, answer]) => [labels.get(name) ?? name, answer] as const),
  ];
}
