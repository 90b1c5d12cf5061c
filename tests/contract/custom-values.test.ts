/**
 * Tests which answers to a form's own questions (custom fields) are valid, and how they are stored.
 */
import { describe, expect, test } from '@jest/globals';
import type { CustomField } from '../../contract/custom-field.ts';
import { readCustomValues } from '../../contract/custom-values.ts';
import { sampleAnswer } from '../../contract/custom-values.ts';
import { ruleProblems } from '../../contract/sound-rules.ts';
import { maskedTexts } from '../../contract/lead.ts';
import { matchesSearch } from '../../contract/matches-search.ts';
import { aLead } from '../functions/builders.ts';

const aField = (changes: Partial<CustomField> = {}): CustomField => ({
  name: 'income',
  label: 'Monthly income',
  type: 'text',
  required: false,
  ...changes,
});
const choices = ['Salaried', 'Self employed'];

/**
 * Validates one answer to a field of this type.
 * @returns the stored text or the error details.
 */
const read = (type: CustomField['type'], answer: unknown) =>
  readCustomValues([aField({ type, choices })], { income: answer });
const kept = (type: CustomField['type'], answer: unknown) => read(type, answer).values?.['income'];
const said = (type: CustomField['type'], answer: unknown) => read(type, answer).details;

describe('the stored format of answers to custom fields', () => {
  test.each([
    ['text', '  Tata Motors ', 'Tata Motors'],
    ['text', 560001, '560001'],
    ['text', 12.5, '12.5'],
    ['number', '0012.50', '12.5'],
    ['number', 1e3, '1000'],
    ['number', -0, '0'],
    ['number', '-4.1234567', '-4.123457'],
    ['number', 1e15, '1000000000000000'],
    ['date', ' 1990-05-31 ', '1990-05-31'],
    ['date', '2024-02-29', '2024-02-29'],
    ['choice', 'self  EMPLOYED', 'Self employed'],
    ['yes_no', true, 'yes'],
    ['yes_no', 'No', 'no'],
    ['yes_no', 'TRUE', 'yes'],
  ] as const)('a %s field stores the answer %j as %j', (type, answer, expected) =>
    expect(kept(type, answer)).toBe(expected),
  );
});

describe("invalid answers to a form's own questions", () => {
  const odd: unknown[] = [{}, [], ['Salaried'], { toString: 'x' }, Infinity, NaN, 1e21, 1e-9];
  test.each([
    ...odd.flatMap((answer) =>
      (['text', 'number', 'date', 'choice', 'yes_no'] as const).map(
        (type) => [type, answer] as const,
      ),
    ),
    ['text', true],
    ['text', 'two\nlines'],
    ['text', 'x'.repeat(501)],
    ['text', '\u200b'],
    ['number', '1e400'],
    ['number', '0x10'],
    ['number', '1,200'],
    ['number', '9'.repeat(400)],
    ['number', true],
    ['date', '31/05/1990'],
    ['date', '1990-02-30'],
    ['date', '1990-05-31T00:00:00Z'],
    ['date', 19900531],
    ['choice', 'Retired'],
    ['choice', 'constructor'],
    ['yes_no', 1],
    ['yes_no', 'maybe'],
  ] as const)(
    'readCustomValues refuses an unacceptable answer to a %s field: %j',
    (type, answer) => {
      expect(said(type, answer)).toEqual([
        { field: 'fields.income', message: expect.stringContaining('income must') },
      ]);
    },
  );

  test('the error message does not quote the invalid answer', () => {
    for (const type of ['text', 'number', 'date', 'choice', 'yes_no'] as const) {
      const details = said(type, 'secret\u0000value');
      expect(JSON.stringify(details)).not.toContain('secret');
    }
  });
});

