import { describe, expect, test } from '@jest/globals';
import type { Transformation } from '../../../../contract/recipe.ts';
import { transform } from '../../../../functions/browser/form/recipe/transform.ts';

const national: Transformation = { kind: 'national_number' };
const date = (pattern: string): Transformation => ({ kind: 'date', pattern });
const divided = (by: 'thousand' | 'lakh' | 'crore'): Transformation => ({ kind: 'divided', by });
const table: Transformation = {
  kind: 'table',
  rows: [
    { from: 'Bengaluru', to: 'Bangalore' },
    { from: 'yes', to: 'Y' },
  ],
};

describe("a recipe's transformation of a value", () => {
  test.each<[Transformation, string, string | undefined]>([
    [{ kind: 'first_word' }, 'Asha Devi Rao', 'Asha'],
    [{ kind: 'last_word' }, 'Asha Devi Rao', 'Devi Rao'],
    [{ kind: 'last_word' }, 'Asha', 'Asha'],
    [{ kind: 'digits' }, '+91 98765-43210', '919876543210'],
    [{ kind: 'digits' }, '९८७६५', '98765'],
    [{ kind: 'digits' }, 'none', undefined],
    [national, '+91 98765 43210', '9876543210'],
    [national, '+919876543210', '9876543210'],
    [national, '+91 (0)98765 43210', '9876543210'],
    [national, '0091 98765 43210', '9876543210'],
    [national, '91 98765 43210', '9876543210'],
    [national, '098765 43210', '9876543210'],
    [national, '98765 43210', '9876543210'],
    [national, '9187654321', '9187654321'],
    [national, '+91 11 2345 6789', '1123456789'],
    [national, '+1 212 555 0100', '2125550100'],
    [national, '+971 50 123 4567', '501234567'],
    [divided('lakh'), '5000000', '50'],
    [divided('lakh'), '50,00,000', '50'],
    [divided('lakh'), '750000', '7.5'],
    [divided('crore'), '12500000', '1.25'],
    [divided('thousand'), '1', '0.001'],
    [divided('lakh'), '50 lakh', undefined],
    [date('DD/MM/YYYY'), '1990-01-31', '31/01/1990'],
    [date('YYYYMMDD'), '1990-01-31', '19900131'],
    [date('DD/MM/YYYY'), '31/01/1990', undefined],
    [table, ' bengaluru ', 'Bangalore'],
    [table, 'YES', 'Y'],
    [table, 'Bengaluru Rural', 'Bengaluru Rural'],
  ])('the transformation %j changes %j into %j', (transformation, value, wanted) => {
    expect(transform(value, transformation)).toBe(wanted);
  });
});
