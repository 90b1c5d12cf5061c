/**
 * The list that the table shows: newest first, each row in the newest version received. Reads and
 * live events arrive in any order, so the row's version decides, never the time of arrival. The
 * loaded part of the list always equals the result of a new read.
 */
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { hasEnded } from '../../components/time-of-end.ts';
import { isFiltered, matchesFilter, type SubmissionFilter } from '../filter/submission-filter.ts';

export const LIST_LENGTH = 100;

export interface SubmissionList {
  rows: readonly SubmissionRowView[];
  /**
   * The token of the page with older rows; absent at the end of the list, and in the unfiltered
   * list.
   */
  nextToken?: string;
}

/** Sorts by id. The ids are UUIDv7, so their order is the order of creation. */
function newestFirst(one: SubmissionRowView, other: SubmissionRowView): number {
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

function withRows(list: SubmissionList, rows: readonly SubmissionRowView[]): SubmissionList {
  return list.nextToken === undefined ? { rows } : { rows, nextToken: list.nextToken };
}

/** Returns the list after a live event, or the same object if the event changes nothing. */
export function applyEvent(
  list: SubmissionList,
  event: SubmissionRowView,
  filter: SubmissionFilter = {},
): SubmissionList {
  const { rows, nextToken } = list;
  const shown = rows.find(({ id }) => id === event.id);
  if (shown && event.version <= shown.version) return list;
  if (!matchesFilter(filter, event)) return shown ? removeRow(list, event.id) : list;
  if (shown) {
    return withRows(
      list,
      rows.map((row) => (row === shown ? event : row)),
    );
  }
  const oldest = rows.at(-1);
  // A row that is older than the loaded rows is not added, because it arrives later with its own
  // page.
  if (nextToken !== undefined && oldest && event.id < oldest.id) return list;
  const next = [...rows, event].sort(newestFirst);
  return withRows(list, isFiltered(filter) ? next : next.slice(0, LIST_LENGTH));
}

/**
 * Returns the list without a removed row, or the same object if the list does not contain the row.
 */
export function removeRow(list: SubmissionList, id: string): SubmissionList {
  const rows = list.rows.filter((row) => row.id !== id);
  return rows.length === list.rows.length ? list : withRows(list, rows);
}

/** Returns the list without rows whose retention has ended. */
export function withoutEnded(list: SubmissionList, now: number): SubmissionList {
  const rows = list.rows.filter((row) => !hasEnded(row, now));
  return rows.length === list.rows.length ? list : withRows(list, rows);
}

/** Whether an unfiltered list of 100 rows has lost a row, so that another row must be read. */
export function lacksRow(before: SubmissionList, after: SubmissionList, filter: SubmissionFilter) {
  const wasFull = !isFiltered(filter) && before.rows.length >= LIST_LENGTH;
  return wasFull && after.rows.length < before.rows.length;
}

/**
 * Returns the list with an older page appended. If list and page both contain a row, the newest
 * version stays.
 */
export function appendPage(list: SubmissionList, page: SubmissionList): SubmissionList {
  const known = new Set(list.rows.map(({ id }) => id));
  const fresh = page.rows.filter(({ id }) => !known.has(id));
  return withRows(page, [...list.rows, ...fresh].sort(newestFirst));
}
