/**
 * The values that people have chosen for a page's fields. Operators choose them by selectors in the
 * stage's settings, the form's owner in a recipe.
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

/** Choices by field index; a group of radio buttons has the same choice at each of its buttons. */
export type Choices = ReadonlyMap<number, Choice>;

/** The facts about the target's form that are known before the page is opened. */
export interface FormConfig {
  overrides: readonly FieldOverride[];
  recipe?: Recipe | undefined;
  /** The button that opens the form, as chosen by the form's owner. */
  opener?: Recipe['opener'];
  /**
   * Whether the bot proposes values for fields that the recipe does not know, as in a rehearsal.
   */
  proposes?: boolean;
  /** The lead's answers to the form's own questions. */
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

/** The choices of the stage's settings for the fields that their selectors match. */
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
