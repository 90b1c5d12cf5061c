/**
 * When a submission row expires, and which attributes are changed when it becomes final. This
 * module imports no AWS client, so that the bundle of the live publisher needs none.
 */
import { canaryRetentionDays, isCanary } from '../../../contract/canary.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { DAY_SECONDS } from '../../../contract/time-units.ts';

/**
 * How long rows live, in days: open rows before they expire, and final rows before they are
 * deleted.
 */
export interface RowLimits {
  maxOpenDays: number;
  retentionDays: number;
}

export function isExpired(row: Pick<SubmissionRow, 'expiresAt'>, now: Date): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now.getTime();
}

export function secondsFrom(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/**
 * Whether a row has been open for longer than its stage allows, so that no lead is submitted weeks
 * late. The age counts from `openedAt`: the lead's arrival, or its owner's last Retry or
 * correction. While a row waits for its form, the row's age does not grow: the write that ends this
 * wait moves `openedAt` by the length of the wait.
 */
export function isOverAge(row: Ageing, maxOpenDays: number, now: Date): boolean {
  return new Date(openedWithoutHold(row, now)) <= openedBefore(maxOpenDays, now);
}

type Ageing = Pick<SubmissionRow, 'openedAt' | 'createdAt' | 'heldSince'>;

/** The row's `openedAt`, moved forward by the length of the current wait for its form. */
function openedWithoutHold({ openedAt, createdAt, heldSince }: Ageing, now: Date): string {
  const opened = openedAt ?? createdAt;
  const heldMs = heldSince ? Math.max(0, now.getTime() - Date.parse(heldSince)) : 0;
  return new Date(Date.parse(opened) + heldMs).toISOString();
}

/**
 * The attributes to set and to remove in a write that ends a row's wait. The wait ends if an
 * attempt claims the row, if its message is sent again, or if the row now waits for another reason.
 */
export function waitEnded(row: Ageing, now: Date) {
  return {
    set: row.heldSince ? { openedAt: openedWithoutHold(row, now) } : {},
    remove: ['waitingFor', 'heldSince'] as const,
  };
}

/** Rows that were opened at or before this time have been open for too long now. */
export function openedBefore(maxOpenDays: number, now: Date): Date {
  return secondsFrom(now, -maxOpenDays * DAY_SECONDS);
}

/**
 * The change by which a row becomes final: the row leaves the open index and gets an expiry. The
 * row keeps the attempt's token, by which a bot that repeats its last write sees that the first
 * write has succeeded.
 */
export function ended({ userId }: Pick<SubmissionRow, 'userId'>, now: Date, retentionDays: number) {
  const days = isCanary(userId) ? canaryRetentionDays : retentionDays;
  return {
    set: { expiresAt: Math.floor(now.getTime() / 1000) + days * DAY_SECONDS },
    remove: [
      'openShard',
      'dueAt',
      'openedAt',
      'resendInterval',
      'nextAttemptAt',
      'waitingFor',
      'heldSince',
      'leaseUntil',
      'fenceHash',
      'fencedAt',
      'messageSentAt',
    ] as const,
  };
}
