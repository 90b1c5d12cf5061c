/** Reading one submission row, and what a final write leaves of it. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionRow } from '../contract/submission.ts';
import type { SubmissionTable } from './conditional-update.ts';

const DAY_SECONDS = 86_400;

/** Consistent. A row past its end counts as gone, although DynamoDB deletes it days later. */
export async function readRow(
  { client, table, now }: SubmissionTable,
  userId: string,
  id: string,
): Promise<SubmissionRow | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
  );
  const row = Item as SubmissionRow | undefined;
  return row && !isExpired(row, now()) ? row : undefined;
}

export function isExpired(row: Pick<SubmissionRow, 'expiresAt'>, now: Date): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now.getTime();
}

export function secondsFrom(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** A final row leaves the open index and gets an end. Its token stays, to know its own record. */
export function ended(now: Date, retentionDays: number) {
  return {
    set: { expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * DAY_SECONDS },
    remove: [
      'openShard',
      'dueAt',
      'openedAt',
      'resendInterval',
      'nextAttemptAt',
      'leaseUntil',
      'fencedAt',
    ] as const,
  };
}
