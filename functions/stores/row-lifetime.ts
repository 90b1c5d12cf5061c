/** When a row is over, and what its final write leaves of it. Imports no client: live needs none. */
import type { SubmissionRow } from '../contract/submission.ts';

const DAY_SECONDS = 86_400;

export function isExpired(row: Pick<SubmissionRow, 'expiresAt'>, now: Date): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now.getTime();
}

export function secondsFrom(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
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
      'fencedAt',
    ] as const,
  };
}
