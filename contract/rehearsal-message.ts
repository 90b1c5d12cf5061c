/**
 * The message of the rehearsals' queue: ids only. The values to fill in are in the rehearsal's
 * item.
 */
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));
export const rehearsalMessageSchema = z.object({
  userId: id,
  formId: id,
  rehearsalId: id,
  /**
   * Set if the service itself started the rehearsal. Such a rehearsal waits for its turn among the
   * other daily rehearsals, not among the rehearsals that its user starts.
   */
  lane: z.optional(z.literal('daily')),
  /**
   * When the rehearsal's first message was received, in epoch milliseconds. Undefined in the first
   * message; each later message of a waiting rehearsal contains this time.
   */
  askedAt: z.optional(z.number()),
});
export type RehearsalMessage = z.infer<typeof rehearsalMessageSchema>;
