/**
 * Decides what happens to a row that is restored from a copy of the table. Nobody knows what
 * happened to its lead after the copy was made: the lead of an open row may have been sent since,
 * and a failed lead may have been retried. So no restored lead may be sent without a person's
 * decision.
 */
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import { closeRunning } from './attempt-log.ts';
import { rowOf } from './conditional-update.ts';
import { ended, isExpired } from './row-lifetime.ts';

/**
 * @param retentionDays how long the stage keeps ended rows; needed for open rows, which this
 * function ends.
 * @returns undefined for a row whose retention time has ended, which must not be restored.
 */
export function restoredRow(
  row: SubmissionRow,
  now: Date,
  retentionDays: number,
): SubmissionRow | undefined {
  if (isExpired(row, now)) return undefined;
  if (row.status === 'success') return row;
  const written = { version: row.version + 1, updatedAt: now.toISOString() };
  if (isFinal(row.status)) return { ...row, ...written, possiblySent: true };
  const failureReason = 'outcome_unknown' as const;
  const { set, remove } = ended(row, now, retentionDays);
  const left: ReadonlySet<string> = new Set<keyof SubmissionRow>([...remove, 'claimToken']);
  const kept = Object.entries(row).filter(([name]) => !left.has(name));
  return {
    ...rowOf(Object.fromEntries(kept)),
    ...written,
    ...set,
    status: 'error',
    failureReason,
    possiblySent: true,
    attempts: closeRunning(row.attempts, now, { outcome: 'failed', failureReason }),
  };
}
