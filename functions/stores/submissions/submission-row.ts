/** Reads one submission row. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import { isExpired } from './row-lifetime.ts';

/**
 * The row is read consistently. An expired row counts as gone, although DynamoDB deletes it days
 * later.
 */
export async function readRow(
  table: SubmissionTable,
  userId: string,
  id: string,
): Promise<SubmissionRow | undefined> {
  if (!isRowId(id)) return undefined;
  const row = await readItem<SubmissionRow>(table, { userId, id });
  return row && !isExpired(row, table.now()) ? row : undefined;
}
