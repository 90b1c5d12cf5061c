/**
 * Reads when a user's leads arrived and at which form, newest first. Reads no other values of the
 * leads.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { idsWithin, readNewest, timeOfId } from './newest-rows.ts';

export interface Arrival extends Pick<SubmissionRow, 'formId'> {
  at: Date;
}

const PAGE = 100;
const fields = ['id', 'formId'] as const;

/** Yields the leads that arrived after a time, page by page. */
export async function* arrivalsAfter(
  table: SubmissionTable,
  userId: string,
  time: Date,
): AsyncGenerator<Arrival[]> {
  const range = idsWithin({ from: new Date(time.getTime() + 1) });
  let after: string | undefined;
  do {
    const { rows, more } = await readNewest(table, { userId, range, limit: PAGE, after, fields });
    if (rows.length > 0) yield rows.map(({ id, formId }) => arrivalOf(id, formId));
    after = more ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

function arrivalOf(id: string, formId: string | undefined): Arrival {
  return { at: timeOfId(id), ...(formId !== undefined && { formId }) };
}
