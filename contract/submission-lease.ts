/**
 * Who may move an open row: an attempt holds it while its lease runs, and nobody else may claim or
 * end it by then. The rule stands here twice, for a row in hand and as DynamoDB conditions.
 */
import { isFinal, type SubmissionRow } from './submission.ts';

/** Whether an attempt runs: its lease has not run out. */
export function isLeased({ leaseUntil }: Pick<SubmissionRow, 'leaseUntil'>, now: Date): boolean {
  return leaseUntil !== undefined && new Date(leaseUntil) > now;
}

/** `:now` is an ISO time in UTC: those sort as text. */
export const leasedCondition = '#leaseUntil > :now';
export const leaseOverCondition = '#leaseUntil <= :now';

/** Open, with no attempt that runs and none whose outcome is unknown. */
export function isWaiting(
  row: Pick<SubmissionRow, 'status' | 'leaseUntil' | 'fencedAt'>,
  now: Date,
): boolean {
  return !isFinal(row.status) && !isLeased(row, now) && row.fencedAt === undefined;
}
