/** The bot's moves: claim an attempt, fence it before lead data leaves, record how it ended. */
import type { Attempt, SubmissionRow, SubmissionStatus } from '../contract/submission.ts';
import { isFinal, statusesBefore } from '../contract/submission.ts';
import { closeRunning, recordRunning, startNext } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type SubmissionTable,
} from './conditional-update.ts';
import { ended, secondsFrom } from './row-lifetime.ts';
import { readRow } from './submission-row.ts';
import type {
  AttemptFailure,
  AttemptSuccess,
  Claim,
  ClaimRequest,
  ClaimResult,
} from './submission-store.ts';

const CLAIM_TRIES = 5;
/** How long after `nextAttemptAt` the reconciler looks whether the delayed message was lost. */
const PENDING_GRACE_SECONDS = 60;

/** A claimable row is open: `error` becomes `processing` by its owner's Retry only. */
const claimable = statusesBefore('processing').filter((status) => !isFinal(status));

export async function claim(table: SubmissionTable, request: ClaimRequest): Promise<ClaimResult> {
  for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
    const row = await readRow(table, request.userId, request.id);
    const refusal = whyNotClaimable(row, request.token, table.now());
    if (refusal) return refusal;
    const result = await claimAsRead(table, row as SubmissionRow, request);
    if (result) return result;
  }
  return { kind: 'leased' };
}

/** @returns undefined when the row changed since it was read. */
async function claimAsRead(
  table: SubmissionTable,
  row: SubmissionRow,
  request: ClaimRequest,
): Promise<ClaimResult | undefined> {
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
  { token, leaseSeconds }: ClaimRequest,
): Promise<ClaimResult | undefined> {
  const now = table.now();
  const number = row.attemptCount + 1;
  const leaseUntil = secondsFrom(now, leaseSeconds).toISOString();
  const started: Attempt = { number, startedAt: now.toISOString(), outcome: 'running' };
  const claimed = await updateRow(
    table,
    row,
    {
      set: {
        status: 'processing',
        claimToken: token,
        leaseUntil,
        dueAt: leaseUntil,
        attemptCount: number,
        retryCount: number - 1,
        attempts: startNext(earlier, started),
      },
      remove: ['nextAttemptAt', 'failureReason', 'fencedAt', 'resendInterval'],
    },
    both(unchanged(row), statusIn(claimable)),
  );
  return claimed && { kind: 'claimed', row: claimed };
}

async function endSpent(
  table: SubmissionTable,
  row: SubmissionRow,
  attempts: Attempt[],
  { retentionDays }: ClaimRequest,
): Promise<ClaimResult | undefined> {
  const { set, remove } = ended(table.now(), retentionDays);
  const failureReason = attempts.at(-1)?.failureReason ?? 'internal';
  const spent = await updateRow(
    table,
    row,
    { set: { ...set, status: 'error', failureReason, attempts }, remove },
    both(unchanged(row), statusIn(statusesBefore('error'))),
  );
  return spent && { kind: 'exhausted' };
}

function whyNotClaimable(
  row: SubmissionRow | undefined,
  token: string,
  now: Date,
): ClaimResult | undefined {
  if (!row) return { kind: 'missing' };
  if (isFinal(row.status)) return { kind: 'final' };
  const leaseAlive = row.leaseUntil !== undefined && new Date(row.leaseUntil) > now;
  if (leaseAlive) {
    // The SDK retries a write whose answer was lost: then the claim found is this very one.
    const own = row.claimToken === token && row.fencedAt === undefined;
    return own ? { kind: 'claimed', row } : { kind: 'leased' };
  }
  if (row.fencedAt !== undefined) return { kind: 'fenced' };
  const { nextAttemptAt } = row;
  if (nextAttemptAt !== undefined && new Date(nextAttemptAt) > now) {
    return { kind: 'not_due', nextAttemptAt };
  }
  return undefined;
}

export async function fence(table: SubmissionTable, { userId, id, token }: Claim) {
  const now = table.now().toISOString();
  const fenced = await updateRow(
    table,
    { userId, id },
    { set: { fencedAt: now } },
    both(statusIn(['processing']), {
      condition: '#claimToken = :token AND #leaseUntil > :now',
      values: { ':token': token, ':now': now },
    }),
  );
  return fenced !== undefined;
}

export async function recordSuccess(
  table: SubmissionTable,
  { userId, id, token, retentionDays, evidence }: AttemptSuccess,
): Promise<boolean> {
  const row = await readRow(table, userId, id);
  if (row?.claimToken !== token) return false;
  const now = table.now();
  const end = ended(now, retentionDays);
  const attempts = recordRunning(row.attempts, now, { outcome: 'success' }, evidence);
  const recorded = await updateRow(
    table,
    row,
    {
      set: { ...end.set, status: 'success', attempts, submittedAt: now.toISOString() },
      remove: [...end.remove, 'failureReason'],
    },
    heldBy(token, 'success'),
  );
  return recorded !== undefined || (await wasRecorded(table, row, 'success'));
}

export async function recordFailure(
  table: SubmissionTable,
  failure: AttemptFailure,
): Promise<boolean> {
  const { userId, id, token, reason, detail, screenshotKey, retryAt, evidence } = failure;
  const row = await readRow(table, userId, id);
  if (row?.claimToken !== token) return false;
  const end = {
    outcome: 'failed',
    failureReason: reason,
    ...(detail !== undefined && { detail }),
    ...(screenshotKey !== undefined && { screenshotKey }),
  } as const;
  const attempts = recordRunning(row.attempts, table.now(), end, evidence);
  const again = row.attemptCount < row.attemptBudget ? retryAt : undefined;
  const next = again ? waiting(again) : ended(table.now(), failure.retentionDays);
  const status = again ? 'pending' : 'error';
  const outcome = {
    status,
    attempts,
    failureReason: reason,
    ...(screenshotKey !== undefined && { screenshotKey }),
  } as const;
  const change = { set: { ...next.set, ...outcome }, remove: next.remove };
  const recorded = await updateRow(table, row, change, heldBy(token, status));
  return recorded !== undefined || (await wasRecorded(table, row, status));
}

/** The claim is over, the row waits for its next attempt. */
function waiting(retryAt: Date) {
  return {
    set: {
      nextAttemptAt: retryAt.toISOString(),
      dueAt: secondsFrom(retryAt, PENDING_GRACE_SECONDS).toISOString(),
    },
    remove: ['leaseUntil', 'fencedAt', 'resendInterval'] as const,
  };
}

function heldBy(token: string, to: 'success' | 'pending' | 'error') {
  // Only an attempt that runs can end: `pending` rows hold the token of the one that ended.
  const running = statusesBefore(to).filter((status) => status === 'processing');
  const own = { condition: '#claimToken = :token', values: { ':token': token } };
  return both(statusIn(running), own);
}

/** The SDK retries a write whose answer was lost: the retry finds its attempt ended as it said. */
async function wasRecorded(
  table: SubmissionTable,
  before: SubmissionRow,
  status: SubmissionStatus,
): Promise<boolean> {
  if (before.status !== 'processing') return false;
  const row = await readRow(table, before.userId, before.id);
  return row?.claimToken === before.claimToken && row?.status === status;
}
