/**
 * Which loaded pages of a callback's delivery log are requested again, and how the dashboard merges
 * the answers into the log.
 */
import { expect, test } from '@jest/globals';
import {
  hasSoon,
  tokensToRead,
  withPages,
  type LogPage,
} from '../../../../frontend/dashboard/callbacks/endpoints/log-pages.ts';

const now = Date.parse('2026-03-01T10:00:00.000Z');
const item = (eventId: string, nextCallAt: string | null = null) => ({
  ...{ eventId, nextCallAt, type: 'form.live', status: 'delivered' as const, calls: 1 },
  ...{ plannedAt: '2026-03-01T09:00:00.000Z', isReplay: false, answer: null },
  ...{ calledAt: null, problem: null, httpStatus: null, milliseconds: null },
});
const soon = (eventId: string) => item(eventId, '2026-03-01T10:00:14.000Z');
const page = (nextToken: string | null, ...items: LogPage['items']): LogPage => ({
  items,
  nextToken,
});
const ids = (pages: readonly LogPage[]) =>
  pages.map(({ items }) => items.map(({ eventId }) => eventId).join(''));

const three = {
  pages: [page('d', item('e'), item('d')), page('b', item('c'), soon('b')), page(null, item('a'))],
  pageParams: [null, 'd', 'b'],
};

test('the newest page and pages with calls due soon are reloaded', () => {
  expect(three.pages.map((one) => hasSoon(one, now))).toEqual([false, true, false]);
  expect(tokensToRead(three, now)).toEqual([null, 'd']);
  expect(tokensToRead(three, now - 2000)).toEqual([null]);
});

test('the log puts new deliveries first and updates changed ones', () => {
  const read = [page('e', item('f'), soon('e')), page('b', item('c'), item('b'))];
  const { pages, pageParams } = withPages(three, read);
  expect(ids(pages)).toEqual(['fed', 'cb', 'a']);
  expect(pages.map((one) => hasSoon(one, now))).toEqual([true, false, false]);
  expect(pages.map(({ nextToken }) => nextToken)).toEqual(['d', 'b', null]);
  expect(pageParams).toEqual(three.pageParams);
});

test('the log drops older pages that the newest page does not reach', () => {
  const { pages, pageParams } = withPages(three, [page('g', item('h'), item('g'))]);
  expect([ids(pages), pageParams]).toEqual([['hg'], [null]]);
});

test('a log with one loaded page keeps one page', () => {
  const one = { pages: [page('d', item('e'), item('d'))], pageParams: [null] };
  expect(ids(withPages(one, [page('e', item('f'), item('e'))]).pages)).toEqual(['fe']);
});
