/** The target form: the web page that the bot fills, and what counts as success there. */
import * as z from 'zod/mini';
import { formKinds } from './lead.ts';
import { recipeSchema } from './recipe.ts';

/**
 * The kinds of value that a stage's settings may give to a field that the bot does not recognise by
 * itself.
 */

const fieldOverrideSchema = z.union([
  /** The part of the lead for which the field asks. */
  z.object({ selector: z.string().check(z.minLength(1)), kind: z.enum(formKinds) }),
  /** A fixed answer for every lead: an option's value, a text, or `on` for a checkbox. */
  z.object({ selector: z.string().check(z.minLength(1)), value: z.string() }),
]);
export type FieldOverride = z.infer<typeof fieldOverrideSchema>;

export const targetFormSchema = z.object({
  name: z.string().check(z.minLength(1)),
  url: z.url(),
  /** True for the site's own demo form; the dashboard then shows a banner. */
  demo: z.boolean(),
  /** What the page shows after a success; if omitted, the bot itself searches for evidence. */
  success: z.optional(
    z.object({
      text: z.optional(z.string()),
      selector: z.optional(z.string()),
      urlIncludes: z.optional(z.string()),
    }),
  ),
  /** The fields, each by a CSS selector, of a form that the bot does not recognise by itself. */
  fields: z.optional(z.array(fieldOverrideSchema)),
  /** CSS selector of the submit button. */
  submit: z.optional(z.string()),
  /** Other origins on which the form may be, for example if it is embedded from another site. */
  allowedOrigins: z.optional(z.array(z.url())),
  /** The owner's recipe; with a recipe, the bot fills in only the fields that the recipe names. */
  recipe: z.optional(recipeSchema),
  /** Whether screenshots hide personal data. */
  maskScreenshots: z.optional(z.boolean()),
});
export type TargetForm = z.infer<typeof targetFormSchema>;
