/** The bot's last write of an attempt: it records how the attempt ended. */
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import { isPossiblySentAfter } from '../../../contract/possibly-sent.ts';
import {
  type FailureReason,
  attemptStatuses,
  type SubmissionRow,
  type SubmissionStatus,
} from '../../../contract/submission.ts';
import { recordRunning } from './attempt-log.ts';
import { type SubmissionTable, updateRow, both, statusIn } from './conditional-update.ts';
import { waitingUntil } from './open-lanes.ts';
import { pictured } from './picture-key.ts';
import { ended } from './row-lifetime.ts';
import type { Claim } from './submission-fence.ts';
import { readRow } from './submission-row.ts';

export interface AttemptSuccess extends Claim {
  screenshotKey?: string | undefined;
  retentionDays: number;
  receipt?: AttemptReceipt | undefined;
}

export interface AttemptFailure extends Claim {
  reason: FailureReason;
  /**
   * Set if the attempt got the permission to submit (passed its fence), but its page then sent
   * nothing.
   */
  nothingSent?: true;
  detail?: string;
  screenshotKey?: string;
  /** When to try again; if undefined, or if the budget is used up, the row ends as `error`. */
  retryAt?: Date;
  retentionDays: number;
  receipt?: AttemptReceipt | undefined;
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

/** The guard (write condition) that the attempt with this token still runs. */
function heldBy(token: string) {
  const own = { condition: '#claimToken = :token', values: { ':token': token } };
  return both(statusIn(attemptStatuses), own);
}

/**
 * Whether the row already contains this attempt's end. The SDK repeats a write whose answer was
 * lost, and the repeat fails because the first write has ended the attempt.
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
