/**
 * The queue message: ids only, never personal data. Producers use the type; the bot parses each
 * message with the schema.
 */
import * as z from 'zod/mini';

export const leadMessageSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  submissionId: z.string().check(z.minLength(1)),
});
export type LeadMessage = z.infer<typeof leadMessageSchema>;
