import { describe, expect, test } from '@jest/globals';
import type { CustomField } from '../../../../contract/custom-field.ts';
import {
  entryOf,
  readCustomField,
  type CustomFieldEntry,
} from '../../../../frontend/dashboard/forms/recipes/custom-field-words.ts';
import {
  readSamples,
  sampleTexts,
} from '../../../../frontend/dashboard/forms/rehearsals/samples.ts';
import { job as plainJob } from './build-form.ts';

const job: CustomField = { ...plainJob, default: 'Salaried', help: 'As on the payslip' };

describe('the editor of a custom field', () => {
  test('the editor returns an unchanged custom field as given', () => {
    expect(readCustomField(entryOf(job), [])).toEqual({ field: job });
  });

  test('a changed type drops the choices of a custom field', () => {
    const text = { ...entryOf(job), type: 'text' as const, default: '', help: ' ' };
    expect(readCustomField(text, [])).toEqual({
      field: { name: 'job', label: 'Job', type: 'text', required: true },
    });
  });

  test.each([
    [{ name: 'Job title' }, 'name', /must begin with a lower-case letter/],
    [{ name: 'taken' }, 'name', 'Another field has this name'],
    [{ label: ' ' }, 'label', 'The label must not be blank'],
    [{ choices: ' \n ', default: '' }, 'choices', 'Please enter the choices, one a line'],
    [{ default: 'Retired' }, 'default', /^As the default, job must be one of/],
    [{ type: 'number', default: 'ten' }, 'default', /must be a number/],
    [{ type: 'yes_no', default: 'maybe' }, 'default', /must be true, false, yes or no/],
    [{ type: 'date', default: '2026-02-30' }, 'default', /must be a day that exists/],
  ] as const)('the editor reports the error in %j', (change, part, words) => {
    const read = readCustomField({ ...entryOf(job), ...change }, ['taken']);
    expect(read).toEqual({
      complaints: { [part]: typeof words === 'string' ? words : expect.stringMatching(words) },
    });
  });
});

describe('the rules of a custom field', () => {
  const age: CustomField = {
    name: 'age',
    label: 'Age',
    type: 'number',
    required: true,
    rules: { min: '18', max: '60' },
  };

  test('the editor returns the saved rules of a custom field unchanged', () => {
    expect(readCustomField(entryOf(age), [])).toEqual({ field: age });
  });

  test("a custom field's rules can be removed; a changed type drops them", () => {
    const field = { name: 'age', label: 'Age', required: true };
    expect(readCustomField({ ...entryOf(age), rules: { min: ' ' } }, [])).toEqual({
      field: { ...field, type: 'number' },
    });
    expect(readCustomField({ ...entryOf(age), type: 'text' }, [])).toEqual({
      field: { ...field, type: 'text' },
    });
  });

  test.each<[Partial<CustomFieldEntry>, string, RegExp]>([
    [{ rules: { min: 'x' } }, 'min', /^It must be a number/],
    [{ rules: { min: '60', max: '18' } }, 'max', /no answer fits/],
    [{ type: 'text', rules: { pattern: '(?=a)b' } }, 'pattern', /it holds “\(\?=a”/],
    [{ type: 'text', rules: { pattern: 'x'.repeat(201) } }, 'pattern', /.+/],
    [{ default: '17' }, 'default', /^As the default, age must be 18 or more/],
  ])("unusable limits in a custom field's rules are reported: %j", (change, part, words) => {
    const read = readCustomField({ ...entryOf(age), ...change }, []);
    expect(read).toEqual({ complaints: { [part]: expect.stringMatching(words) } });
  });
});

describe('the sample values of a rehearsal (a trial run of the bot)', () => {
  test('each field has a sample value before the user types', () => {
    const read = readSamples(sampleTexts, [
      job,
      { ...job, name: 'age', type: 'number', default: undefined },
    ]);
    expect(read).toMatchObject({
      samples: { lead: { city: 'Mumbai' }, fields: { job: 'Salaried', age: '25000' } },
    });
  });

  test('invalid sample values are reported per field', () => {
    const lead = { ...sampleTexts.lead, email: 'nobody', loanAmount: '' };
    const read = readSamples({ ...sampleTexts, lead }, []);
    expect(read).toEqual({
      complaints: {
        email: 'Email must be an e-mail address',
        loanAmount: 'Loan amount is required and must be a positive number of rupees',
      },
    });
  });
});
