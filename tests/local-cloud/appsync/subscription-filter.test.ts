import { describe, expect, test } from '@jest/globals';
import {
  passesFilter,
  readSubscriptionFilter,
  toSubscriptionFilter,
} from '../../../local-cloud/appsync/subscription-filter.ts';

const event = { userId: 'u1', version: 3, tags: ['a', 'b'], lead: { city: 'Pune' }, none: null };
const passes = (filter: object) =>
  passesFilter(readSubscriptionFilter(toSubscriptionFilter(filter)), event);

describe('subscription filters', () => {
  test.each<[object, boolean]>([
    [{ userId: { eq: 'u1' } }, true],
    [{ userId: { eq: 'u2' } }, false],
    [{ userId: { eq: undefined } }, false],
    [{ absent: { ne: 'u1' } }, false],
    [{ none: { eq: null } }, true],
    [{ userId: { eq: 'u1' }, version: { gt: 3 } }, false],
    [{ userId: { beginsWith: 'u', ne: 'u2' } }, true],
    [{ or: [{ userId: { eq: 'u2' } }, { version: { ge: 3 } }] }, true],
    [{ and: [{ userId: { eq: 'u1' } }, { version: { lt: 3 } }] }, false],
    [{ userId: { eq: 'u2' }, or: [{ version: { ge: 3 } }, { version: { le: 1 } }] }, false],
    [{ version: { between: [1, 5] } }, true],
    [{ version: { in: [1, 2] } }, false],
    [{ version: { notIn: [1, 2] } }, true],
    [{ version: { gt: '1' } }, false],
    [{ tags: { contains: 'a' } }, true],
    [{ tags: { notContains: 'a' } }, false],
    [{ tags: { containsAny: ['x', 'b'] } }, true],
    [{ 'lead.city': { eq: 'Pune' } }, true],
  ])('the filter %j decides whether the event passes: %s', (filter, expected) => {
    expect(passes(filter)).toBe(expected);
  });

  test('filters with unknown operators or without conditions are refused', () => {
    for (const filter of [{ userId: { like: 'u%' } }, { userId: { constructor: 1 } }, {}]) {
      expect(() => readSubscriptionFilter(toSubscriptionFilter(filter))).toThrow(
        'Invalid subscription filter',
      );
    }
  });
});
