/**
 * Simulates a user who replays many deliveries: writes them into the tables as delivered, then
 * requests each delivery again.
 */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryRow } from '../../../contract/callbacks.ts';
import type { EventRow } from '../../../contract/events.ts';
import { replayDeliveries } from '../../../contract/graphql-operations.ts';
import { newDelivery } from '../../../functions/stores/callbacks/delivery-rows.ts';
import { anEvent } from '../../functions/builders.ts';
import type { Room, User } from './room.ts';

const ITEMS_A_WRITE = 25;

/** @returns the number of deliveries that the service will repeat. */
export async function replayMany(room: Room, user: User, count: number): Promise<number> {
  const [endpoint] = await room.addEndpoints(user, 'takes', 1);
  const callbackId = endpoint?.id ?? '';
  await writeDelivered(room, { userId: user.userId, endpointId: callbackId, count });
  let replayed = 0;
  let nextToken: string | null = null;
  do {
    const page: { replayed: number; nextToken: string | null } = (
      await room.ask(user, replayDeliveries, {
        ...{ callbackId, which: 'all' as const, since: new Date(0).toISOString(), nextToken },
      })
    ).replayDeliveries;
    ({ nextToken } = page);
    replayed += page.replayed;
  } while (nextToken !== null);
  return replayed;
}

async function writeDelivered(
  { rows, tableName }: Room,
  { userId, endpointId, count }: { userId: string; endpointId: string; count: number },
): Promise<void> {
  const [events, callbacks] = [tableName('EventsTable'), tableName('CallbacksTable')];
  for (let written = 0; written < count; written += ITEMS_A_WRITE) {
    const made = Array.from({ length: Math.min(ITEMS_A_WRITE, count - written) }, () =>
      delivered(userId, endpointId),
    );
    const put = (Item: object) => ({ PutRequest: { Item } });
    await Promise.all([
      rows.send(
        new BatchWriteCommand({ RequestItems: { [events]: made.map(({ event }) => put(event)) } }),
      ),
      rows.send(
        new BatchWriteCommand({ RequestItems: { [callbacks]: made.map(({ row }) => put(row)) } }),
      ),
    ]);
  }
}

function delivered(userId: string, endpointId: string): { event: EventRow; row: DeliveryRow } {
  const now = new Date();
  const event = anEvent();
  const { id: eventId, type } = event;
  const made = newDelivery({ userId, endpointId, eventId, type }, now);
  const { attemptAt, dueShard, dueAt, ...row } = made;
  void [attemptAt, dueShard, dueAt];
  const { expiresAt } = row;
  return {
    event: { ...event, userId, written: `${now.toISOString()}#${eventId}`, expiresAt },
    row: { ...row, status: 'delivered', calls: 1 },
  };
}
