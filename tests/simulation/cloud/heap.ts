/** A binary heap: a collection from which the first entry by a given order can be taken quickly. */
export class Heap<Entry> {
  private readonly entries: Entry[] = [];
  private readonly order: (one: Entry, other: Entry) => number;

  constructor(order: (one: Entry, other: Entry) => number) {
    this.order = order;
  }

  get size(): number {
    return this.entries.length;
  }

  get first(): Entry | undefined {
    return this.entries[0];
  }

  push(entry: Entry): void {
    let at = this.entries.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.entries[above] as Entry;
      if (this.order(other, entry) <= 0) break;
      this.entries[at] = other;
      at = above;
    }
    this.entries[at] = entry;
  }

  pop(): Entry | undefined {
    const [first] = this.entries;
    const last = this.entries.pop();
    if (last === undefined || this.entries.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.entries.length) break;
      const right = this.entries[below + 1];
      if (right !== undefined && this.order(right, this.entries[below] as Entry) < 0) below += 1;
      const other = this.entries[below] as Entry;
      if (this.order(last, other) <= 0) break;
      this.entries[at] = other;
      at = below;
    }
    this.entries[at] = last;
    return first;
  }
}
