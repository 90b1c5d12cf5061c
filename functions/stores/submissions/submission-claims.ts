/**
 * The bot's first write of an attempt claims the submission's row, so that no other bot attempts it
 * at the same time.
 */
import type { Attempt, SubmissionRow } from '../../../contract/submission.ts';
import { isLeased } from '../../../contract/submission-lease.ts';
import { isFinal, openStatuses } from '../../../contract/submission.ts';
import { closeRunning, startNext } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type SubmissionTable,
} from './conditional-update.ts';
import { inLane } from './open-lanes.ts';
import { ended, isOverAge, secondsFrom, waitEnded, type RowLimits } from './row-lifetime.ts';
import { closeExpired } from './submission-endings.ts';
import { fenceHashOf, type Claim } from './submission-fence.ts';
import { readRow } from './submission-row.ts';

export type ClaimResult =
  | { kind: 'claimed'; row: SubmissionRow }
  | { kind: 'missing' }
  | { kind: 'final' }
  | { kind: 'leased' }
  | { kind: 'not_due'; nextAttemptAt: string }
  /**
   * The attempt got the permission to submit (passed its fence), but its lease ended without a
   * result. Only the reconciler may close the row.
   */
  | { kind: 'fenced' }
  /** The attempt budget is used up, so the row was ended as `error`. */
  | { kind: 'exhausted' }
  /** The row was open for too long, so it was ended as `error`. */
  | { kind: 'expired' };

/**
 * The request for a claim. The claim ends the row instead if its attempts are used up or it is too
 * old; `RowLimits` are needed for this.
 */
export interface ClaimRequest extends Claim, RowLimits {
  leaseSeconds: number;
  /** The recipe version of the user's own form that the attempt uses. */
  recipeVersion?: number | undefined;
  /** When the queue message was sent; set only if this is its first delivery. */
  messageSentAt?: Date | undefined;
}

const CLAIM_TRIES = 5;

export async function claim(table: SubmissionTable, request: ClaimRequest): Promise<ClaimResult> {
  for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
    const row = await readRow(table, request.userId, request.id);
    if (!row) return { kind: 'missing' };
    const refusal = whyNotClaimable(row, request, table.now());
    if (refusal) return refusal;
    const result = await claimAsRead(table, row, request);
    if (result) return result;
  }
  return { kind: 'leased' };
}

/** @returns undefined if the row changed since it was read. */
async function claimAsRead(
  table: SubmissionTable,
  row: SubmissionRow,
  request: ClaimRequest,
): Promise<ClaimResult | undefined> {
  if (isOverAge(row, request.maxOpenDays, table.now())) {
    return (await closeExpired(table, row, request)) ? { kind: 'expired' } : undefined;
  }
  const closed = closeRunning(row.attempts, table.now(), {
    outcome: 'failed',
    failureReason: 'internal',
  });
  const spent = row.attemptCount >= row.attemptBudget;
  return spent ? endSpent(table, row, closed, request) : startAttempt(table, row, closed, request);
}

async function startAttempt(
  table: SubmissionTable,
  row: SubmissionRow,
  earlier: Attempt[],
  { leaseSeconds, messageSentAt, recipeVersion, ...claim }: ClaimRequest,
): Promise<ClaimResult | undefined> {
  const now = table.now();
  const number = row.attemptCount + 1;
  const leaseUntil = secondsFrom(now, leaseSeconds);
  const started: Attempt = { number, startedAt: now.toISOString(), outcome: 'running' };
  const waited = waitEnded(row, now);
  const claimed = await updateRow(
    table,
    row,
    {
      set: {
        ...waited.set,
        status: 'processing',
        claimToken: claim.token,
        fenceHash: fenceHashOf(claim),
        leaseUntil: leaseUntil.toISOString(),
        ...inLane('running', row.id, leaseUntil),
        ...(recipeVersion !== undefined && { recipeVersion }),
        ...(messageSentAt && { messageSentAt: messageSentAt.toISOString() }),
        attemptCount: number,
        retryCount: number - 1,
        attempts: startNext(earlier, started),
      },
      remove: [
        'nextAttemptAt',
        'failureReason',
        'fencedAt',
        'resendInterval',
        ...waited.remove,
        ...(messageSentAt ? [] : (['messageSentAt'] as const)),
      ],
    },
    both(unchanged(row), statusIn(openStatuses)),
  );
  return claimed && { kind: 'claimed', row: claimed };
}

async function endSpent(
  table: SubmissionTable,
  row: SubmissionRow,
  attempts: Attempt[],
  { retentionDays }: ClaimRequest,
): Promise<ClaimResult | undefined> {
  const { set, remove } = ended(row, table.now(), retentionDays);
  const failureReason = attempts.at(-1)?.failureReason ?? 'internal';
  const possiblySent = row.possiblySent;
  const spent = await updateRow(
    table,
    row,
    { set: { ...set, status: 'error', failureReason, possiblySent, attempts }, remove },
    both(unchanged(row), statusIn(openStatuses)),
  );
  return spent && { kind: 'exhausted' };
}

function whyNotClaimable(
  row: SubmissionRow,
  { token, maxOpenDays }: ClaimRequest,
  now: Date,
): ClaimResult | undefined {
  if (isFinal(row.status)) return { kind: 'final' };
  if (isLeased(row, now)) {
    // The row may already contain this request's own claim, because the SDK repeats a write whose
    // answer was lost.
    const own = row.claimToken === token && row.fencedAt === undefined;
    return own ? { kind: 'claimed', row } : { kind: 'leased' };
  }
  if (row.fencedAt !== undefined) return { kind: 'fenced' };
  // If the row waits for its form, its `nextAttemptAt` does not count: the bot has just read that
  // the form accepts leads.
  const nextAttemptAt = row.heldSince === undefined ? row.nextAttemptAt : undefined;
  if (isOverAge(row, maxOpenDays, now)) return undefined;
  if (nextAttemptAt !== undefined && new Date(nextAttemptAt) > now) {
    return { kind: 'not_due', nextAttemptAt };
  }
  return undefined;
}
