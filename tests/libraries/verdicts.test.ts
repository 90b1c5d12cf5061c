/**
 * Tests how the benchmark of UI libraries judges the bot's attempts: right, wrong, or sent twice.
 */
import { expect, test } from '@jest/globals';
import { AttemptFailure } from '../../functions/browser/judge/attempt-failure.ts';
import { judgeAccepted, judgeRefused } from '../bench/libraries/judge-page.ts';
import { is, lead, wrongValues } from './compare-values.ts';

const sent = {
  name: lead.name,
  phone: '+91 98200 41735',
  email: lead.email,
  city: 'pune',
  amount: '₹ 25,00,000.00',
  consent: 'on',
};
const success = { kind: 'success' } as const;
const failure = {
  kind: 'failure',
  failure: new AttemptFailure('no_confirmation', 'No sign'),
  fenced: true,
} as const;

test("the usual notations of a lead's values are accepted", () => {
  expect(wrongValues(sent)).toEqual([]);
  expect(wrongValues({ ...sent, phone: '09820041735', amount: 2_500_000, consent: true })).toEqual(
    [],
  );
});

test.each([
  ['a default', { amount: 500_000 }, 'amount: 500000'],
  ['another zero', { amount: '25000000' }, 'amount: "25000000"'],
  ['a country twice', { phone: '+91 91 98200 41735' }, 'phone: "+91 91 98200 41735"'],
  ['nothing', { city: undefined }, 'city: missing'],
  ['no consent', { consent: false }, 'consent: false'],
])('a wrong or missing value is reported: %s', (_, change, wrong) => {
  expect(wrongValues({ ...sent, ...change })).toEqual([wrong]);
});

test('a page’s own check can require one notation of a value', () => {
  expect(wrongValues({ ...sent, amount: '25' }, { amount: is('25') })).toEqual([]);
  expect(wrongValues(sent, { amount: is('25') })).toEqual(['amount: "₹ 25,00,000.00"']);
});

test.each([
  ['right', success, [sent]],
  ['wrong value as success', success, [{ ...sent, city: '' }]],
  ['wrong value as success', success, []],
  ['sent twice', success, [sent, sent]],
  ['not managed', failure, []],
  ['success not recognised', failure, [sent]],
  ['wrong value, not reported as success', failure, [{ ...sent, city: '' }]],
])('if the server accepts the lead, the verdict is: %s', (verdict, result, received) => {
  expect(judgeAccepted(result, received).verdict).toBe(verdict);
});

test.each([
  ['right', failure, [sent]],
  ['false success of a refusal', success, [sent]],
  ['sent twice', failure, [sent, sent]],
  ['not managed', failure, []],
])('if the server refuses the lead, the verdict is: %s', (verdict, result, received) => {
  expect(judgeRefused(result, received).verdict).toBe(verdict);
});
