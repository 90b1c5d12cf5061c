/**
 * Values that people chose in advance for fields of a page. Operators choose them in the stage's
 * settings, by selector; the form's owner chooses them in the form's recipe, its saved filling
 * rules.
 */
import type { CustomValues } from '../../../../contract/custom-field.ts';
import type { Fill, Recipe } from '../../../../contract/recipe.ts';
import type { FieldOverride, TargetForm } from '../../../../contract/target-form.ts';
import type { PageField, ScanRequest } from '../../page/scripts/page-scan.ts';

export interface Choice {
  fill: Fill;
  /** The options that the field offered when the choice was made. */
  options?: readonly string[] | undefined;
}

/** The choices by the index of their field. All radio buttons of a group have the same choice. */
export type Choices = ReadonlyMap<number, Choice>;

/** The facts about the target's form that are known before the page is opened. */
export interface FormConfig {
  overrides: readonly FieldOverride[];
  recipe?: Recipe | undefined;
  /** The button that opens the form, as chosen by the form's owner. */
  opener?: Recipe['opener'];
  /**
   * Whether the bot proposes values for fields that the recipe does not know, as in a rehearsal (a
   * trial without a submit).
   */
  proposes?: boolean;
  /** The lead's answers to the questions that only this form asks (its custom fields). */
  values: CustomValues;
  request: ScanRequest;
}

export const noConfig: FormConfig = {
  overrides: [],
  values: {},
  request: { fields: [], submit: '' },
};

export function formConfig(
  { fields = [], submit = '', recipe }: TargetForm,
  values: CustomValues = {},
): FormConfig {
  const byRecipe = recipe?.fields.flatMap(({ selector = [] }) => selector) ?? [];
  return {
    overrides: fields,
    recipe,
    opener: recipe?.opener,
    values,
    request: {
      fields: [...fields.map(({ selector }) => selector), ...byRecipe],
      submit: recipe?.button?.selector ?? submit,
      ...(recipe?.anywhere && { wide: true }),
    },
  };
}

/** For each field that a selector in the stage's settings matches, the choice in these settings. */
export function choicesOfStage(
  fields: readonly PageField[],
  overrides: readonly FieldOverride[],
): Choices {
  return new Map(
    fields.flatMap(({ index, override }) => {
      const choice = overrides[override];
      if (!choice) return [];
      const fill: Fill =
        'kind' in choice
          ? { kind: 'lead', part: choice.kind }
          : { kind: 'fixed', value: choice.value };
      return [[index, { fill }] as const];
    }),
  );
}
