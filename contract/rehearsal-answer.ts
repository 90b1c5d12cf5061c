/**
 * The answer about a form's newest rehearsal (trial run), from which the OpenAPI document is made.
 */
import * as z from 'zod/mini';
import { driftSchema, rehearsalFailureSchema, rehearsalStates } from './rehearsal.ts';

const text = z.optional(z.string());

export const rehearsedFieldAnswerSchema = z.object({
  /** The number of the field in the rehearsal's picture. */
  number: z.int(),
  step: z.int(),
  label: z.string(),
  type: z.string(),
  required: z.boolean(),
  /**
   * The kind of the field's value: a part of the lead, an answer to a question, a fixed value for
   * every lead, or no value.
   */
  fill: z.enum(['lead', 'custom', 'fixed', 'empty']),
  /** The name of the lead's part or of the form's own question that gives the value. */
  from: text,
  /** Whether the field is required and has no value. */
  unanswered: z.boolean(),
});

export const rehearsedSchema = z.object({
  /** The page's title. */
  title: z.string(),
  /** The origin of the site on which the form is. */
  origin: z.string(),
  /**
   * The part of the page that the bot did not find: the form, its button or its fields. Absent if
   * the bot found all of them.
   */
  unfound: z.optional(z.enum(['form', 'button', 'fields'])),
  /**
   * The text of the button that the bot would press. Blank if the bot found no button, or if the
   * button is an icon.
   */
  button: z.string(),
  steps: z.int(),
  /** Why the rehearsal did not reach later steps of the form. */
  unseen: text,
  fields: z.array(rehearsedFieldAnswerSchema),
  /** Where the page differs from the form's recipe. */
  drift: z.array(driftSchema),
});

export const rehearsalSchema = z.object({
  id: z.string(),
  state: z.enum(rehearsalStates),
  startedBy: z.enum(['owner', 'daily']),
  createdAt: z.iso.datetime(),
  endedAt: z.optional(z.iso.datetime()),
  /** The report of the rehearsal; present in the state `done`. */
  report: z.optional(rehearsedSchema),
  /** Why the rehearsal failed; present in the state `failed`. */
  failure: z.optional(rehearsalFailureSchema),
});

export const rehearsalAnswerSchema = z.object({
  success: z.literal(true),
  formId: z.string(),
  /**
   * The form's newest rehearsal (trial run); absent if there was none within the last seven days.
   */
  rehearsal: z.optional(rehearsalSchema),
});
export type RehearsalAnswer = z.infer<typeof rehearsalAnswerSchema>;
