/** The reconciler's reads of the open indexes and its two writes. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  oldestIndexName,
  openIndexName,
  statusesBefore,
  type SubmissionRow,
} from '../contract/submission.ts';
import { closeRunning } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type SubmissionTable,
} from './conditional-update.ts';
import { ended, secondsFrom } from './row-lifetime.ts';
import type { OpenKey } from './submission-store.ts';

const FIRST_RESEND_SECONDS = 120;
const LONGEST_RESEND_SECONDS = 3600;

export async function dueOpen(
  { client, table, now }: SubmissionTable,
  { shard, limit }: { shard: string; limit: number },
): Promise<OpenKey[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: openIndexName,
      KeyConditionExpression: 'openShard = :shard AND dueAt <= :now',
      ExpressionAttributeValues: { ':shard': shard, ':now': now().toISOString() },
      Limit: limit,
    }),
  );
  return Items as OpenKey[];
}

/** One key of an index ordered by it: how many rows are open does not matter. */
export async function oldestOpen(
  { client, table }: SubmissionTable,
  shard: string,
): Promise<string | undefined> {
  const { Items: [oldest] = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: oldestIndexName,
      KeyConditionExpression: 'openShard = :shard',
      ExpressionAttributeValues: { ':shard': shard },
      Limit: 1,
    }),
  );
  return (oldest as Pick<SubmissionRow, 'openedAt'> | undefined)?.openedAt;
}

export async function markResent(table: SubmissionTable, row: SubmissionRow): Promise<boolean> {
  const waited = row.resendInterval;
  const resendInterval = waited
    ? Math.min(waited * 2, LONGEST_RESEND_SECONDS)
    : FIRST_RESEND_SECONDS;
  const dueAt = secondsFrom(table.now(), resendInterval).toISOString();
  const marked = await updateRow(
    table,
    row,
    { set: { resendInterval, dueAt } },
    both(unchanged(row), statusIn(['processing', 'pending'])),
  );
  return marked !== undefined;
}

export async function closeUnknown(
  table: SubmissionTable,
  row: SubmissionRow,
  retentionDays: number,
): Promise<boolean> {
  const now = table.now();
  const end = ended(now, retentionDays);
  const failureReason = 'outcome_unknown';
  const attempts = closeRunning(row.attempts, now, { outcome: 'failed', failureReason });
  const closed = await updateRow(
    table,
    row,
    { set: { ...end.set, status: 'error', failureReason, attempts }, remove: end.remove },
    both(both(unchanged(row), statusIn(statusesBefore('error'))), {
      condition: 'attribute_exists(#fencedAt) AND #leaseUntil <= :now',
      values: { ':now': now.toISOString() },
    }),
  );
  return closed !== undefined;
}
