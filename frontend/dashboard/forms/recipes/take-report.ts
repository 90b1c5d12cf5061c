/**
 * Applies the result of a rehearsal (a trial run on the page) to the recipe in the editor, and
 * makes the rows that show the result.
 */
import type { Recipe, RecipeField } from '../../../../contract/recipe.ts';
import type { RehearsalReport, RehearsedField } from '../../../../contract/rehearsal.ts';
import { pairFields } from './pair-fields.ts';

export const emptyRecipe: Recipe = { fields: [], allowedOrigins: [] };

export interface MappingRow {
  /** The field's index in the recipe. */
  place: number;
  field: RecipeField;
  seen?: RehearsedField;
  /** True if the newest rehearsal (trial run) that has a result did not find this field. */
  missing: boolean;
  /**
   * True if the newest rehearsal (trial run) filled this field by the same rule that the recipe in
   * the editor has now.
   */
  asSeen: boolean;
  /** True if the form requires an answer in this field and nothing fills the field. */
  unanswered: boolean;
  /**
   * True if the bot itself chose what fills the field, and the saved version does not have it yet.
   */
  proposed: boolean;
}

function proposedField(seen: RehearsedField): RecipeField {
  const { step, signs, selector, required, options, fill } = seen;
  return {
    step,
    signs,
    required,
    fill,
    ...(selector !== undefined && { selector }),
    ...(options && { options }),
  };
}

/**
 * Updates the recipe to the page's fields as they are now, in the page's order. A known field keeps
 * what the recipe chose for it, and a new field gets the bot's proposal. A missing field stays at
 * the end until the user removes it. If the rehearsal showed the whole page, fields and buttons can
 * be chosen from the whole page.
 */
export function takeReport(recipe: Recipe, report: RehearsalReport): Recipe {
  const pairs = pairFields(report.fields, recipe.fields);
  const found = report.fields.map((seen, place): RecipeField => {
    const proposed = proposedField(seen);
    const known = recipe.fields[pairs.get(place) ?? -1];
    if (!known) return proposed;
    return {
      ...proposed,
      fill: known.fill,
      ...(known.selector !== undefined && { selector: known.selector }),
    };
  });
  const kept = new Set(pairs.values());
  const gone = recipe.fields.filter((_, place) => !kept.has(place));
  const isInPage = report.pressables !== undefined && report.unfound !== 'fields';
  return { ...recipe, fields: [...found, ...gone], ...(isInPage && { anywhere: true as const }) };
}

/**
 * Returns a copy of the recipe for the next rehearsal (trial run), which shows either the whole
 * page or only the form.
 */
export function shownIn(recipe: Recipe, place: 'page' | 'form'): Recipe {
  if (place === 'page') return { ...recipe, anywhere: true };
  const { button } = recipe;
  const shown = { ...recipe };
  delete shown.anywhere;
  delete shown.button;
  delete shown.opener;
  if (!button || (button.text === '' && button.selector === undefined)) return shown;
  const { text, selector } = button;
  return { ...shown, button: { text, ...(selector !== undefined && { selector }) } };
}

/** @param saved the form's current version, if there is one. */
export function mappingRows(
  recipe: Recipe,
  report: RehearsalReport | undefined,
  saved?: Recipe,
): MappingRow[] {
  const pairs = pairFields(recipe.fields, report?.fields ?? []);
  const savedPairs = pairFields(recipe.fields, saved?.fields ?? []);
  return recipe.fields.map((field, place): MappingRow => {
    const seen = report?.fields[pairs.get(place) ?? -1];
    const asSeen = seen !== undefined && sameJson(seen.fill, field.fill);
    const empty = field.fill.kind === 'empty';
    const unanswered = field.required && (empty || (asSeen && seen.unanswered));
    const before = saved?.fields[savedPairs.get(place) ?? -1];
    const isSaved = before !== undefined && sameJson(before.fill, field.fill);
    return {
      place,
      field,
      asSeen,
      missing: report !== undefined && !seen,
      unanswered,
      proposed: asSeen && !seen.chosen && !unanswered && !isSaved,
      ...(seen && { seen }),
    };
  });
}

export function withoutMissing(recipe: Recipe, report: RehearsalReport): Recipe {
  const rows = mappingRows(recipe, report);
  return { ...recipe, fields: rows.filter(({ seen }) => seen).map(({ field }) => field) };
}

/** Whether two values are equal as JSON; the order of members does not matter. */
export function sameJson(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
