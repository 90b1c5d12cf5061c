/** The events table: each event is written once, never changed, and read in the order of writing. */
import { QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  eventRetentionDays,
  eventSettleSeconds,
  writtenIndexName,
  type EventRow,
  type ServiceEvent,
} from '../../../contract/events.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import { decodeEventCursor, encodeEventCursor } from './event-cursor.ts';

export interface EventTable {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
}

export interface EventPage {
  events: EventRow[];
  /** Where the next read begins; undefined if nothing was read yet. */
  next: string | undefined;
}

export interface EventQuery {
  userId: string;
  after?: string | undefined;
  limit: number;
}

export interface EventStore {
  /** @returns false if the event was already there. */
  write: (userId: string, event: ServiceEvent) => Promise<boolean>;
  /**
   * The events after the cursor, up to a minute before now: a writer that takes its time and waits
   * longer for its write has timed out, so no older event can appear behind a cursor.
   * @throws {Refusal} `bad_request` if the cursor is not valid.
   */
  list: (query: EventQuery) => Promise<EventPage>;
}

const DAY_SECONDS = 86_400;
const rowOf = storedAs<EventRow>();

export function createEventStore({ client, table, now }: EventTable): EventStore {
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
        TableName: table,
        Item: row,
        ConditionExpression: 'attribute_not_exists(id)',
      });
      return written !== undefined;
    },
    list: async ({ userId, after, limit }) => {
      const until = new Date(now().getTime() - eventSettleSeconds * 1000).toISOString();
      const from = after === undefined ? undefined : decodeEventCursor(after);
      // DynamoDB refuses a start that is beyond the end.
      if (from && from.written >= until) return { events: [], next: after };
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: writtenIndexName,
          KeyConditionExpression: 'userId = :userId AND written < :until',
          ExpressionAttributeValues: { ':userId': userId, ':until': until },
          Limit: limit,
          ...(from && { ExclusiveStartKey: { userId, ...from } }),
        }),
      );
      const events = Items.map(rowOf);
      const last = events.at(-1);
      return { events, next: last ? encodeEventCursor(last) : after };
    },
  };
}
