/**
 * The requests and answers about callbacks for keys with the scope `manage`; the OpenAPI document
 * is generated from these schemas.
 */
import * as z from 'zod/mini';
import { disabledReasons, newEndpointSchema } from './callbacks.ts';
import { eventTypes } from './events.ts';

/**
 * Refuses unknown members, because a misspelt `formIds` would otherwise create a callback for all
 * forms. The error message does not repeat the unknown member's name.
 */
export const newCallbackSchema = z.strictObject(
  newEndpointSchema.shape,
  'Use only address, events, formIds and withValues',
);

const callbackSchema = z.object({
  id: z.string(),
  host: z.string(),
  events: z.array(z.enum(eventTypes)),
  formIds: z.optional(z.array(z.string())),
  withValues: z.boolean(),
  state: z.enum(['active', 'paused', 'disabled']),
  createdAt: z.iso.datetime(),
  disabledAt: z.optional(z.iso.datetime()),
  disabledBecause: z.optional(z.enum(disabledReasons)),
  failingSince: z.optional(z.iso.datetime()),
  formerSecretUntil: z.optional(z.iso.datetime()),
});
export type CallbackOfKey = z.infer<typeof callbackSchema>;

export const callbackAnswerSchema = z.object({
  success: z.literal(true),
  callback: callbackSchema,
  /**
   * The secret that signs the calls; present only in the answer to the call that created the
   * callback.
   */
  secret: z.optional(z.string()),
});
export type CallbackAnswer = z.infer<typeof callbackAnswerSchema>;

export const callbackListSchema = z.object({
  success: z.literal(true),
  items: z.array(callbackSchema),
});
export type CallbackListAnswer = z.infer<typeof callbackListSchema>;
