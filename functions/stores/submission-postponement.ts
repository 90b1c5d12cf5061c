/** How a row waits while its target is left alone: no attempt is spent, and the row says when. */
import { isFinal, statusesBefore, type SubmissionRow } from '../contract/submission.ts';
import { closeRunning } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type RowChange,
  type SubmissionTable,
} from './conditional-update.ts';
import { readRow } from './submission-row.ts';
import type { Postponement } from './submission-store.ts';

const open = statusesBefore('processing').filter((status) => !isFinal(status));

/** Its message is acknowledged: from now on the row is the reconciler's, who sends it in time. */
export async function postpone(
  table: SubmissionTable,
  { userId, id, until }: Postponement,
): Promise<boolean> {
  const row = await readRow(table, userId, id);
  if (!row || !isWaiting(row, table.now())) return false;
  const next = laterOf(until.toISOString(), row.nextAttemptAt);
  if (row.nextAttemptAt === next && row.dueAt === next) return true;
  const { set, remove } = afterDeadAttempt(row, table.now());
  const postponed = await updateRow(
    table,
    row,
    {
      set: { ...set, nextAttemptAt: next, dueAt: next },
      remove: [...remove, 'resendInterval'],
    },
    both(unchanged(row), statusIn(open)),
  );
  return postponed !== undefined;
}

/** Open, with no attempt that runs and none whose outcome is unknown. */
function isWaiting(row: SubmissionRow, now: Date): boolean {
  const leaseAlive = row.leaseUntil !== undefined && new Date(row.leaseUntil) > now;
  return !isFinal(row.status) && !leaseAlive && row.fencedAt === undefined;
}

/** Its own backoff, or its target's Retry-After, may ask for more. ISO times sort as text. */
function laterOf(time: string, other = ''): string {
  return time > other ? time : other;
}

/** An attempt that died before its fence must not show as running for as long as the row waits. */
function afterDeadAttempt(row: SubmissionRow, now: Date): Required<RowChange> {
  if (!row.attempts.some(({ outcome }) => outcome === 'running')) return { set: {}, remove: [] };
  const failureReason = 'internal';
  const attempts = closeRunning(row.attempts, now, { outcome: 'failed', failureReason });
  return {
    set: { status: 'pending', failureReason, attempts },
    remove: ['claimToken', 'leaseUntil'],
  };
}
