import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { FailureReason } from '../../../../contract/submission.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { failureTexts } from '../../../../frontend/content/dashboard.ts';
import { answeredAttempt } from '../../../../frontend/dashboard/submissions/decision/attempt-evidence.tsx';
import { DecisionPart } from '../../../../frontend/dashboard/submissions/decision/decision-part.tsx';
import { csvHead, csvLines } from '../../../../frontend/dashboard/leads/csv/write-csv.ts';
import { SubmissionStory } from '../../../../frontend/dashboard/submissions/story/submission-story.tsx';
import { SubmissionTableRow } from '../../../../frontend/dashboard/submissions/table/submission-table-row.tsx';
import { buildRow } from './build-row.ts';

const decidedAt = '2026-11-20T12:30:00.000Z';
const failed = { status: 'error', failureReason: 'no_confirmation', possiblySent: true } as const;
const undecided = buildRow(1, failed);
const wentIn = buildRow(1, { status: 'success', decidedAt, decidedWentIn: true });
const didNot = buildRow(1, { ...failed, possiblySent: false, decidedAt, decidedWentIn: false });

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
const part = (submission: SubmissionRowView) => render(<DecisionPart submission={submission} />);
const story = (submission: SubmissionRowView) =>
  render(<SubmissionStory story={{ ...submission, consent: null, attempts: [] }} />);
const tableRow = (submission: SubmissionRowView) =>
  render(<SubmissionTableRow submission={submission} isOpen={false} />);
const labelsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label);
/** The texts that describe the page's buttons (`aria-describedby`). */
const describedIn = (markup: string) =>
  [...markup.matchAll(/aria-describedby="([^"]+)"/g)].map(
    ([, id]) => new RegExp(`id="${id}">([^<]+)`).exec(markup)?.[1],
  );

describe('the panel with a submission’s details', () => {
  test('the details panel asks whether an undecided lead arrived, explaining both answers', () => {
    const question = part(undecided);
    expect(question).toContain('Did it take the lead?');
    expect(labelsIn(question)).toEqual(['It went in', 'It did not']);
    expect(describedIn(question)).toEqual([
      expect.stringContaining('becomes a success'),
      expect.stringContaining('stays an error'),
    ]);
  });

  test('the details panel shows the owner’s decision and offers the opposite', () => {
    expect(part(wentIn)).toContain('You said that it went in, on ');
    expect(labelsIn(part(wentIn))).toEqual(['It did not']);
    expect(describedIn(part(wentIn))).toEqual([expect.stringContaining('an error again')]);
    expect(part(didNot)).toContain('You said that it did not go in, on ');
    expect(labelsIn(part(didNot))).toEqual(['It went in']);
  });

  test.each([
    ['a success of the form', buildRow(1, { status: 'success' })],
    ['a success that the owner decided', buildRow(1, { status: 'success', decidedWentIn: false })],
    ['a failure that sent nothing', buildRow(1, { ...failed, possiblySent: false })],
    ['an open submission', buildRow(1, { status: 'pending', possiblySent: true })],
  ])('the details panel offers no decision on %s', (_, submission) => {
    expect(part(submission)).toBe('');
  });

  test('the details panel drops advice that a decision has made obsolete', () => {
    expect(story(undecided)).toContain('Ask the form’s owner whether the lead is there');
    expect(story(didNot)).toContain('You said that it did not go in.');
    expect(story(didNot)).not.toMatch(/nothing was sent\.|may have stored|Ask the form’s owner/i);
    expect(story(wentIn)).toMatch(/success.*You said that it went in/);
  });

  test('the details panel says that a lead has had no attempt', () => {
    const cancelled = { status: 'error', failureReason: 'cancelled' } as const;
    expect(story(buildRow(1, cancelled))).toContain('<p>None.</p>');
  });

  test("the details panel shows a failure's advice after a decision", () => {
    const later = story({ ...didNot, failureReason: 'captcha' });
    expect(later).toContain('Submit this lead by hand');
    expect(later).toContain('You said that it did not go in.');
  });
});

describe('the table of submissions', () => {
  test('a table row of an undecided lead offers Retry and Decide', () => {
    expect(labelsIn(tableRow(undecided))).toEqual(['Retry', 'Decide']);
    expect(labelsIn(tableRow(didNot))).toEqual(['Retry']);
    expect(labelsIn(tableRow(wentIn))).toEqual([]);
  });

  test.each(['validation_refused', 'form_deleted', 'cancelled', 'target_unreachable'] as const)(
    'a row with %s says that the lead was possibly sent',
    (failureReason) => {
      expect(tableRow({ ...undecided, failureReason })).toContain(
        `${failureTexts[failureReason]}. An attempt may have sent it<`,
      );
      const unsent = { ...undecided, failureReason, possiblySent: false };
      expect(tableRow(unsent)).toContain(`${failureTexts[failureReason]}<`);
    },
  );

  test('a row says whether the user or the form decided the outcome', () => {
    expect(tableRow(wentIn)).toContain('You said that it went in');
    expect(tableRow(didNot)).toContain('You said that it did not go in');
    const machine = buildRow(1, { status: 'success', decidedWentIn: false, decidedAt });
    expect(tableRow(machine)).not.toContain('You said');
  });
});

test('an export marks decisions by the user', () => {
  const [head = ''] = csvHead().split('\r\n');
  const columns = head.split(',');
  const values = (row: SubmissionRowView) => {
    const cells = csvLines([row]).trim().split(',');
    return ['status', 'decidedWentIn', 'decidedAt'].map((name) => cells[columns.indexOf(name)]);
  };
  expect(values(wentIn)).toEqual(['success', 'true', decidedAt]);
  expect(values(didNot)).toEqual(['error', 'false', decidedAt]);
  expect(values(buildRow(1))).toEqual(['processing', '', '']);
});

describe('the attempt that is shown for a decision on a lead', () => {
  const startedAt = '2026-11-20T12:00:00.000Z';
  const shown = (...reasons: FailureReason[]) =>
    answeredAttempt(
      reasons.map((failureReason, index) => {
        return { number: index + 1, startedAt, outcome: 'failed', failureReason };
      }),
    )?.failureReason;

  test.each(['timeout', 'internal', 'cancelled', 'expired', 'account_disabled'] as const)(
    'a decision does not show a later attempt that submitted nothing: %s',
    (later) => expect(shown('no_confirmation', later)).toBe('no_confirmation'),
  );

  test('a decision shows the newest attempt that may have submitted the lead', () => {
    expect(shown('outcome_unknown', 'validation_refused', 'timeout')).toBe('validation_refused');
    expect(shown('timeout', 'internal')).toBe('internal');
    expect(shown()).toBeUndefined();
  });
});
