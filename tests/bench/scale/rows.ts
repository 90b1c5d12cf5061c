/** Builds rows of the submissions table, with the size and age that they have in a real stage. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { inLane } from '../../../functions/stores/submissions/open-lanes.ts';
import { aRow } from '../../functions/builders.ts';

const SECOND = 1000;
/** The time between the acceptance of two rows of a user. */
const APART_MS = 8 * SECOND;

export const aUserId = (user: number): string =>
  `00000000-0000-4000-8000-${String(user).padStart(12, '0')}`;

/** The id of a submission; it begins with the time of acceptance. */
function idAt(time: Date, row: number): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${String(row).padStart(12, '0')}`;
}

function acceptedRow(userId: string, row: number, now: Date) {
  const time = new Date(now.getTime() - (row + 1) * APART_MS);
  return aRow({
    ...{ userId, id: idAt(time, row), createdAt: time.toISOString() },
    updatedAt: time.toISOString(),
  });
}

/** An ended row. One row in a hundred waits for its owner's decision. */
export function endedRow(userId: string, row: number, now: Date): SubmissionRow {
  const accepted = acceptedRow(userId, row, now);
  const ending: Partial<SubmissionRow> =
    row % 100 === 0
      ? { status: 'error', failureReason: 'outcome_unknown', possiblySent: true }
      : { status: 'success', submittedAt: accepted.createdAt };
  // This note makes the attempt about as large as a real attempt, which contains a receipt.
  const attempts = [{ note: 'x'.repeat(900) }] as unknown as SubmissionRow['attempts'];
  return { ...accepted, ...ending, attempts, attemptCount: 1 };
}

function openRow(userId: string, row: number, now: Date): SubmissionRow {
  const accepted = acceptedRow(userId, row, now);
  // All rows were opened within the last hour, so that the reconciler ends none because of its age.
  const openedAt = new Date(now.getTime() - (row % 3600) * SECOND).toISOString();
  return { ...accepted, openedAt };
}

/** An open row whose message waits in the queue. */
export function queuedRow(userId: string, row: number, now: Date): SubmissionRow {
  const open = openRow(userId, row, now);
  const dueAt = new Date(now.getTime() + (60 + (row % 600)) * SECOND);
  return { ...open, ...inLane('queued', open.id, dueAt) };
}

export function runningRow(userId: string, row: number, now: Date): SubmissionRow {
  const open = openRow(userId, row, now);
  const leaseUntil = new Date(now.getTime() + 60 * SECOND);
  const messageSentAt = new Date(now.getTime() - 30 * SECOND).toISOString();
  return {
    ...{ ...open, messageSentAt, leaseUntil: leaseUntil.toISOString() },
    ...inLane('running', open.id, leaseUntil),
  };
}
