/**
 * The message of the rehearsals' queue: ids only. The values to fill in are in the rehearsal's
 * item.
 */
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));
export const rehearsalMessageSchema = z.object({ userId: id, formId: id, rehearsalId: id });
export type RehearsalMessage = z.infer<typeof rehearsalMessageSchema>;
