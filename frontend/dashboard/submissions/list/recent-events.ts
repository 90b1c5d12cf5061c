/**
 * The live events of the last minute, by submission. They correct the list in two cases. A read
 * that began before an event may end after the event with older rows. And during the first read
 * there is no list yet to which an event could be applied.
 */
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { hasEnded } from '../../components/time-of-end.ts';
import type { SubmissionFilter } from '../filter/submission-filter.ts';
import { applyEvent, removeRow, type SubmissionList } from './submission-list.ts';

const KEPT_MS = 60_000;

export interface RecentEvents {
  /** Stores an event. @returns false if a newer event of this submission is already stored. */
  note(row: SubmissionRowView): boolean;
  /** Marks a row as removed; later events and reads cannot show the row again. */
  noteRemoval(id: string): void;
  /**
   * Calls the listener with every row stored from now on.
   * @returns a function that stops these calls.
   */
  follow: (listener: (row: SubmissionRowView) => void) => () => void;
  /**
   * Returns the row of the submission's last event if that row is newer, otherwise the given row.
   */
  newest: (row: SubmissionRowView) => SubmissionRowView;
  /**
   * Returns a list corrected by the events that arrived after its read began at `since`
   * (milliseconds since 1970).
   */
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
      // The old event is deleted first, so that the map stays in the order of arrival.
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
      // Reads are consistent: a read's answer already contains every change from before the read.
      const meanwhile = [...events.values()].filter(
        ({ at, row }) => at >= since && !hasEnded(row, now()),
      );
      const updated = meanwhile.reduce((result, { row }) => applyEvent(result, row, filter), list);
      return [...removed].reduce(removeRow, updated);
    },
    clear() {
      events.clear();
      removed.clear();
    },
  };
}
