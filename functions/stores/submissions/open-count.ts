/**
 * Counts open rows in the index of all open rows: those of one user, or all rows that do not wait
 * for their form.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { oldestIndexName } from '../../../contract/submission-indexes.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { ageingShards, allShards } from './open-lanes.ts';

/**
 * The time limit of a count, in which several reads are possible. One read of 1 MB covers about
 * 6,000 open rows of all users.
 */
const COUNT_WITHIN_MS = 3000;

/**
 * Counts a user's open rows in an index that may be out of date. Reads no further page after `most`
 * rows are found. A page is counted whole, so the result may be higher than `most`. A result below
 * `most` is the number of all open rows.
 */
export async function countOpen(
  table: Pick<SubmissionTable, 'client' | 'table'>,
  userId: string,
  most: number,
): Promise<number> {
  const abortSignal = AbortSignal.timeout(COUNT_WITHIN_MS);
  const found = { count: 0 };
  const countShard = async (shard: string) => {
    let after: Record<string, unknown> | undefined;
    do {
      const { Count = 0, LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.table,
          IndexName: oldestIndexName,
          KeyConditionExpression: 'openShard = :shard',
          FilterExpression: 'userId = :userId',
          ExpressionAttributeValues: { ':shard': shard, ':userId': userId },
          Select: 'COUNT',
          ...(after && { ExclusiveStartKey: after }),
        }),
        { abortSignal },
      );
      found.count += Count;
      after = LastEvaluatedKey;
    } while (after && found.count < most);
  };
  await Promise.all(allShards.map(countShard));
  return found.count;
}

/**
 * Counts with one read of 1 MB per shard. If a shard has more than about 6,000 rows, the exact
 * number does not matter.
 */
export async function countAgeing(
  table: Pick<SubmissionTable, 'client' | 'table'>,
): Promise<number> {
  const counts = await Promise.all(
    ageingShards.map(async (shard) => {
      const { Count = 0 } = await table.client.send(
        new QueryCommand({
          TableName: table.table,
          IndexName: oldestIndexName,
          KeyConditionExpression: 'openShard = :shard',
          ExpressionAttributeValues: { ':shard': shard },
          Select: 'COUNT',
        }),
      );
      return Count;
    }),
  );
  return counts.reduce((total, count) => total + count, 0);
}
