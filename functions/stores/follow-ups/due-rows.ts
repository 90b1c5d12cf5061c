/** The table of follow-ups, and which of its items are due. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dueIndexName, type FormCheckRow } from '../../../contract/follow-ups.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export type FollowUpTable = TimedTable;

/** The keys of an item, which are all that the index of due items has. */
export type DueRow = Pick<FormCheckRow, 'userId' | 'sortKey' | 'dueAt'>;

/** The items of a kind that are due, the most overdue first. */
export async function dueRows(
  { client, table, now }: FollowUpTable,
  kind: 'check' | 'digest',
  most: number,
): Promise<DueRow[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: dueIndexName,
      KeyConditionExpression: 'dueKind = :kind AND dueAt <= :now',
      ExpressionAttributeValues: { ':kind': kind, ':now': now().toISOString() },
      Limit: most,
    }),
  );
  return Items.map(storedAs<DueRow>());
}
