/**
 * A user's own form as the pages use it. The members that arrive as JSON text are parsed once, when
 * the form arrives from the service.
 */
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { FormPace } from '../../../../contract/form-pace.ts';
import type { TargetFormRowView } from '../../../../contract/graphql-operations.ts';
import type { Recipe } from '../../../../contract/recipe.ts';
import { readAwsJson } from '../../../shared/service/aws-json.ts';

export interface OwnForm extends Omit<TargetFormRowView, 'customFields' | 'pace'> {
  /** The form's recipe; absent in lists and for a draft. */
  recipe?: Recipe;
  /**
   * Signed links to two pictures, absent in lists: of the page for which the recipe was made, and
   * of the page after it has changed.
   */
  recipePictureUrl?: string | null;
  attentionPictureUrl?: string | null;
  customFields: CustomField[];
  /** The form's setting for repeated leads, a `FormDedupe` as JSON; absent in lists. */
  dedupe?: string | null;
  /** Whether the bot takes screenshots of successes; absent in lists. */
  pictureSuccess?: boolean;
  pace: FormPace;
}

/**
 * JSON members are parsed without schemas: the service has validated the data before saving, and
 * the first view loads no schemas.
 */
export type FormView = TargetFormRowView & { recipe?: string | null } & Pick<
    OwnForm,
    'recipePictureUrl' | 'attentionPictureUrl' | 'dedupe' | 'pictureSuccess'
  >;

export function readForm(view: FormView): OwnForm {
  const { recipe, customFields, pace, ...rest } = view;
  return {
    ...rest,
    customFields: readAwsJson<CustomField[]>(customFields),
    pace: readAwsJson<FormPace>(pace),
    ...(recipe && { recipe: readAwsJson<Recipe>(recipe) }),
  };
}
