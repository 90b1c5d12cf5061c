/** “Needs you”: the dashboard's list of work that only the user can do. */
import { expect, test } from '@jest/globals';
import { whatNeedsYou } from '../../../../frontend/dashboard/submissions/needs-you/what-needs-you.ts';
import type { LeadForm } from '../../../../frontend/dashboard/leads/lead-forms/lead-form.ts';
import { buildRow } from './build-row.ts';

const none = { count: 0, orMore: false };
const form = (state: LeadForm['state'], siteRefusal: LeadForm['siteRefusal'] = null): LeadForm => ({
  ...{ id: 'form-1', name: 'Home loans', shortName: 'home', isDefault: false },
  url: 'https://lender.example/apply',
  ...{ state, siteRefusal, customFields: [] },
});
const texts = (known: Parameters<typeof whatNeedsYou>[0]) =>
  whatNeedsYou(known)?.map(({ text }) => text);

test('“Needs you” is undefined until all data is loaded', () => {
  expect(texts({ undecided: none, newest: [], forms: undefined })).toBeUndefined();
  expect(texts({ undecided: none, newest: undefined, forms: [] })).toBeUndefined();
  expect(texts({ undecided: none, newest: [], forms: [form('live')] })).toEqual([]);
});

test('“Needs you” lists stopped forms first, then decisions, then failures', () => {
  const failed = buildRow(1, { status: 'error', failureReason: 'captcha', possiblySent: false });
  const needs = whatNeedsYou({
    undecided: { count: 2, orMore: false },
    newest: [failed],
    forms: [form('needs_attention')],
  });
  expect(needs).toEqual([
    { text: 'Home loans needs attention, and its leads wait', to: '/dashboard/forms/form-1' },
    { text: '2 leads wait for your decision', to: '?undecided=1#recent-submissions' },
    { text: '1 lead of the newest 100 failed', to: '?status=error#recent-submissions' },
  ]);
});

test.each([
  ['live', 'blocked', ['The site of Home loans is blocked, and its leads wait']],
  ['live', 'not_approved', ['The site of Home loans is not allowed, and its leads wait']],
  ['needs_attention', 'blocked', ['Home loans needs attention, and its leads wait']],
  ['paused', 'blocked', []],
  ['draft', 'blocked', []],
] as const)('for a %s form whose site is %s, “Needs you” shows %j', (state, refusal, listed) => {
  expect(texts({ undecided: none, newest: [], forms: [form(state, refusal)] })).toEqual(listed);
});

test('an incomplete count of leads is shown as “at least”', () => {
  expect(texts({ undecided: { count: 1, orMore: true }, newest: [], forms: [] })).toEqual([
    'At least 1 lead waits for your decision',
  ]);
});

test.each([
  ['cancelled by its owner', { failureReason: 'cancelled' as const, possiblySent: false }],
  [
    'undecided, which is counted apart',
    { failureReason: 'outcome_unknown' as const, possiblySent: true },
  ],
  [
    'settled by its owner',
    { failureReason: 'no_confirmation' as const, possiblySent: false, decidedWentIn: false },
  ],
])('“Needs you” omits a lead in error that is %s', (_why, overrides) => {
  const newest = [buildRow(1, { status: 'error', ...overrides })];
  expect(texts({ undecided: none, newest, forms: [] })).toEqual([]);
});
