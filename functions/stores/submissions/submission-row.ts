/** Reads one submission row. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { rowOf, type SubmissionTable } from './conditional-update.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import { isExpired } from './row-lifetime.ts';

/**
 * The row is read consistently. An expired row counts as gone, although DynamoDB deletes it days
 * later.
 */
export async function readRow(
  { client, table, now }: SubmissionTable,
  userId: string,
  id: string,
): Promise<SubmissionRow | undefined> {
  if (!isRowId(id)) return undefined;
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
  );
  const row = rowOf(Item);
  return row && !isExpired(row, now()) ? row : undefined;
}
