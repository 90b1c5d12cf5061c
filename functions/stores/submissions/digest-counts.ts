/**
 * The numbers for a digest: leads that wait for their owner's decision, and leads that expire
 * within a day. Reads only the attributes that are needed for counting, and no personal data of
 * leads.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { oldestIndexName } from '../../../contract/submission-indexes.ts';
import { DAY_MS } from '../../../contract/time-units.ts';
import { rowOf, type SubmissionTable } from './conditional-update.ts';
import { shardsOf } from './open-lanes.ts';
import { isExpired } from './row-lifetime.ts';

/** How many of a user's newest rows are examined at most. */
const ROWS_LOOKED_AT = 1000;
const KEYS_A_SHARD = 2500;

/**
 * The lanes (kinds of open rows) that are counted. Rows that wait for their form are left out
 * because their age does not grow, and running rows because they end by themselves.
 */
const ageing = [...shardsOf('waiting'), ...shardsOf('queued')];

export interface Undecided {
  undecided: number;
  undecidedOrMore: boolean;
  oldestUndecided?: string | undefined;
}

/** Counts the leads that wait for a decision among the user's newest 1,000 rows. */
export async function countUndecided(
  { client, table, now }: SubmissionTable,
  userId: string,
): Promise<Undecided> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'userId = :userId',
      FilterExpression: '#status = :error AND possiblySent = :true',
      Select: 'SPECIFIC_ATTRIBUTES',
      ProjectionExpression: 'updatedAt, expiresAt',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':userId': userId, ':error': 'error', ':true': true },
      ScanIndexForward: false,
      Limit: ROWS_LOOKED_AT,
    }),
  );
  const rows = Items.map(rowOf).filter((row) => !isExpired(row, now()));
  const times = rows.map(({ updatedAt }) => updatedAt).sort();
  return {
    undecided: rows.length,
    undecidedOrMore: LastEvaluatedKey !== undefined && rows.length > 0,
    oldestUndecided: times[0],
  };
}

/**
 * Counts each user's leads that expire within a day. Reads only a limited number of the oldest open
 * rows. If `maxOpenDays` is 1, every open lead expires within a day, so only leads that are older
 * than half a day are counted.
 */
export async function countNearEnd(
  { client, table, now }: SubmissionTable,
  maxOpenDays: number,
): Promise<Map<string, number>> {
  const age = Math.max(maxOpenDays - 1, maxOpenDays / 2) * DAY_MS;
  const until = new Date(now().getTime() - age).toISOString();
  const pages = await Promise.all(
    ageing.map((shard) =>
      client.send(
        new QueryCommand({
          TableName: table,
          IndexName: oldestIndexName,
          KeyConditionExpression: 'openShard = :shard AND openedAt <= :until',
          ExpressionAttributeValues: { ':shard': shard, ':until': until },
          Limit: KEYS_A_SHARD,
        }),
      ),
    ),
  );
  const counts = new Map<string, number>();
  for (const { userId } of pages.flatMap(({ Items = [] }) => Items.map(rowOf))) {
    counts.set(userId, (counts.get(userId) ?? 0) + 1);
  }
  return counts;
}
