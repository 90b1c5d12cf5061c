/**
 * Reads one user's rows that have the same reference, newest first. Reads their keys from the
 * index, then each row. The index contains only keys, because an index with whole rows would double
 * every write of a row.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { SubmissionTable } from './conditional-update.ts';
import { readNewest, type NewestQuery } from './newest-rows.ts';
import { readRow } from './submission-row.ts';

/**
 * The maximum number of rows in a page. Each row costs a separate read, but nearly every reference
 * has only one row.
 */
const MOST_ROWS = 25;

export type ReferencedQuery = Omit<NewestQuery<'id'>, 'fields'> & { reference: string };

/**
 * @returns `last` is the id at the page's end. It is returned separately, because the row with this
 * id may have been deleted and then is not in `rows`.
 */
export async function readReferenced(
  table: SubmissionTable,
  query: ReferencedQuery,
): Promise<{ rows: SubmissionRow[]; more: boolean; last: string | undefined }> {
  const limit = Math.min(query.limit, MOST_ROWS);
  const { rows: keys, more } = await readNewest(table, { ...query, limit, fields: ['id'] });
  const rows = await Promise.all(keys.map(({ id }) => readRow(table, query.userId, id)));
  return { rows: rows.filter((row) => row !== undefined), more, last: keys.at(-1)?.id };
}
