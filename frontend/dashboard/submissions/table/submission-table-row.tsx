import { TableCell, TableRow } from '@aws-amplify/ui-react';
import { Fragment, memo, useCallback, useRef } from 'react';
import { isUndecided } from '../../../../contract/decision.ts';
import { leadFacts } from '../../../../contract/lead.ts';
import { saysSubmitted } from '../../../../contract/possibly-sent.ts';
import { offersRetry } from '../../../../contract/offers-retry.ts';
import { isFinal } from '../../../../contract/submission.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { Moment } from '../../components/moment.tsx';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { DecideButton } from '../decision/decide-button.tsx';
import { isSettled } from '../decision/is-settled.ts';
import { StoryLink } from '../story/story-link.tsx';
import { LazyWaitNote } from '../../forms/form-pace/lazy-wait-note.tsx';
import { NextTry } from '../circuit-breaker/next-try.tsx';
import { CancelButton } from '../one-submission/cancel-button.tsx';
import { detailFields, LeadValue } from '../one-submission/lead-value.tsx';
import { failureText, reasonText } from '../one-submission/failure-words.ts';
import { RetryButton } from '../one-submission/retry-button.tsx';
import { ScreenshotLink } from '../one-submission/screenshot-link.tsx';
import { StatusBadge } from '../one-submission/status-badge.tsx';
import { successNote } from '../one-submission/success-note.ts';

function statusNote(submission: SubmissionRowView, isDemo: boolean) {
  const { status, failureReason, nextAttemptAt, waitingFor } = submission;
  if (waitingFor) return <LazyWaitNote submission={submission} />;
  if (nextAttemptAt) return <NextTry submission={submission} />;
  if (status === 'success') return successNote(submission, isDemo);
  if (isSettled(submission)) return decisionTexts.saidDidNot;
  if (status !== 'error' || !failureReason) return undefined;
  if (!isUndecided(submission)) return failureText(submission);
  const isUnsaid = submission.nothingSent || !saysSubmitted(failureReason);
  return `${reasonText(submission)}${isUnsaid ? decisionTexts.maybeSent : ''}`;
}

/** The lead's fields below the name, one per line. */
const listed = detailFields.filter((field) => leadFacts[field].listLine !== undefined);
const detailLines = [...new Set(listed.map((field) => leadFacts[field].listLine))].map((line) =>
  listed.filter((field) => leadFacts[field].listLine === line),
);

interface SubmissionTableRowProps {
  submission: SubmissionRowView;
  isOpen: boolean;
  /** The name of the form that the lead goes to. */
  form?: string;
  /** Whether that is the demo form, which keeps nothing. */
  isDemo?: boolean;
  /** The row's index in a table that renders only its visible rows. */
  index?: number;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** When a focused row is removed, the next row gets the focus, or the table if there is none. */
function neighbour(row: Element): HTMLElement | null | undefined {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  return (
    next?.querySelector<HTMLElement>('.story-link') ??
    row.closest<HTMLElement>('.submissions-frame')
  );
}

export const SubmissionTableRow = memo(function SubmissionTableRow(props: SubmissionTableRowProps) {
  const { submission, isOpen, form, isDemo = false, index, measure } = props;
  const { id, createdAt, name, status, retryCount } = submission;
  const note = statusNote(submission, isDemo);
  const place = useRef<HTMLTableRowElement>(null);
  useFocusHandover(place, neighbour);
  const ref = useCallback(
    (row: HTMLTableRowElement | null) => {
      place.current = row;
      measure?.(row);
    },
    [measure],
  );
  return (
    <TableRow
      data-submission-id={id}
      className={isOpen ? 'submissions__open' : ''}
      ref={ref}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}
    >
      <TableCell className="cell-time">
        <Moment time={createdAt} />
      </TableCell>
      <TableCell className="cell-lead">
        <StoryLink submissionId={id} name={name} isOpen={isOpen} />
        {detailLines.map((fields) => (
          <span key={fields.join()}>
            {fields.map((field, index) => (
              <Fragment key={field}>
                {index > 0 && ' · '}
                <LeadValue lead={submission} field={field} />
              </Fragment>
            ))}
          </span>
        ))}
        {form && <span>To {form}</span>}
      </TableCell>
      <TableCell className="cell-status">
        <StatusBadge status={status} />
        {note ? <span className="cell-status__note">{note}</span> : null}
      </TableCell>
      <TableCell className="cell-retries">
        <span className="cell-label" aria-hidden="true">
          Retries{' '}
        </span>
        {retryCount}
      </TableCell>
      <TableCell className="cell-actions">
        {offersRetry(submission) && <RetryButton submission={submission} />}
        {isUndecided(submission) && <DecideButton submission={submission} />}
        {!isFinal(status) && <CancelButton submission={submission} />}
        {submission.hasScreenshot && <ScreenshotLink submissionId={id} name={name} />}
      </TableCell>
    </TableRow>
  );
});
