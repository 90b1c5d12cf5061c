/** Parses a query's key condition: `partition = :value`, with an optional range of the sort key. */
import { Reader, type Mentioned, type Operand, type Path } from './expressions.ts';
import { ValidationException, type Placeholders } from './values.ts';

export interface Position {
  order: string;
  key: string;
}

export interface KeyRange {
  mentioned: Mentioned;
  /**
   * Returns the partition's value, and the two bounds of the matching items in the partition:
   * `from` is inclusive, `to` is exclusive.
   */
  of(
    placeholders: Placeholders,
    names: { partition: string; sort: string },
  ): { value: string; from: Position; to: Position };
}

/** A text that sorts after every text in a key. */
const LAST = '\uffff';
const before = (order: string): Position => ({ order, key: '' });
const behind = (order: string): Position => ({ order, key: LAST });

/**
 * Makes the two ends of a range from the condition's values. A missing end leaves the range open on
 * that side.
 */
type Ends = (low: string, high: string) => { from?: Position; to?: Position };

const ranges: Readonly<Record<string, Ends>> = {
  '=': (value) => ({ from: before(value), to: behind(value) }),
  '<': (value) => ({ to: before(value) }),
  '<=': (value) => ({ to: behind(value) }),
  '>': (value) => ({ from: behind(value) }),
  '>=': (value) => ({ from: before(value) }),
  begins_with: (value) => ({ from: before(value), to: before(value + LAST) }),
  BETWEEN: (low, high) => ({ from: before(low), to: behind(high) }),
};

export function readKeyCondition(text: string): KeyRange {
  const reader = new Reader(text);
  const partition = reader.path();
  reader.expect('=');
  const value = reader.value();
  const sort = reader.skip('AND') ? readSort(reader) : undefined;
  reader.end();
  return {
    mentioned: reader.mentioned,
    of: (placeholders, names) => {
      requireName(partition, placeholders, names.partition);
      const range = sort?.(placeholders, names.sort);
      const { from = before(''), to = behind(LAST) } = { ...range };
      return { value: String(value(undefined, placeholders)), from, to };
    },
  };
}

function readSort(reader: Reader) {
  const isFunction = reader.skip('begins_with');
  if (isFunction) reader.expect('(');
  const path = reader.path();
  const sign = isFunction ? 'begins_with' : reader.take();
  if (isFunction) reader.expect(',');
  const ends = ranges[sign];
  if (!ends) throw reader.unknown(sign);
  const low = reader.value();
  let high: Operand = low;
  if (sign === 'BETWEEN') {
    reader.expect('AND');
    high = reader.value();
  }
  if (isFunction) reader.expect(')');
  return (placeholders: Placeholders, name: string) => {
    requireName(path, placeholders, name);
    return ends(String(low(undefined, placeholders)), String(high(undefined, placeholders)));
  };
}

function requireName(path: Path, placeholders: Placeholders, name: string): void {
  if (path(placeholders).join('.') !== name) {
    throw new ValidationException(`The key condition has to name ${name}`);
  }
}
