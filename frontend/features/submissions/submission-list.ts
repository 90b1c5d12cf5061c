/**
 * The list as the table shows it: newest first, each row at the newest version seen. Reads and
 * live events come in any order; the version decides, never the time of arrival.
 */
import type { SubmissionRowView } from '../../service/operations.ts';

export const LIST_LENGTH = 100;

/** Ids are UUIDv7: their order is the order of creation. */
function newestFirst(one: SubmissionRowView, other: SubmissionRowView): number {
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

/** The list after a live event; the same array when the event tells nothing new. */
export function applyEvent(
  rows: readonly SubmissionRowView[],
  event: SubmissionRowView,
): readonly SubmissionRowView[] {
  const shown = rows.find(({ id }) => id === event.id);
  if (shown) {
    return event.version > shown.version ? rows.map((row) => (row === shown ? event : row)) : rows;
  }
  return [...rows, event].sort(newestFirst).slice(0, LIST_LENGTH);
}

/** The list after a read that may have been overtaken by events while it ran. */
export function mergeRead(
  shown: readonly SubmissionRowView[],
  read: readonly SubmissionRowView[],
): readonly SubmissionRowView[] {
  const byId = new Map(shown.map((row) => [row.id, row]));
  const newestRead = read[0]?.id ?? '';
  const arrivedSince = shown.filter(({ id }) => id > newestRead);
  const current = read.map((row) => {
    const known = byId.get(row.id);
    return known && known.version > row.version ? known : row;
  });
  return [...arrivedSince, ...current].slice(0, LIST_LENGTH);
}
