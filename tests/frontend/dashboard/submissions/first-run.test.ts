import { describe, expect, test } from '@jest/globals';
import { leadProgress } from '../../../../frontend/dashboard/submissions/first-run/use-lead-progress.ts';
import { buildRow } from './build-row.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => buildRow(index + 1, { status: 'processing' }));

describe('the steps to the first lead', () => {
  test('the first lead counts as arrived after a success', () => {
    expect(leadProgress(1, [])).toMatchObject({ keys: 1, hasArrived: false });
    const arrived = [...rows(2), buildRow(3, { status: 'success' })];
    expect(leadProgress(1, arrived)?.hasArrived).toBe(true);
  });

  test('a user with 100 submissions sees no first steps', () => {
    expect(leadProgress(1, rows(99))).toBeDefined();
    expect(leadProgress(1, rows(100))).toBeUndefined();
  });
});
