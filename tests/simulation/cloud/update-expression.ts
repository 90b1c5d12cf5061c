/**
 * Applies `SET … REMOVE … ADD …` to an item as one change: all operands are read from the item as
 * it was before the change.
 */
import { Reader, valueAt, type Mentioned, type Operand, type Path } from './expressions.ts';
import { stored, ValidationException, type Item, type Placeholders } from './values.ts';

export interface Update {
  mentioned: Mentioned;
  /** Applies the update. @returns the changed item as a new object. */
  apply(item: Item, placeholders: Placeholders): Item;
}

type Step = (next: Record<string, unknown>, before: Item, placeholders: Placeholders) => void;

export function readUpdate(text: string): Update {
  const reader = new Reader(text);
  const steps: Step[] = [];
  let removes = false;
  while (reader.next !== undefined) {
    const clause = reader.take();
    const read = clauses[clause as keyof typeof clauses] as ((of: Reader) => Step) | undefined;
    if (!read) throw reader.unknown(clause);
    removes ||= clause === 'REMOVE';
    do steps.push(read(reader));
    while (reader.skip(','));
  }
  return {
    mentioned: reader.mentioned,
    apply: (before, placeholders) => {
      const next: Record<string, unknown> = { ...before };
      for (const step of steps) step(next, before, placeholders);
      // Copies the item without undefined members. `delete` would make the object slow in
      // JavaScript.
      return removes ? withoutUndefined(next) : next;
    },
  };
}

function withoutUndefined(item: Item): Item {
  const copy: Record<string, unknown> = {};
  for (const name in item) if (item[name] !== undefined) copy[name] = item[name];
  return copy;
}

const clauses = { SET: readSet, REMOVE: readRemove, ADD: readAdd } as const;

function readSet(reader: Reader): Step {
  const path = reader.path();
  reader.expect('=');
  const left = readOperand(reader);
  const sign = reader.skip('+') ? 1 : reader.skip('-') ? -1 : 0;
  const right = sign === 0 ? undefined : readOperand(reader);
  return (next, before, placeholders) => {
    const value = left(before, placeholders);
    const added = right && numberOf(value) + sign * numberOf(right(before, placeholders));
    put(next, path(placeholders), added ?? value);
  };
}

function readOperand(reader: Reader): Operand {
  if (reader.skip('if_not_exists')) {
    reader.expect('(');
    const path = reader.path();
    reader.expect(',');
    const otherwise = reader.operand();
    reader.expect(')');
    return (item, placeholders) =>
      valueAt(item, path(placeholders)) ?? existing(otherwise(item, placeholders));
  }
  const operand = reader.operand();
  return (item, placeholders) => existing(operand(item, placeholders));
}

function existing(value: unknown): unknown {
  if (value !== undefined) return value;
  throw new ValidationException('The expression refers to an attribute that the item lacks');
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new ValidationException('Only numbers can be added');
}

function readRemove(reader: Reader): Step {
  const path = reader.path();
  return (next, _before, placeholders) => put(next, path(placeholders), undefined);
}

function readAdd(reader: Reader): Step {
  const path: Path = reader.path();
  const value = reader.value();
  return (next, before, placeholders) => {
    const sum =
      numberOf(valueAt(before, path(placeholders)) ?? 0) + numberOf(value(before, placeholders));
    put(next, path(placeholders), sum);
  };
}

/** Sets a member of the item, or of a map in the item; that map must exist. */
function put(
  next: Record<string, unknown>,
  [name = '', inner, ...deeper]: string[],
  value: unknown,
) {
  if (deeper.length > 0) throw new Error('The table in memory knows paths of two names at most');
  if (inner === undefined) {
    // Sets the member to undefined instead of deleting it. An update with a REMOVE ends with a copy
    // that omits undefined members.
    next[name] = value === undefined ? undefined : stored(value);
    return;
  }
  const map = next[name];
  if (typeof map !== 'object' || map === null) {
    throw new ValidationException('The document path is not valid for this item');
  }
  const changed = { ...map, [inner]: value };
  next[name] = stored(changed);
}
