import { describe, expect, test } from '@jest/globals';
import {
  appendPage,
  applyEvent,
  LIST_LENGTH,
} from '../../../../frontend/dashboard/submissions/list/submission-list.ts';
import { createRecentEvents } from '../../../../frontend/dashboard/submissions/list/recent-events.ts';
import { buildRow } from './build-row.ts';

describe('a live event about a row of the list', () => {
  test('a live event changes its row in place', () => {
    const list = { rows: [buildRow(2), buildRow(1)] };
    const next = applyEvent(list, buildRow(1, { version: 2, status: 'success' }));
    expect(next.rows.map(({ status }) => status)).toEqual(['processing', 'success']);
  });

  test('a live event that is older than its row is ignored', () => {
    const list = { rows: [buildRow(1, { version: 3 })] };
    expect(applyEvent(list, buildRow(1, { version: 2 }))).toBe(list);
  });

  test('a live event adds a new row and removes the 101st', () => {
    const rows = Array.from({ length: LIST_LENGTH }, (_, index) => buildRow(200 - index));
    const next = applyEvent({ rows }, buildRow(300));
    expect(next.rows).toHaveLength(LIST_LENGTH);
    expect(next.rows[0]?.name).toBe('Person 300');
  });

  test('a live event removes a row that no longer matches the filter', () => {
    const list = { rows: [buildRow(1, { status: 'error' })] };
    const event = buildRow(1, { version: 2, status: 'success' });
    expect(applyEvent(list, event, { status: 'error' }).rows).toEqual([]);
  });

  test('a live event outside the filter adds nothing to the list', () => {
    const list = { rows: [] };
    expect(applyEvent(list, buildRow(1), { status: 'error' })).toBe(list);
  });

  test('a live event about a row on a later page is ignored', () => {
    const list = { rows: [buildRow(9)], nextToken: 'more' };
    expect(applyEvent(list, buildRow(1), { all: true })).toBe(list);
  });
});

describe('the next page of submissions', () => {
  test('the next page is appended without repeating a row', () => {
    const list = { rows: [buildRow(3), buildRow(2, { version: 5 })], nextToken: 'a' };
    const next = appendPage(list, { rows: [buildRow(2), buildRow(1)] });
    expect(next.rows.map(({ version }) => version)).toEqual([1, 5, 1]);
    expect(next).not.toHaveProperty('nextToken');
  });
});

describe('the store of recent live events', () => {
  test('live events during a read update its older rows', () => {
    let now = 1_000;
    const recent = createRecentEvents({ now: () => now });
    recent.note(buildRow(1, { version: 2, status: 'success' }));
    now += 500;
    const mended = recent.applyTo({ rows: [buildRow(1)] }, {}, 900);
    expect(mended.rows[0]?.status).toBe('success');
  });

  test('recent live events do not change a read that began much later', () => {
    const recent = createRecentEvents({ now: () => 1_000 });
    recent.note(buildRow(1));
    expect(recent.applyTo({ rows: [] }, {}, 60_000).rows).toEqual([]);
  });
});