describe('the rules of a custom field', () => {
  const ruled = (type: CustomField['type'], rules: CustomField['rules'], answer: unknown) =>
    readCustomValues([aField({ type, rules })], { income: answer });

  test.each<[CustomField['type'], CustomField['rules'], unknown, string]>([
    ['text', { pattern: '[A-Z]{2}\\d' }, 'AB12', 'like AA1 (pattern: [A-Z]{2}\\d)'],
    ['text', { pattern: 'a^b' }, 'ab', 'of the pattern a^b'],
    ['number', { min: '18' }, 17.5, '18 or more'],
    ['number', { max: '60' }, '75', '60 or less'],
    ['date', { min: '2027-01-01' }, '2026-12-31', '2027-01-01 or later'],
    ['date', { max: '2027-01-01' }, '2027-01-02', '2027-01-01 or earlier'],
    ['text', { minLength: '5' }, '1234', 'at least 5 characters long'],
    ['text', { maxLength: '5' }, 123456, 'at most 5 characters long'],
  ])('an answer that breaks a rule is refused: %s %j', (type, rules, answer, words) => {
    const message = `income must be ${words}`;
    expect(ruled(type, rules, answer)).toEqual({ details: [{ field: 'fields.income', message }] });
  });

  test.each<[CustomField['type'], CustomField['rules'], unknown]>([
    ['text', { pattern: '\\d{6}', minLength: '6', maxLength: '6' }, 560001],
    ['number', { min: '-5.5', max: '60' }, '-5.50'],
    ['number', { max: '60', min: '7' }, 60],
    ['date', { min: '2027-01-01', max: '2027-01-01' }, '2027-01-01'],
  ])('a %s field with the rules %j accepts %j', (type, rules, answer) =>
    expect(ruled(type, rules, answer)).toHaveProperty('values'),
  );

  test.each<[CustomField['type'], CustomField['rules']]>([
    ['text', { pattern: '[A-Z]{5}[0-9]{4}[A-Z]' }],
    ['text', { minLength: '60' }],
    ['text', { maxLength: '4' }],
    ['text', { pattern: '[\\w ]+', minLength: '30', maxLength: '40' }],
    ['number', { min: '18', max: '60' }],
    ['date', { min: '2027-01-01' }],
  ])("a field's sample value follows the field's rules: %s %j", (type, rules) => {
    const field = aField({ type, rules });
    expect(ruled(type, rules, sampleAnswer(field))).toHaveProperty('values');
  });

  test.each<[CustomField['type'], CustomField['rules'], Record<string, unknown>]>([
    ['text', { max: '5' }, { max: 'is no rule for the type text' }],
    ['choice', { pattern: 'a' }, { pattern: 'is no rule for the type choice' }],
    ['text', { pattern: '(a)\\1' }, { pattern: "can't be used: it holds “\\1”" }],
    ['number', { min: 'x' }, { min: expect.stringMatching(/^must be a number/) }],
    ['date', { max: '2027-02-30' }, { max: expect.stringMatching(/^must be a day/) }],
    ['number', { min: '9', max: '10' }, {}],
    ['number', { min: '10', max: '9' }, { max: 'is below min, so no answer fits' }],
    ['text', { minLength: '0' }, { minLength: 'must be a number from 1 to 500' }],
    ['text', { maxLength: '501' }, { maxLength: 'must be a number from 1 to 500' }],
    [
      'text',
      { minLength: '9', maxLength: '5' },
      { maxLength: 'is below minLength, so no answer fits' },
    ],
  ])("ruleProblems finds the problems of a field's rules: %s %j", (type, rules, problems) =>
    expect(ruleProblems(aField({ type, rules }))).toEqual(problems),
  );
});

describe('the answers that a lead omits', () => {
  test.each([undefined, null, '', '  '])('the answer %j counts as missing', (answer) => {
    expect(read('number', answer)).toEqual({ values: {} });
  });

  test('a missing answer is refused if the form requires it', () => {
    const { details } = readCustomValues([aField({ required: true })], {});
    expect(details).toEqual([{ field: 'fields.income', message: 'income is required' }]);
  });

  test("a missing answer is replaced by the field's default", () => {
    const declared = [aField({ required: true, type: 'yes_no', default: 'Yes' })];
    expect(readCustomValues(declared, { income: ' ' })).toEqual({ values: { income: 'yes' } });
  });
});

describe('answers to fields that the form does not have', () => {
  const declared = [aField(), aField({ name: 'pincode' })];
  const unknown = (sent: object) =>
    readCustomValues(declared, sent as Record<string, unknown>).details?.[0];

  test('the error about an unknown field lists the known fields', () => {
    expect(unknown({ incom: 'secret' })).toEqual({
      field: 'fields',
      message: 'The form has no field “incom”. Its fields are: income, pincode',
    });
    expect(readCustomValues([], { a: 1 }).details?.[0]?.message).toContain('no fields of its own');
  });

  test('the error about many unknown fields is short', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`n${at}`, at]));
    expect(unknown(many)?.message).toContain('“n4” and 9995 more.');
    expect(unknown({ ['x'.repeat(9000)]: 1 })?.message.length).toBeLessThan(200);
    expect(unknown({ 'a\u202e\u0000\nb': 1 })?.message).toContain('“ab”');
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'the unknown field %s is refused without changing a prototype',
    (name) => {
      const sent = JSON.parse(`{"${name}": {"polluted": true}}`) as object;
      expect(unknown(sent)?.message).toContain(`“${name}”`);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  test('an inherited object member does not count as an answer', () => {
    const named = aField({ name: 'constructor', required: true });
    expect(readCustomValues([named], {}).details).toHaveLength(1);
    expect(readCustomValues([named], { constructor: 'Maruti' }).values).toEqual({
      constructor: 'Maruti',
    });
  });
});

describe('the stored answers of a lead', () => {
  const fields = { employer: 'Tata Motors', owner: 'yes' };

  test('stored answers are masked and searched like other values', () => {
    expect(maskedTexts({ ...aLead(), fields })).toContain('Tata Motors');
    for (const row of [
      { ...aLead(), fields },
      { ...aLead(), fields: JSON.stringify(fields) },
    ]) {
      expect(matchesSearch('tata')(row)).toBe(true);
      expect(matchesSearch('yes')(row)).toBe(false);
    }
    expect(matchesSearch('tata')({ ...aLead(), fields: null })).toBe(false);
  });
});
