/** A user's form as the pages hold it: what travels as JSON is parsed once, when it arrives. */
import { parseJson } from '../../shared/service/parse-json.ts';
import type { CustomField } from '../../../contract/custom-field.ts';
import type { TargetFormRowView } from '../../../contract/graphql-operations.ts';
import { recipeSchema, type Recipe } from '../../../contract/recipe.ts';
import { customFieldsSchema } from '../../../contract/target-forms.ts';

export interface OwnForm extends Omit<TargetFormRowView, 'customFields'> {
  /** Absent in lists and in a draft. */
  recipe?: Recipe;
  customFields: CustomField[];
}

export function readForm(view: TargetFormRowView & { recipe?: string | null }): OwnForm {
  const { recipe, customFields, ...rest } = view;
  return {
    ...rest,
    customFields: parseJson(customFieldsSchema, customFields),
    ...(recipe && { recipe: parseJson(recipeSchema, recipe) }),
  };
}
