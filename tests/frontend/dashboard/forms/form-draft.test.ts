/** A user's unsaved changes are kept when the dashboard loads the form again. */
import { describe, expect, test } from '@jest/globals';
import { contentProblems } from '../../../../frontend/dashboard/forms/recipes/check-content.ts';
import {
  changed,
  isOutdated,
  startDraft,
  unsavedChanges,
  withForm,
  withReport,
} from '../../../../frontend/dashboard/forms/recipes/form-draft.ts';
import { buildField, buildForm, buildRecipe, buildReport, buildSeen } from './build-form.ts';

const city = buildField('City', { fill: { kind: 'lead', part: 'city' } });
const pan = buildField('PAN');
const form = buildForm({ recipe: buildRecipe([city]) });
const report = buildReport([buildSeen(1, city), buildSeen(2, pan)]);
const emptied = buildRecipe([{ ...city, fill: { kind: 'empty' } }]);

describe("the unsaved draft of a form's recipe (how each field is filled)", () => {
  test("a new form's draft contains the rehearsal's proposals", () => {
    const { draft } = { draft: startDraft(buildForm({ recipeVersion: null }), report) };
    expect(draft.content.recipe.fields).toEqual([city, pan]);
    expect(unsavedChanges(draft)).toEqual(['First version']);
    expect(draft.touched).toBe(false);
  });

  test('without a recipe or rehearsal (trial run), nothing can be saved', () => {
    expect(unsavedChanges(startDraft(buildForm({ recipeVersion: null }), undefined))).toEqual([]);
  });

  test('a draft contains a question that is new on the page', () => {
    expect(unsavedChanges(startDraft(form, report))).toEqual(['PAN added: left empty']);
  });

  test('a draft keeps the user’s changes after a new rehearsal', () => {
    const draft = changed(startDraft(form, undefined), { recipe: emptied });
    const { content } = withReport(draft, report);
    expect(content.recipe.fields.map(({ fill }) => fill.kind)).toEqual(['empty', 'empty']);
  });

  test('only an unchanged draft adopts a version saved elsewhere', () => {
    const theirs = buildForm({ recipe: buildRecipe([pan]), recipeVersion: 4 });
    const untouched = startDraft(form, undefined);
    expect(withForm(untouched, theirs).content.recipe.fields).toEqual([pan]);
    const draft = changed(untouched, { recipe: emptied });
    expect(withForm(draft, theirs)).toBe(draft);
    expect(isOutdated(draft, theirs)).toBe(true);
    expect(isOutdated(draft, form)).toBe(false);
  });
});

describe('the list of problems that prevent saving', () => {
  const problems = (fields = [city], more = {}) =>
    contentProblems({ recipe: buildRecipe(fields, more), customFields: [] });

  test('a valid form has no problems that prevent saving', () => {
    expect(problems()).toEqual([]);
  });

  test('the list says what prevents saving the draft', () => {
    const lost = { ...pan, fill: { kind: 'custom', name: 'pan' } as const };
    const blank = { ...city, fill: { kind: 'fixed', value: '' } as const };
    expect(problems([lost, blank], { success: [{ text: ' ' }] })).toEqual([
      '“PAN” is filled from a field of yours that was removed.',
      '“City” has no answer yet.',
      'A sign of success or refusal is empty.',
    ]);
  });

  test('a recipe that is too large is reported', () => {
    const rows = Array.from({ length: 190 }, () => ({
      from: 'x'.repeat(300),
      to: 'y'.repeat(300),
    }));
    const large = {
      ...city,
      fill: { kind: 'lead', part: 'city', transformation: { kind: 'table', rows } } as const,
    };
    expect(problems([large])).toEqual(['The recipe is larger than 64 KB. Shorten its tables.']);
  });
});
