/** A user's form as the pages hold it: what travels as JSON is read once, when it arrives. */
import type { CustomField } from '../../../contract/custom-field.ts';
import type { TargetFormRowView } from '../../../contract/graphql-operations.ts';
import type { Recipe } from '../../../contract/recipe.ts';

export interface OwnForm extends Omit<TargetFormRowView, 'customFields'> {
  /** Absent in lists and in a draft. */
  recipe?: Recipe;
  customFields: CustomField[];
}

/** Without the schemas, which the first view has no use for: the service checks what it saves. */
export function readForm(view: TargetFormRowView & { recipe?: string | null }): OwnForm {
  const { recipe, customFields, ...rest } = view;
  return {
    ...rest,
    customFields: JSON.parse(customFields) as CustomField[],
    ...(recipe && { recipe: JSON.parse(recipe) as Recipe }),
  };
}
