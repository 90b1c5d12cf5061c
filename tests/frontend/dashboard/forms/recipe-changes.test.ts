/**
 * The text that describes how a form's recipe (how each field is filled) has changed. It becomes
 * the note of the new version, unless the user writes another note.
 */
import { describe, expect, test } from '@jest/globals';
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Recipe } from '../../../../contract/recipe.ts';
import {
  changesOf,
  proposedNote,
  type FormContent,
} from '../../../../frontend/dashboard/forms/recipes/recipe-changes.ts';
import { buildField, buildRecipe } from './build-form.ts';

const pincode: CustomField = { name: 'pincode', label: 'Pincode', type: 'text', required: true };
const city = buildField('City', { fill: { kind: 'lead', part: 'city' } });
const before: FormContent = { recipe: buildRecipe([city]), customFields: [pincode] };
const after = (recipe: Partial<Recipe>, customFields = before.customFields) =>
  changesOf(before, { recipe: { ...before.recipe, ...recipe }, customFields });

describe('the description of the changes to a recipe', () => {
  test('the change description says that a version is the first', () => {
    expect(changesOf(undefined, before)).toEqual(['First version']);
  });

  test('the change description ignores new positions and ids of fields', () => {
    const moved = { ...city, signs: { ...city.signs, position: 3, id: 'new' } };
    expect(after({ fields: [moved] })).toEqual([]);
  });

  test.each([
    [{ kind: 'empty' }, 'City: left empty instead of City'],
    [{ kind: 'fixed', value: 'Pune' }, 'City: always “Pune” instead of City'],
    [{ kind: 'custom', name: 'pincode' }, 'City: Pincode instead of City'],
    [
      { kind: 'lead', part: 'city', transformation: { kind: 'first_word' } },
      'City: City, first word instead of City',
    ],
    [
      { kind: 'lead', part: 'loanAmount', transformation: { kind: 'divided', by: 'lakh' } },
      'City: Loan amount, in lakhs instead of City',
    ],
    [
      { kind: 'lead', part: 'city', transformation: { kind: 'date', pattern: 'DD.MM.YYYY' } },
      'City: City, as DD.MM.YYYY instead of City',
    ],
  ] as const)('the change description says how a field is filled now: %j', (fill, words) => {
    expect(after({ fields: [{ ...city, fill }] })).toEqual([words]);
  });

  test('the change description names an added, removed or renamed field', () => {
    const town = { ...city, signs: { ...city.signs, label: 'Town' }, required: true };
    expect(after({ fields: [town, buildField('PAN')] })).toEqual([
      'City is now called Town',
      'Town is required now',
      'PAN added: left empty',
    ]);
    expect(after({ fields: [] })).toEqual(['City removed']);
  });

  test('the change description names other new settings of the recipe', () => {
    expect(
      after({
        fields: [{ ...city, selector: '#city' }],
        button: { text: 'Apply' },
        success: [{ text: 'Thank you' }],
        allowedOrigins: ['https://forms.example'],
      }),
    ).toEqual([
      'City: found by a selector',
      'Button: Apply',
      'Signs of success changed',
      'The form may be at https://forms.example',
    ]);
  });

  test('the change description names changed, added and removed custom fields', () => {
    const income: CustomField = { ...pincode, name: 'income' };
    expect(after({}, [{ ...pincode, required: false }, income])).toEqual([
      'Own field pincode changed',
      'Own field income added',
    ]);
    expect(after({}, [])).toEqual(['Own field pincode removed']);
  });
});

describe('the proposed note of a new recipe version', () => {
  test('the proposed version note lists every change if there is room', () => {
    expect(proposedNote(['City removed', 'Button: Apply'])).toBe('City removed; Button: Apply');
  });

  test('the proposed version note counts the changes that do not fit', () => {
    const note = proposedNote(Array.from({ length: 30 }, (_, count) => `Field ${count} removed`));
    expect(note).toMatch(/^Field 0 removed; .* and \d+ more$/);
    expect(note.length).toBeLessThanOrEqual(200);
    expect(proposedNote(['x'.repeat(300), 'City removed']).length).toBe(200);
  });
});
