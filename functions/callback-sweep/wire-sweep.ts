/** Connects the sweep with its stores. Also called by `tests/simulation`. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { createAlertLooks } from '../stores/alerts/alert-looks.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { readDisabledCallbacks } from '../stores/callbacks/disabled-callbacks.ts';
import { createDueCallbacks } from '../stores/callbacks/due-callbacks.ts';
import { createDeliveryPlanning } from '../stores/callbacks/plan-deliveries.ts';
import { createEventStore } from '../stores/events/event-store.ts';
import { recentOutcomes } from '../stores/events/recent-outcomes.ts';
import { createDigestAsking } from '../stores/follow-ups/digest-store.ts';
import { paceOfForm } from '../stores/pace/form-gate.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { arrivalsAfter } from '../stores/submissions/arrivals.ts';
import { readWatchedForms } from '../stores/target-forms/target-form-rows.ts';
import { lookAtAlerts, type AlertLooking } from './alerts/look-at-alerts.ts';
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
  const eventTable = { client, table: environment.EVENTS_TABLE, now };
  const rows = { client, table: environment.SUBMISSIONS_TABLE, now };
  const forms = { client, table: environment.TARGET_FORMS_TABLE };
  const pace = createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now });
  const asking = createDigestAsking({ client, table: environment.FOLLOW_UPS_TABLE, now });
  const events = createEventStore(eventTable);
  const plan = createDeliveryPlanning(callbacks, queue);
  const looking: AlertLooking = {
    looks: createAlertLooks(callbacks),
    ...{ events, plan, now },
    mail: asking.alert,
    outcomes: (userId) => recentOutcomes(eventTable, userId),
    arrivals: (userId, after) => arrivalsAfter(rows, userId, after),
    forms: (userId) => readWatchedForms(forms, userId),
    capUse: (formId, zone) => pace.read(paceOfForm(formId), zone),
    countDisabled: async (userId) => (await readDisabledCallbacks(callbacks, userId)).length,
  };
  return {
    due: createDueCallbacks(callbacks),
    ...{ queue, events, plan },
    tell: asking.soon,
    lookAtAlerts: (userId) => lookAtAlerts(userId, looking),
    logger,
    now,
  };
}
