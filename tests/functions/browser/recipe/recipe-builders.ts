/** Builds recipes from fields that a scan has found. */
import type { Fill, Recipe, RecipeField } from '../../../../contract/recipe.ts';
import { questionsIn } from '../../../../functions/browser/form/recipe/form-questions.ts';
import {
  noConfig,
  formConfig,
  type FormConfig,
} from '../../../../functions/browser/form/recipe/choices.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aField } from '../page/page-builders.ts';

export const lead = (part: Extract<Fill, { kind: 'lead' }>['part']): Fill => ({
  kind: 'lead',
  part,
});
export const fixed = (value: string): Fill => ({ kind: 'fixed', value });
export const custom = (name: string): Fill => ({ kind: 'custom', name });
export const empty: Fill = { kind: 'empty' };

/**
 * Builds a recipe for these fields. `fills` maps the name of each field to the value to fill in.
 */
export function aRecipe(
  fields: readonly PageField[],
  fills: Readonly<Record<string, Fill>>,
  changes: Partial<Recipe> = {},
): Recipe {
  return {
    fields: questionsIn(fields).map(({ field, signs, options, required }): RecipeField => ({
      step: 1,
      signs,
      required,
      options: options.map(({ text }) => text),
      fill: fills[field.name] ?? empty,
    })),
    button: { text: 'Apply' },
    allowedOrigins: [],
    ...changes,
  };
}

export const configOf = (recipe: Recipe, values: Record<string, string> = {}): FormConfig => ({
  ...noConfig,
  ...formConfig({ name: 'Form', url: 'https://form.example/', demo: false, recipe }, values),
});

export const person = (): PageField[] => [
  aField({ label: 'Full name', name: 'name', id: 'n', required: true }),
  aField({ label: 'Phone', name: 'phone', id: 'p', type: 'tel', required: true }),
  aField({ label: 'E-mail', name: 'email', id: 'e', type: 'email', required: true }),
  aField({ label: 'Company', name: 'company', id: 'c' }),
];
export const personFills = {
  name: lead('fullName'),
  phone: lead('phone'),
  email: lead('email'),
} as const;
