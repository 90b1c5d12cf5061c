/** The item of the allowance table: how much of the allowance a user has used. Key: `userId`. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { UserLimits } from '../../../contract/user-limits.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

/** The time limit of a request to the table; short, so that a slow table does not delay a lead. */
const ANSWER_WITHIN_MS = 1000;
/**
 * How long the item is kept after its last write. No submission stays open that long, so when the
 * item expires, the user has no open submissions.
 */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/**
 * A stored time that lies further in the future than this was written by a process whose clock was
 * wrong.
 */
export const CLOCKS_DIFFER_MS = 10_000;

export interface AllowanceItem {
  userId: string;
  /**
   * When the user's token bucket is full again, if all leased requests are used (epoch
   * milliseconds).
   */
  busyUntil?: number;
  /**
   * When the token bucket of the user's dashboard calls is full again, if all leased calls are used
   * (epoch milliseconds).
   */
  dashboardBusyUntil?: number;
  /**
   * When the token bucket of the calls by which API keys read lists or manage callbacks is full
   * again (epoch milliseconds).
   */
  keyCallsBusyUntil?: number;
  /** The UTC day that `leadsToday` counts, such as 2026-03-01. */
  day?: string;
  leadsToday?: number;
  /**
   * An upper bound of the number of the user's open leads. Each lease of new leads raises it;
   * counting the open leads lowers it.
   */
  openAtMost?: number;
  /** When the last counting of the user's open leads began (epoch milliseconds). */
  openCountedAt?: number;
  isCounting?: boolean;
  /** When the item expires, in epoch seconds. */
  expiresAt: number;
}

export interface AllowanceTable extends TimedTable {
  limits: UserLimits;
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

/**
 * Writes the user's item. In `update` and `condition`, `#day` stands for the attribute `day`.
 * @returns false if the condition was false.
 */
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

/**
 * How many requests or leads one lease grants: a twelfth of the limit, at most 25, so that unused
 * leases of processes are a small part of the limit.
 */
export function leaseSize(limit: number): number {
  return Math.max(1, Math.min(25, Math.floor(limit / 12)));
}
