/**
 * The call that makes the browser function rehearse a form (fill it without submit), and its
 * answer. The call has no member for a fence token (the permission to send), so no call can make
 * the browser submit a form.
 */
import * as z from 'zod/mini';
import { pictureSchema } from './browser-call.ts';
import { customValuesSchema } from './custom-field.ts';
import { storedLeadSchema } from './lead-schema.ts';
import { recipeSchema } from './recipe.ts';
import { rehearsalFailureSchema, rehearsalReportSchema } from './rehearsal.ts';

export const rehearsalCallSchema = z.strictObject({
  kind: z.literal('rehearsal'),
  url: z.url(),
  /** The recipe that the rehearsal tries; if omitted, the bot proposes a recipe. */
  recipe: z.optional(recipeSchema),
  /** The sample lead, and its answers to the form's own questions. */
  lead: storedLeadSchema,
  fields: customValuesSchema,
  /** When the rehearsal must end, in epoch milliseconds. */
  deadline: z.number(),
  /** Where to upload the screenshot. */
  picture: pictureSchema,
});
export type RehearsalCall = z.infer<typeof rehearsalCallSchema>;

export const rehearsalAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rehearsed'),
    report: rehearsalReportSchema,
    pictured: z.boolean(),
  }),
  z.object({
    kind: z.literal('failure'),
    ...rehearsalFailureSchema.shape,
    pictured: z.boolean(),
  }),
]);
export type RehearsalAnswer = z.infer<typeof rehearsalAnswerSchema>;
