/**
 * Which rules of a field on the form's page (such as `min`) the editor offers for the user's custom
 * field.
 */
import { describe, expect, test } from '@jest/globals';
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Fill } from '../../../../contract/recipe.ts';
import type { RehearsedField } from '../../../../contract/rehearsal.ts';
import { offeredRules } from '../../../../frontend/dashboard/forms/recipes/offered-rules.ts';
import { mappingRows } from '../../../../frontend/dashboard/forms/recipes/take-report.ts';
import { buildField, buildRecipe, buildReport, buildSeen } from './build-form.ts';

const pan: CustomField = { name: 'pan', label: 'PAN', type: 'text', required: true };
const age: CustomField = { name: 'age', label: 'Age', type: 'number', required: true };

function offerFor(custom: CustomField, seen: Partial<RehearsedField>, fill?: Fill) {
  const field = buildField(custom.label, { fill: fill ?? { kind: 'custom', name: custom.name } });
  const report = buildReport([buildSeen(1, field, seen)]);
  return offeredRules(custom, mappingRows(buildRecipe([field]), report));
}

describe('rules offered for a custom field of the form', () => {
  test("the editor offers the rules of the page's field", () => {
    const rules = { min: '18', max: '60' };
    expect(offerFor(age, { rules })).toEqual({
      words: ['18 or more', '60 or less'],
      field: { ...age, rules },
    });
    expect(offerFor({ ...age, rules }, { rules })).toBeUndefined();
    expect(offerFor({ ...age, rules: { min: '18' } }, { rules })?.words).toEqual(['60 or less']);
  });

  test("the editor offers a dropdown's options as the field's choices", () => {
    const options = ['Salaried', 'Retired'];
    const field = { ...pan, type: 'choice', choices: options };
    expect(offerFor(pan, { options })).toEqual({ words: ['one of its 2 choices'], field });
    const listed: CustomField = { ...pan, type: 'choice', choices: ['retired', 'SALARIED'] };
    expect(offerFor(listed, { options })).toBeUndefined();
  });
});

describe('rules that the editor does not offer', () => {
  test.each<[string, CustomField, Partial<RehearsedField>, Fill?]>([
    ['one that the control does not have', pan, {}],
    ['one of another type', pan, { rules: { min: '1', max: '5' } }],
    ['one whose pattern is not accepted', pan, { rules: { pattern: '(?=.*1).+' } }],
    [
      'one that contradicts the field’s own',
      { ...age, rules: { max: '10' } },
      { rules: { min: '18' } },
    ],
    [
      'one for an answer that is transformed first',
      age,
      { rules: { max: '60' } },
      { kind: 'custom', name: 'age', transformation: { kind: 'divided', by: 'lakh' } },
    ],
    ['one for a field that another one fills', age, { rules: { max: '6' } }, { kind: 'empty' }],
    ['options for a number', age, { options: ['0 – 5', '5 – 10'] }],
    ['more options than a field may have', pan, { options: [...Array(201).keys()].map(String) }],
  ])('the editor does not offer this rule: %s', (...[, custom, seen, fill]) =>
    expect(offerFor(custom, seen, fill)).toBeUndefined(),
  );
});
