import { expect, test } from '@jest/globals';
import { readUnits, writeUnits, type StoredItem, type TableShape } from './units.ts';

const table: TableShape = {
  keys: ['id'],
  indexes: {
    lane: { keys: ['shard', 'due'], isWhole: false },
    whole: { keys: ['owner'], isWhole: true },
  },
};
const text = (bytes: number) => ({ S: 'x'.repeat(bytes) });
const open: StoredItem = { id: text(1), shard: text(1), due: text(1) };

test.each<[string, StoredItem | undefined, StoredItem | undefined, number, object]>([
  ['a failed condition on a missing item', undefined, undefined, 1, {}],
  ['an item of 1 KB with its names', undefined, { id: text(1022) }, 1, {}],
  ['an item over 1 KB', undefined, { id: text(1023) }, 2, {}],
  ['the larger of the old and the new item', { id: text(3000) }, { id: text(1) }, 3, {}],
  ['an item that enters an index', undefined, open, 1, { lane: 1 }],
  ['an item without all keys of an index', undefined, { id: text(1), shard: text(1) }, 1, {}],
  ['an item whose key in an index changes', open, { ...open, due: text(2) }, 1, { lane: 2 }],
  ['an item that leaves an index', open, { id: text(1) }, 1, { lane: 1 }],
  ['a change of an attribute outside an index', open, { ...open, name: text(9) }, 1, {}],
  [
    'a change in an index of all attributes',
    { id: text(1), owner: text(1) },
    { id: text(1), owner: text(1), name: text(1500) },
    2,
    { whole: 2 },
  ],
])('the bench counts DynamoDB’s write units of %s', (_what, before, after, own, indexes) => {
  expect(writeUnits({ before, after }, table)).toEqual({ table: own, indexes });
});

test.each<[string, StoredItem[], boolean, number]>([
  ['nothing', [], true, 1],
  ['nothing, eventually consistent', [], false, 0.5],
  ['4 KB of several items', [{ id: text(2046) }, { id: text(2046) }], true, 1],
  ['more than 4 KB', [{ id: text(2046) }, { id: text(2047) }], true, 2],
])('the bench counts DynamoDB’s read units of %s', (_what, items, isConsistent, units) => {
  expect(readUnits(items, isConsistent)).toBe(units);
});

test('a stored number takes one byte for two digits', () => {
  const ofDigits = (count: number): StoredItem => ({
    id: { N: '9'.repeat(count) },
    pad: text(1016),
  });
  const units = (count: number) => writeUnits({ after: ofDigits(count) }, table).table;
  expect([units(4), units(6)]).toEqual([1, 2]);
});
