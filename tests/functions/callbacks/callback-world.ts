/** For the tests of deliveries: the stores, a queue in memory, and a receiver on loopback. */
import { afterAll, beforeEach } from '@jest/globals';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CallbackMessage, NewEndpoint } from '../../../contract/callbacks.ts';
import type { ServiceEvent } from '../../../contract/events.ts';
import { deliver, type Delivering } from '../../../functions/callbacks/deliver.ts';
import { createGuardedCall } from '../../../functions/network/guarded-call.ts';
import type { CallbackQueue } from '../../../functions/stores/callbacks/callback-queue.ts';
import { createDeliveryLog } from '../../../functions/stores/callbacks/delivery-log.ts';
import { createDeliveryStore } from '../../../functions/stores/callbacks/delivery-store.ts';
import { createEndpointHealth } from '../../../functions/stores/callbacks/endpoint-health.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { createReadEndpoint } from '../../../functions/stores/callbacks/read-endpoint.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import { readEvent } from '../../../functions/stores/events/read-event.ts';
import { readRow } from '../../../functions/stores/submissions/submission-row.ts';
import { anEvent, anId, aUser } from '../builders.ts';
import { listen } from '../local-aws.ts';
import { openStores } from '../open-stores.ts';

export interface Received {
  headers: Record<string, string>;
  body: string;
}
type Answer = (response: ServerResponse, received: Received) => void;
export type Sent = CallbackMessage & Parameters<CallbackQueue['send']>[1];

export const accepted: Answer = (response) => response.writeHead(204).end();
export const answering =
  (status: number, headers: Record<string, string> = {}, text = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(text);

export async function openCallbacks() {
  const stores = await openStores();
  const { db, clock } = stores;
  const { now } = clock;
  const sent: Sent[] = [];
  const received: Received[] = [];
  let answer: Answer = accepted;
  let userId = aUser();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = { headers: request.headers as Record<string, string>, body };
      received.push(call);
      answer(response, call);
    });
  });
  const address = await listen(server);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    userId = aUser();
    sent.length = 0;
    received.length = 0;
    answer = accepted;
  });
  const queue: CallbackQueue = {
    send: async (message, options) => {
      const { endpointId, eventId } = message;
      sent.push({ userId: message.userId, endpointId, eventId, ...options });
    },
  };
  const table = { client: db.client, table: 'callbacks', now, queue };
  const eventTable = { client: db.client, table: 'events', now };
  const events = createEventStore(eventTable);
  const endpoints = createEndpointStore({ ...table, newId: anId, newSecret: newCallbackSecret });
  const deliveries = createDeliveryStore(table);
  const plan = createDeliveryPlanning(table, queue);
  const delivering: Delivering = {
    readEndpoint: createReadEndpoint(table),
    health: createEndpointHealth(table),
    deliveries,
    queue,
    isClosed: () => Promise.resolve(false),
    readEvent: (...of) => readEvent(eventTable, ...of),
    readRow: (...of) => readRow({ client: db.client, table: 'submissions', now }, ...of),
    isBlocked: () => Promise.resolve(false),
    call: createGuardedCall({ allowLoopback: true }),
    siteUrl: 'https://agency.example',
    now,
    random: () => 0.5,
    newClaim: anId,
  };
  return {
    ...{ ...stores, table, queue, events, endpoints, deliveries, plan, delivering, sent, received },
    ...{ address, log: createDeliveryLog(table) },
    user: () => userId,
    answer: (next: Answer) => {
      answer = next;
    },
    anEndpoint: async (changes: Partial<NewEndpoint> = {}) => {
      const { endpoint, secret = '' } = await endpoints.create(userId, {
        ...{ address: `${address}/${anId()}?token=hidden`, events: ['submission.succeeded'] },
        ...changes,
      });
      return { userId, endpointId: endpoint.id, secret };
    },
    /** Writes an event and plans its deliveries, as the events function does. */
    happen: async (event: ServiceEvent = anEvent()) => {
      await events.write(userId, event);
      await plan({ ...event, userId });
      return event;
    },
    /** Advances the clock by the delay of the oldest message, and handles that message. */
    takeMessage: async (changes: Partial<Delivering> = {}) => {
      const message = sent.shift();
      if (!message) throw new Error('No message was sent');
      clock.turn(message.delaySeconds ?? 0);
      await deliver(message, { ...delivering, ...changes });
      const row = await deliveries.read(message);
      if (!row) throw new Error('The delivery is gone');
      return row;
    },
  };
}
