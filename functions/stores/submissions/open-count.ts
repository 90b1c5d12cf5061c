/** Counts a user's open rows in the index of all open rows. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { oldestIndexName } from '../../../contract/submission.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { allShards } from './open-lanes.ts';

/** A read of 1 MB passes about 6,000 open rows, whoever's they are. */
const COUNT_WITHIN_MS = 3000;

/** The index lags. Stops once `most` are found: the answer may be higher, never lower than that. */
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
