/** Removes a row before the end of its retention time, because its person's data must be erased. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { finalStatuses } from '../../../contract/submission.ts';
import { deleteIf } from '../dynamodb/conditional-write.ts';
import { both, statusIn, unchanged, type SubmissionTable } from './conditional-update.ts';

/** @returns false if the row has changed since it was read, or is still open. */
export async function remove(
  { client, table }: SubmissionTable,
  row: Pick<SubmissionRow, 'userId' | 'id' | 'version'>,
): Promise<boolean> {
  const { condition, values } = both(unchanged(row), statusIn(finalStatuses));
  const { userId, id } = row;
  const removed = await deleteIf(client, {
    TableName: table,
    Key: { userId, id },
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#version': 'version', '#status': 'status' },
    ExpressionAttributeValues: values,
  });
  return removed !== undefined;
}
