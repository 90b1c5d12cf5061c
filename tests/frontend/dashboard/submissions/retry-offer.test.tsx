/**
 * Where the dashboard offers a retry: not for a lead whose form was deleted, because the service
 * refuses such a retry.
 */
import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { offersRetry } from '../../../../contract/offers-retry.ts';
import {
  failureReasons,
  statusesBefore,
  submissionStatuses,
  isFinal,
} from '../../../../contract/submission.ts';
import { rowsToRetry } from '../../../../frontend/dashboard/submissions/bulk/rows-to-retry.ts';
import { SubmissionStory } from '../../../../frontend/dashboard/submissions/story/submission-story.tsx';
import { SubmissionTableRow } from '../../../../frontend/dashboard/submissions/table/submission-table-row.tsx';
import { buildRow } from './build-row.ts';

const gone = buildRow(1, { status: 'error', failureReason: 'form_deleted' });
const goneAfterSending = buildRow(2, { ...gone, id: 'sent', possiblySent: true });
const refused = buildRow(3, { status: 'error', failureReason: 'captcha' });
const uncertain = buildRow(4, {
  status: 'error',
  failureReason: 'no_confirmation',
  possiblySent: true,
});

const buttonsIn = (part: ReactNode) =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </MemoryRouter>,
    ).matchAll(/<button[^>]*>([^<]+)/g),
  ].map(([, label]) => label);
const ofRow = (row: typeof gone) =>
  buttonsIn(<SubmissionTableRow submission={row} isOpen={false} />);
const ofStory = (row: typeof gone) =>
  buttonsIn(<SubmissionStory story={{ ...row, consent: null, attempts: [] }} />);

test("the table offers no retry for a deleted form's lead", () => {
  expect(ofRow(refused)).toEqual(['Retry']);
  expect(ofRow(gone)).toEqual([]);
  expect(ofRow(goneAfterSending)).toEqual(['Decide']);
});

test("the details panel offers no retry for a deleted form's lead", () => {
  expect(ofStory(refused)).toEqual(expect.arrayContaining(['Retry', 'Edit values']));
  expect(ofStory(gone)).not.toContain('Retry');
  expect(ofStory(gone)).not.toContain('Edit values');
  expect(ofStory(goneAfterSending)).toEqual(expect.arrayContaining(['It went in', 'It did not']));
});

describe('the bulk retry of submissions', () => {
  test('a bulk retry leaves out leads whose form was deleted', () => {
    const failed = [gone, goneAfterSending, refused, uncertain];
    const one = rowsToRetry(failed, false);
    expect(one).toEqual({ chosen: [refused], sent: [uncertain], withoutForm: 2 });
    expect(rowsToRetry(failed, true).chosen).toEqual([refused, uncertain]);
  });
});

test('a retry is offered for failed leads unless the form is deleted', () => {
  const offered = submissionStatuses.filter((status) => offersRetry({ status }));
  expect(offered).toEqual(statusesBefore('processing').filter(isFinal));
  const reasons = failureReasons.filter(
    (failureReason) => !offersRetry({ status: 'error', failureReason }),
  );
  expect(reasons).toEqual(['form_deleted']);
});
