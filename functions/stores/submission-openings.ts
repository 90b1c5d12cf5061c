/** How a row becomes open: by the arrival of its lead, and by its owner's Retry. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '../contract/errors.ts';
import { openShards, type SubmissionRow } from '../contract/submission.ts';
import { statusIn, updateRow, type SubmissionTable } from './conditional-update.ts';
import { secondsFrom } from './row-lifetime.ts';
import { readRow } from './submission-row.ts';
import type { NewSubmission, RetryRequest } from './submission-store.ts';

/** How long a message has to arrive before the reconciler sends another. */
const FIRST_LOOK_SECONDS = 120;

export async function create(
  table: SubmissionTable,
  { userId, id, keyId, lead, maxAttempts }: NewSubmission,
): Promise<SubmissionRow> {
  const now = table.now().toISOString();
  const row: SubmissionRow = {
    ...lead,
    userId,
    id,
    keyId,
    version: 1,
    createdAt: now,
    updatedAt: now,
    status: 'processing',
    retryCount: 0,
    attemptCount: 0,
    attemptBudget: maxAttempts,
    attempts: [],
    ...opened(id, table.now()),
  };
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.table,
        Item: row,
        ConditionExpression: 'attribute_not_exists(id)',
      }),
    );
    return row;
  } catch (error: unknown) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return (await readRow(table, userId, id)) ?? row;
  }
}

export async function retry(
  table: SubmissionTable,
  { userId, id, maxAttempts, lead }: RetryRequest,
): Promise<SubmissionRow> {
  const row = await readRow(table, userId, id);
  if (!row) throw new Refusal('not_found', 'There is no such submission.');
  const reopened = await updateRow(
    table,
    row,
    {
      set: {
        ...lead,
        ...opened(id, table.now()),
        status: 'processing',
        attemptBudget: row.attemptCount + maxAttempts,
      },
      remove: [
        'claimToken',
        'fencedAt',
        'leaseUntil',
        'nextAttemptAt',
        'failureReason',
        'expiresAt',
      ],
    },
    statusIn(['error']),
  );
  if (!reopened) throw new Refusal('conflict', 'Only a submission in error can be retried.');
  return reopened;
}

function opened(id: string, now: Date) {
  return {
    openShard: shardOf(id),
    openedAt: now.toISOString(),
    dueAt: secondsFrom(now, FIRST_LOOK_SECONDS).toISOString(),
  };
}

/** Spreads by the whole id: the front of a UUIDv7 is its time, alike for a burst. */
export function shardOf(id: string): string {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return openShards[hash % openShards.length] ?? openShards[0];
}
