import { describe, expect, test } from '@jest/globals';
import { planFilling } from '../../../../functions/browser/form/fill-plan.ts';
import { phoneAgain } from '../../../../functions/browser/form/plan-phone.ts';
import { findLeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aLead } from '../../builders.ts';
import { aField, aScan } from '../page/page-builders.ts';

/** Plans the filling of a form that asks for a name, an e-mail address and these fields. */
function planWith(
  fields: Partial<PageField>[],
  phone = '+91 98765 43210',
  labels: readonly string[] = [],
) {
  const all = [{ label: 'Name' }, { label: 'E-mail' }, ...fields].map(aField);
  const loose = labels.map((text) => ({ form: 0, text }));
  const { leadForm } = findLeadForm(aScan(all, { labels: loose }));
  if (!leadForm) throw new Error('The fields are no lead form');
  const { steps, ...rest } = planFilling(aLead({ phone }), leadForm);
  return { values: steps.slice(2).map(({ values }) => values[0]), steps, ...rest };
}

const countries = (...codes: string[]): Partial<PageField> => ({
  type: 'select',
  name: 'cc',
  filled: true,
  options: codes.map((code) => ({ value: code, text: `Country (+${code})` })),
});

describe('a list of country codes without a label', () => {
  test.each(['+91 98765 43210', '98765-43210', '0919876543210', '00 91 98765 43210'])(
    'the list of country codes gets the country of the phone number %s',
    (phone) => {
      const { values } = planWith([countries('1', '91'), { label: 'Phone' }], phone);
      expect(values).toEqual(['91', '9876543210']);
    },
  );

  test("a list that lacks the number's country code is reported", () => {
    const { notOffered } = planWith([countries('1', '44'), { label: 'Phone' }]);
    expect(notOffered).toEqual(['cc']);
  });
});

describe('a scripted list of country codes beside the phone number', () => {
  const list = { type: 'listbox', label: 'Country code', filled: true, suggests: true };
  const parts = [4, 6].map((maxLength) => ({ label: 'Phone', maxLength, dial: '+1' }));
  test.each([
    ['that the number changes', [list, { label: 'Phone', dial: '+1' }], ['+919876543210']],
    ['of a split number', [list, ...parts], ['+91', '9876', '543210']],
    [
      'that must be answered',
      [
        { ...list, filled: false, required: true },
        { label: 'Phone', dial: '+91' },
      ],
      ['+91', '9876543210'],
    ],
  ])(
    'the fill plan enters phone number and country beside a list of country codes %s',
    (_name, fields, expected) => {
      expect(planWith(fields)).toMatchObject({ values: expected, unanswered: [] });
    },
  );
});

describe('a list of cities that lacks the lead’s city', () => {
  const cities = { label: 'City', type: 'select', options: [{ value: 'Mumbai', text: 'Mumbai' }] };

  test("the fill plan reports that the list of cities lacks the lead's city", () => {
    expect(planWith([cities]).leftOut).toEqual([{ field: 'city', label: 'City', value: '' }]);
    expect(planWith([{ ...cities, filled: true }]).leftOut).toEqual([]);
  });

  test('the fill plan enters the city into another field if the list of cities lacks it', () => {
    const { values, leftOut } = planWith([cities, { label: 'Your city' }]);
    expect([values, leftOut]).toEqual([['Pune'], []]);
  });
});

test('an amount field in another currency stays empty', () => {
  const required = { required: true };
  expect(planWith([{ label: 'Loan amount (USD)', ...required }]).unanswered).toEqual([
    'Loan amount (USD)',
  ]);
  expect(planWith([{ label: 'Loan amount (₹, not USD)', ...required }]).unanswered).toEqual([]);
});

test('the bot never ticks an agreement to pay', () => {
  const box = (label: string) => planWith([{ type: 'checkbox', label, required: true }]);
  expect(box('I agree to pay the processing fee of ₹4,999').unanswered).toHaveLength(1);
  expect(box('I agree to the terms. There is no fee').unanswered).toEqual([]);
});

describe('the phone number in another notation', () => {
  const again = (phone: string, nearby: string, complaint?: string, tried?: string[]) => {
    const { steps } = planWith([{ label: 'Phone', nearby }], phone);
    return phoneAgain(steps, tried && new Set(tried), complaint).map(({ values }) => values[0]);
  };

  test.each([
    ['9876543210', '', undefined, []],
    ['9876543210', '+91', undefined, []],
    ['+91 98765 43210', '', undefined, ['9876543210']],
    ['9876543210', '', 'invalid phone', ['+919876543210']],
    ['9876543210', '+91', 'invalid phone', ['+919876543210']],
    ['25678901', '', undefined, []],
    ['25678901', '', 'start the phone with +', []],
  ])(
    'the phone %s beside the text “%s” becomes, after the message “%s”, %j',
    (phone, nearby, complaint, expected) => {
      expect(again(phone, nearby, complaint)).toEqual(expected);
    },
  );

  test('the phone number is not written again after every notation was tried', () => {
    const tried = ['+91 98765 43210', '+919876543210', '9876543210'];
    expect(again('+91 98765 43210', '', 'invalid phone', tried)).toEqual([]);
  });
});

describe('a label without a field', () => {
  test.each([
    ['City', ['City']],
    ['Loan amount', ['Loan amount']],
    ['Loan amount (1 lakh to 50 lakh)', ['Loan amount (1 lakh to 50 lakh)']],
    ['Your city: Pune', []],
    ['Loan amount ₹50,00,000', []],
    ['Loan amount: ₹25,00,000', []],
    ['Max loan amount you get', []],
  ])('whether a label without a field asks for a value of the lead: %s', (label, expected) => {
    expect(planWith([], undefined, [label]).unanswered).toEqual(expected);
  });
});

describe('the amount on a slider', () => {
  test.each([
    ['at 10 beside its value', { shows: '10', nearby: 'Loan amount: 10 lakh' }, '50'],
    ['at 10 beside its value in rupees', { shows: '10', nearby: 'Loan amount ₹10,00,000' }, '50'],
    ['before the mark of its end', { shows: '500000', behind: '₹50L' }, '5000000'],
    [
      'that only its group names',
      { shows: '500000', label: 'slider', group: 'Loan amount' },
      '5000000',
    ],
  ])('the slider for the amount is found and set: %s', (_name, changes, value) => {
    expect(planWith([{ label: 'Loan amount', ...changes, type: 'slider' }]).values).toEqual([
      value,
    ]);
  });

  test.each(['Monthly EMI', 'Interest rate', 'Down payment', 'Existing loans', 'Months', 'Years'])(
    "a field “%s” in the amount's group does not get the amount",
    (caption) => {
      for (const place of ['label', 'placeholder', 'nearby', 'behind']) {
        for (const type of ['number', 'slider']) {
          const field = { [place]: caption, type, group: 'Loan amount' };
          expect([place, planWith([field]).values]).toEqual([place, []]);
        }
      }
    },
  );

  test("a slider in the amount's group is set within its range", () => {
    const marks = { nearby: '₹1L', behind: '₹50 lakh', shows: '500000', group: 'Loan amount' };
    expect(planWith([{ ...marks, type: 'slider' }]).values).toEqual(['5000000']);
  });
});
