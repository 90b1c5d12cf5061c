/** Parses the arguments of the GraphQL fields about callbacks. */
import * as z from 'zod/mini';
import { newEndpointSchema } from '../../contract/callbacks.ts';
import { slackAddressSchema } from '../../contract/slack.ts';
import { timeSchema } from './time-schema.ts';

const id = z.string('id is required');
const callbackId = z.string('callbackId is required');
const nextToken = z.nullish(z.string('nextToken is not valid'));
const chosen = newEndpointSchema.shape;

export const callbackArgumentSchemas = {
  getCallback: z.object({ id }),
  listDeliveries: z.object({
    callbackId,
    limit: z.nullish(z.int('limit must be a whole number')),
    nextToken,
  }),
  createCallback: z.object({
    address: chosen.address,
    events: chosen.events,
    formIds: z.nullish(chosen.formIds),
    withValues: z.nullish(chosen.withValues),
  }),
  addSlackChannel: z.object({ address: slackAddressSchema }),
  rotateCallbackSecret: z.object({ id }),
  setCallbackPaused: z.object({ id, paused: z.boolean('paused must be true or false') }),
  deleteCallback: z.object({ id }),
  testCallback: z.object({ id }),
  replayDelivery: z.object({ callbackId, eventId: z.string('eventId is required') }),
  replayDeliveries: z.object({
    callbackId,
    which: z.enum(['failed', 'all'], 'which must be failed or all'),
    since: timeSchema('since'),
    nextToken,
  }),
};
