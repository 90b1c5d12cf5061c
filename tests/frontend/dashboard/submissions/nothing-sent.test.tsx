/** What the dashboard shows about a failure when the page is known to have sent nothing. */
import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import type { Attempt } from '../../../../contract/graphql-types.ts';
import { answeredAttempt } from '../../../../frontend/dashboard/submissions/decision/attempt-evidence.tsx';
import { csvHead, csvLines } from '../../../../frontend/dashboard/leads/csv/write-csv.ts';
import { SubmissionStory } from '../../../../frontend/dashboard/submissions/story/submission-story.tsx';
import { SubmissionTableRow } from '../../../../frontend/dashboard/submissions/table/submission-table-row.tsx';
import { buildRow } from './build-row.ts';

const unsent = { status: 'error', possiblySent: false, nothingSent: true } as const;
const silent = buildRow(1, { ...unsent, failureReason: 'no_confirmation' });
const refused = buildRow(1, { ...unsent, failureReason: 'validation_refused' });
const shown = 'The page showed no sign of success or refusal. It shows: “Please agree first”';

const anAttempt = (changes: Partial<Attempt>): Attempt => ({
  ...{ number: 1, startedAt: '2026-11-20T12:00:00.000Z', outcome: 'failed' },
  ...changes,
});
const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
const tableRow = (submission: SubmissionRowView) =>
  render(<SubmissionTableRow submission={submission} isOpen={false} />);
function story(submission: SubmissionRowView, detail = shown) {
  const { failureReason } = submission;
  const empty = { endedAt: null, durationMs: null, fields: null, confirmation: null };
  const last = {
    ...{ number: 1, startedAt: '2026-11-20T12:00:00.000Z', outcome: 'failed' as const },
    ...{ ...empty, builder: null, pageUrl: null, screenshotUrl: null },
    ...{ failureReason, nothingSent: true, detail },
  };
  return render(<SubmissionStory story={{ ...submission, consent: null, attempts: [last] }} />);
}
const labelsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label);

describe('the table of submissions', () => {
  test('the table says that nothing was sent', () => {
    expect(tableRow(silent)).toContain('The form did not submit it. Nothing was sent<');
    expect(tableRow(silent)).not.toContain('Sent, but');
    expect(tableRow(refused)).toContain('The form refused a value. Nothing was sent<');
  });

  test('the table offers no Decide button if nothing was sent', () => {
    expect(labelsIn(tableRow(silent))).toEqual(['Retry']);
  });

  test('the table says that an attempt possibly sent the lead', () => {
    const both = { possiblySent: true };
    expect(tableRow({ ...silent, ...both })).toContain(
      'The form did not submit it. An attempt may have sent it<',
    );
    expect(tableRow({ ...refused, ...both })).toContain(
      'The form refused a value. An attempt may have sent it<',
    );
    expect(labelsIn(tableRow({ ...silent, ...both }))).toEqual(['Retry', 'Decide']);
  });
});

describe('the panel with a submission’s details', () => {
  test('the details panel quotes the page and says that nothing was sent', () => {
    const panel = story(silent);
    expect(panel).toContain(`story__answer">${shown}`);
    expect(panel).toContain('the page did not submit it');
    expect(panel).toContain('Nothing was sent.');
    expect(panel).toContain('The form did not submit it. Nothing was sent<');
    expect(panel).not.toMatch(
      /may have stored|Ask the form’s owner|Did it take the lead|Sent, but/,
    );
  });

  test('the details panel keeps the advice about a refused value', () => {
    const panel = story(refused, 'The form answered: “Enter a valid number”');
    expect(panel).toContain('correct it with Edit values');
    expect(panel).toContain('Nothing was sent.');
  });

  test('the details panel gives advice on the last attempt, whatever the decision', () => {
    const didNot = { decidedAt: '2026-11-20T12:30:00.000Z', decidedWentIn: false };
    const panel = story({ ...silent, ...didNot });
    expect(panel).toContain('You said that it did not go in.');
    expect(panel).toContain('Read what the page showed');
  });
});

test('a decision shows the attempt that possibly sent the lead', () => {
  const first = anAttempt({ failureReason: 'no_confirmation', nothingSent: false });
  const second = anAttempt({ number: 2, failureReason: 'outcome_unknown', nothingSent: true });
  expect(answeredAttempt([first, second])).toBe(first);
  expect(answeredAttempt([second])).toBe(second);
});

test('an export says that nothing was sent', () => {
  const columns = csvHead().trim().split(',');
  const cells = csvLines([silent]).trim().split(',');
  expect(cells[columns.indexOf('nothingSent')]).toBe('true');
});
