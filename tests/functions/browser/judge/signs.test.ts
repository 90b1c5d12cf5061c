/**
 * The table of signs, which are facts that show the outcome of a submit. Tested without a browser:
 * what each sign concludes, and which sign decides.
 */
import { expect, test } from '@jest/globals';
import type { Evidence } from '../../../../functions/browser/judge/evidence.ts';
import { judgeOutcome, signsOf } from '../../../../functions/browser/judge/judge-outcome.ts';
import { signTable } from '../../../../functions/browser/judge/signs/sign-table.ts';
import type { PageReading } from '../../../../functions/browser/page/scripts/page-reading.ts';
import { submitTraffic } from '../../../../functions/browser/traffic/submit-traffic.ts';
import { formPage } from '../page/page-readings.ts';

const thanks = 'Thank you, we have received your request.';
const sent = { ...submitTraffic([]), mayHoldLead: true };

const answerOf = (status: number) => ({
  url: 'https://lender.example/api/leads',
  status,
  retryAfterSeconds: undefined,
  method: 'POST',
});

const answered = (body: unknown) => ({ url: answerOf(200).url, status: 200, body });

/** @returns the evidence of a page that shows thanks after a submit with the status 200. */
const thanked = (
  after: Partial<PageReading> = {},
  traffic: Partial<Evidence['traffic']> = {},
  more: Partial<Evidence> = {},
): Evidence => ({
  before: formPage,
  after: { ...formPage, lines: [thanks], formGone: true, ...after },
  traffic: {
    ...sent,
    sent: 1,
    sentWhole: true,
    submitSeen: true,
    answer: answerOf(200),
    ...traffic,
  },
  isKept: false,
  signs: { success: [], refusal: [] },
  ...more,
});

const saidBy = (evidence: Evidence) =>
  signsOf(evidence).flatMap(({ name, accepts, refuses, doubts }) => [
    ...(accepts ? [`${name} accepts`] : []),
    ...(refuses ? [`${name} refuses`] : []),
    ...(doubts ? [`${name} doubts`] : []),
  ]);

test('each sign of an outcome has its own name and can decide an outcome', () => {
  expect(new Set(signTable.map(({ name }) => name)).size).toBe(signTable.length);
  for (const { accepts, refuses, doubts } of signTable) {
    expect(accepts ?? refuses ?? doubts).toBeDefined();
  }
});

test('every sign is evaluated, even if an earlier sign decides', () => {
  const alike = [{ url: 'https://lender.example/api', status: 200, body: { success: false } }];
  const after = { url: 'https://lender.example/thank-you', inputs: ['0.0\tfalse\ttext\tOTP'] };
  const evidence = thanked(after, { alike });
  expect(saidBy(evidence)).toEqual([
    'words accepts',
    'field for a code refuses',
    'other answers doubts',
    'address accepts',
  ]);
  expect(judgeOutcome(evidence)).toMatchObject({ failure: { reason: 'verification_required' } });
});

test.each<[string, Evidence, string]>([
  ['an answer of 500', thanked({}, { answer: answerOf(500) }), 'The target answered 500'],
  ['no answer', thanked({}, { answer: undefined }), 'The submit got no answer'],
  ['another 500', thanked({}, { opposite: 500 }), 'answered 500 to another request'],
  ['a failing redirect', thanked({}, { endStatus: 502 }), 'answered 502 after its redirect'],
  ['a failing address', thanked({ url: 'https://lender.example/error' }), 'says that it failed'],
  [
    'no result',
    thanked({}, { json: answered({ data: { createLead: null } }) }),
    'the target answered no result',
  ],
  ['the filled form', thanked({ formGone: false }, {}, { isKept: true }), 'is shown again'],
])('a thank-you text with a contradiction (%s) is an unknown outcome', (_what, evidence, text) => {
  expect(judgeOutcome(evidence)).toMatchObject({
    failure: { reason: 'outcome_unknown', message: expect.stringContaining(text) },
  });
});

test.each([
  [{ data: { createLead: { id: 1 } } }],
  [{ data: { viewer: null } }],
  [{ createLead: null }],
  ['null'],
])('a thank-you text with the answer %j is a success', (body) => {
  expect(judgeOutcome(thanked({}, { json: answered(body) }))).toMatchObject({ kind: 'success' });
});

