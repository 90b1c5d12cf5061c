/**
 * AppSync's enhanced subscription filters: an event passes if all filters of at least one group
 * match. An unknown operator is refused when the filter is set, before any delivery.
 */
import * as z from 'zod/mini';
import { isRecord } from '../../contract/is-record.ts';

type Test = (actual: unknown, expected: unknown) => boolean;
type Order = string | number;

const ordered =
  (compare: (actual: Order, expected: Order) => boolean): Test =>
  (actual, expected) =>
    isOrder(actual) && isOrder(expected) && typeof actual === typeof expected
      ? compare(actual, expected)
      : false;
const isOrder = (value: unknown): value is Order =>
  typeof value === 'string' || typeof value === 'number';
const listed: Test = (actual, expected) => Array.isArray(expected) && expected.includes(actual);
const holds: Test = (actual, expected) =>
  typeof actual === 'string'
    ? typeof expected === 'string' && actual.includes(expected)
    : Array.isArray(actual) && actual.includes(expected);

const operators: Readonly<Record<string, Test>> = {
  eq: (actual, expected) => actual === expected,
  ne: (actual, expected) => actual !== expected,
  le: ordered((actual, expected) => actual <= expected),
  lt: ordered((actual, expected) => actual < expected),
  ge: ordered((actual, expected) => actual >= expected),
  gt: ordered((actual, expected) => actual > expected),
  beginsWith: (actual, expected) =>
    typeof actual === 'string' && typeof expected === 'string' && actual.startsWith(expected),
  contains: holds,
  notContains: (actual, expected) => !holds(actual, expected),
  containsAny: (actual, expected) =>
    Array.isArray(expected) && expected.some((value) => holds(actual, value)),
  in: listed,
  notIn: (actual, expected) => !listed(actual, expected),
  between: (actual, expected) => {
    const [low, high] = Array.isArray(expected) ? listOf(expected) : [];
    return ordered((a, b) => a >= b)(actual, low) && ordered((a, b) => a <= b)(actual, high);
  },
};

const operatorName = z
  .string()
  .check(z.refine((name: string) => Object.hasOwn(operators, name), 'is no operator of AppSync'));

const subscriptionFilterSchema = z.object({
  filterGroup: z
    .array(
      z.object({
        filters: z
          .array(
            z.object({
              fieldName: z.string(),
              operator: operatorName,
              value: z.unknown(),
            }),
          )
          .check(z.minLength(1), z.maxLength(5)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});
export type SubscriptionFilter = z.infer<typeof subscriptionFilterSchema>;

/** @throws {Error} for a format or an operator that AppSync would refuse. */
export function readSubscriptionFilter(value: unknown): SubscriptionFilter {
  const parsed = z.safeParse(subscriptionFilterSchema, value);
  if (parsed.success) return parsed.data;
  throw new Error(`Invalid subscription filter: ${z.prettifyError(parsed.error)}`);
}

/** A field that the mutation did not select is missing, so no filter on that field matches. */
export function passesFilter(
  filter: SubscriptionFilter,
  event: Readonly<Record<string, unknown>>,
): boolean {
  return filter.filterGroup.some(({ filters }) =>
    filters.every(({ fieldName, operator, value }) => {
      const actual = valueAt(event, fieldName);
      return actual !== undefined && operators[operator]?.(actual, value) === true;
    }),
  );
}

function valueAt(event: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      event,
    );
}

type Condition = { fieldName: string; operator: string; value: unknown };

/**
 * `util.transform.toSubscriptionFilter`: conditions on several fields are combined with "and"; the
 * key `or` lists alternatives.
 */
export function toSubscriptionFilter(object: unknown): {
  filterGroup: { filters: Condition[] }[];
} {
  return { filterGroup: alternatives(object).map((filters) => ({ filters })) };
}

function alternatives(object: unknown): Condition[][] {
  const entries = Object.entries(isRecord(object) ? object : {});
  return entries.reduce<Condition[][]>(
    (before, [name, value]) => combine(before, alternativesOf(name, value)),
    [[]],
  );
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('The groups of a filter must be a list');
}

function alternativesOf(name: string, value: unknown): Condition[][] {
  if (name === 'or') return listOf(value).flatMap(alternatives);
  if (name === 'and') {
    return listOf(value).map(alternatives).reduce<Condition[][]>(combine, [[]]);
  }
  const conditions = Object.entries(isRecord(value) ? value : {}).map(([operator, expected]) => ({
    fieldName: name,
    operator,
    value: expected,
  }));
  return [conditions];
}

function combine(left: Condition[][], right: Condition[][]): Condition[][] {
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}
