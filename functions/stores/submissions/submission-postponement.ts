/**
 * Makes a submission row wait without an attempt, because of its target's circuit breaker or
 * because its form takes no leads now.
 */
import { isWaiting } from '../../../contract/submission-lease.ts';
import { openStatuses, type SubmissionRow } from '../../../contract/submission.ts';
import type { HoldReason, WaitReason } from '../../../contract/wait-reason.ts';
import { closeRunning } from './attempt-log.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type RowChange,
  type SubmissionKey,
  type SubmissionTable,
} from './conditional-update.ts';
import { inHeldLane, inLane, isHeld, isQueued, waitingUntil } from './open-lanes.ts';
import { waitEnded } from './row-lifetime.ts';
import { readRow } from './submission-row.ts';

export interface Postponement extends SubmissionKey {
  until: Date;
  /** The reason for the wait; omitted if it is the circuit breaker. */
  why?: WaitReason | undefined;
  /** Whether a delayed message comes at `until`; otherwise the reconciler sends one. */
  hasMessage?: boolean;
}

/** A wait until the row's form takes leads again. */
export interface Hold extends SubmissionKey {
  formId: string;
  why: HoldReason;
  /** When the wait ends; undefined if the end is not known. */
  until?: Date | undefined;
}

export type PostponementResult =
  | 'postponed'
  /** The row is missing, final or running, or its outcome is unknown. */
  | 'not_waiting'
  /** Other functions changed the row at every try, so the wait was not written. */
  | 'overtaken';

/**
 * The maximum number of tries. Few functions write the row, and at each try one of them succeeds.
 */
const WRITE_TRIES = 5;

/**
 * The change that makes the row wait as requested; undefined if the row already waits in this way.
 */
type Waiting = (row: SubmissionRow, now: Date) => RowChange | undefined;

/**
 * Makes the row wait until a time. The bot then deletes the row's queue message, and the reconciler
 * sends a new one in time, unless the bot itself sends a delayed message.
 */
export function postpone(
  table: SubmissionTable,
  { until, why, hasMessage = false, ...key }: Postponement,
): Promise<PostponementResult> {
  return letWait(table, key, (row, now) => {
    // The old `nextAttemptAt` of a row that waits for its form is ignored, because the bot has just
    // read that the form takes leads again.
    const own = row.heldSince === undefined ? row.nextAttemptAt : undefined;
    const next = laterOf(until.toISOString(), own);
    const isSame = row.nextAttemptAt === next && row.dueAt === next && row.waitingFor === why;
    if (isSame && !isQueued(row) && !hasMessage) return undefined;
    const waited = waitEnded(row, now);
    return {
      set: {
        ...waited.set,
        nextAttemptAt: next,
        ...(why && { waitingFor: why }),
        ...(hasMessage
          ? waitingUntil(row.id, new Date(next), now).set
          : inLane('waiting', row.id, new Date(next))),
      },
      remove: why === undefined ? waited.remove : ['heldSince'],
    };
  });
}

/** Makes the row wait until its form takes leads again. Until then it has no queue message. */
export function hold(
  table: SubmissionTable,
  { formId, why, until, ...key }: Hold,
): Promise<PostponementResult> {
  const nextAttemptAt = until?.toISOString();
  return letWait(table, key, (row, now) => {
    const isSame = row.nextAttemptAt === nextAttemptAt && row.waitingFor === why;
    if (isSame && isHeld(row)) return undefined;
    return {
      set: {
        waitingFor: why,
        heldSince: row.heldSince ?? now.toISOString(),
        ...(nextAttemptAt !== undefined && { nextAttemptAt }),
        ...inHeldLane(row, formId),
      },
      remove: nextAttemptAt === undefined ? ['nextAttemptAt'] : [],
    };
  });
}

/**
 * Writes the wait into the row. If another function writes the row in between, such as the
 * reconciler after a re-send, reads the row and decides again.
 * @returns `overtaken` if other functions wrote the row at every try.
 */
async function letWait(
  table: SubmissionTable,
  { userId, id }: SubmissionKey,
  waiting: Waiting,
): Promise<PostponementResult> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const row = await readRow(table, userId, id);
    const now = table.now();
    if (!row || !isWaiting(row, now)) return 'not_waiting';
    const change = waiting(row, now);
    if (!change) return 'postponed';
    const { set, remove } = afterDeadAttempt(row, now);
    const postponed = await updateRow(
      table,
      row,
      {
        set: { ...set, ...change.set },
        remove: [...remove, ...(change.remove ?? []), 'resendInterval'],
      },
      both(unchanged(row), statusIn(openStatuses)),
    );
    if (postponed) return 'postponed';
  }
  return 'overtaken';
}

/**
 * The later of two ISO times (they sort as text). Needed because the row may already wait for
 * longer than requested, for example because of the target's Retry-After.
 */
function laterOf(time: string, other = ''): string {
  return time > other ? time : other;
}

/**
 * Ends an attempt that has died before it could submit, so that it is not shown as running while
 * the row waits.
 */
function afterDeadAttempt(row: SubmissionRow, now: Date): Required<RowChange> {
  if (!row.attempts.some(({ outcome }) => outcome === 'running')) return { set: {}, remove: [] };
  const failureReason = 'internal';
  const attempts = closeRunning(row.attempts, now, { outcome: 'failed', failureReason });
  return {
    set: { status: 'pending', failureReason, attempts },
    remove: ['claimToken', 'leaseUntil', 'fenceHash', 'messageSentAt'],
  };
}
