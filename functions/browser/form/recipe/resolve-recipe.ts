/**
 * Applies a recipe to the current page: finds the recipe's form, its fields and its button, and
 * reports where the recipe no longer fits.
 */
import type { Recipe, RecipeField } from '../../../../contract/recipe.ts';
import type { Drift } from '../../../../contract/rehearsal.ts';
import type { PageButton, PageField, PageScan } from '../../page/scripts/page-scan.ts';
import { plain } from './across-forms.ts';
import { questionsIn, type FormQuestion } from './form-questions.ts';
import type { Choice, Choices, FormConfig } from './choices.ts';
import { optionOf } from './find-option.ts';
import { matchFields, type FieldMatch } from './match-fields.ts';

export interface ResolvedForm {
  form: number;
  /**
   * The numbers of the `<form>` elements with fields of the recipe; set only if these fields may be
   * in several forms.
   */
  forms?: ReadonlySet<number>;
  /** The number of the form's fields into which the recipe puts a value. */
  found: number;
  choices: Choices;
  drift: Drift[];
}

/** Whether the recipe puts a value into the field. */
const isMapped = ({ fill }: RecipeField) => fill.kind !== 'empty';

/**
 * The forms that contain at least half of the fields that the recipe fills in this part, and at
 * least one such field. The best match comes first.
 * @param part the number of the step in a form with several steps, counted from 1.
 */
export function resolveForms(
  scan: PageScan,
  config: FormConfig & { recipe: Recipe },
  part: number,
): ResolvedForm[] {
  const recipeFields = config.recipe.fields.filter(({ step }) => step === part);
  const least = Math.max(1, recipeFields.filter(isMapped).length / 2);
  const forms = [...new Set(scan.fields.map(({ form }) => form))].filter(
    (form) => !scan.searchForms.includes(form),
  );
  const resolved = config.recipe.anywhere
    ? [resolveAnywhere(scan.fields, recipeFields, config)]
    : forms.map((form) => resolveIn(form, scan.fields, recipeFields, config));
  return resolved
    .filter(({ found }) => found >= least)
    .sort((one, other) => other.found - one.found || one.drift.length - other.drift.length);
}

/**
 * The configuration for one part (step) of a form. If the recipe does not know a later part, the
 * recipe is left out, so that the bot fills this part by its own rules.
 */
export function configOfPart(config: FormConfig, part: number): FormConfig {
  const isKnown = config.recipe?.fields.some(({ step }) => step === part) ?? false;
  return part === 1 || isKnown ? config : { ...config, recipe: undefined };
}

function resolveIn(
  form: number,
  all: readonly PageField[],
  recipeFields: readonly RecipeField[],
  config: FormConfig,
): ResolvedForm {
  const fields = all.filter((field) => field.form === form);
  const pageFields = questionsIn(fields);
  const matches = matchFields(recipeFields, pageFields, (field) =>
    selectedBy(field, pageFields, config),
  );
  const mapped = matches.filter((match) => isMapped(match.recipeField));
  const found = mapped.filter((match) => match.pageField !== undefined).length;
  return { form, found, choices: choicesOf(matches), drift: driftOf(matches, pageFields) };
}

/**
 * Matches the recipe with all fields of the page. The form with the most matched fields is the
 * recipe's form.
 */
export function resolveAnywhere(
  fields: readonly PageField[],
  recipeFields: readonly RecipeField[],
  config: FormConfig,
): ResolvedForm {
  const all = questionsIn(fields);
  const matches = matchFields(recipeFields, all, (field) => selectedBy(field, all, config));
  const mapped = matches.flatMap(({ recipeField: field, pageField }) =>
    pageField && isMapped(field) ? [pageField.field.form] : [],
  );
  const forms = new Set(mapped);
  const count = (form: number) => mapped.filter((one) => one === form).length;
  const [form = -1] = [...forms].sort((one, other) => count(other) - count(one));
  const formFields = all.filter(({ field }) => forms.has(field.form));
  const drift = driftOf(matches, formFields);
  return { form, forms, found: mapped.length, choices: choicesOf(matches), drift };
}

function selectedBy(
  { selector }: RecipeField,
  pageFields: readonly FormQuestion[],
  { request, overrides }: FormConfig,
): FormQuestion[] {
  const place = request.fields.indexOf(selector ?? '', overrides.length);
  return pageFields.filter(({ field, boxes }) =>
    [field, ...boxes].some(({ override }) => override === place),
  );
}

function choicesOf(matches: readonly FieldMatch[]): Choices {
  return new Map(
    matches.flatMap(({ recipeField, pageField }) => {
      if (!pageField) return [];
      const choice: Choice = { fill: recipeField.fill, options: recipeField.options };
      return [pageField.field, ...pageField.boxes].map(({ index }) => [index, choice] as const);
    }),
  );
}

function driftOf(matches: readonly FieldMatch[], pageFields: readonly FormQuestion[]): Drift[] {
  const matched = new Map(matches.map((match) => [match.pageField, match.recipeField]));
  const lost = matches.flatMap(({ recipeField, pageField: found, ambiguous }): Drift[] => {
    if (!isMapped(recipeField)) return [];
    const { label } = recipeField.signs;
    if (!found) return [{ kind: ambiguous ? 'field_ambiguous' : 'field_missing', label }];
    return hasFixedOption(recipeField, found) ? [] : [{ kind: 'option_missing', label }];
  });
  const fresh = pageFields
    .filter(({ required, filled }) => required && !filled)
    .filter((one) => isFile(one.field) || !isAnswered(matched.get(one)))
    .map(({ field, signs }): Drift => ({
      kind: isFile(field) ? 'file_required' : 'new_required_field',
      label: signs.label,
    }));
  return [...lost, ...fresh];
}

const isFile = ({ type }: PageField) => type === 'file';
const isAnswered = (field: RecipeField | undefined) => field !== undefined && isMapped(field);

function hasFixedOption({ fill }: RecipeField, { field, boxes, options }: FormQuestion): boolean {
  if (fill.kind !== 'fixed') return true;
  const isList = field.type === 'select' || boxes.length > 0;
  return !isList || optionOf(fill.value, options) !== undefined;
}

/**
 * Finds the recipe's button by its text. If no button has that text and the form has at most one
 * submit button, returns the bot's own choice, because the button's text may have changed.
 * Otherwise returns no button.
 * @param own the button that the bot chooses without the recipe.
 */
export function buttonByWords(
  { button }: Recipe,
  candidates: readonly PageButton[],
  own: PageButton | undefined,
): PageButton | undefined {
  if (!button || button.selector !== undefined || !own) return own;
  const named = candidates.filter(({ text }) => plain(text) === plain(button.text));
  if (named.length > 0) return named.includes(own) ? own : named[0];
  return candidates.filter(({ submits }) => submits).length <= 1 ? own : undefined;
}
