import { describe, expect, test } from '@jest/globals';
import { errors } from 'playwright-core';
import { asAttemptFailure } from '../../functions/browser/judge/attempt-failure.ts';
import { backoffSeconds } from '../../functions/bot/backoff.ts';
import { redact } from '../../contract/redaction.ts';
import { aLead } from '../functions/builders.ts';

describe('the redaction of a text', () => {
  test.each([
    ['Asha Rao exists already', '… exists already'],
    ['Dear ASHA, we know you', 'Dear …, we know you'],
    ['asha@example.com is taken', '… is taken'],
    ['Call +91-98765-43210 first', 'Call … first'],
    ['Call 9876543210 first', 'Call … first'],
    ['50,00,000 is too much', '… is too much'],
    ['We do not lend in pune', 'We do not lend in …'],
    ['Call 98765/43210 or open /%61sha%40example.com', 'Call … or open /…'],
  ])("redact removes the lead's values: %s", (text, left) =>
    expect(redact(text, aLead())).toBe(left),
  );

  test.each([
    'Value must be less than or equal to 1000000.',
    'Enter an amount from 50,000 to 5,00,00,000',
    'Between 1,50,00,000 and 2,50,00,000',
    'Your reference is 20260301-778812',
    'Ask help@lender.example or 1800 123 4567',
    'Choose 15000000, 50000001 or 5,000,000,000',
  ])("redact keeps texts without the lead's values: %s", (text) => {
    expect(redact(text, aLead())).toBe(text);
  });

  test("redact keeps other numbers that contain the amount's digits", () => {
    const text = 'Value must be less than or equal to 50000';
    for (const loanAmount of [500, 5000, 9_999_999]) {
      expect(redact(text, aLead({ loanAmount }))).toBe(text);
    }
    expect(redact(text, aLead({ loanAmount: 50_000 }))).toBe(text.replace('50000', '…'));
  });

  test('redact keeps a word that contains a short name', () => {
    const text = 'A plan is needed, An.';
    expect(redact(text, aLead({ name: 'An Li' }))).toBe('A plan is needed, ….');
  });

  test.each([
    ['₹50,00,000.00', '₹….00'],
    ['50,00,000, 60000', '…, 60000'],
    ['60000,5000000,70000', '60000,…,70000'],
    ['INR5000000/-', 'INR…/-'],
  ])('redact removes the amount in %s', (text, left) => expect(redact(text, aLead())).toBe(left));

  const fields = {
    employer: 'Tata Motors',
    born: '1990-05-31',
    income: '85000',
    children: '2',
    owner: 'yes',
  };
  test.each([
    ['TATA  MOTORS is on our list', '… is on our list'],
    ['Born 31/05/1990 or 5/31/90 or 1990/5/31', 'Born … or … or …'],
    ['An income of 85,000 is too low', 'An income of … is too low'],
    ['Error 502: yes, no, 2 of 20', 'Error 502: yes, no, 2 of 20'],
    ['Income 185000 differs', 'Income 185000 differs'],
  ])('redact removes answers to the form’s own questions: %s', (text, left) =>
    expect(redact(text, { ...aLead(), fields })).toBe(left),
  );

  test('redact limits the length of the returned text', () => {
    expect(redact('a'.repeat(5000), aLead())).toHaveLength(300);
  });
});

describe("the redaction of a browser's error", () => {
  const quoting = 'locator.fill: asha@example.com';

  test("a browser's error never quotes the filled-in values", () => {
    for (const error of [new Error(quoting), new errors.TimeoutError(quoting), quoting]) {
      expect(asAttemptFailure(error, false).message).not.toContain('asha');
      expect(asAttemptFailure(error, true).message).not.toContain('asha');
    }
  });

  test.each(['name', 'city', 'email'] as const)('redact removes a %s with a hyphen', (field) => {
    const value = field === 'email' ? 'asha@north-west.example' : 'Anne-Marie';
    const hidden = redact(`Sorry, ${value}!`, aLead({ [field]: value }));
    expect(hidden).not.toContain(value);
    expect(hidden).toContain('Sorry');
  });

  test("an unreachable target is reported with the browser's error code", () => {
    const failure = asAttemptFailure(
      new Error('page.goto: net::ERR_NAME_NOT_RESOLVED at http://x'),
      false,
    );
    expect(failure).toMatchObject({
      reason: 'target_unreachable',
      message: 'ERR_NAME_NOT_RESOLVED',
    });
  });
});

test('the retry wait doubles up to a limit, with jitter', () => {
  const retry = { baseSeconds: 10, capSeconds: 60 };
  expect([1, 2, 3, 4].map((attempt) => backoffSeconds(attempt, retry, () => 1))).toEqual([
    10, 20, 40, 60,
  ]);
  expect(backoffSeconds(4, retry, () => 0)).toBe(0);
});
