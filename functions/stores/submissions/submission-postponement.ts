/** How a row waits while its circuit breaker is open: no attempt is spent, and the row says when. */
import { isWaiting } from '../../../contract/submission-lease.ts';
import { openStatuses, type SubmissionRow } from '../../../contract/submission.ts';
import { closeRunning } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type RowChange,
  type SubmissionTable,
} from './conditional-update.ts';
import { inLane, isQueued } from './open-lanes.ts';
import { readRow } from './submission-row.ts';
import type { Postponement, PostponementResult } from './submission-store.ts';

/** Other writers of the row are few: of those that collide, one gets through at every try. */
const WRITE_TRIES = 5;

/**
 * Once its message is acknowledged the row is the reconciler's, who sends it in time. A write that
 * comes between, such as the reconciler's mark of its own re-send, makes it read and decide again.
 * @returns `overtaken` when the row was written by others at every try.
 */
export async function postpone(
  table: SubmissionTable,
  postponement: Postponement,
): Promise<PostponementResult> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const row = await readRow(table, postponement.userId, postponement.id);
    if (!row || !isWaiting(row, table.now())) return 'not_waiting';
    if (await postponeAsRead(table, row, postponement.until)) return 'postponed';
  }
  return 'overtaken';
}

/** @returns false when the row changed since it was read. */
async function postponeAsRead(
  table: SubmissionTable,
  row: SubmissionRow,
  until: Date,
): Promise<boolean> {
  const next = laterOf(until.toISOString(), row.nextAttemptAt);
  if (row.nextAttemptAt === next && row.dueAt === next && !isQueued(row)) return true;
  const { set, remove } = afterDeadAttempt(row, table.now());
  const postponed = await updateRow(
    table,
    row,
    {
      set: { ...set, nextAttemptAt: next, ...inLane('waiting', row.id, new Date(next)) },
      remove: [...remove, 'resendInterval'],
    },
    both(unchanged(row), statusIn(openStatuses)),
  );
  return postponed !== undefined;
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
    remove: ['claimToken', 'leaseUntil', 'fenceHash', 'messageSentAt'],
  };
}
