/**
 * Tests which forms the dashboard offers for a lead that the user sends by hand, and the questions
 * of these forms.
 */
import { expect, test } from '@jest/globals';
import type { CustomField } from '../../../../contract/custom-field.ts';
import { readCustomValues } from '../../../../contract/custom-values.ts';
import { sampleLead } from '../../../../contract/lead.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import {
  formOfKey,
  formsOfKey,
} from '../../../../frontend/dashboard/leads/lead-forms/forms-of-key.ts';
import {
  formName,
  type LeadForm,
} from '../../../../frontend/dashboard/leads/lead-forms/lead-form.ts';
import { sampleAnswers } from '../../../../frontend/dashboard/leads/lead-forms/sample-answers.ts';
import { readTypedLead } from '../../../../frontend/dashboard/leads/lead-forms/typed-lead.ts';

const customFields = (['text', 'number', 'date', 'choice', 'yes_no'] as const).map(
  (type): CustomField => ({
    ...{ name: type, label: type, type, required: true },
    ...(type === 'choice' && { choices: ['Salaried', 'Retired'] }),
  }),
);
const aForm = (id: string, changes: Partial<LeadForm> = {}): LeadForm => ({
  ...{ id, name: id, shortName: id, state: 'live', isDefault: false },
  url: 'https://lender.example/apply',
  customFields,
  ...changes,
});
const aKey = (changes: Partial<ApiKeyView>) =>
  ({ formId: null, takesForms: true, ...changes }) as ApiKeyView;

test('the sample answers of a form are valid', () => {
  const answers = sampleAnswers(aForm('one'));
  expect(readCustomValues(customFields, answers)).toEqual({ values: answers });
});

test('the key’s form is preselected, otherwise the default form', () => {
  const forms = [aForm('one'), aForm('two', { isDefault: true }), aForm('new', { state: 'draft' })];
  expect(formsOfKey(forms, aKey({})).map(({ id }) => id)).toEqual(['one', 'two']);
  expect(formOfKey(forms, aKey({}))).toBe('two');
  expect(formOfKey(forms, aKey({ formId: 'one' }))).toBe('one');
  expect(formOfKey(forms, aKey({ formId: 'new' }))).toBe('');
});

test('a key that is bound to one form offers only this form', () => {
  const forms = [aForm('one'), aForm('two', { isDefault: true })];
  const key = aKey({ formId: 'one', onlyItsForm: true });
  expect(formsOfKey(forms, key).map(({ id }) => id)).toEqual(['one']);
  expect(formOfKey(forms, key)).toBe('one');
});

test('a key that ignores targets offers no forms', () => {
  const key = aKey({ takesForms: false, formId: 'one' });
  expect(formsOfKey([aForm('one')], key)).toEqual([]);
  expect(formOfKey([aForm('one')], key)).toBe('');
});

test('a form that no longer exists is shown as deleted', () => {
  expect(formName([aForm('one')], 'one')).toBe('one');
  expect(formName([aForm('one')], 'gone')).toBe('a deleted form');
});

test('errors in a typed lead use the form’s field labels', () => {
  const typed = new FormData();
  for (const [name, value] of Object.entries(sampleLead)) typed.set(name, String(value));
  typed.set('loanAmount', '');
  typed.set('fields.income', 'much');
  typed.set('fields.pan', 'abcde');
  const questions: CustomField[] = [
    { name: 'income', label: 'Monthly income', type: 'number', required: true },
    { name: 'job', label: 'Occupation', type: 'text', required: true },
    { name: 'pan', label: 'PAN', type: 'text', required: true, rules: { pattern: '[A-Z]{5}' } },
  ];
  expect(readTypedLead(typed, questions)).toEqual({
    complaints: {
      loanAmount: 'Loan amount is required and must be a positive number of rupees',
      'fields.income': '“Monthly income” must be a number in digits, such as 1250 or 12.5',
      'fields.job': '“Occupation” is required',
      'fields.pan': '“PAN” must be like AAAAA (pattern: [A-Z]{5})',
    },
  });
});
