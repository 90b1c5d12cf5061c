/** One table: its items, its delayed indexes, and the listeners to its changes. */
import { MemoryIndex, type IndexDefinition } from './memory-index.ts';
import type { Condition, Mentioned } from './expressions.ts';
import {
  conditionOf,
  keyRangeOf,
  placeholdersOf,
  project,
  projected,
  updateOf,
  type PlaceholderInput,
  type ReadInput,
} from './command-expressions.ts';
import { SortedList } from './sorted-list.ts';
import { refusal, stored, ValidationException, type Item, type Placeholders } from './values.ts';

export interface TableDefinition {
  partition: string;
  sort?: string;
  indexes?: readonly IndexDefinition[];
}

export interface Change {
  table: string;
  before: Item | undefined;
  after: Item | undefined;
}

interface Settings {
  now: () => number;
  indexLagMs: () => number;
  pageItems: number;
  onChange: (change: Change) => void;
}

export class MemoryTable {
  private readonly items = new Map<string, Item>();
  private readonly partitions = new Map<string, SortedList>();
  private readonly indexes = new Map<string, MemoryIndex>();
  private readonly name: string;
  private readonly definition: TableDefinition;
  private readonly settings: Settings;
  private readonly keyNames: readonly string[];

  constructor(name: string, definition: TableDefinition, settings: Settings) {
    this.name = name;
    const { partition, sort } = definition;
    this.keyNames = sort === undefined ? [partition] : [partition, sort];
    this.definition = definition;
    this.settings = settings;
    for (const index of definition.indexes ?? []) {
      this.indexes.set(index.name, new MemoryIndex(index, definition, settings));
    }
  }

  all(): IterableIterator<Item> {
    return this.items.values();
  }

  get(key: Item): Item | undefined {
    return this.items.get(this.keyOf(key, true));
  }

  put(item: Item, input: PlaceholderInput): object {
    if (input.ReturnValues) throw new Error('No put returns values');
    const next = stored(item) as Item;
    const key = this.keyOf(next, false);
    this.require(this.items.get(key), input);
    this.keep(key, next);
    return {};
  }

  update(key: Item, input: PlaceholderInput & { UpdateExpression?: string | undefined }): object {
    const { UpdateExpression = '', ReturnValues = 'NONE' } = input;
    if (!['NONE', 'ALL_NEW'].includes(ReturnValues)) throw new Error(`No update: ${ReturnValues}`);
    const update = updateOf(UpdateExpression);
    const text = this.keyOf(key, true);
    const before = this.items.get(text);
    const placeholders = this.require(before, input, update.mentioned);
    const after = Object.freeze(update.apply(before ?? (stored(key) as Item), placeholders));
    if (this.keyOf(after, false) !== text) throw new ValidationException('A key can not change');
    this.keep(text, after);
    return ReturnValues === 'ALL_NEW' ? { Attributes: after } : {};
  }

  delete(key: Item, input: PlaceholderInput): object {
    const text = this.keyOf(key, true);
    const before = this.items.get(text);
    this.require(before, input);
    if (before) this.keep(text, undefined);
    return {};
  }

  /**
   * Deletes expired items, as time to live does.
   * @param isGone whether an item with this expiry (epoch milliseconds) is deleted now.
   */
  expire(isGone: (expiresAt: number) => boolean): void {
    for (const [key, { expiresAt }] of [...this.items]) {
      if (typeof expiresAt === 'number' && isGone(expiresAt * 1000)) this.keep(key, undefined);
    }
  }

  query(input: ReadInput): object {
    const { KeyConditionExpression: text = '', IndexName } = input;
    const range = keyRangeOf(text);
    const filter = this.filterOf(input);
    const placeholders = placeholdersOf(
      input,
      range.mentioned,
      filter?.mentioned,
      projected(input),
    );
    const index = IndexName === undefined ? undefined : this.indexes.get(IndexName);
    if (IndexName !== undefined && !index) throw new Error(`There is no index ${IndexName}`);
    const { partition, sort = '' } = index?.definition ?? this.definition;
    const { value, from, to } = range.of(placeholders, { partition, sort });
    const list = index ? index.partition(value) : this.partitions.get(value);
    return this.page(
      list,
      { from, to, placeholders, filter: filter?.holds, keyed: { sort } },
      input,
    );
  }

  scan(input: ReadInput): object {
    const filter = this.filterOf(input);
    const placeholders = placeholdersOf(input, filter?.mentioned, projected(input));
    const all = new SortedList();
    for (const [key, item] of this.items) all.put('', key, item);
    const whole = { from: { order: '', key: '' }, to: { order: '\uffff', key: '' } };
    return this.page(
      all,
      { ...whole, placeholders, filter: filter?.holds, keyed: { sort: '' } },
      input,
    );
  }

