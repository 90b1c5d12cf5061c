/**
 * Who may change an open row: an attempt holds it until its lease ends, and until then nobody else
 * may claim or end it. This file states the rule twice: for a row in memory, and as DynamoDB
 * conditions.
 */
import { isFinal, type SubmissionRow } from './submission.ts';

/** Another attempt may claim a row this long after the claim of the one before. */
export const leaseSeconds = 120;

/** Whether an attempt runs, that is, its lease has not ended. */
export function isLeased({ leaseUntil }: Pick<SubmissionRow, 'leaseUntil'>, now: Date): boolean {
  return leaseUntil !== undefined && new Date(leaseUntil) > now;
}

/** `:now` is an ISO time in UTC; such times can be compared as text. */
export const leasedCondition = '#leaseUntil > :now';
export const leaseOverCondition = '#leaseUntil <= :now';

/**
 * Whether the row is open, has no running attempt and none that passed its fence without a recorded
 * outcome.
 */
export function isWaiting(
  row: Pick<SubmissionRow, 'status' | 'leaseUntil' | 'fencedAt'>,
  now: Date,
): boolean {
  return !isFinal(row.status) && !isLeased(row, now) && row.fencedAt === undefined;
}
