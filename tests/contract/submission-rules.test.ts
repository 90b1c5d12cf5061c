/** The rules of open rows and leases, which stores and dashboard share. */
import { describe, expect, test } from '@jest/globals';
import { isLeased, leasedCondition, leaseOverCondition } from '../../contract/submission-lease.ts';
import {
  attemptStatuses,
  isFinal,
  openStatuses,
  statusesBefore,
} from '../../contract/submission.ts';

describe('open rows', () => {
  test('each may be claimed, and each may end in error', () => {
    expect(statusesBefore('processing')).toEqual(expect.arrayContaining([...openStatuses]));
    expect(statusesBefore('error')).toEqual(openStatuses);
  });

  test('of those that ended only an error offers Retry', () => {
    expect(statusesBefore('processing').filter(isFinal)).toEqual(['error']);
  });

  test('an attempt runs in those that may become a success', () => {
    expect(statusesBefore('success')).toEqual(attemptStatuses);
  });
});

describe('a lease', () => {
  const leaseUntil = '2026-03-01T10:02:00.000Z';
  const holds = (condition: string, now: string) => {
    const [, sign] = /^#leaseUntil (>|<=) :now$/.exec(condition) ?? [];
    return sign === '>' ? leaseUntil > now : leaseUntil <= now;
  };

  test.each(['2026-03-01T10:01:59.999Z', leaseUntil, '2026-03-01T10:02:00.001Z'])(
    'at %s is judged alike in a row and in a condition',
    (now) => {
      const runs = isLeased({ leaseUntil }, new Date(now));
      expect(holds(leasedCondition, now)).toBe(runs);
      expect(holds(leaseOverCondition, now)).toBe(!runs);
    },
  );
});
