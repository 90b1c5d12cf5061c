/**
 * The bot's writes: claim an attempt, and record how it ended. The fence in between is in
 * submission-fence.ts.
 */
import { isPossiblySent, isPossiblySentAfter } from '../../../contract/possibly-sent.ts';
import type {
  Attempt,
  FailureReason,
  SubmissionRow,
  SubmissionStatus,
} from '../../../contract/submission.ts';
import { isLeased } from '../../../contract/submission-lease.ts';
import { attemptStatuses, isFinal, openStatuses } from '../../../contract/submission.ts';
import { closeRunning, recordRunning, startNext } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type SubmissionTable,
} from './conditional-update.ts';
import { inLane, waitingUntil } from './open-lanes.ts';
import { pictured } from './picture-key.ts';
import { ended, isOverAge, secondsFrom, waitEnded, type RowLimits } from './row-lifetime.ts';
import { closeExpired } from './submission-endings.ts';
import { fenceHashOf, type Claim } from './submission-fence.ts';
import { readRow } from './submission-row.ts';
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';

export type ClaimResult =
  | { kind: 'claimed'; row: SubmissionRow }
  | { kind: 'missing' }
  | { kind: 'final' }
  | { kind: 'leased' }
  | { kind: 'not_due'; nextAttemptAt: string }
  /** The lease ended after the fence: left to the reconciler. */
  | { kind: 'fenced' }
  /** The budget is used up: the row was ended as `error`. */
  | { kind: 'exhausted' }
  /** Open for too long: the row was ended as `error`. */
  | { kind: 'expired' };

/** The limits apply if the claim finds the budget used up or the row too old, and ends it. */
export interface ClaimRequest extends Claim, RowLimits {
  leaseSeconds: number;
  /** The recipe version of the user's own form that the attempt uses. */
  recipeVersion?: number | undefined;
  /** When the message was sent; set at its first delivery only. */
  messageSentAt?: Date | undefined;
}

export interface AttemptSuccess extends Claim {
  screenshotKey?: string | undefined;
  retentionDays: number;
  receipt?: AttemptReceipt | undefined;
}

export interface AttemptFailure extends Claim {
  reason: FailureReason;
  /** Set if the attempt passed its fence and its page sent nothing after that. */
  nothingSent?: true;
  detail?: string;
  screenshotKey?: string;
  /** When to try again; if undefined, or if the budget is used up, the row ends as `error`. */
  retryAt?: Date;
  retentionDays: number;
  receipt?: AttemptReceipt | undefined;
}

const CLAIM_TRIES = 5;

export async function claim(table: SubmissionTable, request: ClaimRequest): Promise<ClaimResult> {
  for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
    const row = await readRow(table, request.userId, request.id);
    const refusal = whyNotClaimable(row, request, table.now());
    if (refusal) return refusal;
    const result = await claimAsRead(table, row as SubmissionRow, request);
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
  const possiblySent = isPossiblySent(row);
  const spent = await updateRow(
    table,
    row,
    { set: { ...set, status: 'error', failureReason, possiblySent, attempts }, remove },
    both(unchanged(row), statusIn(openStatuses)),
  );
  return spent && { kind: 'exhausted' };
}

function whyNotClaimable(
  row: SubmissionRow | undefined,
  { token, maxOpenDays }: ClaimRequest,
  now: Date,
): ClaimResult | undefined {
  if (!row) return { kind: 'missing' };
  if (isFinal(row.status)) return { kind: 'final' };
  if (isLeased(row, now)) {
    // The SDK repeats a write whose answer was lost: the claim found may be this one.
    const own = row.claimToken === token && row.fencedAt === undefined;
    return own ? { kind: 'claimed', row } : { kind: 'leased' };
  }
  if (row.fencedAt !== undefined) return { kind: 'fenced' };
  // A held row waits for its form, not for this time; the bot has read that the form accepts leads.
  const nextAttemptAt = row.heldSince === undefined ? row.nextAttemptAt : undefined;
  if (isOverAge(row, maxOpenDays, now)) return undefined;
  if (nextAttemptAt !== undefined && new Date(nextAttemptAt) > now) {
    return { kind: 'not_due', nextAttemptAt };
  }
  return undefined;
}

export async function recordSuccess(
  table: SubmissionTable,
  { userId, id, token, retentionDays, receipt, screenshotKey }: AttemptSuccess,
): Promise<boolean> {
  const row = await readRow(table, userId, id);
  if (row?.claimToken !== token) return false;
  const now = table.now();
  const end = ended(row, now, retentionDays);
  const picture = pictured(screenshotKey, now, retentionDays);
  const attempts = recordRunning(row.attempts, now, { outcome: 'success', ...picture }, receipt);
  const recorded = await updateRow(
    table,
    row,
    {
      set: {
        ...end.set,
        status: 'success',
        attempts,
        submittedAt: now.toISOString(),
        possiblySent: false,
        ...picture,
      },
      remove: [...end.remove, 'failureReason'],
    },
    both(heldBy(token), { condition: 'attribute_exists(#fencedAt)', values: {} }),
  );
  return recorded !== undefined || (await wasRecorded(table, row, 'success'));
}

export async function recordFailure(
  table: SubmissionTable,
  failure: AttemptFailure,
): Promise<boolean> {
  const { userId, id, token, reason, detail, screenshotKey, retryAt, receipt } = failure;
  const { nothingSent } = failure;
  const row = await readRow(table, userId, id);
  if (row?.claimToken !== token) return false;
  const now = table.now();
  const picture = pictured(screenshotKey, now, failure.retentionDays);
  const end = {
    outcome: 'failed',
    failureReason: reason,
    ...(nothingSent && { nothingSent }),
    ...(detail !== undefined && { detail }),
    ...picture,
  } as const;
  const attempts = recordRunning(row.attempts, now, end, receipt);
  const again = row.attemptCount < row.attemptBudget ? retryAt : undefined;
  const next = again ? waitingUntil(id, again, now) : ended(row, now, failure.retentionDays);
  const status = again ? 'pending' : 'error';
  const outcome = {
    status,
    attempts,
    failureReason: reason,
    possiblySent: isPossiblySentAfter(row, { reason, nothingSent }),
    ...picture,
  } as const;
  const remove = [...next.remove, 'unaskedFences'] as const;
  const change = { set: { ...next.set, ...outcome }, remove };
  const recorded = await updateRow(table, row, change, heldBy(token));
  return recorded !== undefined || (await wasRecorded(table, row, status));
}

/** Only a running attempt can be ended. */
function heldBy(token: string) {
  const own = { condition: '#claimToken = :token', values: { ':token': token } };
  return both(statusIn(attemptStatuses), own);
}

/**
 * Whether this attempt's end is in the row already: the SDK repeats a write whose answer was lost,
 * and the repeat fails because the first write has ended the attempt.
 */
async function wasRecorded(
  table: SubmissionTable,
  before: SubmissionRow,
  status: SubmissionStatus,
): Promise<boolean> {
  if (before.status !== 'processing') return false;
  const row = await readRow(table, before.userId, before.id);
  return row?.claimToken === before.claimToken && row?.status === status;
}
