/**
 * The items that the callback sweep handles every minute: deliveries whose call is due or whose
 * message is late, and disabled endpoints whose owner must be informed.
 */
import {
  dueCallbacksIndexName,
  type DeliveryRow,
  type EndpointRow,
} from '../../../contract/callbacks.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { queryPages } from '../dynamodb/read-items.ts';
import { readAll, type CallbackTable } from './callback-table.ts';
import { nextLook } from './delivery-rows.ts';

export interface DueItem {
  userId: string;
  sortKey: string;
  dueAt: string;
}

/** All attributes of a delivery that the callback sweep reads. */
export const dueAttributes = [
  ...(['userId', 'sortKey', 'endpointId', 'eventId', 'isReplay'] as const),
  ...(['attemptAt', 'dueAt', 'looks'] as const),
] satisfies (keyof DeliveryRow)[];
export type DueDelivery = Pick<DeliveryRow, (typeof dueAttributes)[number]>;

export interface DisabledEndpoint {
  userId: string;
  sortKey: string;
  endpointId: string;
  disabledAt: string;
  host: string;
}

export interface DueCallbacks {
  /** The keys of due items page by page, the longest overdue first. */
  pages(shard: string): AsyncGenerator<DueItem[]>;
  /** Reads a delivery; undefined if it is no longer due. */
  read(item: DueItem): Promise<DueDelivery | undefined>;
  /**
   * Sets when the callback sweep checks the delivery again. Called after the sweep has sent the
   * delivery's message.
   */
  lookLater(delivery: DueDelivery): Promise<void>;
  /** Reads a disabled endpoint; undefined if the endpoint was resumed or removed. */
  readDisabled(item: DueItem): Promise<DisabledEndpoint | undefined>;
  /** Notes that the endpoint's owner was informed. */
  markTold(endpoint: DisabledEndpoint): Promise<void>;
}

const PAGE = 100;

export function createDueCallbacks(table: CallbackTable): DueCallbacks {
  return {
    pages: (shard) => pages(table, shard),
    read: (item) => read(table, item),
    lookLater: (delivery) => lookLater(table, delivery),
    readDisabled: (item) => readDisabled(table, item),
    markTold: (endpoint) => markTold(table, endpoint),
  };
}

const pages = (table: CallbackTable, shard: string) =>
  queryPages<DueItem>(table, {
    IndexName: dueCallbacksIndexName,
    KeyConditionExpression: 'dueShard = :shard AND dueAt <= :now',
    ExpressionAttributeValues: { ':shard': shard, ':now': table.now().toISOString() },
    Limit: PAGE,
  });

/** The index that named the item may be out of date, so the item's own time is checked again. */
async function read(table: CallbackTable, item: DueItem): Promise<DueDelivery | undefined> {
  const { userId, sortKey: prefix } = item;
  const [row] = await readAll<DeliveryRow, (typeof dueAttributes)[number]>(table, {
    ...{ userId, prefix, attributes: dueAttributes },
  });
  return row?.dueAt !== undefined && row.dueAt <= table.now().toISOString() ? row : undefined;
}

async function lookLater(
  { client, table, now }: CallbackTable,
  { userId, sortKey, dueAt = '', looks = 0 }: DueDelivery,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    UpdateExpression: 'SET dueAt = :next, looks = :looks',
    ConditionExpression: 'dueAt = :dueAt',
    ExpressionAttributeValues: {
      ':next': nextLook(now(), looks),
      ':looks': looks + 1,
      ':dueAt': dueAt,
    },
  });
}

async function readDisabled(
  table: CallbackTable,
  { userId, sortKey }: DueItem,
): Promise<DisabledEndpoint | undefined> {
  const [endpoint] = await readAll<EndpointRow, 'id' | 'host' | 'disabledAt'>(table, {
    ...{ userId, prefix: sortKey, attributes: ['id', 'host', 'disabledAt'] },
  });
  if (endpoint?.disabledAt === undefined) return undefined;
  const { id: endpointId, disabledAt, host } = endpoint;
  return { userId, sortKey, endpointId, disabledAt, host };
}

async function markTold(
  { client, table }: CallbackTable,
  { userId, sortKey, disabledAt }: DisabledEndpoint,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    UpdateExpression: 'REMOVE dueShard, dueAt',
    ConditionExpression: 'disabledAt = :disabledAt',
    ExpressionAttributeValues: { ':disabledAt': disabledAt },
  });
}
