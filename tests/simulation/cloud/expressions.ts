/**
 * DynamoDB's expression language, as far as the stores use it. An unsupported expression is an
 * error, so it must be added here before a simulation uses it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.html
 */
import { compareValues, lacksPlaceholder, type Item, type Placeholders } from './values.ts';

/** A condition on a read or write. `item` is undefined if the table has no such item. */
export type Condition = (item: Item | undefined, placeholders: Placeholders) => boolean;
export type Operand = (item: Item | undefined, placeholders: Placeholders) => unknown;
export type Path = (placeholders: Placeholders) => string[];

/**
 * The names and values that an expression uses. DynamoDB refuses a command with unused names or
 * values.
 */
export interface Mentioned {
  names: Set<string>;
  values: Set<string>;
}

const TOKEN = /\s*(?:([A-Za-z_]\w*|#\w+|:\w+)|(<=|>=|<>|[=<>(),.+-]))/y;
const comparators = {
  '=': (order: number) => order === 0,
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

export class Reader {
  readonly mentioned: Mentioned = { names: new Set(), values: new Set() };
  private readonly tokens: string[] = [];
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.trimEnd().length) {
      const from = TOKEN.lastIndex;
      const [, word, sign] = TOKEN.exec(text) ?? [];
      if (word === undefined && sign === undefined) throw this.unknown(text.slice(from));
      this.tokens.push(word ?? sign ?? '');
    }
  }

  get next(): string | undefined {
    return this.tokens[this.at];
  }

  take(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw this.unknown('its end');
    this.at += 1;
    return token;
  }

  /** Consumes the next token if it is the given token. @returns whether the token was consumed. */
  skip(token: string): boolean {
    if (this.next !== token) return false;
    this.at += 1;
    return true;
  }

  expect(token: string): void {
    if (!this.skip(token)) throw this.unknown(this.next ?? 'its end');
  }

  end(): void {
    if (this.next !== undefined) throw this.unknown(this.next);
  }

  unknown(what: string): Error {
    return new Error(`The table in memory does not know "${what}" in "${this.text}"`);
  }

  path(): Path {
    const parts = [this.name()];
    while (this.skip('.')) parts.push(this.name());
    return (placeholders) => parts.map((part) => part(placeholders));
  }

  value(): Operand {
    const token = this.take();
    if (!token.startsWith(':')) throw this.unknown(token);
    this.mentioned.values.add(token);
    return (_item, { values }) => {
      if (!(token in values)) throw lacksPlaceholder(token);
      return values[token];
    };
  }

  /** Parses an operand: a placeholder for a value, or the path of an item's value. */
  operand(): Operand {
    if (this.next?.startsWith(':')) return this.value();
    if (this.next === 'size') {
      const path = this.argument();
      return (item, placeholders) => sizeOf(valueAt(item, path(placeholders)));
    }
    const path = this.path();
    return (item, placeholders) => valueAt(item, path(placeholders));
  }

  argument(): Path {
    this.take();
    this.expect('(');
    const path = this.path();
    this.expect(')');
    return path;
  }

  private name(): (placeholders: Placeholders) => string {
    const token = this.take();
    if (/^[A-Za-z_]/.test(token)) return () => token;
    if (!token.startsWith('#')) throw this.unknown(token);
    this.mentioned.names.add(token);
    return ({ names }) => {
      const name = names[token];
      if (name === undefined) throw lacksPlaceholder(token);
      return name;
    };
  }
}

export function valueAt(item: Item | undefined, path: readonly string[]): unknown {
  let found: unknown = item;
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Item)[part];
  }
  return found;
}

/** Parses `size(path)`: the number of entries of a map or list, or the length of a text. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
}

/**
 * Parses a condition: parts joined by OR. Each part consists of comparisons, functions or
 * parentheses joined by AND.
 */
export function readCondition(reader: Reader): Condition {
  const either = readJoined(reader, 'OR', readAll);
  return (item, placeholders) => either.some((part) => part(item, placeholders));
}

function readAll(reader: Reader): Condition {
  const all = readJoined(reader, 'AND', readPart);
  return (item, placeholders) => all.every((part) => part(item, placeholders));
}

function readJoined(reader: Reader, word: string, read: (from: Reader) => Condition): Condition[] {
  const parts = [read(reader)];
  while (reader.skip(word)) parts.push(read(reader));
  return parts;
}

function readPart(reader: Reader): Condition {
  if (reader.skip('(')) {
    const inner = readCondition(reader);
    reader.expect(')');
    return inner;
  }
  if (reader.next === 'attribute_exists' || reader.next === 'attribute_not_exists') {
    const isWanted = reader.next === 'attribute_exists';
    const path = reader.argument();
    return (item, placeholders) => (valueAt(item, path(placeholders)) !== undefined) === isWanted;
  }
  if (reader.skip('begins_with')) return readBeginning(reader);
  return readComparison(reader);
}

function readBeginning(reader: Reader): Condition {
  reader.expect('(');
  const path = reader.path();
  reader.expect(',');
  const beginning = reader.value();
  reader.expect(')');
  return (item, placeholders) => {
    const found = valueAt(item, path(placeholders));
    return typeof found === 'string' && found.startsWith(String(beginning(item, placeholders)));
  };
}

function readComparison(reader: Reader): Condition {
  const left = reader.operand();
  const sign = reader.take();
  if (sign === 'BETWEEN') {
    const low = reader.operand();
    reader.expect('AND');
    const high = reader.operand();
    return (item, placeholders) => {
      const found = left(item, placeholders);
      const isAbove = (compareValues(found, low(item, placeholders)) ?? -1) >= 0;
      return isAbove && (compareValues(found, high(item, placeholders)) ?? 1) <= 0;
    };
  }
  if (sign === 'IN') {
    reader.expect('(');
    const choices = [reader.operand()];
    while (reader.skip(',')) choices.push(reader.operand());
    reader.expect(')');
    return (item, placeholders) => {
      const found = left(item, placeholders);
      return choices.some((choice) => compareValues(found, choice(item, placeholders)) === 0);
    };
  }
  if (!(sign in comparators)) throw reader.unknown(sign);
  const holds = comparators[sign as keyof typeof comparators];
  const right = reader.operand();
  return (item, placeholders) => {
    const order = compareValues(left(item, placeholders), right(item, placeholders));
    return order !== undefined && holds(order);
  };
}
