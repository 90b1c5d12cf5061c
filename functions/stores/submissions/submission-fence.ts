/**
 * The fence: an attempt's only permission to send its lead. The attempt's browser has a secret and
 * spends it once; the row stores the secret's hash. The bot withdraws the secret if an attempt ends
 * without spending it.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { createHash, randomUUID } from 'node:crypto';
import type { FencePass } from '../../../contract/fence-token.ts';
import { isLeased, leasedCondition } from '../../../contract/submission-lease.ts';
import { attemptStatuses, type SubmissionRow } from '../../../contract/submission.ts';
import {
  both,
  rowOf,
  statusIn,
  unchanged,
  updateRow,
  writeRow,
  type RowChange,
  type SubmissionKey,
  type SubmissionTable,
} from './conditional-update.ts';
import { waitingUntil } from './open-lanes.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';
import { readRow } from './submission-row.ts';
import type { Pictured } from './picture-key.ts';

/** A claim: the key of a row, and the token of the attempt that has claimed the row. */
export interface Claim extends SubmissionKey {
  token: string;
}

export interface Release extends Claim {
  /** When the lead may be tried again. */
  until: Date;
  /** A screenshot of the attempt, which is kept although the attempt does not count. */
  picture?: Pictured;
  /**
   * Set if the attempt got no decision from the fence: the number of consecutive attempts without a
   * decision, including this one.
   */
  unaskedFences?: number;
}

/** Whether the attempt has passed its fence. `lost`: the attempt has lost its claim of the row. */
export type FenceEnd = 'fenced' | 'unfenced' | 'lost';

/**
 * The pass that a claim's attempt shows at the fence. Its secret is a hash of the claim's token, so
 * the token can't be computed from the secret.
 */
export function fencePassOf({ userId, id, token }: Claim): FencePass {
  return { userId, id, secret: createHash('sha256').update(`fence ${token}`).digest('base64url') };
}

/** The hash of the claim's secret, which the row stores. */
export function fenceHashOf(claim: Claim): string {
  return sha256Hex(fencePassOf(claim).secret);
}

/**
 * Whether the fence would accept this pass now. Does not spend it. Reads only the attributes of the
 * fence, by a query, because only the permission for a query can be limited to certain attributes
 * (`grantFence`).
 */
export async function isFenceOpen(
  { client, table, now }: SubmissionTable,
  { userId, id, secret }: FencePass,
): Promise<boolean> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'userId = :userId AND id = :id',
      Select: 'SPECIFIC_ATTRIBUTES',
      ProjectionExpression: '#status, fenceHash, leaseUntil',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':userId': userId, ':id': id },
      ConsistentRead: true,
    }),
  );
  const row = rowOf(Items[0]);
  if (!row || !attemptStatuses.some((status) => status === row.status)) return false;
  return isLeased(row, now()) && row.fenceHash === sha256Hex(secret);
}

/**
 * Spends the pass's secret. Reads nothing of the row, so that the caller learns only "go" or
 * "stop". The write stores which call has spent the secret: if the SDK repeats the write because
 * its answer was lost, the repeat gets the same answer.
 */
export async function fence(
  table: SubmissionTable,
  { userId, id, secret }: FencePass,
): Promise<boolean> {
  const now = table.now().toISOString();
  const user = sha256Hex(randomUUID());
  return writeRow(
    table,
    { userId, id },
    { set: { fencedAt: now, fenceHash: user } },
    both(statusIn(attemptStatuses), {
      condition: `((#fenceHash = :hash AND ${leasedCondition}) OR #fenceHash = :user)`,
      values: { ':hash': sha256Hex(secret), ':now': now, ':user': user },
    }),
  );
}

export async function endFence(table: SubmissionTable, claim: Claim): Promise<FenceEnd> {
  const { userId, id, token } = claim;
  const ended = await updateRow(
    table,
    { userId, id },
    { set: {}, remove: ['fenceHash'] },
    both(statusIn(attemptStatuses), {
      condition: '#claimToken = :token AND attribute_not_exists(#fencedAt)',
      values: { ':token': token },
    }),
  );
  if (ended) return 'unfenced';
  const row = await readRow(table, userId, id);
  const own = row?.claimToken === token && row.status === 'processing';
  return own && row.fencedAt !== undefined ? 'fenced' : 'lost';
}

export async function release(
  table: SubmissionTable,
  { until, picture, unaskedFences, ...claim }: Release,
): Promise<boolean> {
  const row = await readRow(table, claim.userId, claim.id);
  if (row?.claimToken !== claim.token || row.fencedAt !== undefined) return false;
  const { set, remove = [] } = asBeforeClaim(row, until, table.now());
  const released = await updateRow(
    table,
    row,
    { set: { ...set, ...picture, ...(unaskedFences && { unaskedFences }) }, remove },
    both(unchanged(row), statusIn(attemptStatuses)),
  );
  return released !== undefined;
}

function asBeforeClaim(row: SubmissionRow, until: Date, now: Date): RowChange {
  const attempts = row.attempts.filter(({ outcome }) => outcome !== 'running');
  const attemptCount = row.attemptCount - 1;
  const failureReason = attempts.at(-1)?.failureReason;
  const { set, remove } = waitingUntil(row.id, until, now);
  return {
    set: {
      ...set,
      attempts,
      attemptCount,
      retryCount: Math.max(0, attemptCount - 1),
      ...(failureReason && ({ status: 'pending', failureReason } as const)),
    },
    remove: [...remove, 'claimToken'],
  };
}
