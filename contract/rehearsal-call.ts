/**
 * What the rehearser asks of the browser function, and what that may answer. There is no place for a
 * fence token in it, so whatever the call says, nothing can be submitted.
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
  /** Without one the bot proposes what goes in. */
  recipe: z.optional(recipeSchema),
  /** The sample, and its answers to the form's own questions. */
  lead: storedLeadSchema,
  fields: customValuesSchema,
  /** When the rehearsal ends, in epoch milliseconds. */
  deadline: z.number(),
  /** Where to post the picture. */
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
