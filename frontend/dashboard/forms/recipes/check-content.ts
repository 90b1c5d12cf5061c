import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import type { CustomField } from '../../../../contract/custom-field.ts';
import { leadFacts, leadFields } from '../../../../contract/lead.ts';
import { recipeSchema, type Recipe } from '../../../../contract/recipe.ts';
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import { customFieldsSchema, formLimits } from '../../../../contract/target-forms.ts';
import { fieldLabel, type FormContent } from './recipe-changes.ts';
import { kindOf } from '../../own-forms/signs/sign-kinds.ts';
import type { MappingRow } from './take-report.ts';

/** The problems that prevent saving the form, as sentences for the user. */
export function contentProblems({ recipe, customFields }: FormContent): string[] {
  const names = new Set(customFields.map(({ name }) => name));
  const problems = recipe.fields.flatMap((field) => {
    const { fill } = field;
    if (fill.kind === 'custom' && !names.has(fill.name)) {
      return [`“${fieldLabel(field)}” is filled from a field of yours that was removed.`];
    }
    if (fill.kind === 'fixed' && fill.value === '') {
      return [`“${fieldLabel(field)}” has no answer yet.`];
    }
    return [];
  });
  const signs = [...(recipe.success ?? []), ...(recipe.refusal ?? [])];
  if (signs.some((sign) => (sign[kindOf(sign)] ?? '').trim() === '')) {
    problems.push('A sign of success or refusal is empty.');
  }
  if (problems.length > 0) return problems;
  const bytes = new TextEncoder().encode(JSON.stringify({ recipe, customFields })).length;
  if (bytes > formLimits.recipeBytes) {
    return [`The recipe is larger than ${formLimits.recipeBytes / 1024} KB. Shorten its tables.`];
  }
  const parsed = [z.safeParse(recipeSchema, recipe), z.safeParse(customFieldsSchema, customFields)];
  return parsed.flatMap(({ error }) => error?.issues[0]?.message ?? []);
}

/**
 * Reports a problem if neither the owner nor the bot has chosen the button that submits the form.
 */
export function buttonProblems({ recipe }: FormContent, report?: RehearsalReport): string[] {
  const isOpen = report?.unfound !== undefined && report.button === '' && !recipe.button;
  return isOpen ? ['No button is chosen: choose the one that sends the form.'] : [];
}

/** The names of the lead's values that go into no field of the page. */
export function untakenFields({ fields }: Pick<Recipe, 'fields'>): string[] {
  const parts = new Set<string>(fields.map(({ fill }) => (fill.kind === 'lead' ? fill.part : '')));
  return leadFields
    .filter((field) => !leadFacts[field].formKinds.some((kind) => parts.has(kind)))
    .map((field) => leadFacts[field].label);
}

/** The labels of the page's required questions for which there is no answer. */
export function unansweredLabels(rows: readonly MappingRow[]): string[] {
  const open = rows.filter(({ unanswered, missing }) => unanswered && !missing);
  return open.map(({ field }) => fieldLabel(field));
}

/**
 * The labels of new required questions without a default. Leads that already wait have no answer to
 * them.
 */
export function unansweredBefore(
  { recipe, customFields }: FormContent,
  before: readonly CustomField[],
): string[] {
  const known = new Set(before.map(({ name }) => name));
  const used = new Set(
    recipe.fields.flatMap(({ fill, required }) =>
      fill.kind === 'custom' && required ? [fill.name] : [],
    ),
  );
  return customFields
    .filter((field) => used.has(field.name) && !known.has(field.name) && !field.default)
    .map(({ label }) => label);
}
