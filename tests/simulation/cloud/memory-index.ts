/**
 * A global secondary index with keys only, or with whole items that are never changed. The index
 * applies the table's writes in their order, each after a delay.
 */
import { SortedList } from './sorted-list.ts';
import { ValidationException, type Item } from './values.ts';

export interface IndexDefinition {
  name: string;
  partition: string;
  sort: string;
  /** Whether the index contains whole items. If undefined, it contains only keys. */
  isWhole?: boolean;
}

interface Pending {
  at: number;
  key: string;
  before: Item | undefined;
  after: Item | undefined;
}

export class MemoryIndex {
  readonly definition: IndexDefinition;
  private readonly names: readonly string[];
  /** The names of the index's key attributes. */
  private readonly own: readonly string[];
  private readonly settings: { now: () => number; indexLagMs: () => number };
  private readonly partitions = new Map<string, SortedList>();
  private pending: Pending[] = [];
  private taken = 0;
  private lastAt = 0;

  constructor(
    definition: IndexDefinition,
    table: { partition: string; sort?: string },
    settings: { now: () => number; indexLagMs: () => number },
  ) {
    this.definition = definition;
    this.settings = settings;
    const { partition, sort } = definition;
    this.own = [partition, sort];
    this.names = [table.partition, ...(table.sort ? [table.sort] : []), partition, sort];
  }

  note(key: string, before: Item | undefined, after: Item | undefined): void {
    for (const name of this.own) {
      const value = after?.[name];
      if (value !== undefined && (typeof value !== 'string' || value === '')) {
        throw new ValidationException(`${name} keys an index and has to be a text`);
      }
    }
    if (!this.holds(before) && !this.holds(after)) return;
    this.lastAt = Math.max(this.lastAt, this.settings.now() + this.settings.indexLagMs());
    this.pending.push({ at: this.lastAt, key, before, after });
  }

  partition(value: string): SortedList | undefined {
    this.catchUp();
    return this.partitions.get(value);
  }

  private catchUp(): void {
    const now = this.settings.now();
    for (let next = this.pending[this.taken]; next && next.at <= now;) {
      this.learn(next);
      next = this.pending[(this.taken += 1)];
    }
    if (this.taken < 1000) return;
    this.pending = this.pending.slice(this.taken);
    this.taken = 0;
  }

  private learn({ key, before, after }: Pending): void {
    const { partition, sort } = this.definition;
    const isSame =
      this.holds(before) &&
      this.holds(after) &&
      before?.[partition] === after?.[partition] &&
      before?.[sort] === after?.[sort];
    if (isSame) return;
    if (before && this.holds(before)) {
      this.partitions.get(String(before[partition]))?.remove(String(before[sort]), key);
    }
    if (!after || !this.holds(after)) return;
    const of = String(after[partition]);
    let list = this.partitions.get(of);
    if (!list) this.partitions.set(of, (list = new SortedList()));
    const keys = () => Object.fromEntries(this.names.map((name) => [name, after[name]]));
    const isWhole = this.definition.isWhole === true;
    list.put(String(after[sort]), key, isWhole ? after : Object.freeze(keys()));
  }

  private holds(item: Item | undefined): boolean {
    const { partition, sort } = this.definition;
    return item?.[partition] !== undefined && item[sort] !== undefined;
  }
}
