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
   * Set if the service itself started the rehearsal. Such a rehearsal takes its turn with the other
   * daily rehearsals, not with the rehearsals that its user starts.
   */
  lane: z.optional(z.literal('daily')),
  /** When the rehearsal was requested, in epoch milliseconds; undefined in the first message. */
  askedAt: z.optional(z.number()),
});
export type RehearsalMessage = z.infer<typeof rehearsalMessageSchema>;
