import { describe, expect, test } from '@jest/globals';
import { customFieldSchema } from '../../../../contract/custom-field.ts';
import { fillSchema, leadParts, type Fill } from '../../../../contract/recipe.ts';
import {
  choiceOf,
  customFieldFor,
  customFieldName,
  fillOf,
  isMadeFor,
  transformationChoices,
  transformed,
} from '../../../../frontend/dashboard/forms/recipes/fill-choices.ts';
import { partWords } from '../../../../frontend/dashboard/forms/recipes/fill-words.ts';
import { contentProblems } from '../../../../frontend/dashboard/forms/recipes/check-content.ts';
import { buildField, buildRecipe, job } from './build-form.ts';

const field = buildField('City');

describe('the dropdown for how a form field is filled', () => {
  const fills: Fill[] = [
    ...leadParts.map((part) => ({ kind: 'lead', part }) as const),
    { kind: 'custom', name: 'job' },
    { kind: 'fixed', value: '' },
    { kind: 'empty' },
  ];
  test.each(fills.map((fill) => [choiceOf(fill), fill] as const))(
    'the dropdown value %s is read back as the same choice',
    (choice, fill) => {
      expect(fillOf(choice, field)).toEqual(fill);
      expect(fillSchema.safeParse(fill).success).toBe(true);
    },
  );

  test('a fixed answer is empty until the user chooses a value', () => {
    const list = { ...field, options: ['Choose', 'Pune'], required: true };
    const fill = fillOf('fixed', list);
    expect(fill).toEqual({ kind: 'fixed', value: '' });
    const recipe = buildRecipe([{ ...list, fill }]);
    expect(contentProblems({ recipe, customFields: [] })).toEqual(['“City” has no answer yet.']);
    const box = { ...field, signs: { ...field.signs, type: 'checkbox' } };
    expect(fillOf('fixed', box)).toEqual({ kind: 'fixed', value: 'on' });
  });
});

describe('the transformations of a value before it is filled in', () => {
  test('transformations of a value are offered if suitable or already chosen', () => {
    const phone: Fill = { kind: 'lead', part: 'phone' };
    expect(transformationChoices(phone, [])).toEqual([
      'none',
      'national_number',
      'digits',
      'table',
    ]);
    expect(transformationChoices({ kind: 'lead', part: 'loanAmount' }, [])).toContain('lakh');
    const odd: Fill = { ...phone, transformation: { kind: 'first_word' } };
    expect(transformationChoices(odd, [])).toContain('first_word');
    expect(transformationChoices({ kind: 'empty' }, [job])).toEqual([]);
  });

  test('a new translation table lists all choices of the custom field', () => {
    expect(transformed({ kind: 'custom', name: 'job' }, 'table', [job])).toEqual({
      kind: 'custom',
      name: 'job',
      transformation: {
        kind: 'table',
        rows: [
          { from: 'Salaried', to: '' },
          { from: 'Self-employed', to: '' },
        ],
      },
    });
  });

  test('the transformation of a value can be removed', () => {
    const first: Fill = { kind: 'lead', part: 'city', transformation: { kind: 'first_word' } };
    expect(transformed(first, 'none', [])).toEqual({ kind: 'lead', part: 'city' });
  });
});

describe("a custom field made from a form's question", () => {
  test.each([
    ['Date of birth *', [], 'dateOfBirth'],
    ['PAN', ['pan'], 'pan2'],
    ['2nd choice', [], 'ndChoice'],
    ['वेतन', [], 'question'],
    ['Émployer name', [], 'employerName'],
  ])('the question “%s” becomes a field with a valid, unused name', (label, taken, name) => {
    expect(customFieldName(label, taken)).toBe(name);
  });

  test.each([
    ['text', {}, { type: 'text' }],
    ['checkbox', {}, { type: 'yes_no' }],
    ['date', {}, { type: 'date' }],
    ['select', { options: ['Yes', 'No', 'Yes', ''] }, { type: 'choice', choices: ['Yes', 'No'] }],
  ])('a question of the type %s becomes a matching custom field', (type, more, expected) => {
    const field = buildField('Own house?', { required: true, ...more });
    const custom = customFieldFor({ ...field, signs: { ...field.signs, type } }, []);
    expect(custom).toEqual({ name: 'ownHouse', label: 'Own house?', required: true, ...expected });
    expect(customFieldSchema.safeParse(custom).success).toBe(true);
  });
});

test('parts of a lead have readable names', () => {
  expect(leadParts.map(partWords)).toEqual(
    expect.arrayContaining(['Full name', 'Country code', 'Email again', 'Loan amount']),
  );
});

test('a custom field with a new help text no longer matches its question', () => {
  const question = buildField('Work', { required: true, options: ['Salaried', 'Retired'] });
  const made = customFieldFor(question, ['work']);
  expect(made.name).toBe('work2');
  expect(isMadeFor(question, made)).toBe(true);
  expect(isMadeFor(field, made)).toBe(false);
  expect(isMadeFor(question, { ...made, rules: { maxLength: '9' } })).toBe(true);
  expect(isMadeFor(question, { ...made, help: 'As the person says it' })).toBe(false);
});
