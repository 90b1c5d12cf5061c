import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Recipe, RecipeField } from '../../../../contract/recipe.ts';
import type { RehearsalReport, RehearsedField } from '../../../../contract/rehearsal.ts';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';

export const job: CustomField = {
  name: 'job',
  label: 'Job',
  type: 'choice',
  required: true,
  choices: ['Salaried', 'Self-employed'],
};

/**
 * A field of a recipe. The attributes by which the bot recognises the field are made from the
 * label.
 */
export function buildField(label: string, overrides: Partial<RecipeField> = {}): RecipeField {
  const name = label.toLowerCase().replace(/\W+/g, '_');
  return {
    step: 1,
    signs: { label, name, id: `fld-${name}`, type: 'text', position: 0 },
    required: false,
    fill: { kind: 'empty' },
    ...overrides,
  };
}

/**
 * A recipe's field as a rehearsal (a trial run of the bot) reports it after finding it in the page.
 */
export function buildSeen(
  number: number,
  field: RecipeField,
  overrides: Partial<RehearsedField> = {},
): RehearsedField {
  return {
    ...field,
    number,
    chosen: false,
    because: 'By its label',
    value: '',
    unanswered: field.required && field.fill.kind === 'empty',
    ...overrides,
  };
}

export function buildReport(
  fields: readonly RehearsedField[],
  overrides: Partial<RehearsalReport> = {},
): RehearsalReport {
  return {
    fields: [...fields],
    button: 'Send',
    buttons: ['Send', 'Save for later'],
    steps: 1,
    title: 'Apply',
    origin: 'https://lender.example',
    drift: [],
    ...overrides,
  };
}

export function buildRecipe(fields: RecipeField[], overrides: Partial<Recipe> = {}): Recipe {
  return { fields, allowedOrigins: [], ...overrides };
}

export function buildForm(overrides: Partial<OwnForm> = {}): OwnForm {
  return {
    id: '0199a1b2-0000-7000-8000-000000000001',
    name: 'Home loans',
    shortName: 'home-loans',
    url: 'https://www.lender.example/apply',
    state: 'live',
    attention: null,
    isDefault: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    recipeVersion: 3,
    newestVersion: 3,
    customFields: [],
    pace: { zone: 'Asia/Kolkata' },
    usedToday: null,
    usedThisMonth: null,
    requiresConsent: false,
    siteRefusal: null,
    refusedSite: null,
    ...overrides,
  };
}
