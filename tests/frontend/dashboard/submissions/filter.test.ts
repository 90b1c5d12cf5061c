import { describe, expect, test } from '@jest/globals';
import { stageForm } from '../../../../contract/submission.ts';
import {
  describeFilter,
  filterArguments,
  isStep,
  matchesFilter,
  readFilter,
  writeFilter,
} from '../../../../frontend/dashboard/submissions/filter/submission-filter.ts';
import { readSubmissions } from '../../../../frontend/dashboard/submissions/list/read-submissions.ts';
import { buildRow } from './build-row.ts';

const filter = {
  status: 'error',
  keyId: 'key-1',
  formId: 'form-1',
  fromDay: '2026-11-01',
  toDay: '2026-11-20',
} as const;

describe('the filter of the submissions', () => {
  test("the page's address keeps the filter and the open submission", () => {
    const address = writeFilter(new URLSearchParams('submission=abc'), filter);
    expect(address.get('submission')).toBe('abc');
    expect(readFilter(address, '')).toEqual(filter);
  });

  test.each([
    [{}, { status: 'error' }, true],
    [{ status: 'error' }, { status: 'success' }, true],
    [{ status: 'error' }, {}, true],
    [{}, { fromDay: '0002-11-01' }, true],
    [{ fromDay: '0002-11-01' }, { fromDay: '2026-11-01' }, false],
    [{ search: 'As' }, { search: 'Asha' }, false],
    [{ keyId: 'key-1' }, { keyId: 'key-1', undecided: false }, false],
  ] as const)('a filter changed from %j to %j adds a history entry: %s', (before, after, step) => {
    expect(isStep(before, after)).toBe(step);
  });

  test('a filter for undecided submissions selects the status error too', () => {
    const address = writeFilter(new URLSearchParams(), { status: 'error', undecided: true });
    expect(readFilter(address, '')).toEqual({ status: 'error', undecided: true });
    expect(readFilter(new URLSearchParams('undecided=1&status=success'), '')).toEqual({
      status: 'error',
      undecided: true,
    });
    expect(filterArguments(readFilter(address, ''))).toEqual({ status: 'error', undecided: true });
    expect(describeFilter(readFilter(address, ''))).toBe('needs a decision');
    const failed = { status: 'error', failureReason: 'no_confirmation' } as const;
    const undecided = buildRow(1, { ...failed, possiblySent: true });
    const decided = buildRow(1, { ...failed, possiblySent: false, decidedWentIn: false });
    expect(matchesFilter(readFilter(address, ''), undecided)).toBe(true);
    expect(matchesFilter(readFilter(address, ''), decided)).toBe(false);
  });

  test('a filter keeps its search text out of the address', () => {
    const address = writeFilter(new URLSearchParams(), { search: 'asha' });
    expect(address.toString()).toBe('');
    expect(readFilter(address, ' asha ')).toEqual({ search: 'asha' });
  });

  test('a filter ignores invalid values in an address', () => {
    const address = new URLSearchParams('status=gone&from=yesterday&all=2');
    expect(readFilter(address, '')).toEqual({});
  });

  test("a filter covers whole days in the user's time zone", () => {
    const { from = '', to = '' } = filterArguments(filter);
    expect(new Date(from ?? '').getHours()).toBe(0);
    expect(new Date(to ?? '').getDate()).toBe(21);
  });

  test("a filter separates the user's own forms from the service's form", () => {
    const own = buildRow(1, { formId: 'form-1', fields: '{"employer":"Tata Motors"}' });
    expect(matchesFilter({ formId: 'form-1' }, own)).toBe(true);
    expect(matchesFilter({ formId: stageForm }, own)).toBe(false);
    expect(matchesFilter({ formId: stageForm }, buildRow(2))).toBe(true);
    expect(matchesFilter({ search: 'tata' }, own)).toBe(true);
    expect(describeFilter({ formId: 'form-1' }, { form: 'Loans' })).toBe('form Loans');
    expect(describeFilter({ formId: stageForm })).toBe('form of the service');
  });

  test('a filter finds a phone number however it is typed', () => {
    expect(matchesFilter({ search: '98765-432' }, buildRow(1))).toBe(true);
    expect(matchesFilter({ search: '11111' }, buildRow(1))).toBe(false);
    const accented = buildRow(1, { name: 'José Núñez', city: 'कोल्हापूर' });
    expect(matchesFilter({ search: 'nunez' }, accented)).toBe(true);
    expect(matchesFilter({ search: 'NÚÑEZ' }, buildRow(1, { name: 'Jose Nunez' }))).toBe(true);
    expect(matchesFilter({ search: 'कल' }, accented)).toBe(false);
  });
});

describe('reading the submissions of a filter', () => {
  test("while the filter's last day precedes its first, no request is sent", async () => {
    const list = await readSubmissions({
      filter: { fromDay: '2026-11-20', toDay: '0002-11-23' },
      read: () => Promise.reject(new Error('from must be before to')),
    });
    expect(list).toEqual({ rows: [] });
  });

  test('reading submissions continues after short and empty pages', async () => {
    const pages = [
      { items: [], nextToken: 'b' },
      { items: [buildRow(2)], nextToken: 'c' },
      { items: [buildRow(1)], nextToken: null },
    ];
    const filters: (string | undefined)[] = [];
    const list = await readSubmissions({
      filter: {},
      read: async (_filter, _limit, nextToken) => {
        filters.push(nextToken);
        return pages[filters.length - 1] ?? { items: [] };
      },
    });
    expect(list.rows).toHaveLength(2);
    expect(filters).toEqual([undefined, 'b', 'c']);
  });
});
