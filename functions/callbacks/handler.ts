/**
 * Responsible for calling users' own addresses about events. Called by the callbacks' queue, one
 * message at a time, each of one event and one endpoint. It talks to strangers, so it is a function
 * of its own: it may read endpoints, events, rows and accounts, and update deliveries and what is
 * known of an endpoint's health, and nothing else. What a receiver answers rings no alarm of ours.
 */
import type { Context, SQSEvent } from 'aws-lambda';
import { v4 as uuidv4 } from 'uuid';
import { isClosed } from '../../contract/account.ts';
import { callbackMessageSchema } from '../../contract/callbacks.ts';
import { loopbackAllowed, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createGuardedCall } from '../network/guarded-call.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { createDeliveryStore } from '../stores/callbacks/delivery-store.ts';
import { createEndpointHealth } from '../stores/callbacks/endpoint-health.ts';
import { createReadEndpoint } from '../stores/callbacks/read-endpoint.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { readEvent } from '../stores/events/read-event.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { readRow } from '../stores/submissions/submission-row.ts';
import { deliver, type Delivering } from './deliver.ts';

const environment = readEnvironment('callbacks');
const logger = createLogger('callbacks');
const now = () => new Date();
const client = createDocumentClient();
const callbacks = { client, table: environment.CALLBACKS_TABLE, now };
const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
// The stage's policy is about forms that the bot fills; a block is about the site itself.
const origins = createOriginPolicy({
  ...{ client, table: environment.ORIGINS_TABLE, policy: 'any', now },
});

const delivering: Delivering = {
  readEndpoint: createReadEndpoint(callbacks),
  health: createEndpointHealth(callbacks),
  deliveries: createDeliveryStore(callbacks),
  queue: createCallbackQueue({
    client: createQueueClient(),
    queueUrl: environment.CALLBACK_QUEUE_URL,
  }),
  isClosed: async (userId) => isClosed(await accounts.read(userId)),
  readEvent: (...of) => readEvent({ client, table: environment.EVENTS_TABLE, now }, ...of),
  readRow: (...of) => readRow({ client, table: environment.SUBMISSIONS_TABLE, now }, ...of),
  isBlocked: async (address) => (await origins.whyNot([address])) !== undefined,
  call: createGuardedCall({ allowLoopback: loopbackAllowed() }),
  now,
  random: Math.random,
  newClaim: uuidv4,
};

/** A message that fails is delivered again; the sweep sends it too. */
export async function handler(event: SQSEvent, context: Context): Promise<void> {
  logger.addContext(context);
  for (const { body } of event.Records) {
    await deliver(callbackMessageSchema.parse(JSON.parse(body)), delivering);
  }
}
