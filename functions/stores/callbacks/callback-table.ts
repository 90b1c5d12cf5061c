/**
 * The table of callbacks: the keys of its items, and reads of one item or of all items of a kind.
 */
import type { CallbackMessage, DeliveryRow } from '../../../contract/callbacks.ts';
import { sha256Hex, shortHash } from '../dynamodb/sha256.ts';
import { allOf, queryPages, readItem } from '../dynamodb/read-items.ts';
import type { HostLimit } from './place-rules.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export type CallbackTable = TimedTable;

export interface EndpointKey {
  userId: string;
  endpointId: string;
}

export const endpointPrefix = 'endpoint#';
export const deliveryPrefix = 'delivery#';

export const endpointKey = ({ userId, endpointId }: EndpointKey) => ({
  userId,
  sortKey: endpointPrefix + endpointId,
});
export const deliveryKey = ({ userId, endpointId, eventId }: CallbackMessage) => ({
  userId,
  sortKey: `${deliveryPrefix}${eventId}#${endpointId}`,
});
/** Identifies a counter, which counts a user's calls to one host for one limit. */
export interface HostWindow {
  userId: string;
  /** The host of the address, without its port. */
  host: string;
  limit: HostLimit;
}
export const hostCallsKey = ({ userId, host, limit }: HostWindow) => ({
  userId,
  sortKey: `${limit.name}#${shortHash(host)}`,
});
export const placesKey = (userId: string) => ({ userId, sortKey: 'places' });
export const slotsKey = (userId: string) => ({ userId, sortKey: 'slots' });

/**
 * The shards of the index of due items. All deliveries of one user are in the same shard, and most
 * other users' deliveries are in other shards.
 */
export const dueShards = Array.from({ length: 8 }, (_, number) => `due#${number}`);
export function dueShardOf(userId: string): string {
  const number = Number.parseInt(sha256Hex(userId).slice(0, 4), 16) % dueShards.length;
  return `due#${number}`;
}
/** The part of the index that contains disabled endpoints whose owner must still be informed. */
export const disabledShard = 'disabled';

export const logOf = ({ userId, endpointId }: EndpointKey) => `${userId}#${endpointId}`;

/** @param attributes the only attributes to read; a function's rights may allow no others. */
export function readAll<Row, Name extends keyof Row & string>(
  table: CallbackTable,
  {
    userId,
    prefix,
    attributes,
    isConsistent = false,
  }: { userId: string; prefix: string; attributes: readonly Name[]; isConsistent?: boolean },
): Promise<Pick<Row, Name>[]> {
  return allOf(
    queryPages<Pick<Row, Name>>(table, {
      KeyConditionExpression: 'userId = :userId AND begins_with(sortKey, :prefix)',
      ExpressionAttributeValues: { ':userId': userId, ':prefix': prefix },
      ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
      ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
      Select: 'SPECIFIC_ATTRIBUTES',
      ConsistentRead: isConsistent,
    }),
  );
}

export const readDelivery = (table: CallbackTable, message: CallbackMessage) =>
  readItem<DeliveryRow>(table, deliveryKey(message));
