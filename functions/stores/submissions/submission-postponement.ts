/** How a row waits without an attempt: for its target's circuit breaker, or for its form. */
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
  /** Where it is not the circuit breaker. */
  why?: WaitReason | undefined;
  /** One comes at that time; else the reconciler sends it. */
  hasMessage?: boolean;
}

/** By the wish of its form's owner, or until that form takes leads again. */
export interface Hold extends SubmissionKey {
  formId: string;
  why: HoldReason;
  /** Absent where nobody knows. */
  until?: Date | undefined;
}

export type PostponementResult =
  | 'postponed'
  /** Final, running, of unknown outcome or not there: nothing that waits. */
  | 'not_waiting'
  /** Others wrote the row at every try: it is as they left it. */
  | 'overtaken';

/** Other writers of the row are few: of those that collide, one gets through at every try. */
const WRITE_TRIES = 5;

/** What makes the row wait as asked; undefined where it does already. */
type Waiting = (row: SubmissionRow, now: Date) => RowChange | undefined;

/** Once its message is acknowledged the row is the reconciler's, who sends it in time. */
export function postpone(
  table: SubmissionTable,
  { until, why, hasMessage = false, ...key }: Postponement,
): Promise<PostponementResult> {
  return letWait(table, key, (row, now) => {
    const next = laterOf(until.toISOString(), row.nextAttemptAt);
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

/** Once its message is acknowledged the row waits until its form takes leads again. */
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
 * A write that comes between, such as the reconciler's mark of its own re-send, makes it read and
 * decide again.
 * @returns `overtaken` when the row was written by others at every try.
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

/** Its own backoff, or its target's Retry-After, may ask for more. ISO times sort as text. */
function laterOf(time: string, other = ''): string {
  return time > other ? time : other;
}

/** An attempt that died before its fence must not show as running for as long as the row waits. */
function afterDeadAttempt(row: SubmissionRow, now: Date): Required<RowChange> {
  if (!row.attempts.some(({ outcome }) => outcome === 'running')) return { set: {}, remove: [] };
  const failureReason = 'internal';
  const attempts = closeRunning(row.attempts, now, { outcome: 'failed', failureReason });
  return {
    set: { status: 'pending', failureReason, attempts },
    remove: ['claimToken', 'leaseUntil', 'fenceHash', 'messageSentAt'],
  };
}
