/**
 * Events of the last seconds, by submission. A read that began before an event may end after it
 * with older rows; on the first read there is no list yet that could take the event. Both are
 * corrected from here.
 */
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { hasEnded } from '../components/time-of-end.ts';
import type { SubmissionFilter } from '../submission-filter/submission-filter.ts';
import { applyEvent, removeRow, type SubmissionList } from './submission-list.ts';

const KEPT_MS = 60_000;

export interface RecentEvents {
  /** @returns whether the event is newer than those before it; a late event is not. */
  note(row: SubmissionRowView): boolean;
  /** A removed row stays removed, whatever a late event or read contains. */
  noteRemoval(id: string): void;
  /** Calls back with every row noted from now on. @returns what ends it. */
  follow: (listener: (row: SubmissionRowView) => void) => () => void;
  /** The row of its last event, if that is newer. */
  newest: (row: SubmissionRowView) => SubmissionRowView;
  /** The list of a read that began at `since`, with the events that arrived meanwhile. */
  applyTo(list: SubmissionList, filter: SubmissionFilter, since: number): SubmissionList;
  clear(): void;
}

export function createRecentEvents({ now = Date.now }: { now?: () => number } = {}): RecentEvents {
  const events = new Map<string, { at: number; row: SubmissionRowView }>();
  const removed = new Set<string>();
  const listeners = new Set<(row: SubmissionRowView) => void>();
  return {
    note(row) {
      const known = events.get(row.id);
      if (removed.has(row.id) || (known && known.row.version > row.version)) return false;
      // Taken out first, so that the map stays in the order of arrival.
      events.delete(row.id);
      events.set(row.id, { at: now(), row });
      for (const [id, { at }] of events) {
        if (now() - at < KEPT_MS) break;
        events.delete(id);
      }
      for (const listener of listeners) listener(row);
      return true;
    },
    noteRemoval(id) {
      removed.add(id);
      events.delete(id);
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    newest(row) {
      const known = events.get(row.id)?.row;
      return known && known.version > row.version ? known : row;
    },
    applyTo(list, filter, since) {
      // Reads are consistent: an event from before the read is in its answer, or was reversed
      // since.
      const meanwhile = [...events.values()].filter(
        ({ at, row }) => at >= since && !hasEnded(row, now()),
      );
      const told = meanwhile.reduce((result, { row }) => applyEvent(result, row, filter), list);
      return [...removed].reduce(removeRow, told);
    },
    clear() {
      events.clear();
      removed.clear();
    },
  };
}
