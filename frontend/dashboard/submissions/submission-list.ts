/**
 * The list as the table shows it: newest first, each row at the newest version seen. Reads and
 * live events come in any order; the version decides, never the time of arrival.
 */
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import {
  isFiltered,
  matchesFilter,
  type SubmissionFilter,
} from '../submission-filter/submission-filter.ts';

export const LIST_LENGTH = 100;

export interface SubmissionList {
  rows: readonly SubmissionRowView[];
  /** Where older ones that match begin; absent at the end, and in the unfiltered list. */
  nextToken?: string;
}

/** Ids are UUIDv7: their order is the order of creation. */
function newestFirst(one: SubmissionRowView, other: SubmissionRowView): number {
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

function withRows(list: SubmissionList, rows: readonly SubmissionRowView[]): SubmissionList {
  return list.nextToken === undefined ? { rows } : { rows, nextToken: list.nextToken };
}

/**
 * The list after a live event; the same list when the event tells nothing new. A shown row that no
 * longer matches the filter stays where it is, changed, until the list is read again: nothing moves
 * away under the person's hand.
 */
export function applyEvent(
  list: SubmissionList,
  event: SubmissionRowView,
  filter: SubmissionFilter = {},
): SubmissionList {
  const { rows, nextToken } = list;
  const shown = rows.find(({ id }) => id === event.id);
  if (shown) {
    if (event.version <= shown.version) return list;
    return withRows(
      list,
      rows.map((row) => (row === shown ? event : row)),
    );
  }
  const oldest = rows.at(-1);
  // What lies beyond the loaded part comes with its page.
  if (nextToken !== undefined && oldest && event.id < oldest.id) return list;
  if (!matchesFilter(filter, event)) return list;
  const next = [...rows, event].sort(newestFirst);
  return withRows(list, isFiltered(filter) ? next : next.slice(0, LIST_LENGTH));
}

/** The list with an older page behind it; rows that came twice stay at their newest version. */
export function appendPage(list: SubmissionList, page: SubmissionList): SubmissionList {
  const known = new Set(list.rows.map(({ id }) => id));
  const fresh = page.rows.filter(({ id }) => !known.has(id));
  return withRows(page, [...list.rows, ...fresh]);
}