  /** Removes all expired items at once; DynamoDB would do so hours or days late. */
  sweep(epochSeconds: number): void {
    for (const [key, item] of this.items) {
      const { expiresAt } = item;
      if (typeof expiresAt === 'number' && expiresAt <= epochSeconds) this.keep(key, undefined);
    }
  }

  private filterOf({ FilterExpression }: PlaceholderInput) {
    return FilterExpression === undefined ? undefined : conditionOf(FilterExpression);
  }

  private require(
    item: Item | undefined,
    input: PlaceholderInput,
    update?: Mentioned,
  ): Placeholders {
    const { ConditionExpression } = input;
    const condition =
      ConditionExpression === undefined ? undefined : conditionOf(ConditionExpression);
    const placeholders = placeholdersOf(input, update, condition?.mentioned);
    if (condition && !condition.holds(item, placeholders)) throw refusal;
    return placeholders;
  }

  private keep(key: string, after: Item | undefined): void {
    const { partition, sort } = this.definition;
    const before = this.items.get(key);
    for (const index of this.indexes.values()) index.note(key, before, after);
    if (after) this.items.set(key, after);
    else this.items.delete(key);
    const of = String((after ?? before)?.[partition]);
    const order = sort === undefined ? '' : String((after ?? before)?.[sort]);
    let list = this.partitions.get(of);
    if (!list) this.partitions.set(of, (list = new SortedList()));
    if (after) list.put(order, key, after);
    else list.remove(order, key);
    if (list.size === 0) this.partitions.delete(of);
    this.settings.onChange({ table: this.name, before, after });
  }

  /**
   * Makes the text that identifies an item in the table.
   * @param isBare whether the item may contain only the attributes of its key.
   */
  private keyOf(item: Item, isBare: boolean): string {
    const { keyNames } = this;
    let key = '';
    for (const name of keyNames) {
      const part = item[name];
      if (typeof part !== 'string' || part === '') {
        throw new ValidationException(`A key of ${this.name} is missing or no text`);
      }
      key = key === '' ? part : `${key}\u0000${part}`;
    }
    if (isBare && Object.keys(item).length !== keyNames.length) {
      throw new ValidationException(`The key of ${this.name} has other names`);
    }
    return key;
  }

  private page(
    list: SortedList | undefined,
    { from, to, placeholders, filter, keyed }: Page,
    input: ReadInput,
  ): object {
    const { ExclusiveStartKey: after, Limit = Infinity, Select, ScanIndexForward = true } = input;
    const step = ScanIndexForward ? 1 : -1;
    let first = list?.placeOf(from.order, from.key) ?? 0;
    let last = (list?.placeOf(to.order, to.key) ?? 0) - 1;
    if (list && after) {
      const order = keyed.sort === '' ? '' : String(after[keyed.sort]);
      const key = this.keyOf(this.bareKey(after), true);
      const at = list.placeOf(order, key);
      const there = list.at(at);
      const isThere = there?.order === order && there.key === key;
      if (step > 0) first = Math.max(first, isThere ? at + 1 : at);
      else last = Math.min(last, at - 1);
    }
    const most = Math.min(Limit, this.settings.pageItems);
    const size = Math.max(0, Math.min(last - first + 1, most));
    const found: Item[] = [];
    for (let count = 0, at = step > 0 ? first : last; count < size; count += 1, at += step) {
      const item = list?.at(at)?.item;
      if (item && (!filter || filter(item, placeholders))) found.push(item);
    }
    const end = list?.at(step > 0 ? first + size - 1 : last - size + 1)?.item;
    const cursor = size === most && end && { LastEvaluatedKey: this.cursorOf(end, input) };
    if (Select === 'COUNT') return { Count: found.length, ...cursor };
    return { Items: found.map((item) => project(item, input)), Count: found.length, ...cursor };
  }

  private bareKey(item: Item): Item {
    const { partition, sort } = this.definition;
    return { [partition]: item[partition], ...(sort !== undefined && { [sort]: item[sort] }) };
  }

  private cursorOf(item: Item, { IndexName }: ReadInput): Item {
    const index = this.indexes.get(IndexName ?? '')?.definition;
    const indexed = index && {
      [index.partition]: item[index.partition],
      [index.sort]: item[index.sort],
    };
    return { ...this.bareKey(item), ...indexed };
  }
}

interface Page {
  from: { order: string; key: string };
  to: { order: string; key: string };
  placeholders: Placeholders;
  filter: Condition | undefined;
  keyed: { sort: string };
}
