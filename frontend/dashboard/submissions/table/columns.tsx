import { Fragment, type ReactNode } from 'react';
import { isUndecided } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { leadFacts } from '../../../../contract/lead.ts';
import { offersRetry } from '../../../../contract/offers-retry.ts';
import { saysSubmitted } from '../../../../contract/possibly-sent.ts';
import { isFinal } from '../../../../contract/submission.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { Moment } from '../../components/moment.tsx';
import { LazyWaitNote } from '../../own-forms/form-pace/lazy-wait-note.tsx';
import { NextTry } from '../circuit-breaker/next-try.tsx';
import { DecideButton } from '../decision/decide-button.tsx';
import { isSettled } from '../decision/is-settled.ts';
import { CancelButton } from '../one-submission/cancel-button.tsx';
import { failureText, reasonText } from '../one-submission/failure-words.ts';
import { detailFields, LeadValue } from '../one-submission/lead-value.tsx';
import { RetryButton } from '../one-submission/retry-button.tsx';
import { ScreenshotLink } from '../one-submission/screenshot-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { successNote } from '../../components/success-note.ts';
import { StoryLink } from '../story/story-link.tsx';

export interface CellProps {
  submission: SubmissionRowView;
  isOpen: boolean;
  /** The name of the form that the lead goes to. */
  form?: string;
  /** Whether the form is the demo form, which stores nothing. */
  isDemo?: boolean;
}

interface Column {
  /**
   * The cell's CSS class is `cell-<name>`; `narrow-submissions.css` uses this class to place the
   * cell in a row's card.
   */
  name: string;
  header: string;
  cell: (props: CellProps) => ReactNode;
  /**
   * The column's widths in a table of medium width and in a wide table. A narrow table shows each
   * row as a card.
   */
  width: { medium: string; wide: string };
}

/**
 * The columns of the submissions table. The table's head, rows and widths are made from this list.
 */
export const columns: readonly Column[] = [
  {
    name: 'time',
    header: 'Time',
    cell: ({ submission }) => <Moment time={submission.createdAt} />,
    width: { medium: '6.5rem', wide: '9.5rem' },
  },
  {
    name: 'lead',
    header: 'Lead Info',
    cell: leadCell,
    // In a table of medium width, the column "Lead Info" has a fixed share. Otherwise the column
    // "Actions" would take width that it rarely needs.
    width: { medium: '38%', wide: 'auto' },
  },
  { name: 'status', header: 'Status', cell: statusCell, width: { medium: '22%', wide: '25%' } },
  {
    name: 'retries',
    header: 'Retries',
    cell: retriesCell,
    width: { medium: '3.5rem', wide: '4.5rem' },
  },
  {
    name: 'actions',
    header: 'Actions',
    cell: actionsCell,
    // The column "Actions" has a fixed width in a wide table. Otherwise all columns would move when
    // a lead ends and its Cancel button disappears.
    width: { medium: 'auto', wide: '11rem' },
  },
];

/** The lead's fields below the name, one per line. */
const listed = detailFields.filter((field) => leadFacts[field].listLine !== undefined);
const detailLines = [...new Set(listed.map((field) => leadFacts[field].listLine))].map((line) =>
  listed.filter((field) => leadFacts[field].listLine === line),
);

function leadCell({ submission, isOpen, form }: CellProps) {
  return (
    <>
      <StoryLink submissionId={submission.id} name={submission.name} isOpen={isOpen} />
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
    </>
  );
}

function statusCell({ submission, isDemo = false }: CellProps) {
  const note = statusNote(submission, isDemo);
  return (
    <>
      <StatusBadge status={submission.status} />
      {note ? <span className="cell-status__note">{note}</span> : null}
    </>
  );
}

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

function retriesCell({ submission }: CellProps) {
  return (
    <>
      <span className="cell-label" aria-hidden="true">
        Retries{' '}
      </span>
      {submission.retryCount}
    </>
  );
}

function actionsCell({ submission }: CellProps) {
  const { id, name, status, hasScreenshot } = submission;
  return (
    <>
      {offersRetry(submission) && <RetryButton submission={submission} />}
      {isUndecided(submission) && <DecideButton submission={submission} />}
      {!isFinal(status) && <CancelButton submission={submission} />}
      {hasScreenshot && <ScreenshotLink submissionId={id} name={name} />}
    </>
  );
}
