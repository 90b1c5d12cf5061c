/**
 * Events of the last seconds, by submission. A read that began before an event ends after it with
 * older rows, or, the first time, has no list yet to put it in: both are put right from here.
 */
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import type { SubmissionFilter } from '../submission-filter/submission-filter.ts';
import { applyEvent, type SubmissionList } from './submission-list.ts';

/** Longer than the service may lag behind its own events. */
const SLACK_MS = 5_000;
const KEPT_MS = 60_000;

export interface RecentEvents {
  note(row: SubmissionRowView): void;
  /** Calls back with every row noted from now on. @returns what ends it. */
  follow: (listener: (row: SubmissionRowView) => void) => () => void;
  /** The row as its last event told it, where that is newer. */
  newest: (row: SubmissionRowView) => SubmissionRowView;
  /** The list as a read that began at `since` gave it, with what has happened meanwhile. */
  applyTo(list: SubmissionList, filter: SubmissionFilter, since: number): SubmissionList;
  clear(): void;
}

export function createRecentEvents({ now = Date.now }: { now?: () => number } = {}): RecentEvents {
  const events = new Map<string, { at: number; row: SubmissionRowView }>();
  const listeners = new Set<(row: SubmissionRowView) => void>();
  return {
    note(row) {
      const known = events.get(row.id);
      if (known && known.row.version > row.version) return;
      // Taken out first, so that the map stays in the order of arrival.
      events.delete(row.id);
      events.set(row.id, { at: now(), row });
      for (const [id, { at }] of events) {
        if (now() - at < KEPT_MS) break;
        events.delete(id);
      }
      for (const listener of listeners) listener(row);
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
      const meanwhile = [...events.values()].filter(({ at }) => at >= since - SLACK_MS);
      return meanwhile.reduce((result, { row }) => applyEvent(result, row, filter), list);
    },
    clear: () => events.clear(),
  };
}
