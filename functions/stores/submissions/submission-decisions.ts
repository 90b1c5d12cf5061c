/**
 * The owner's decision whether a lead with an uncertain outcome was received: one conditional write
 * of a final row. No message is sent, and the row's expiry, indexes and counters stay as they are.
 */
import { canDecide, isDecidedFailure, isDecidedSuccess } from '../../../contract/decision.ts';
import { Refusal } from '../../../contract/errors.ts';
import { isFinal, statusesDecidedAs, type SubmissionRow } from '../../../contract/submission.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type RowChange,
  type SubmissionKey,
  type SubmissionTable,
} from './conditional-update.ts';
import { readRow } from './submission-row.ts';

export interface DecisionRequest extends SubmissionKey {
  wentIn: boolean;
  /** The row's version as its owner saw it; if undefined, versions are not compared. */
  version?: number;
}

/**
 * @throws {Refusal} `not_found`, or `conflict` if there is nothing to decide or the row changed.
 */
export async function decide(
  table: SubmissionTable,
  request: DecisionRequest,
): Promise<SubmissionRow> {
  const { userId, id, wentIn } = request;
  const row = await readRow(table, userId, id);
  if (!row) throw new Refusal('not_found', 'There is no such submission.');
  if (isDecidedAs(row, wentIn)) return row;
  refuseWhatCanNotBeDecided(row, request);
  const decided = await updateRow(
    table,
    row,
    changeBy(row, wentIn, table.now()),
    both(unchanged(row), statusIn(statusesDecidedAs(wentIn ? 'success' : 'error'))),
  );
  if (decided) return decided;
  // The row may already contain this decision, because the SDK repeats a write whose answer was
  // lost.
  const found = await readRow(table, userId, id);
  if (found && isDecidedAs(found, wentIn)) return found;
  throw changedMeanwhile();
}

function known(row: SubmissionRow) {
  return { ...row, decidedWentIn: row.decision?.wentIn };
}

function isDecidedAs(row: SubmissionRow, wentIn: boolean): boolean {
  return wentIn ? isDecidedSuccess(known(row)) : isDecidedFailure(known(row));
}

function refuseWhatCanNotBeDecided(row: SubmissionRow, { wentIn, version }: DecisionRequest): void {
  if (version !== undefined && version !== row.version) throw changedMeanwhile();
  if (canDecide(known(row), wentIn)) return;
  if (!isFinal(row.status)) {
    throw new Refusal('conflict', 'This submission is open again: its outcome is still to come.');
  }
  const reason = row.status === 'success' ? 'the form confirmed the lead' : 'nothing was sent';
  throw new Refusal('conflict', `There is nothing to decide: ${reason}.`);
}

function changedMeanwhile(): Refusal {
  const message = 'This submission has changed meanwhile. Please look at it again, then decide.';
  return new Refusal('conflict', message);
}

/**
 * The change of the row. It removes the attempt's token, so that a bot that records its result late
 * does not mistake this decision for its own write.
 */
function changeBy(row: SubmissionRow, wentIn: boolean, now: Date): RowChange {
  const { userId: by, failureReason = row.decision?.failureReason } = row;
  const reason = failureReason && { failureReason };
  const decision = { wentIn, at: now.toISOString(), by };
  return wentIn
    ? {
        set: { status: 'success', possiblySent: false, decision: { ...decision, ...reason } },
        remove: ['failureReason', 'claimToken'],
      }
    : {
        set: { status: 'error', possiblySent: false, decision, ...reason },
        remove: ['claimToken'],
      };
}
