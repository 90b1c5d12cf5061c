/** Connects the deliveries of callbacks with their stores. Also called by `tests/simulation`. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isClosed } from '../../contract/account.ts';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { createDeliveryStore } from '../stores/callbacks/delivery-store.ts';
import { createEndpointHealth } from '../stores/callbacks/endpoint-health.ts';
import { createReadEndpoint } from '../stores/callbacks/read-endpoint.ts';
import { readEvent } from '../stores/events/read-event.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { readRow } from '../stores/submissions/submission-row.ts';
import type { Delivering } from './deliver.ts';

export interface CallbackWiring extends Pick<Delivering, 'call' | 'now' | 'random' | 'newClaim'> {
  environment: FunctionEnvironment<'callbacks'>;
  client: DynamoDBDocumentClient;
  queues: SQSClient;
}

export function wireCallbacks(wiring: CallbackWiring): Delivering {
  const { environment, client, queues, now, ...dependencies } = wiring;
  const callbacks = { client, table: environment.CALLBACKS_TABLE, now };
  const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
  // Callbacks go to any site that operators have not blocked. The stage's policy of allowed sites
  // is only for the forms that the bot fills.
  const origins = createOriginPolicy({
    ...{ client, table: environment.ORIGINS_TABLE, policy: 'any', now },
  });
  return {
    ...dependencies,
    now,
    siteUrl: environment.SITE_URL,
    readEndpoint: createReadEndpoint(callbacks),
    health: createEndpointHealth(callbacks, Number(environment.PLACES_OF_USER)),
    deliveries: createDeliveryStore(callbacks),
    queue: createCallbackQueue({ client: queues, queueUrl: environment.CALLBACK_QUEUE_URL }),
    isClosed: async (userId) => isClosed(await accounts.read(userId)),
    readEvent: (...of) => readEvent({ client, table: environment.EVENTS_TABLE, now }, ...of),
    readRow: (...of) => readRow({ client, table: environment.SUBMISSIONS_TABLE, now }, ...of),
    isBlocked: async (address) => (await origins.whyNot([address])) !== undefined,
  };
}
