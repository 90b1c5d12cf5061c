/**
 * How the bot waits for a sign of the outcome. There is no browser: the test supplies the page's
 * text and the answers to its requests.
 */
import { expect, test } from '@jest/globals';
import type { Frame } from 'playwright-core';
import {
  awaitOutcome,
  type OutcomeWatch,
} from '../../../../functions/browser/attempt/await-outcome.ts';
import { aLead } from '../../builders.ts';
import type { PageReading } from '../../../../functions/browser/page/scripts/page-reading.ts';
import { formPage } from '../page/page-readings.ts';

const thanks = {
  ...formPage,
  lines: ['Thank you, we have received your request.'],
  formGone: true,
};

/** A page whose text never changes. */
function frameThatShows(reading: PageReading): Frame {
  const page = { context: () => ({ pages: () => [page] }), frames: () => [frame] };
  Object.assign(page, { url: () => reading.url, isClosed: () => false });
  Object.assign(page, { on: () => page, once: () => page, off: () => page });
  const frame = {
    page: () => page,
    isDetached: () => false,
    parentFrame: () => null,
    url: () => reading.url,
    evaluate: () => Promise.resolve(reading),
  };
  return frame as unknown as Frame;
}

const underWay = {
  answer: undefined,
  json: undefined,
  unread: false,
  shownBefore: [],
  contradicts: [],
  neverSent: [],
  waiting: 0,
  underWay: 1,
  otherStatus: undefined as number | undefined,
  endStatus: undefined,
  endUrl: undefined,
  hidden: [],
  heard: [],
  cut: false,
  alike: [],
  submitsAway: false,
  opposite: undefined,
  mayHoldLead: true,
  isDemo: false,
  submitSeen: false,
  sent: 0,
  sentSincePress: 0,
  byScripts: { begun: 0, open: 0 },
  navigated: false,
  sentWhole: false,
  lost: false,
  brokenEnd: false,
  dialogs: [],
  saidAfterFailure: false,
};

const watchOf = (changes: Partial<OutcomeWatch>): OutcomeWatch => ({
  frame: frameThatShows(thanks),
  request: {
    fields: [],
    button: 0,
    notes: false,
    builders: [],
    signs: [],
  },
  lead: aLead(),
  before: formPage,
  traffic: () => underWay,
  signs: { success: [], refusal: [] },
  quietMs: 500,
  busyMs: 2000,
  signal: new AbortController().signal,
  ...changes,
});

test.each([
  [500, { kind: 'failure' }],
  [200, { kind: 'success' }],
])(
  'an HTTP status %i decides the outcome, even during the search for a next form part',
  async (status, end) => {
    const traffic = { ...underWay };
    const nextPart = () => {
      Object.assign(traffic, { underWay: 0, otherStatus: status });
      return Promise.resolve(undefined);
    };
    expect(await awaitOutcome(watchOf({ traffic: () => traffic, nextPart }))).toMatchObject(end);
  },
);

const readableElsewhere = { submitSeen: true, submitsAway: true, sentWhole: true };
const answer = {
  url: 'https://forms.example/leads',
  status: 200,
  method: 'POST',
  retryAfterSeconds: undefined,
};
const answered = (body: unknown) => ({ url: answer.url, status: 200, body });

test.each([
  ['success', 'by thanks of the service', 0, { message: 'Your request has been received.' }],
  ['failure', 'by a tracker that says nothing', 0, {}],
  ['success', 'by a tracker without a failure', {}, {}],
])(
  'the outcome of a lead sent to another site is a %s, decided %s',
  async (kind, _by, hidden, body) => {
    const changes = { underWay: 0, answer, json: answered(body), hidden: [answered(hidden)] };
    const traffic = { ...underWay, ...readableElsewhere, ...changes };
    expect(await awaitOutcome(watchOf({ traffic: () => traffic }))).toMatchObject({ kind });
  },
);

test("a thank-you text does not end the wait for the submit's answer", async () => {
  const traffic = { ...underWay, ...readableElsewhere, answer, json: answered({}) };
  const fails = () => Object.assign(traffic, { underWay: 0, hidden: [answered({ ok: false })] });
  const looks = frameThatShows(thanks);
  const frame = Object.assign(looks, {
    evaluate: () => Promise.resolve(thanks).finally(() => setTimeout(fails, 300)),
  });
  expect(await awaitOutcome(watchOf({ traffic: () => traffic, frame }))).toMatchObject({
    kind: 'failure',
  });
});

const ofSubmit = { answer, json: answered({}) };

test.each([
  ['success', 'after the answer', ofSubmit],
  ['failure', 'before the answer', {}],
  ['failure', "before the answer's end", { answer, unread: true }],
  ['failure', 'before a redirect ends', { answer: { ...answer, status: 303 } }],
])(
  'the outcome is a %s if a thank-you toast appears for a moment %s',
  async (kind, _when, atToast) => {
    const sentTwice = { submitSeen: true, sentWhole: true, underWay: 0, waiting: 1 };
    const traffic = { ...underWay, ...sentTwice, ...atToast };
    let looks = 0;
    const evaluate = () => {
      looks += 1;
      if (looks === 8) Object.assign(traffic, { ...ofSubmit, unread: false, waiting: 0 });
      return Promise.resolve(looks < 4 ? thanks : formPage);
    };
    const frame = Object.assign(frameThatShows(formPage), { evaluate });
    expect(await awaitOutcome(watchOf({ traffic: () => traffic, frame }))).toMatchObject({ kind });
  },
);

test('a thank-you text for a queued lead does not end the wait', async () => {
  const queued = {
    submitSeen: true,
    answer: { ...answer, status: 202 },
    byScripts: { begun: 1, open: 1 },
  };
  const traffic = { ...underWay, underWay: 0, ...queued };
  const fails = { byScripts: { begun: 1, open: 0 }, answer: { ...answer, status: 500 } };
  setTimeout(() => Object.assign(traffic, fails), 1000);
  expect(await awaitOutcome(watchOf({ traffic: () => traffic }))).toMatchObject({
    kind: 'failure',
  });
});
