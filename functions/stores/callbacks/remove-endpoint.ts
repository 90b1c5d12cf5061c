/**
 * Frees the endpoint's slot, then removes the endpoint. If the same endpoint is being created at
 * this moment, the creation finds that its slot is gone, and removes the endpoint that it wrote.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { EndpointRow } from '../../../contract/callbacks.ts';
import { endpointKey, endpointPrefix, readAll, type CallbackTable } from './callback-table.ts';
import { closeSlots, freeSlot } from './endpoint-slots.ts';

type Removed = Pick<EndpointRow, 'userId' | 'id' | 'slot'>;

/** Removes all endpoints of a deleted account. */
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
}

export async function removeEndpoint(
  table: CallbackTable,
  { userId, id, slot }: Removed,
): Promise<void> {
  const key = { userId, endpointId: id };
  await freeSlot(table, { userId, slot, id });
  await table.client.send(new DeleteCommand({ TableName: table.table, Key: endpointKey(key) }));
}
