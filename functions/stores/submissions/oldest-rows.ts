/** Reads one user's rows in the order in which they were accepted, the oldest first. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { rowOf, type SubmissionTable } from './conditional-update.ts';
import { idsWithin } from './newest-rows.ts';

export interface OldestQuery {
  userId: string;
  /** Only rows accepted before this time. */
  before: Date;
  /** The id of the last row of the previous page. */
  after: string | undefined;
}

const PAGE = 500;

/** A page of at most 500 rows or a megabyte, read consistently. Expired rows are included. */
export async function readOldest(
  { client, table }: SubmissionTable,
  { userId, before, after }: OldestQuery,
): Promise<{ rows: SubmissionRow[]; last: string | undefined }> {
  const { low, high } = idsWithin({ to: before });
  if (after !== undefined && after >= high) return { rows: [], last: undefined };
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'userId = :userId AND id BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':userId': userId, ':low': low, ':high': high },
      ConsistentRead: true,
      Limit: PAGE,
      ...(after !== undefined && { ExclusiveStartKey: { userId, id: after } }),
    }),
  );
  const rows = Items.map(rowOf);
  return { rows, last: LastEvaluatedKey && rows.at(-1)?.id };
}
