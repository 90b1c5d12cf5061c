/**
 * A property test of the dashboard's list of submissions. The service's rows are added, changed,
 * removed and expire; their events arrive late, in any order, or not at all while the channel is
 * cut. At the end the list always equals a fresh read.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import {
  isFiltered,
  matchesFilter,
  type SubmissionFilter,
} from '../../../../frontend/dashboard/submissions/filter/submission-filter.ts';
import {
  createRecentEvents,
  type RecentEvents,
} from '../../../../frontend/dashboard/submissions/list/recent-events.ts';
import {
  applyEvent,
  lacksRow,
  LIST_LENGTH,
  removeRow,
  withoutEnded,
  type SubmissionList,
} from '../../../../frontend/dashboard/submissions/list/submission-list.ts';
import { buildRow } from './build-row.ts';

type Event = { row: SubmissionRowView } | { removed: string };
const statuses = ['processing', 'pending', 'success', 'error'] as const;
const RETENTION_MS = 5_000;

class Service {
  now = Date.parse('2026-11-20T12:00:00.000Z');
  readonly rows = new Map<string, SubmissionRowView>();
  count = 0;

  add(): Event {
    this.count += 1;
    return this.write(buildRow(this.count));
  }

  change(order: number, status: (typeof statuses)[number]): Event[] {
    const row = this.at(order);
    if (!row) return [];
    const isFinal = status === 'success' || status === 'error';
    const expiresAt = isFinal ? new Date(this.now + RETENTION_MS).toISOString() : null;
    return [this.write({ ...row, status, expiresAt, version: row.version + 1 })];
  }

  remove(order: number): Event[] {
    const row = this.at(order);
    if (!row) return [];
    this.rows.delete(row.id);
    return [{ removed: row.id }];
  }

  read(filter: SubmissionFilter): SubmissionList {
    const ended = withoutEnded({ rows: [...this.rows.values()] }, this.now).rows;
    const rows = ended
      .filter((row) => matchesFilter(filter, row))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
    return { rows: isFiltered(filter) ? rows : rows.slice(0, LIST_LENGTH) };
  }

  private at(order: number) {
    return [...this.rows.values()][order % Math.max(this.rows.size, 1)];
  }

  private write(row: SubmissionRowView): Event {
    this.rows.set(row.id, row);
    return { row };
  }
}

/** A model of the dashboard's list, without a network. */
class Dashboard {
  list: SubmissionList;
  connected = true;
  /** The events that have not arrived at the dashboard yet. */
  readonly events: Event[] = [];
  readonly reads: { list: SubmissionList; since: number }[] = [];
  private readonly recent: RecentEvents;
  private readonly service: Service;
  private readonly filter: SubmissionFilter;

  constructor(service: Service, filter: SubmissionFilter) {
    this.service = service;
    this.filter = filter;
    this.recent = createRecentEvents({ now: () => service.now });
    this.list = service.read(filter);
  }

  tell(events: Event[]) {
    if (this.connected) this.events.push(...events);
  }

  take(order: number) {
    const [event] = this.events.splice(order % Math.max(this.events.length, 1), 1);
    if (!event) return;
    const before = this.list;
    if ('removed' in event) {
      this.recent.noteRemoval(event.removed);
      this.list = removeRow(before, event.removed);
    } else if (this.recent.note(event.row)) {
      this.list = applyEvent(before, event.row, this.filter);
    }
    if (lacksRow(before, this.list, this.filter)) this.read();
  }

  cut() {
    this.connected = false;
    this.events.length = 0;
  }

  connect() {
    if (this.connected) return;
    this.connected = true;
    this.read();
  }

  read() {
    this.reads.push({ list: this.service.read(this.filter), since: this.service.now });
  }

  /** Applies the answer to the last read only, because each new read cancels the earlier ones. */
  endReads() {
    const last = this.reads.splice(0).at(-1);
    if (!last) return;
    this.list = this.recent.applyTo(last.list, this.filter, last.since);
    if (!lacksRow(last.list, this.list, this.filter)) return;
    this.read();
    this.endReads();
  }

  get view(): SubmissionList {
    return withoutEnded(this.list, this.service.now);
  }
}

const step = fc.oneof(
  fc.constant({ do: 'add' as const }),
  fc.record({
    do: fc.constant('change' as const),
    which: fc.nat(200),
    status: fc.constantFrom(...statuses),
  }),
  fc.record({ do: fc.constant('remove' as const), which: fc.nat(200) }),
  fc.record({ do: fc.constant('take' as const), which: fc.nat(200) }),
  fc.constantFrom(
    { do: 'cut' as const },
    { do: 'connect' as const },
    { do: 'read' as const },
    { do: 'endReads' as const },
  ),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(2_000) }),
);

const filters: SubmissionFilter[] = [
  {},
  { status: 'error' },
  { all: true },
  { search: 'person 1' },
];

const wordsOf = ({ rows }: SubmissionList) =>
  rows.map(({ name, version, status }) => `${name}: ${status}, version ${version}`);

test.each([3, LIST_LENGTH + 2])(
  'the list of submissions is correct after random changes to %i rows',
  (length) => {
    const run = fc.property(
      fc.constantFrom(...filters),
      fc.array(step, { maxLength: 60 }),
      (filter, steps) => {
        const service = new Service();
        for (let order = 0; order < length; order += 1) service.add();
        const dashboard = new Dashboard(service, filter);
        for (const one of steps) {
          service.now += 1;
          if (one.do === 'add') dashboard.tell([service.add()]);
          else if (one.do === 'change') dashboard.tell(service.change(one.which, one.status));
          else if (one.do === 'remove') dashboard.tell(service.remove(one.which));
          else if (one.do === 'take') dashboard.take(one.which);
          else if (one.do === 'wait') service.now += one.ms;
          else dashboard[one.do]();
        }
        dashboard.connect();
        while (dashboard.events.length > 0) dashboard.take(0);
        dashboard.endReads();
        // After a row has expired, a list that was full lacks one row, so the list is read again.
        if (lacksRow(dashboard.list, dashboard.view, filter)) {
          dashboard.read();
          dashboard.endReads();
        }
        expect(wordsOf(dashboard.view)).toEqual(wordsOf(service.read(filter)));
      },
    );
    fc.assert(run, { numRuns: 200 });
  },
);
