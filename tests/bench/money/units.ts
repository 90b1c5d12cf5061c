/**
 * Computes DynamoDB's read and write units by the documented rules:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type StoredItem = Record<string, AttributeValue>;

export interface IndexShape {
  /**
   * The names of the index's key attributes. An item without one of these attributes is not in the
   * index.
   */
  keys: readonly string[];
  /** Whether the index has all attributes. Otherwise it has only the keys of table and index. */
  isWhole: boolean;
}

export interface TableShape {
  keys: readonly string[];
  indexes: Readonly<Record<string, IndexShape>>;
}

export interface WrittenUnits {
  table: number;
  /** The write units of each index that the write changes, by the index's name. */
  indexes: Record<string, number>;
}

const READ_BYTES = 4096;
const WRITE_BYTES = 1024;

/** @param items the items that one GetItem or one page of a query has read. */
export function readUnits(items: readonly StoredItem[], isConsistent: boolean): number {
  const bytes = items.reduce((sum, item) => sum + sizeOf(item), 0);
  return Math.max(1, Math.ceil(bytes / READ_BYTES)) * (isConsistent ? 1 : 0.5);
}

/**
 * @param change the item before and after the write; both are undefined if the write's condition
 *   failed on a missing item.
 */
export function writeUnits(
  { before, after }: { before?: StoredItem | undefined; after?: StoredItem | undefined },
  { keys, indexes }: TableShape,
): WrittenUnits {
  const units: WrittenUnits = {
    table: unitsOf(Math.max(sizeOf(before), sizeOf(after))),
    indexes: {},
  };
  for (const [name, index] of Object.entries(indexes)) {
    const [old, current] = [before, after].map((item) => entryOf(item, keys, index));
    const changed = indexUnits(old, current, index);
    if (changed > 0) units.indexes[name] = changed;
  }
  return units;
}

const unitsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / WRITE_BYTES));

function entryOf(item: StoredItem | undefined, keys: readonly string[], index: IndexShape) {
  if (!item || index.keys.some((name) => item[name] === undefined)) return undefined;
  if (index.isWhole) return item;
  return Object.fromEntries(
    [...keys, ...index.keys].flatMap((name) => (item[name] ? [[name, item[name]]] : [])),
  );
}

/**
 * The write units of one index. If the entry's key changes, DynamoDB deletes the entry and writes a
 * new one.
 */
function indexUnits(
  old: StoredItem | undefined,
  current: StoredItem | undefined,
  { keys }: IndexShape,
): number {
  if (!old || !current) return old || current ? unitsOf(sizeOf(old ?? current)) : 0;
  if (keys.some((name) => !isSame(old[name], current[name]))) {
    return unitsOf(sizeOf(old)) + unitsOf(sizeOf(current));
  }
  return isSame(old, current) ? 0 : unitsOf(Math.max(sizeOf(old), sizeOf(current)));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function sizeOf(item: StoredItem | undefined): number {
  return Object.entries(item ?? {}).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOfValue(value),
    0,
  );
}

function sizeOfValue(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.replace(/\D/g, '').length / 2) + 1;
  if (value.L) return value.L.reduce((sum, one) => sum + 1 + sizeOfValue(one), 3);
  if (value.M) return sizeOf(value.M) + Object.keys(value.M).length + 3;
  if (value.SS) return value.SS.reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  return 1;
}
