/** Reads one event, for the function that delivers it. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { EventRow } from '../../../contract/events.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import type { EventTable } from './event-store.ts';

/**
 * The event is read consistently, because its message may come at once. Expired events count as
 * gone.
 */
export async function readEvent(
  { client, table, now }: EventTable,
  userId: string,
  id: string,
): Promise<EventRow | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
  );
  const row = storedAs<EventRow>()(Item);
  return row && row.expiresAt * 1000 > now().getTime() ? row : undefined;
}
