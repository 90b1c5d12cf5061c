/**
 * Responsible for what waits in the callbacks' table: calls that are due later than a message can
 * be held back, messages that were lost, and owners who must be told that an endpoint is disabled.
 * Called every minute. Not done by the function that calls, because that one talks to strangers and
 * may write neither events nor requests for e-mails.
 */
import type { Context } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { createDueCallbacks } from '../stores/callbacks/due-callbacks.ts';
import { createDeliveryPlanning } from '../stores/callbacks/plan-deliveries.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createEventStore } from '../stores/events/event-store.ts';
import { createDigestAsking } from '../stores/follow-ups/digest-store.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { sweep } from './sweep.ts';

const environment = readEnvironment('callbackSweep');
const logger = createLogger('callback-sweep');
const now = () => new Date();
const client = createDocumentClient();
const queue = createCallbackQueue({
  client: createQueueClient(),
  queueUrl: environment.CALLBACK_QUEUE_URL,
});
const callbacks = { client, table: environment.CALLBACKS_TABLE, now };
/** A batch of items takes a second or two. */
const RESERVED_MS = 8000;

const sweeping = {
  due: createDueCallbacks(callbacks),
  queue,
  events: createEventStore({ client, table: environment.EVENTS_TABLE, now }),
  plan: createDeliveryPlanning(callbacks, queue),
  tell: createDigestAsking({ client, table: environment.FOLLOW_UPS_TABLE, now }).soon,
  logger,
  now,
};

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVED_MS;
  const report = await sweep({ ...sweeping, hasTime });
  if (report.sent + report.told + report.failed > 0) logger.info('Callbacks swept', { ...report });
}
