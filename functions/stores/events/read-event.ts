/** Reads one event, for the function that delivers it. */
import type { EventRow } from '../../../contract/events.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { EventTable } from './event-store.ts';

/**
 * The event is read consistently, because the message about it may arrive right after its write.
 * Expired events count as gone.
 */
export async function readEvent(
  table: EventTable,
  userId: string,
  id: string,
): Promise<EventRow | undefined> {
  const row = await readItem<EventRow>(table, { userId, id });
  return row && row.expiresAt * 1000 > table.now().getTime() ? row : undefined;
}
