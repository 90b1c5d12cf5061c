/** Connects the sweep with its stores. The simulation uses this too. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { createDueCallbacks } from '../stores/callbacks/due-callbacks.ts';
import { createDeliveryPlanning } from '../stores/callbacks/plan-deliveries.ts';
import { createEventStore } from '../stores/events/event-store.ts';
import { createDigestAsking } from '../stores/follow-ups/digest-store.ts';
import type { Sweeping } from './sweep.ts';

export interface SweepWiring extends Pick<Sweeping, 'logger' | 'now'> {
  environment: FunctionEnvironment<'callbackSweep'>;
  client: DynamoDBDocumentClient;
  queues: SQSClient;
}

export function wireSweep(wiring: SweepWiring): Omit<Sweeping, 'hasTime'> {
  const { environment, client, queues, now, logger } = wiring;
  const callbacks = { client, table: environment.CALLBACKS_TABLE, now };
  const queue = createCallbackQueue({ client: queues, queueUrl: environment.CALLBACK_QUEUE_URL });
  return {
    due: createDueCallbacks(callbacks),
    queue,
    events: createEventStore({ client, table: environment.EVENTS_TABLE, now }),
    plan: createDeliveryPlanning(callbacks, queue),
    tell: createDigestAsking({ client, table: environment.FOLLOW_UPS_TABLE, now }).soon,
    logger,
    now,
  };
}
