/**
 * The items of one partition, sorted by sort key; items with equal sort keys are sorted by primary
 * key.
 */
import type { Item } from './values.ts';

interface Entry {
  order: string;
  /** The item's primary key, as text. */
  key: string;
  item: Item;
}

export class SortedList {
  private readonly entries: Entry[] = [];

  get size(): number {
    return this.entries.length;
  }

  put(order: string, key: string, item: Item): void {
    const at = this.placeOf(order, key);
    const there = this.entries[at];
    if (there && there.order === order && there.key === key) there.item = item;
    else if (at === this.entries.length) this.entries.push({ order, key, item });
    else this.entries.splice(at, 0, { order, key, item });
  }

  remove(order: string, key: string): void {
    const at = this.placeOf(order, key);
    const there = this.entries[at];
    if (there && there.order === order && there.key === key) this.entries.splice(at, 1);
  }

  /** The index of the first entry that does not sort before the given keys. */
  placeOf(order: string, key: string): number {
    let [from, to] = [0, this.entries.length];
    // The end of the list is checked first, because most items arrive in the order of their keys.
    const last = this.entries[to - 1];
    if (last && (last.order < order || (last.order === order && last.key < key))) return to;
    while (from < to) {
      const middle = (from + to) >> 1;
      const { order: other = '', key: otherKey = '' } = this.entries[middle] ?? {};
      if (other < order || (other === order && otherKey < key)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  at(place: number): Entry | undefined {
    return this.entries[place];
  }
}