test('if a sign of success is configured, only this sign confirms a lead', () => {
  const signs = { success: [{ text: 'Reference number' }], refusal: [] };
  expect(judgeOutcome(thanked({}, {}, { signs }))).toBeUndefined();
  const shown = [{ text: true, selector: false }];
  expect(judgeOutcome(thanked({ signs: shown }, {}, { signs }))).toMatchObject({
    kind: 'success',
    sign: 'configured',
  });
});

test("a configured sign of refusal outweighs the page's words", () => {
  const signs = { success: [], refusal: [{ text: 'Not in your area' }] };
  const after = { lines: ['You have already applied.'], signs: [{ text: true, selector: false }] };
  expect(judgeOutcome(thanked(after, {}, { signs }))).toMatchObject({
    failure: { reason: 'validation_refused' },
  });
});

test('a thank-you text is no success if the page sent nothing', () => {
  const evidence = thanked({}, { mayHoldLead: false, submitSeen: false });
  expect(saidBy(evidence)).toEqual(['words accepts']);
  expect(judgeOutcome(evidence)).toBeUndefined();
});

/** @param fields each with its form, type and label, for example `0:tel:Mobile`. */
const asking = (...fields: string[]) => ({
  inputs: fields.map((field) => field.replace(/^(-?\d+):([^:]*):/, '0.$1\tfalse\t$2\t')),
});
const before = {
  ...formPage,
  ...asking('0:text:Full name', '0:tel:Mobile', '-1:email:Your e-mail'),
};
const outcome = (lines: string[], ...fields: string[]) =>
  judgeOutcome(thanked({ lines, ...asking(...fields) }, {}, { before }));
const bare = ['Thank you for your details.'];

test.each([
  ['PAN', ['0:text:PAN number', '0:date:Date of birth']],
  ['a lender', ['0:checkbox:Bank of Pune', '0:checkbox:Lender two']],
  ['a time', ['0:radio:10 am to 12', '0:radio:12 to 2 pm']],
  ['a password', ['0:password:Set a password', '0:password:Confirm password']],
  ['an income outside a form', ['-1:number:Monthly income', '-1:email:Your e-mail']],
  ['a list', ['1:select-one:Employment type']],
  ['documents', ['0:file:Salary slips']],
])('a mere thank-you text is uncertain if the page asks for %s', (_what, fields) => {
  expect(outcome(bare, ...fields)).toMatchObject({
    failure: { reason: 'outcome_unknown', message: expect.stringContaining('asks for more') },
  });
  expect(outcome(['We have received your application.'], ...fields)).toMatchObject({
    kind: 'success',
  });
});

test('four boxes without a name ask for a verification code', () => {
  const boxes = ['0:tel:', '0:tel:', '0:tel:', '0:tel:'];
  expect(outcome(bare, ...boxes)).toMatchObject({ failure: { reason: 'verification_required' } });
  expect(outcome(bare, ...boxes.slice(1))).toMatchObject({ kind: 'success' });
});

test.each([
  ['the same form emptied', ['0:text:Full name *', '0:tel:Mobile 0/10']],
  ['a newsletter', ['3:email:Join us', '3:checkbox:I agree']],
  ['a search', ['1:search:Products']],
  ['a search without a type', ['1:text:Search our site']],
  ['a chat', ['1:textarea:Type here']],
  ['a sign-in', ['1:text:Customer id', '1:password:Password', '1:checkbox:Remember me']],
  ['another contact form', ['1:text:Your good name', '1:tel:Phone', '1:textarea:Message']],
  ['a calculator', ['1:range:Amount', '1:text:Interest rate', '1:text:Tenure']],
  ['a status tracker', ['1:text:Track your application']],
  ['cookie settings', ['1:checkbox:Strictly necessary', '1:checkbox:Analytics']],
  ['a language list', ['-1:select-one:Language']],
])('a mere thank-you text is a success even if the page shows %s', (_what, fields) => {
  expect(outcome(bare, ...fields)).toMatchObject({ kind: 'success' });
});

test('a /thank-you address is uncertain if the page has another question', () => {
  const url = 'https://lender.example/thank-you';
  const evidence = thanked({ url, lines: [], ...asking('0:text:PAN number') }, {}, { before });
  expect(judgeOutcome(evidence)).toMatchObject({ failure: { reason: 'outcome_unknown' } });
});

test('a confirmation with a general warning is uncertain; the message quotes both', () => {
  const verdict = outcome(['Your request was submitted.', 'Invalid requests are deleted.']);
  expect(verdict).toMatchObject({
    failure: {
      reason: 'outcome_unknown',
      message: expect.stringMatching(/request was submitted.*but.*Invalid requests are deleted/),
    },
  });
});
