/**
 * The recipe: the instructions by which the bot fills a user's target form, in one version. A
 * recipe identifies a field by several signs (label, name, id, type, position), so that the bot
 * finds the field again after some signs have changed. The form's owner chooses what fills each
 * field, or a rehearsal (a trial run) proposes it. GraphQL transports a recipe as JSON, because
 * GraphQL inputs have no unions.
 */
import * as z from 'zod/mini';
import { customFieldNamePattern } from './custom-field.ts';
import { formKinds } from './lead.ts';

const mostRecipeFields = 100;
export const mostSigns = 10;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const selector = z.optional(text(500).check(z.minLength(1)));

/**
 * The parts of a lead that a target form may ask for, such as the first name or the country code.
 */
export const leadParts = formKinds;

/** How a value is transformed before it is filled in. */
export const transformationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first_word') }),
  /** For names: all words except the first word; the whole name if it is one word. */
  z.object({ kind: z.literal('last_word') }),
  z.object({ kind: z.literal('digits') }),
  /** The phone number without its country code. */
  z.object({ kind: z.literal('national_number') }),
  z.object({ kind: z.literal('divided'), by: z.enum(['thousand', 'lakh', 'crore']) }),
  /** A date in another format; the pattern contains `YYYY`, `MM` and `DD`. */
  z.object({ kind: z.literal('date'), pattern: text(40) }),
  /**
   * Replaces whole values, ignoring letter case. A value that is not in the table stays unchanged.
   */
  z.object({
    kind: z.literal('table'),
    rows: z.array(z.object({ from: text(500), to: text(500) })).check(z.maxLength(200)),
  }),
]);
export type Transformation = z.infer<typeof transformationSchema>;

export const fillSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lead'),
    part: z.enum(leadParts),
    /**
     * How the lead's part is transformed. If omitted, the bot writes the part in the format that
     * the field accepts.
     */
    transformation: z.optional(transformationSchema),
  }),
  z.object({
    kind: z.literal('custom'),
    name: z.string().check(z.regex(customFieldNamePattern)),
    transformation: z.optional(transformationSchema),
  }),
  /** A fixed value for every lead: a text, an option's text or value, or `on` for a checkbox. */
  z.object({ kind: z.literal('fixed'), value: text(500) }),
  z.object({ kind: z.literal('empty') }),
]);
export type Fill = z.infer<typeof fillSchema>;

/** The signs (label, name, id, type, position) by which a field of the page is found again. */
export const fieldSignsSchema = z.object({
  /** The text that people read: the field's label, or a substitute such as the placeholder. */
  label: text(200),
  name: text(200),
  id: text(200),
  /**
   * The input's type, `select` or `textarea`; for a field that a script made from other elements,
   * its ARIA role: `listbox` or `slider`.
   */
  type: text(40),
  /** The field's position among the visible fields of its step, from 0. */
  position: z.int().check(z.nonnegative()),
});
export type FieldSigns = z.infer<typeof fieldSignsSchema>;

export const recipeFieldSchema = z.object({
  /** In a form with several steps, the number of the field's step, from 1. */
  step: z.int().check(z.positive(), z.maximum(12)),
  signs: fieldSignsSchema,
  /** A CSS selector; if present, the bot uses it instead of the signs. */
  selector,
  /** Whether the form required the field when the recipe was made. */
  required: z.boolean(),
  /**
   * For a list or a group of checkboxes: the options when the recipe was made. Of many options,
   * only some are stored.
   */
  options: z.optional(z.array(text(200)).check(z.maxLength(300))),
  fill: fillSchema,
});
export type RecipeField = z.infer<typeof recipeFieldSchema>;

/**
 * A sign on the page that the target has accepted or refused the lead. It is enough if one member
 * (text, selector or part of the address) matches.
 */
export const signSchema = z.object({
  /** A text that appears after the submit. */
  text: z.optional(text(500)),
  selector,
  /** A part of the page's address after the submit. */
  urlIncludes: z.optional(text(500)),
});
export type FormSign = z.infer<typeof signSchema>;

const buttonSchema = z.object({
  text: text(200),
  /**
   * The beginning of the button's HTML. This HTML identifies the button among buttons with the same
   * text or without text. Used only together with `anywhere`.
   */
  look: z.optional(text(200)),
  selector,
});
export type RecipeButton = z.infer<typeof buttonSchema>;

export const recipeSchema = z
  .object({
    fields: z.array(recipeFieldSchema).check(z.maxLength(mostRecipeFields)),
    /**
     * The button on the form's last step, identified by its text. If omitted, the bot chooses a
     * button.
     */
    button: z.optional(buttonSchema),
    /** The button that the bot presses first to open the form; only together with `anywhere`. */
    opener: z.optional(z.omit(buttonSchema, { selector: true })),
    /**
     * Whether the bot searches the fields and the button in the whole page instead of one form.
     * True if the form's owner chose them in the whole page.
     */
    anywhere: z.optional(z.literal(true)),
    success: z.optional(z.array(signSchema).check(z.maxLength(mostSigns))),
    refusal: z.optional(z.array(signSchema).check(z.maxLength(mostSigns))),
    /**
     * Further origins, confirmed by the form's owner, at which the form may be or to which the form
     * may send.
     */
    allowedOrigins: z.array(z.url()).check(z.maxLength(10)),
  })
  .check(
    z.refine(({ opener, anywhere }) => !opener || anywhere === true, {
      path: ['opener'],
      error: 'An opener needs "anywhere": true',
    }),
  );
export type Recipe = z.infer<typeof recipeSchema>;
