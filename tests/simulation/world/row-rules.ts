/** Rules that every write of a submission's row must obey, whichever function writes it. */
import {
  isFinal,
  type SubmissionRow,
  type SubmissionStatus,
} from '../../../contract/submission.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import type { Ledger } from './ledger.ts';
import { CLOCKS_APART_MS } from './skew.ts';
import type { Report } from './violation.ts';

/** The allowed next states of each state, including those by a user's decision. */
const moves: Readonly<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  processing: ['processing', 'success', 'pending', 'error'],
  pending: ['pending', 'processing', 'error'],
  error: ['error', 'processing', 'success'],
  success: ['success', 'error'],
};

const ofOpenRows = ['openShard', 'dueAt', 'openedAt'] as const;
const ofFinalRows = ['expiresAt'] as const;
const neverOfFinalRows = [
  ...ofOpenRows,
  'leaseUntil',
  'nextAttemptAt',
  'heldSince',
  'fencedAt',
] as const;

export interface RowWrite {
  before: SubmissionRow | undefined;
  after: SubmissionRow;
  now: Date;
  /** When the queue last accepted a message about the row, in epoch milliseconds. */
  messageSentAt: number;
}

export function checkRowWrite(write: RowWrite, ledger: Ledger, report: Report): void {
  const { before, after } = write;
  const { id } = after;
  if (after.version !== (before?.version ?? 0) + 1) report('version', 'a write was skipped', id);
  if (before && !moves[before.status].includes(after.status)) {
    report('moves', `it went from ${before.status} to ${after.status}`, id);
  }
  checkShape(after, report);
  if (before) checkOwnership({ ...write, before }, report);
  if (before) checkUnsent({ before, after }, ledger, report);
  checkTruth(after, ledger, report);
}

function checkShape(row: SubmissionRow, report: Report): void {
  const isOver = isFinal(row.status);
  const lacks = (isOver ? ofFinalRows : ofOpenRows).find((name) => row[name] === undefined);
  if (lacks) report('shape', `a row that is ${row.status} lacks ${lacks}`, row.id);
  const forbidden = isOver ? neverOfFinalRows : ofFinalRows;
  const kept = forbidden.find((name) => row[name] !== undefined);
  if (kept) report('shape', `a row that is ${row.status} keeps ${kept}`, row.id);
}

function checkOwnership(
  { before, after, now, messageSentAt }: RowWrite & { before: SubmissionRow },
  report: Report,
): void {
  const { claimToken, leaseUntil } = before;
  const isTakenOver = claimToken !== undefined && after.claimToken !== claimToken;
  const isRunning =
    leaseUntil !== undefined && Date.parse(leaseUntil) > now.getTime() + CLOCKS_APART_MS;
  // A user's cancel may end an attempt that has no permission to submit yet (`fencedAt`).
  const isCancelled = after.failureReason === 'cancelled' && before.fencedAt === undefined;
  const isGivenBack = after.claimToken === undefined && before.fencedAt === undefined;
  if (isTakenOver && isRunning && !isCancelled && !isGivenBack) {
    report('lease', 'an attempt that ran lost its claim to another', after.id);
  }
  if (before.fencedAt !== undefined && isRunning && after.fencedAt !== before.fencedAt) {
    const isOwnEnd =
      after.claimToken === claimToken && after.attempts.at(-1)?.outcome !== 'running';
    if (!isOwnEnd) report('fence', 'a running attempt lost its fence', after.id);
  }
  const isMarked =
    after.resendInterval !== undefined && after.resendInterval !== before.resendInterval;
  if (isMarked && messageSentAt < Date.parse(before.updatedAt) - CLOCKS_APART_MS) {
    report('order', 'a row says that it was sent again before it was', after.id);
  }
}

/** Checks an attempt whose end says that its page sent nothing (`nothingSent`). */
function checkUnsent(
  { before, after }: { before: SubmissionRow; after: SubmissionRow },
  ledger: Ledger,
  report: Report,
): void {
  const [running, ended] = [before.attempts.at(-1), after.attempts.at(-1)];
  // The last attempt after the write may be another one than before, because an attempt that never
  // began is removed from the row. So the numbers of the attempts are compared.
  const isItsEnd = running?.outcome === 'running' && running.number === ended?.number;
  if (!isItsEnd || !ended?.nothingSent) return;
  const { userId, id, claimToken: token = '' } = before;
  if (ledger.hasSent(fencePassOf({ userId, id, token }).secret)) {
    report('unsent', 'an attempt has sent the lead and says that it sent nothing', id);
  }
  if (before.fencedAt === undefined) {
    report('unsent', 'an attempt that had not passed its fence says that it sent nothing', id);
  }
  if (after.status !== 'error') report('unsent', `it is ${after.status} again by itself`, id);
  if (before.possiblySent && !after.possiblySent) {
    report('unsent', 'an earlier attempt that may have sent it is forgotten', id);
  }
}

function checkTruth(row: SubmissionRow, ledger: Ledger, report: Report): void {
  const { id, status, decision, possiblySent } = row;
  if (status === 'success' && !ledger.has(id) && decision?.wentIn !== true) {
    report('success', 'the form has not got a lead that is a success', id);
  }
  const isSaidNotToBe = status === 'error' && !possiblySent && decision?.wentIn !== false;
  if (isSaidNotToBe && ledger.has(id)) {
    report('error', 'the form has a lead that may be retried without a question', id);
  }
}
