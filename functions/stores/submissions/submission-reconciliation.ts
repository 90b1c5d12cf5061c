/**
 * What the reconciler reads from the indexes of open submission rows, and the two ways in which it
 * changes a row.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { openStatuses, type SubmissionRow } from '../../../contract/submission.ts';
import { oldestIndexName, openIndexName } from '../../../contract/submission-indexes.ts';
import { leaseOverCondition } from '../../../contract/submission-lease.ts';
import { readPage } from '../dynamodb/read-items.ts';
import { closeRunning } from './attempt-log.ts';
import {
  both,
  rowOf,
  statusIn,
  unchanged,
  updateRow,
  type OpenKey,
  type SubmissionKey,
  type SubmissionTable,
} from './conditional-update.ts';
import { inLane } from './open-lanes.ts';
import { ended, secondsFrom, waitEnded } from './row-lifetime.ts';

/** A query for the open rows of one shard that were due, or opened, at or before a time. */
export interface OpenQuery {
  shard: string;
  by: 'dueAt' | 'openedAt';
  until: Date;
  after?: OpenCursor | undefined;
}

type OpenCursor = Record<string, unknown>;

export interface OpenPage {
  keys: OpenKey[];
  /** The position at which the next page starts; undefined after the last page. */
  after?: OpenCursor | undefined;
}

const FIRST_RESEND_SECONDS = 120;
const LONGEST_RESEND_SECONDS = 3600;

/** The number of keys per read; 2,500 keys have a few hundred kilobytes. */
const PAGE_KEYS = 2500;
const indexes = { dueAt: openIndexName, openedAt: oldestIndexName } as const;

export async function openKeys(
  { client, table }: SubmissionTable,
  { shard, by, until, after }: OpenQuery,
): Promise<OpenPage> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: indexes[by],
      KeyConditionExpression: `openShard = :shard AND ${by} <= :until`,
      ExpressionAttributeValues: { ':shard': shard, ':until': until.toISOString() },
      Limit: PAGE_KEYS,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { keys: Items.map(rowOf), after: LastEvaluatedKey };
}

export async function lastDue(
  table: SubmissionTable,
  shard: string,
  limit: number,
): Promise<SubmissionKey[]> {
  return readPage(table, {
    IndexName: openIndexName,
    KeyConditionExpression: 'openShard = :shard AND dueAt > :now',
    ExpressionAttributeValues: { ':shard': shard, ':now': table.now().toISOString() },
    ScanIndexForward: false,
    Limit: limit,
  });
}

/**
 * Reads only the first key of the index that is ordered by `openedAt`, so the number of open rows
 * does not matter.
 */
export async function oldestOpen(
  table: SubmissionTable,
  shard: string,
): Promise<string | undefined> {
  const [oldest] = await readPage<SubmissionRow>(table, {
    IndexName: oldestIndexName,
    KeyConditionExpression: 'openShard = :shard',
    ExpressionAttributeValues: { ':shard': shard },
    Limit: 1,
  });
  return oldest?.openedAt;
}

export async function markResent(table: SubmissionTable, row: SubmissionRow): Promise<boolean> {
  const waited = row.resendInterval;
  const resendInterval = waited
    ? Math.min(waited * 2, LONGEST_RESEND_SECONDS)
    : FIRST_RESEND_SECONDS;
  const now = table.now();
  const next = inLane('queued', row.id, secondsFrom(now, resendInterval));
  const ended = waitEnded(row, now);
  const marked = await updateRow(
    table,
    row,
    // The row no longer waits for its form or for a time: from now on it only waits in the queue.
    {
      set: { resendInterval, ...ended.set, ...next },
      remove: ['nextAttemptAt', ...ended.remove],
    },
    both(unchanged(row), statusIn(openStatuses)),
  );
  return marked !== undefined;
}

export async function closeUnknown(
  table: SubmissionTable,
  row: SubmissionRow,
  retentionDays: number,
): Promise<boolean> {
  const now = table.now();
  const end = ended(row, now, retentionDays);
  const failureReason = 'outcome_unknown';
  const attempts = closeRunning(row.attempts, now, { outcome: 'failed', failureReason });
  const closed = await updateRow(
    table,
    row,
    {
      set: { ...end.set, status: 'error', failureReason, possiblySent: true, attempts },
      remove: end.remove,
    },
    both(both(unchanged(row), statusIn(openStatuses)), {
      condition: `attribute_exists(#fencedAt) AND ${leaseOverCondition}`,
      values: { ':now': now.toISOString() },
    }),
  );
  return closed !== undefined;
}
