/** The answer about a form's newest rehearsal, from which the OpenAPI document is made. */
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
  /** Whether the value is a part of the lead, an answer, the same for each lead, or none. */
  fill: z.enum(['lead', 'custom', 'fixed', 'empty']),
  /** The part of the lead, or the name of the form's own question. */
  from: text,
  /** Whether the field is required and nothing is filled in. */
  unanswered: z.boolean(),
});

export const rehearsedSchema = z.object({
  /** The page's title. */
  title: z.string(),
  /** The site of the form. */
  origin: z.string(),
  /** What was not found; absent if the form was found. */
  unfound: z.optional(z.enum(['form', 'button', 'fields'])),
  /** The text of the button that would be pressed; blank if there is none, or for an icon. */
  button: z.string(),
  steps: z.int(),
  /** Why later steps of the form were not seen. */
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
  /** Set once the state is `done`. */
  report: z.optional(rehearsedSchema),
  /** Set once the state is `failed`. */
  failure: z.optional(rehearsalFailureSchema),
});

export const rehearsalAnswerSchema = z.object({
  success: z.literal(true),
  formId: z.string(),
  /** Absent if the form was not rehearsed within the last seven days. */
  rehearsal: z.optional(rehearsalSchema),
});
export type RehearsalAnswer = z.infer<typeof rehearsalAnswerSchema>;
