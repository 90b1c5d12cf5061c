/**
 * The rules for a submission's states, for its owner's decision and for leases, which the stores
 * and the dashboard share.
 */
import { describe, expect, test } from '@jest/globals';
import { canDecide, isUndecided } from '../../contract/decision.ts';
import { isLeased, leasedCondition, leaseOverCondition } from '../../contract/submission-lease.ts';
import {
  attemptStatuses,
  isFinal,
  openStatuses,
  statusesBefore,
  statusesDecidedAs,
} from '../../contract/submission.ts';

describe('the moves between the states of a submission', () => {
  test('an open submission can be claimed or become an error', () => {
    expect(statusesBefore('processing')).toEqual(expect.arrayContaining([...openStatuses]));
    expect(statusesBefore('error')).toEqual(openStatuses);
  });

  test('of the final states, only error can be reopened', () => {
    expect(statusesBefore('processing').filter(isFinal)).toEqual(['error']);
  });

  test('only a submission in processing can become success', () => {
    expect(statusesBefore('success')).toEqual(attemptStatuses);
  });
});

describe("the owner's decision on an uncertain outcome", () => {
  test("only the owner's decision changes error to success and back", () => {
    expect(statusesBefore('success')).not.toContain('error');
    expect(statusesDecidedAs('success')).toEqual(['error']);
    expect(statusesDecidedAs('error')).toEqual(['success', 'error']);
  });

  test("only a failed, possibly sent lead needs the owner's decision", () => {
    expect(isUndecided({ status: 'error', possiblySent: true })).toBe(true);
    expect(isUndecided({ status: 'error', possiblySent: false })).toBe(false);
    expect(isUndecided({ status: 'pending', possiblySent: true })).toBe(false);
  });

  test('the owner can decide, and later change the decision', () => {
    const failed = { status: 'error', failureReason: 'validation_refused' } as const;
    const [open, no] = [
      { ...failed, possiblySent: true },
      { ...failed, possiblySent: false },
    ];
    const can = (row: Parameters<typeof canDecide>[0]) =>
      [true, false].filter((wentIn) => canDecide(row, wentIn));
    expect(can(open)).toEqual([true, false]);
    expect(can(no)).toEqual([]);
    expect(can({ ...no, decidedWentIn: false })).toEqual([true]);
    expect(can({ ...open, decidedWentIn: false })).toEqual([true, false]);
    expect(can({ status: 'success', decidedWentIn: true })).toEqual([false]);
    expect(can({ status: 'success', decidedWentIn: false })).toEqual([]);
    expect(can({ status: 'success', decidedWentIn: null })).toEqual([]);
    expect(can({ status: 'processing', possiblySent: true, decidedWentIn: false })).toEqual([]);
  });
});

describe('the lease of an attempt', () => {
  const leaseUntil = '2026-03-01T10:02:00.000Z';
  const holds = (condition: string, now: string) => {
    const [, sign] = /^#leaseUntil (>|<=) :now$/.exec(condition) ?? [];
    return sign === '>' ? leaseUntil > now : leaseUntil <= now;
  };

  test.each(['2026-03-01T10:01:59.999Z', leaseUntil, '2026-03-01T10:02:00.001Z'])(
    'a lease is checked equally in memory and DynamoDB: %s',
    (now) => {
      const runs = isLeased({ leaseUntil }, new Date(now));
      expect(holds(leasedCondition, now)).toBe(runs);
      expect(holds(leaseOverCondition, now)).toBe(!runs);
    },
  );
});
