/** The item of the allowance table: what a user has used up. Key: `userId`. */
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { UserLimits } from '../../../contract/user-limits.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';

/** A table that hangs must not hold a lead up. */
const ANSWER_WITHIN_MS = 1000;
/** Longer than a row may stay open, so that a forgotten user has no open rows. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

export interface AllowanceItem {
  userId: string;
  /** Until when the requests that were leased keep the user's bucket from being full again (ms). */
  busyUntil?: number;
  /** The UTC day that `leadsToday` counts, such as 2026-03-01. */
  day?: string;
  leadsToday?: number;
  /** No more rows than this are open: grows with every lease, falls when open rows are counted. */
  openAtMost?: number;
  /** When they were counted, or began to be (ms). */
  openCountedAt?: number;
  isCounting?: boolean;
  /** Epoch seconds. */
  expiresAt: number;
}

export interface AllowanceTable {
  client: DynamoDBDocumentClient;
  table: string;
  limits: UserLimits;
  now: () => Date;
}

export async function readAllowance(
  { client, table }: AllowanceTable,
  userId: string,
): Promise<Partial<AllowanceItem>> {
  const { Item = {} } = await client.send(
    new GetCommand({ TableName: table, Key: { userId }, ConsistentRead: true }),
    { abortSignal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
  );
  return Item;
}

/** @returns false when the condition did not hold. `#day` may be named in both expressions. */
export async function writeAllowance(
  { client, table, now }: AllowanceTable,
  userId: string,
  write: { update: string; condition: string; values: Record<string, unknown> },
): Promise<boolean> {
  const expiresAt = Math.floor(now().getTime() / 1000) + KEPT_SECONDS;
  const namesDay = `${write.update} ${write.condition}`.includes('#day');
  const written = await updateIf(
    client,
    {
      TableName: table,
      Key: { userId },
      UpdateExpression: `SET expiresAt = :expiresAt, ${write.update}`,
      ConditionExpression: write.condition,
      ExpressionAttributeValues: { ...write.values, ':expiresAt': expiresAt },
      ...(namesDay && { ExpressionAttributeNames: { '#day': 'day' } }),
    },
    { abortSignal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
  );
  return written !== undefined;
}

/** A twelfth of a limit and at most 25: what processes hold unused stays a small part of it. */
export function leaseSize(limit: number): number {
  return Math.max(1, Math.min(25, Math.floor(limit / 12)));
}
