/** One decision for many leads: the possible next steps, and how each lead is decided. */
import type { QueryClient } from '@tanstack/react-query';
import { isDecidedFailure, isDecidedSuccess, isUndecided } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { decideOnce, newestSubmission } from '../list/use-submissions.ts';

/** The rows of the leads whose decision the service has stored, by submission id. */
export type Decided = ReadonlyMap<string, SubmissionRowView>;

const isSaid = (row: SubmissionRowView, wentIn: boolean) =>
  wentIn ? isDecidedSuccess(row) : isDecidedFailure(row);

export interface Step {
  label: string;
  wentIn: boolean;
  rows: readonly SubmissionRowView[];
}

const wordsOf = (wentIn: boolean) => (wentIn ? decisionTexts.wentIn : decisionTexts.didNot);

/**
 * The choices that are offered to the user. While no lead is decided, the user can choose either
 * decision for all leads. If only some leads are decided, after a stop or a failure, the user can
 * continue with the same decision, or change the decided leads to the opposite decision.
 * @param said the decision that the user chose last; undefined before the first choice.
 */
export function nextSteps(
  rows: readonly SubmissionRowView[],
  decided: Decided,
  said: boolean | undefined,
): Step[] {
  const isDone = ({ id }: SubmissionRowView) => {
    const row = decided.get(id);
    return row !== undefined && said !== undefined && isSaid(row, said);
  };
  const done = rows.filter(isDone);
  if (said === undefined || done.length === 0) {
    return [true, false].map((wentIn) => ({
      label: `${wordsOf(wentIn)} (${rows.length})`,
      wentIn,
      rows,
    }));
  }
  const rest = rows.filter((row) => !isDone(row));
  const which = rest.length === 0 ? 'all' : `the ${done.length} decided`;
  return [
    ...(rest.length > 0
      ? [{ label: `Go on with the other ${rest.length}`, wentIn: said, rows: rest }]
      : []),
    { label: `Change ${which} to “${wordsOf(!said)}”`, wentIn: !said, rows: done },
  ];
}

/**
 * Decides one lead, unless the service has already stored this decision, because the answer to an
 * earlier try may have been lost.
 * @param known the row in the service's last answer, if this dialog has decided the lead before.
 */
export async function decideSame(
  queryClient: QueryClient,
  { row, known, wentIn }: { row: SubmissionRowView; known?: SubmissionRowView; wentIn: boolean },
): Promise<SubmissionRowView> {
  const now = newestSubmission(known ?? row);
  if (isSaid(now, wentIn)) return now;
  if (isUndecided(now) && now.version !== row.version) {
    throw new Error('It has changed since its answer was compared');
  }
  const { id, version } = now;
  try {
    return await decideOnce(queryClient, { id, wentIn, version });
  } catch (error: unknown) {
    const after = newestSubmission(now);
    if (isSaid(after, wentIn)) return after;
    throw error;
  }
}
