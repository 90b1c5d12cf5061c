/**
 * What a digest tells of submissions: how many wait for their owner's decision, and how many end
 * within a day. It reads no more of a row than that needs, and nothing of a lead.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { oldestIndexName, type SubmissionRow } from '../../../contract/submission.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { shardsOf } from './open-lanes.ts';
import { isExpired } from './row-lifetime.ts';

const DAY_MS = 86_400_000;
/** Rows of a user, the newest first, and of all users in a part of the index. */
const ROWS_LOOKED_AT = 1000;
const KEYS_A_SHARD = 2500;

/** What waits by its owner's wish grows no older, and an attempt that runs ends by itself. */
const ageing = [...shardsOf('waiting'), ...shardsOf('queued')];

type UndecidedRow = Pick<SubmissionRow, 'updatedAt' | 'expiresAt'>;

export interface Undecided {
  undecided: number;
  undecidedOrMore: boolean;
  oldestUndecided?: string | undefined;
}

/** Of the user's newest thousand rows; rows from before there was `possiblySent` do not count. */
export async function countUndecided(
  { client, table, now }: SubmissionTable,
  userId: string,
): Promise<Undecided> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'userId = :userId',
      FilterExpression: '#status = :error AND possiblySent = :true',
      ProjectionExpression: 'updatedAt, expiresAt',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':userId': userId, ':error': 'error', ':true': true },
      ScanIndexForward: false,
      Limit: ROWS_LOOKED_AT,
    }),
  );
  const rows = (Items as UndecidedRow[]).filter((row) => !isExpired(row, now()));
  const times = rows.map(({ updatedAt }) => updatedAt).sort();
  return {
    undecided: rows.length,
    undecidedOrMore: LastEvaluatedKey !== undefined && rows.length > 0,
    oldestUndecided: times[0],
  };
}

/** By user, of the oldest open rows. A stage that keeps rows open for a day tells at half of it. */
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
  for (const { userId } of pages.flatMap(({ Items = [] }) => Items as { userId: string }[])) {
    counts.set(userId, (counts.get(userId) ?? 0) + 1);
  }
  return counts;
}
