/**
 * Responsible for calling users' own addresses about events. Called by the callbacks' queue, one
 * message at a time, each about one event and one endpoint. It is a separate function, because it
 * connects to strangers' servers: it may only read endpoints, events, submissions and accounts, and
 * update deliveries and the health of endpoints. A receiver's answer raises no alarm of the
 * service.
 */
import type { Context, SQSEvent } from 'aws-lambda';
import { v4 as uuidv4 } from 'uuid';
import { callbackMessageSchema } from '../../contract/callbacks.ts';
import { loopbackAllowed, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createGuardedCall } from '../network/guarded-call.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { deliver } from './deliver.ts';
import { wireCallbacks } from './wire-callbacks.ts';

const logger = createLogger('callbacks');
const delivering = wireCallbacks({
  environment: readEnvironment('callbacks'),
  client: createDocumentClient(),
  queues: createQueueClient(),
  call: createGuardedCall({ allowLoopback: loopbackAllowed() }),
  now: () => new Date(),
  random: Math.random,
  newClaim: uuidv4,
});

/**
 * If the function fails, the queue delivers the message again; `functions/callback-sweep` also
 * sends the message again.
 */
export async function handler(event: SQSEvent, context: Context): Promise<void> {
  logger.addContext(context);
  for (const { body } of event.Records) {
    await deliver(callbackMessageSchema.parse(JSON.parse(body)), delivering);
  }
}
