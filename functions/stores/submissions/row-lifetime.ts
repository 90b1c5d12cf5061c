/** When a row is over, and what its final write leaves of it. Imports no client: live needs none. */
import type { SubmissionRow } from '../../../contract/submission.ts';

const DAY_SECONDS = 86_400;

export function isExpired(row: Pick<SubmissionRow, 'expiresAt'>, now: Date): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now.getTime();
}

export function secondsFrom(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/**
 * Whether a row has been open for longer than its stage allows, so that a lead is not submitted
 * weeks late. The age counts from `openedAt`: the lead's arrival, or its owner's last Retry or
 * correction. Time that the owner chose to wait must not count. Where an owner may one day pause
 * rows, the write that ends a pause has to move `openedAt` on by the pause's length, and rows that
 * pause have to be kept out of the reconciler's read of over-age rows.
 */
export function isOverAge(
  { openedAt, createdAt }: Pick<SubmissionRow, 'openedAt' | 'createdAt'>,
  maxOpenDays: number,
  now: Date,
): boolean {
  return new Date(openedAt ?? createdAt) <= openedBefore(maxOpenDays, now);
}

/** Rows opened then or earlier are over age. */
export function openedBefore(maxOpenDays: number, now: Date): Date {
  return secondsFrom(now, -maxOpenDays * DAY_SECONDS);
}

/** A final row leaves the open index and gets an end. Its token stays, to know its own record. */
export function ended(now: Date, retentionDays: number) {
  return {
    set: { expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * DAY_SECONDS },
    remove: [
      'openShard',
      'dueAt',
      'openedAt',
      'resendInterval',
      'nextAttemptAt',
      'leaseUntil',
      'fenceHash',
      'fencedAt',
      'messageSentAt',
    ] as const,
  };
}
