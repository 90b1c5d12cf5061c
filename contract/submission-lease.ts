/**
 * Who may claim or end the row of an open submission: while an attempt has the row's lease, only
 * this attempt may do so. This file states the rule twice: for a row in memory, and as DynamoDB
 * conditions.
 */
import { isFinal, type SubmissionRow } from './submission.ts';

/**
 * How long a lease lasts: another attempt may claim the row this long after the previous attempt's
 * claim.
 */
export const leaseSeconds = 120;

/** Whether an attempt at the row runs, that is, the attempt's lease has not ended. */
export function isLeased({ leaseUntil }: Pick<SubmissionRow, 'leaseUntil'>, now: Date): boolean {
  return leaseUntil !== undefined && new Date(leaseUntil) > now;
}

/** `:now` is an ISO time in UTC; such times can be compared as text. */
export const leasedCondition = '#leaseUntil > :now';
export const leaseOverCondition = '#leaseUntil <= :now';

/**
 * Whether the row is open, no attempt runs, and the outcome of every attempt that was allowed to
 * send (passed its fence) is recorded.
 */
export function isWaiting(
  row: Pick<SubmissionRow, 'status' | 'leaseUntil' | 'fencedAt'>,
  now: Date,
): boolean {
  return !isFinal(row.status) && !isLeased(row, now) && row.fencedAt === undefined;
}
