/**
 * Plans the deliveries of an event to its user's endpoints without reading their addresses and
 * secrets, and requests a check of the user's alert rules. Planning an event again writes no
 * delivery twice, but sends the deliveries' messages again. So after a crash the function that
 * wrote the event can repeat the planning.
 */
import type { AlertChannel, AlertLookRow } from '../../../contract/alerts.ts';
import type { DeliveryRow, EndpointRow } from '../../../contract/callbacks.ts';
import type { ServiceEvent } from '../../../contract/events.ts';
import { stageForm } from '../../../contract/submission.ts';
import { askForLook, lookAttributes } from '../alerts/alert-looks.ts';
import { lookSortKey } from '../alerts/alert-rows.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import type { CallbackQueue } from './callback-queue.ts';
import { readAll, type CallbackTable } from './callback-table.ts';
import { newDelivery } from './delivery-rows.ts';

/** @param channels for an event about an alert: the channels of the alert's rule. */
export type PlanDeliveries = (
  event: ServiceEvent & { userId: string },
  channels?: readonly AlertChannel[],
) => Promise<void>;

/**
 * The attributes that the planning reads of endpoints, and of the user's look (the item for the
 * next check of the alert rules).
 */
const plannedAttributes = [
  ...lookAttributes,
  ...(['sortKey', 'id', 'events', 'formIds', 'kind'] as const),
] satisfies (keyof EndpointRow | keyof AlertLookRow)[];
type Planned = Pick<EndpointRow, 'id' | 'events' | 'formIds' | 'kind'>;
/**
 * The common beginning of the sort keys of endpoints and of the user's look (the item for the next
 * check of the alert rules), so that one query reads both.
 */
const ENDPOINTS_AND_LOOK = 'endpoint';

export function createDeliveryPlanning(table: CallbackTable, queue: CallbackQueue): PlanDeliveries {
  return async (event, channels) => {
    const { userId } = event;
    const rows = await readAll<EndpointRow & AlertLookRow, (typeof plannedAttributes)[number]>(
      table,
      { userId, prefix: ENDPOINTS_AND_LOOK, attributes: plannedAttributes },
    );
    const look = rows.find(({ sortKey }) => sortKey === lookSortKey);
    const endpoints = rows.filter((row) => row !== look);
    const wanting = endpoints.filter((endpoint) => wants(endpoint, event, channels));
    await Promise.all(
      wanting.map(({ id }) => plan(table, queue, { userId, event, endpointId: id })),
    );
    if (look && !('alertId' in event.data)) await askForLook(table, look);
  };
}

/** Writes a delivery, unless it was already written, and sends its message in both cases. */
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

function wants(
  { id, events, formIds, kind }: Planned,
  { type, data }: ServiceEvent,
  channels: readonly AlertChannel[] = [],
): boolean {
  if (!events.includes(type)) return false;
  if ('alertId' in data && !channels.includes(kind ?? 'callback')) return false;
  if ('callbackId' in data) return data.callbackId !== id;
  if ('alertId' in data && data.formId === undefined) return !formIds;
  return !formIds || formIds.includes(data.formId ?? stageForm);
}
