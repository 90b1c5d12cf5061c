/** The table of follow-ups (tasks for later), and which of its items are due. */
import { dueIndexName, type FormCheckRow } from '../../../contract/follow-ups.ts';
import { readPage } from '../dynamodb/read-items.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export type FollowUpTable = TimedTable;

/** The keys of an item, the only attributes in the index of due items. */
export type DueRow = Pick<FormCheckRow, 'userId' | 'sortKey' | 'dueAt'>;

/** The due items of one kind, the most overdue first. */
export async function dueRows(
  table: FollowUpTable,
  kind: 'check' | 'digest',
  most: number,
): Promise<DueRow[]> {
  return readPage(table, {
    IndexName: dueIndexName,
    KeyConditionExpression: 'dueKind = :kind AND dueAt <= :now',
    ExpressionAttributeValues: { ':kind': kind, ':now': table.now().toISOString() },
    Limit: most,
  });
}
