/**
 * The events table: each event is written once, never changed, and read in the order of writing.
 */
import {
  eventRetentionDays,
  eventSettleSeconds,
  writtenIndexName,
  type EventRow,
  type ServiceEvent,
} from '../../../contract/events.ts';
import { DAY_SECONDS } from '../../../contract/time-units.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { readPage } from '../dynamodb/read-items.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export type EventTable = TimedTable;

export interface EventPage {
  events: EventRow[];
  /**
   * The position at which the next read begins: `written` of the page's last event. If the page is
   * empty, it is the query's own cursor, or undefined if the query has none.
   */
  next: string | undefined;
}

export interface EventQuery {
  userId: string;
  after?: string | undefined;
  limit: number;
}

export interface EventStore {
  /**
   * Writes an event.
   * @returns false if the event already existed.
   */
  write: (userId: string, event: ServiceEvent) => Promise<boolean>;
  /**
   * The events after the cursor, without those of the last minute, to which a slow writer may still
   * add events. A writer that needs longer than a minute has timed out, so a reader misses no
   * event. Expired events count as gone, although DynamoDB deletes them days later.
   */
  list: (query: EventQuery) => Promise<EventPage>;
}

const idIn = (written: string) => written.slice(written.indexOf('#') + 1);

export function createEventStore(table: EventTable): EventStore {
  const { client, now } = table;
  return {
    write: async (userId, event) => {
      const time = now();
      const row: EventRow = {
        ...event,
        userId,
        written: `${time.toISOString()}#${event.id}`,
        expiresAt: Math.floor(time.getTime() / 1000) + eventRetentionDays * DAY_SECONDS,
      };
      const written = await putIf(client, {
        TableName: table.table,
        Item: row,
        ConditionExpression: 'attribute_not_exists(id)',
      });
      return written !== undefined;
    },
    list: async ({ userId, after, limit }) => {
      const timeBefore = (seconds: number) =>
        new Date(now().getTime() - seconds * 1000).toISOString();
      const until = timeBefore(eventSettleSeconds);
      const since = timeBefore(eventRetentionDays * DAY_SECONDS);
      // DynamoDB refuses a start position outside of the queried range.
      if (after !== undefined && after >= until) return { events: [], next: after };
      const isWithin = after !== undefined && after >= since;
      const events = await readPage<EventRow>(table, {
        IndexName: writtenIndexName,
        KeyConditionExpression: 'userId = :userId AND written BETWEEN :since AND :until',
        ExpressionAttributeValues: { ':userId': userId, ':since': since, ':until': until },
        Limit: limit,
        ...(isWithin && { ExclusiveStartKey: { userId, written: after, id: idIn(after) } }),
      });
      const last = events.at(-1);
      return { events, next: last?.written ?? after };
    },
  };
}
