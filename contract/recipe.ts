/**
 * The recipe: one version of how a user's target form is filled. A field is known by several signs, so
 * that it is found again after some of them have changed; what goes in is chosen by the form's owner,
 * or proposed by a rehearsal. Travels as JSON: GraphQL's inputs know no unions.
 */
import * as z from 'zod/mini';
import { customFieldNamePattern } from './custom-field.ts';
import { leadFacts, leadFields, type FormKind } from './lead.ts';

const mostRecipeFields = 100;
export const mostSigns = 10;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const selector = z.optional(text(500).check(z.minLength(1)));

/** What a target form may ask of a lead: the name or its first word, the phone or its country code. */
export const leadParts = leadFields.flatMap((field) => leadFacts[field].formKinds as FormKind[]);

/** What a value becomes before it is typed in. */
export const transformationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first_word') }),
  /** All but the first word, or the only one. */
  z.object({ kind: z.literal('last_word') }),
  z.object({ kind: z.literal('digits') }),
  /** A telephone number without its country code. */
  z.object({ kind: z.literal('national_number') }),
  z.object({ kind: z.literal('divided'), by: z.enum(['thousand', 'lakh', 'crore']) }),
  /** Of a date; the pattern holds `YYYY`, `MM` and `DD`. */
  z.object({ kind: z.literal('date'), pattern: text(40) }),
  /** By whole values, letter case apart; what is not in the table goes in as it is. */
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
    /** Without one the bot writes the part as the field takes it. */
    transformation: z.optional(transformationSchema),
  }),
  z.object({
    kind: z.literal('custom'),
    name: z.string().check(z.regex(customFieldNamePattern)),
    transformation: z.optional(transformationSchema),
  }),
  /** The same for every lead: a text, an option's words or value, or `on` for a box. */
  z.object({ kind: z.literal('fixed'), value: text(500) }),
  z.object({ kind: z.literal('empty') }),
]);
export type Fill = z.infer<typeof fillSchema>;

/** By what a field of the page is found again. */
export const fieldSignsSchema = z.object({
  /** What people read: its label, or what stands in its place. */
  label: text(200),
  name: text(200),
  id: text(200),
  /** The input's type, `select`, `textarea`, or of a drawn field `listbox` or `slider`. */
  type: text(40),
  /** Its place among the fields of its step that people see, from 0. */
  position: z.int().check(z.nonnegative()),
});
export type FieldSigns = z.infer<typeof fieldSignsSchema>;

export const recipeFieldSchema = z.object({
  /** The part of a form in steps that it stands in, from 1. */
  step: z.int().check(z.positive(), z.maximum(12)),
  signs: fieldSignsSchema,
  /** Instead of the signs. */
  selector,
  /** Whether the form insisted on it when the recipe was made. */
  required: z.boolean(),
  /** Of a list or a group of boxes: the words that were offered, in part where they are many. */
  options: z.optional(z.array(text(200)).check(z.maxLength(300))),
  fill: fillSchema,
});
export type RecipeField = z.infer<typeof recipeFieldSchema>;

/** What the page shows once the lead is taken, or refused: one of these. */
export const signSchema = z.object({
  /** Words that appear. */
  text: z.optional(text(500)),
  selector,
  /** A part of the address. */
  urlIncludes: z.optional(text(500)),
});
export type FormSign = z.infer<typeof signSchema>;

export const recipeSchema = z.object({
  fields: z.array(recipeFieldSchema).check(z.maxLength(mostRecipeFields)),
  /** The button of the last step, by its words; left out, the bot chooses. */
  button: z.optional(z.object({ text: text(200), selector })),
  success: z.optional(z.array(signSchema).check(z.maxLength(mostSigns))),
  refusal: z.optional(z.array(signSchema).check(z.maxLength(mostSigns))),
  /** Where the form may be besides its address's own origin, as its owner confirmed. */
  allowedOrigins: z.array(z.url()).check(z.maxLength(10)),
});
export type Recipe = z.infer<typeof recipeSchema>;
