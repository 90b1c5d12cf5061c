/**
 * How the editor combines a recipe with the fields that a rehearsal (a trial run of the bot) found
 * on the page.
 */
import { describe, expect, test } from '@jest/globals';
import type { RecipeField } from '../../../../contract/recipe.ts';
import { pairFields } from '../../../../frontend/dashboard/forms/recipes/pair-fields.ts';
import {
  emptyRecipe,
  mappingRows,
  sameJson,
  takeReport,
  withoutMissing,
} from '../../../../frontend/dashboard/forms/recipes/take-report.ts';
import { buildField, buildRecipe, buildReport, buildSeen } from './build-form.ts';

const phone: RecipeField = buildField('Mobile', { fill: { kind: 'lead', part: 'phone' } });
const city = buildField('City', { fill: { kind: 'lead', part: 'city' }, required: true });
const pan = buildField('PAN', { required: true });
const signs = (field: RecipeField, changes: Partial<RecipeField['signs']>) => ({
  ...field,
  signs: { ...field.signs, ...changes },
});

describe('pairing the fields of a saved recipe with those of the page', () => {
  test('fields are paired despite new ids or a new label', () => {
    const renamed = [signs(city, { id: 'x1', name: 'q7' }), signs(phone, { label: 'Phone' })];
    expect([...pairFields([phone, city], renamed)].sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('fields are paired one to one, the most similar first', () => {
    const twin = signs(city, { name: 'city_2', id: 'city_2' });
    expect(pairFields([twin, city], [city])).toEqual(new Map([[1, 0]]));
  });

  test('fields that share only type and position are not paired', () => {
    expect(pairFields([phone], [pan])).toEqual(new Map());
    const bare = signs(phone, { label: '', name: '', id: '' });
    expect(pairFields([bare], [bare])).toEqual(new Map());
  });
});

describe("a rehearsal's report, combined with the recipe", () => {
  test('a form without a recipe gets the rehearsal’s fields', () => {
    const report = buildReport([buildSeen(1, phone), buildSeen(2, city, { value: 'Pune' })]);
    expect(takeReport(emptyRecipe, report)).toEqual(buildRecipe([phone, city]));
  });

  test('a rehearsal does not change what the user chose for a field', () => {
    const chosen: RecipeField = {
      ...pan,
      fill: { kind: 'fixed', value: 'none' },
      selector: '#pan',
    };
    const moved = signs(pan, { id: 'new', position: 4 });
    const { fields } = takeReport(buildRecipe([chosen]), buildReport([buildSeen(1, moved)]));
    expect(fields).toEqual([{ ...chosen, signs: moved.signs }]);
  });

  test('new fields are inserted in page order, missing fields last', () => {
    const report = buildReport([buildSeen(1, pan), buildSeen(2, city)]);
    const taken = takeReport(buildRecipe([phone, city]), report);
    expect(taken.fields).toEqual([pan, city, phone]);
    expect(withoutMissing(taken, report).fields).toEqual([pan, city]);
  });
});

describe("the editor of a form's recipe (how each field is filled)", () => {
  const report = buildReport([
    buildSeen(1, city, { value: 'Pune', unanswered: true }),
    buildSeen(2, pan),
  ]);

  test('the editor marks required questions without an answer', () => {
    const answered: RecipeField = { ...pan, fill: { kind: 'fixed', value: 'ABCDE1234F' } };
    const unanswered = (fields: RecipeField[]) =>
      mappingRows(buildRecipe(fields), report).map((row) => row.unanswered);
    expect(unanswered([city, pan, phone])).toEqual([true, true, false]);
    expect(unanswered([{ ...city, fill: { kind: 'lead', part: 'fullName' } }, answered])).toEqual([
      false,
      false,
    ]);
  });

  test('the editor marks an unsaved answer as proposed', () => {
    const name: RecipeField = { ...pan, fill: { kind: 'lead', part: 'fullName' } };
    const found = buildReport([buildSeen(1, city, { unanswered: true }), buildSeen(2, name)]);
    const recipe = buildRecipe([city, name]);
    const proposed = (saved?: ReturnType<typeof buildRecipe>) =>
      mappingRows(recipe, found, saved).map((row) => row.proposed);
    expect(proposed()).toEqual([false, true]);
    expect(proposed(recipe)).toEqual([false, false]);
    expect(proposed(buildRecipe([{ ...name, fill: { kind: 'empty' } }]))).toEqual([false, true]);
  });

  test('the editor marks missing fields and changed answers', () => {
    const rows = mappingRows(buildRecipe([{ ...city, fill: { kind: 'empty' } }, phone]), report);
    expect(rows.map(({ seen, asSeen }) => [seen?.number, asSeen])).toEqual([
      [1, false],
      [undefined, false],
    ]);
  });
});

test('sameJson ignores the order of properties, not of list entries', () => {
  expect(sameJson({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
});
