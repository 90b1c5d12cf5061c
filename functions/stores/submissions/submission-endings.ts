/**
 * Ends an open row without an attempt: its owner cancelled it, it was open for too long, its form
 * was deleted, or its user's account was closed.
 */
import { Refusal } from '../../../contract/errors.ts';
import { isLeased, isWaiting } from '../../../contract/submission-lease.ts';
import {
  isFinal,
  openStatuses,
  type FailureReason,
  type SubmissionRow,
} from '../../../contract/submission.ts';
import { closeRunning } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type Guard,
  type SubmissionKey,
  type SubmissionTable,
} from './conditional-update.ts';
import { ended, isOverAge, type RowLimits } from './row-lifetime.ts';
import type { PostponementResult } from './submission-postponement.ts';
import { readRow } from './submission-row.ts';

export interface Cancellation extends SubmissionKey {
  retentionDays: number;
}

export type Abandonment = Cancellation & { reason?: 'account_disabled' | 'form_deleted' };

export type AbandonmentResult = 'abandoned' | Exclude<PostponementResult, 'postponed'>;

const WRITE_TRIES = 5;

/**
 * The guard (write condition) that no attempt of the row has passed its fence, that is, got the
 * permission to submit.
 */
const notFenced: Guard = { condition: 'attribute_not_exists(#fencedAt)', values: {} };

/**
 * Ends the row at once. A running attempt loses its claim: the fence, which permits a submit,
 * refuses the attempt, and its result is not recorded. A row whose attempt has passed its fence
 * can't be cancelled, because the form may already have the lead.
 * @throws {Refusal} `not_found`, or `conflict` if the row has ended or has passed its fence.
 */
export async function cancel(
  table: SubmissionTable,
  { userId, id, retentionDays }: Cancellation,
): Promise<SubmissionRow> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const row = await readRow(table, userId, id);
    if (!row) throw new Refusal('not_found', 'There is no such submission.');
    // The row may already be cancelled by this call, because the SDK repeats a write whose answer
    // was lost.
    if (row.status === 'error' && row.failureReason === 'cancelled') return row;
    refuseWhatCanNotEnd(row);
    const died = !isLeased(row, table.now());
    const attempt = died ? 'internal' : 'cancelled';
    const cancelled = await end(table, row, { reason: 'cancelled', attempt, retentionDays });
    if (cancelled) return cancelled;
  }
  throw new Refusal('conflict', 'This submission is changing right now. Please try again.');
}

function refuseWhatCanNotEnd({ status, fencedAt }: SubmissionRow): void {
  if (isFinal(status)) throw new Refusal('conflict', 'Only an open submission can be cancelled.');
  if (fencedAt === undefined) return;
  throw new Refusal(
    'conflict',
    'The form is being submitted, so it is too late to cancel. The outcome will be known in a minute.',
  );
}

/**
 * Ends a row that has been open for too long. A row with a running attempt stays unchanged, because
 * it ends or waits again within minutes.
 */
export async function closeExpired(
  table: SubmissionTable,
  row: SubmissionRow,
  { maxOpenDays, retentionDays }: RowLimits,
): Promise<boolean> {
  const now = table.now();
  if (isLeased(row, now) || !isOverAge(row, maxOpenDays, now)) return false;
  const expired = await end(table, row, { reason: 'expired', attempt: 'internal', retentionDays });
  return expired !== undefined;
}

/**
 * Ends a row of a closed account or a deleted form. A row stays unchanged while its attempt runs or
 * may have sent the lead, because it ends or waits again within minutes.
 */
export async function abandon(
  table: SubmissionTable,
  { userId, id, retentionDays, reason = 'account_disabled' }: Abandonment,
): Promise<AbandonmentResult> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const row = await readRow(table, userId, id);
    if (!row || !isWaiting(row, table.now())) return 'not_waiting';
    const ending = { reason, attempt: 'internal', retentionDays } as const;
    if (await end(table, row, ending)) return 'abandoned';
  }
  return 'overtaken';
}

interface Ending {
  reason: FailureReason;
  /** The failure reason for an attempt that has not recorded its end. */
  attempt: FailureReason;
  retentionDays: number;
}

/**
 * Ends the row and removes the claim's token. Otherwise a bot whose later write fails could find
 * its token in the row, and mistake this end for its own write.
 * @returns undefined if the row changed since it was read, has ended or has passed its fence.
 */
function end(table: SubmissionTable, row: SubmissionRow, ending: Ending) {
  const now = table.now();
  const { set, remove } = ended(row, now, ending.retentionDays);
  const failureReason = ending.attempt;
  return updateRow(
    table,
    row,
    {
      set: {
        ...set,
        status: 'error',
        failureReason: ending.reason,
        possiblySent: row.possiblySent,
        attempts: closeRunning(row.attempts, now, { outcome: 'failed', failureReason }),
      },
      remove: [...remove, 'claimToken'],
    },
    both(both(unchanged(row), statusIn(openStatuses)), notFenced),
  );
}
