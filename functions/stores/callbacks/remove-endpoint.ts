/**
 * Frees the slot, then removes endpoint and health: a creation that still runs finds its slot gone
 * and removes what it wrote.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { EndpointRow, HealthRow } from '../../../contract/callbacks.ts';
import {
  endpointKey,
  endpointPrefix,
  healthKey,
  healthPrefix,
  readAll,
  type CallbackTable,
} from './callback-table.ts';
import { closeSlots, freeSlot } from './endpoint-slots.ts';

type Removed = Pick<EndpointRow, 'userId' | 'id' | 'slot'>;

/** Removes all of a deleted account, also what a crash within a removal has left. */
export async function removeEndpoints(table: CallbackTable, userId: string): Promise<void> {
  await closeSlots(table, userId);
  const endpoints = {
    userId,
    prefix: endpointPrefix,
    attributes: ['userId', 'id', 'slot'] as const,
  };
  for (const row of await readAll<EndpointRow, keyof Removed>(table, endpoints)) {
    await removeEndpoint(table, row);
  }
  const healths = { userId, prefix: healthPrefix, attributes: ['userId', 'sortKey'] as const };
  for (const key of await readAll<HealthRow, 'userId' | 'sortKey'>(table, healths)) {
    await deleteItem(table, key);
  }
}

export async function removeEndpoint(
  table: CallbackTable,
  { userId, id, slot }: Removed,
): Promise<void> {
  const key = { userId, endpointId: id };
  await freeSlot(table, { userId, slot, id });
  await deleteItem(table, endpointKey(key));
  await deleteItem(table, healthKey(key));
}

async function deleteItem(
  { client, table }: CallbackTable,
  Key: { userId: string; sortKey: string },
): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key }));
}
