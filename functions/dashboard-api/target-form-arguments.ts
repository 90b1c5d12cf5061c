/**
 * Parses the arguments of the GraphQL fields about target forms. AppSync has already parsed recipes
 * and custom fields from JSON.
 */
import * as z from 'zod/mini';
import { Refusal } from '../../contract/errors.ts';
import {
  customFieldNamePattern,
  customValueMaxLength,
  mostCustomFields,
  type CustomField,
} from '../../contract/custom-field.ts';
import { readCustomValue } from '../../contract/custom-values.ts';
import { formDedupeSchema } from '../../contract/form-dedupe.ts';
import { leadSchema } from '../../contract/lead-schema.ts';
import { formPaceSchema } from '../../contract/form-pace.ts';
import { recipeSchema, type Recipe } from '../../contract/recipe.ts';
import { ruleProblems } from '../../contract/sound-rules.ts';
import {
  customFieldsSchema,
  formNameSchema,
  recipeNoteSchema,
  shortNameSchema,
} from '../../contract/target-forms.ts';

const id = z.string('id is required');
const formId = z.string('formId is required');
const url = z.string('url is required');
const confirmed = z.boolean('confirmed must be true or false');

/**
 * The answers of a rehearsal's sample lead, by field name. They are not checked here, because the
 * rehearsal shows whether the form accepts them.
 */
const sampleFieldsSchema = z
  .record(
    z.string().check(z.regex(customFieldNamePattern, 'fields names what is no custom field')),
    z
      .string('A sample value must be text')
      .check(
        z.maxLength(
          customValueMaxLength,
          `A sample value must be at most ${customValueMaxLength} characters`,
        ),
      ),
  )
  .check(
    z.refine(
      (fields) => Object.keys(fields).length <= mostCustomFields,
      `A form has at most ${mostCustomFields} custom fields`,
    ),
  );

export const targetFormArgumentSchemas = {
  getTargetForm: z.object({ id }),
  listRecipeVersions: z.object({ formId }),
  createTargetForm: z.object({
    name: formNameSchema,
    shortName: shortNameSchema,
    url,
    confirmed: z.literal(true, 'Confirm that you may submit leads to this form.'),
  }),
  updateTargetForm: z.object({
    id,
    name: z.nullish(formNameSchema),
    shortName: z.nullish(shortNameSchema),
    url: z.nullish(url),
    confirmed: z.nullish(confirmed),
    pictureSuccess: z.nullish(z.boolean('pictureSuccess must be true or false')),
  }),
  saveRecipe: z.object({
    formId,
    basedOn: z.nullish(z.int('basedOn must be a whole number')),
    recipe: z.unknown(),
    customFields: z.unknown(),
    note: recipeNoteSchema,
    rehearsalId: z.nullish(z.string('rehearsalId must be text')),
  }),
  restoreRecipe: z.object({ formId, version: z.int('version must be a whole number') }),
  setTargetFormState: z.object({
    id,
    state: z.enum(['live', 'paused'], 'A form is set live or paused.'),
  }),
  setTargetFormDedupe: z.object({ id, dedupe: z.nullish(formDedupeSchema) }),
  setTargetFormConsent: z.object({ id, required: z.boolean('required must be true or false') }),
  setTargetFormPace: z.object({ id, pace: formPaceSchema }),
  setDefaultTargetForm: z.object({ id: z.nullish(z.string('id must be text')) }),
  deleteTargetForm: z.object({ id }),
  rehearseTargetForm: z.object({
    formId,
    recipe: z.nullish(recipeSchema),
    sample: z.nullish(leadSchema),
    fields: z.nullish(sampleFieldsSchema),
  }),
  getRehearsal: z.object({ formId, id: z.nullish(z.string('id must be text')) }),
};

/** @throws {Refusal} `bad_request` with the error and its path. */
export function parseRecipe(
  texts: { recipe: unknown; customFields: unknown },
  checkOrigin: (origin: string) => string,
): { recipe: Recipe; customFields: CustomField[] } {
  const customFields = parseJson('customFields', customFieldsSchema, texts.customFields);
  const recipe = parseJson('recipe', recipeSchema, texts.recipe);
  for (const field of customFields) requireSound(field);
  const declared = new Set(customFields.map(({ name }) => name));
  for (const { fill, signs } of recipe.fields) {
    if (fill.kind === 'fixed' && fill.value.trim() === '') {
      throw new Refusal('bad_request', `“${signs.label || signs.name}” has no answer yet.`);
    }
    if (fill.kind !== 'custom' || declared.has(fill.name)) continue;
    throw new Refusal('bad_request', `The recipe names no custom field of the form: ${fill.name}.`);
  }
  const allowedOrigins = [...new Set(recipe.allowedOrigins.map(checkOrigin))];
  return { recipe: { ...recipe, allowedOrigins }, customFields };
}

function parseJson<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  text: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, text);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = [name, ...(issue?.path ?? [])].map(String).join('.');
  throw new Refusal('bad_request', `${place}: ${issue?.message ?? 'not valid'}`);
}

/**
 * Checks that a question's choices and rules fit its type, and that its default is a valid value.
 */
function requireSound(field: CustomField): void {
  const isChoice = field.type === 'choice';
  if (isChoice !== (field.choices !== undefined)) {
    const what = isChoice ? 'needs its choices' : 'takes no choices';
    throw new Refusal('bad_request', `The custom field ${field.name} ${what}.`);
  }
  const [problem] = Object.entries(ruleProblems(field));
  if (problem) {
    throw new Refusal('bad_request', `The custom field ${field.name}: ${problem.join(' ')}.`);
  }
  if (field.default === undefined) return;
  const { message } = readCustomValue(field, field.default);
  if (message !== undefined) throw new Refusal('bad_request', `The default: ${message}.`);
}
