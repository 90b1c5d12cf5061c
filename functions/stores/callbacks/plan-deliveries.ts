/**
 * Plans the deliveries of an event to its user's endpoints, without their addresses and secrets. A
 * repeat writes no delivery twice and sends its messages again, so a crash is repaired by the
 * repeat of whatever made the event.
 */
import type { DeliveryRow, EndpointRow } from '../../../contract/callbacks.ts';
import type { ServiceEvent } from '../../../contract/events.ts';
import { stageForm } from '../../../contract/submission.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import type { CallbackQueue } from './callback-queue.ts';
import { endpointPrefix, readAll, type CallbackTable } from './callback-table.ts';
import { newDelivery } from './delivery-rows.ts';

export type PlanDeliveries = (event: ServiceEvent & { userId: string }) => Promise<void>;

/** All attributes of an endpoint that the planning reads. */
const plannedAttributes = [
  'userId',
  'sortKey',
  'id',
  'events',
  'formIds',
] as const satisfies (keyof EndpointRow)[];
type Planned = Pick<EndpointRow, (typeof plannedAttributes)[number]>;

export function createDeliveryPlanning(table: CallbackTable, queue: CallbackQueue): PlanDeliveries {
  return async (event) => {
    const { userId } = event;
    const endpoints = await readAll<EndpointRow, keyof Planned>(table, {
      ...{ userId, prefix: endpointPrefix, attributes: plannedAttributes },
    });
    const wanting = endpoints.filter((endpoint) => wants(endpoint, event));
    await Promise.all(
      wanting.map(({ id }) => plan(table, queue, { userId, event, endpointId: id })),
    );
  };
}

/** A delivery is begun once; its message may be sent again. */
async function plan(
  { client, table, now }: CallbackTable,
  queue: CallbackQueue,
  { userId, event, endpointId }: { userId: string; event: ServiceEvent; endpointId: string },
): Promise<void> {
  const { id: eventId, type } = event;
  const message = { userId, endpointId, eventId };
  const delivery: DeliveryRow = newDelivery({ ...message, type }, now());
  await putIf(client, {
    TableName: table,
    Item: delivery,
    ConditionExpression: 'attribute_not_exists(sortKey)',
  });
  await queue.send(message);
}

function wants({ id, events, formIds }: Planned, { type, data }: ServiceEvent): boolean {
  if (!events.includes(type)) return false;
  if ('callbackId' in data) return data.callbackId !== id;
  return !formIds || formIds.includes(data.formId ?? stageForm);
}
