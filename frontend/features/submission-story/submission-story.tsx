import { useState } from 'react';
import { Button } from '@aws-amplify/ui-react';
import { failureAdvice } from '../../content/failure-advice.ts';
import { copyText } from '../../design/copy-text.ts';
import { formatMoment } from '../../design/format-time.ts';
import { notifyError, notifySuccess } from '../../design/notify.ts';
import type { SubmissionStoryView } from '../../service/operations.ts';
import { messageOf } from '../../service/service-error.ts';
import { formatAmount } from '../submissions/format-amount.ts';
import { RetryButton } from '../submissions/retry-button.tsx';
import { StatusBadge } from '../submissions/status-badge.tsx';
import { NextTry, TargetWait } from '../target-health/next-try.tsx';
import { AttemptItem } from './attempt-item.tsx';
import { EditLeadForm } from './edit-lead-form.tsx';

export function SubmissionStory({ story }: { story: SubmissionStoryView }) {
  const attempts = [...(story.attempts ?? [])].sort((one, other) => other.number - one.number);
  return (
    <>
      <p className="story__status" role="status">
        <span className="visually-hidden">Status: </span>
        <StatusBadge status={story.status} />
        <span>
          <NextTry submission={story} />
        </span>
      </p>
      <TargetWait submission={story} />
      {story.status === 'error' && <WhatNow story={story} />}
      <LeadFacts story={story} />
      <section className="story__part">
        <h3>Attempts</h3>
        {attempts.length === 0 && <p>None yet: it waits for its turn.</p>}
        <ol className="story__attempts" reversed>
          {attempts.map((attempt) => (
            <AttemptItem key={attempt.number} attempt={attempt} name={story.name} />
          ))}
        </ol>
      </section>
      <SupportIds story={story} />
    </>
  );
}

function WhatNow({ story }: { story: SubmissionStoryView }) {
  const [editing, setEditing] = useState(false);
  const advice = story.failureReason ? failureAdvice[story.failureReason] : undefined;
  return (
    <section className="story__advice">
      {advice && (
        <>
          <p>
            <strong>{advice.why}</strong>
          </p>
          <p>{advice.whatToDo}</p>
        </>
      )}
      {editing ? (
        <EditLeadForm submission={story} onClose={() => setEditing(false)} />
      ) : (
        <div className="story__actions">
          <RetryButton submission={story} />
          <Button size="small" onClick={() => setEditing(true)}>
            Edit values
          </Button>
        </div>
      )}
    </section>
  );
}

function LeadFacts({ story }: { story: SubmissionStoryView }) {
  const facts = [
    ['Email', story.email],
    ['Phone', story.phone],
    ['City', story.city],
    ['Loan amount', formatAmount(story.loanAmount)],
    ['Accepted', formatMoment(story.createdAt)],
    ['Submitted', story.submittedAt ? formatMoment(story.submittedAt) : undefined],
    ['Retries', String(story.retryCount)],
  ] as const;
  return (
    <dl className="story__facts">
      {facts.map(([term, fact]) =>
        fact === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Ids only, nothing of the lead: fit to be sent to anybody. */
function SupportIds({ story }: { story: SubmissionStoryView }) {
  const ids = [
    ['Submission', story.id],
    ['User', story.userId],
    ['API key', story.keyId ?? 'unknown'],
    ['Version', String(story.version)],
    ['Last change', story.updatedAt],
  ] as const;
  const copy = async () => {
    try {
      await copyText(ids.map(([name, value]) => `${name}: ${value}`).join('\n'));
      notifySuccess('Copied', 'Ids copied to clipboard');
    } catch (error: unknown) {
      notifyError(messageOf(error));
    }
  };
  return (
    <section className="story__part">
      <h3>For support</h3>
      <dl className="story__ids">
        {ids.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={() => void copy()}>
        Copy ids
      </Button>
    </section>
  );
}
