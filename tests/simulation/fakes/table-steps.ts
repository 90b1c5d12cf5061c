/**
 * Random reads and writes of the kinds that the stores use. They use only a few different keys, so
 * that several steps often concern the same item.
 */
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { openIndexName } from '../../../contract/submission-indexes.ts';

const TableName = 'submissions';

const conditions = [
  'attribute_not_exists(id)',
  'attribute_exists(id)',
  '#count = :n',
  '#count IN (:n, :m)',
  'attribute_not_exists(id) OR #count <= :n',
  '#count = :n AND attribute_not_exists(fencedAt)',
  'attribute_exists(held.#key) OR size(held) < :n',
  '#count BETWEEN :n AND :most',
  '((#count = :n AND leaseUntil > :text) OR #count = :m) AND attribute_exists(id)',
  'leaseUntil <= :text',
  'attribute_not_exists(leaseUntil) OR leaseUntil < :text',
];

const updates = [
  'SET #count = :n, leaseUntil = :text',
  'SET #count = #count + :n, fencedAt = :text REMOVE leaseUntil',
  'SET #count = #count - :n',
  'SET #count = if_not_exists(#count, :n) + :m',
  'SET leaseUntil = if_not_exists(leaseUntil, :text), #count = :n',
  'SET held.#key = :text',
  'SET held = :map',
  'REMOVE fencedAt, leaseUntil',
  'REMOVE held.#key',
  'ADD #count :n',
  'SET openShard = :shard, dueAt = :text',
  'REMOVE openShard, dueAt',
];

const queries = [
  { KeyConditionExpression: 'userId = :user' },
  { KeyConditionExpression: 'userId = :user AND id BETWEEN :low AND :high' },
  { KeyConditionExpression: 'userId = :user AND id < :high' },
  { KeyConditionExpression: 'userId = :user AND begins_with(id, :low)' },
  { KeyConditionExpression: 'userId = :user', FilterExpression: '#count = :n' },
  { KeyConditionExpression: 'userId = :user', ProjectionExpression: 'id, leaseUntil' },
  { IndexName: openIndexName, KeyConditionExpression: 'openShard = :shard' },
  { IndexName: openIndexName, KeyConditionExpression: 'openShard = :shard AND dueAt <= :text' },
  { IndexName: openIndexName, KeyConditionExpression: 'openShard = :shard AND dueAt > :text' },
  {
    IndexName: openIndexName,
    KeyConditionExpression: 'openShard = :shard AND begins_with(dueAt, :text)',
  },
];

const number = fc.integer({ min: 0, max: 3 });
const text = fc.constantFrom('a', 'ab', 'b', 'ba');
const key = fc.record({
  userId: fc.constantFrom('one', 'other'),
  id: fc.constantFrom('a', 'b', 'c'),
});
const map = fc.dictionary(fc.constantFrom('x', 'y'), text);
const values = fc.record({ n: number, m: number, text, map, shard: fc.constantFrom('s', 't') });

const item = fc.record(
  {
    count: number,
    leaseUntil: text,
    fencedAt: text,
    held: map,
    openShard: fc.constantFrom('s', 't'),
    dueAt: text,
    list: fc.array(fc.record({ number: number, text: fc.option(text, { nil: undefined }) })),
  },
  { requiredKeys: [] },
);
const condition = fc.option(fc.constantFrom(...conditions), { nil: undefined, freq: 3 });

const written = fc.record({ key, values, condition });
export const tableStep = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), request: written, item }),
  fc.record({
    kind: fc.constant('update' as const),
    request: written,
    update: fc.constantFrom(...updates),
  }),
  fc.record({ kind: fc.constant('delete' as const), request: written }),
  fc.record({ kind: fc.constant('get' as const), request: written }),
  fc.record({
    kind: fc.constant('query' as const),
    request: written,
    query: fc.constantFrom(...queries),
    limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    isForward: fc.boolean(),
    isCount: fc.boolean(),
  }),
);
export type TableStep = typeof tableStep extends fc.Arbitrary<infer Step> ? Step : never;

/** Adds the run's name to all keys, so that many runs can use one table without sharing items. */
export function commandOf(
  step: TableStep,
  run: string,
  after: Record<string, unknown> | undefined,
) {
  const { values: chosen, condition: ConditionExpression } = step.request;
  const Key = { ...step.request.key, userId: `${run}-${step.request.key.userId}` };
  const shard = (name: string) => `${run}-${name}`;
  const valuesIn = (...expressions: (string | undefined)[]) =>
    placeholders(expressions.join(' '), {
      ':n': chosen.n,
      ':m': chosen.m,
      ':most': 3,
      ':text': chosen.text,
      ':map': chosen.map,
      ':shard': shard(chosen.shard),
      ':user': Key.userId,
      ':low': chosen.text,
      ':high': `${chosen.text}b`,
    });
  switch (step.kind) {
    case 'get':
      return new GetCommand({ TableName, Key, ConsistentRead: true });
    case 'put': {
      const { openShard } = step.item;
      const Item = { ...step.item, ...Key, ...(openShard && { openShard: shard(openShard) }) };
      return new PutCommand({ TableName, Item, ...guarded(ConditionExpression, valuesIn) });
    }
    case 'delete':
      return new DeleteCommand({ TableName, Key, ...guarded(ConditionExpression, valuesIn) });
    case 'update':
      return new UpdateCommand({
        TableName,
        Key,
        ReturnValues: 'ALL_NEW',
        UpdateExpression: step.update,
        ...(ConditionExpression !== undefined && { ConditionExpression }),
        ...valuesIn(step.update, ConditionExpression),
      });
    case 'query':
      return new QueryCommand({
        TableName,
        ...step.query,
        ...valuesIn(...Object.values(step.query)),
        ScanIndexForward: step.isForward,
        ...(step.limit !== undefined && { Limit: step.limit }),
        ...(step.isCount && !('ProjectionExpression' in step.query) && { Select: 'COUNT' }),
        ...(after && { ExclusiveStartKey: after }),
      });
  }
}

type ValuesOf = (...expressions: (string | undefined)[]) => object;

function guarded(ConditionExpression: string | undefined, valuesOf: ValuesOf): object {
  return ConditionExpression === undefined
    ? {}
    : { ConditionExpression, ...valuesOf(ConditionExpression) };
}

function placeholders(expression: string, values: Record<string, unknown>) {
  const used = Object.entries(values).filter(([name]) => new RegExp(`${name}\\b`).test(expression));
  const names = { '#count': 'count', '#key': 'x' };
  const named = Object.entries(names).filter(([name]) => expression.includes(name));
  return {
    ...(used.length > 0 && { ExpressionAttributeValues: Object.fromEntries(used) }),
    ...(named.length > 0 && { ExpressionAttributeNames: Object.fromEntries(named) }),
  };
}
