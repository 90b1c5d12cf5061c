/** Virtual time: planned events in order. Between two moments all promises are settled. */
import { setImmediate as atRest } from 'node:timers/promises';
import { Heap } from '../cloud/heap.ts';

/** Far more events than a world needs in which all leads end: an endless loop. */
const MOST_EVENTS = 3_000_000;

interface Event {
  at: number;
  /** Of two events at one moment, the one that was planned first comes first. */
  order: number;
  happen: () => void;
}

export class VirtualClock {
  /** Epoch milliseconds. */
  time: number;
  events = 0;
  private readonly heap = new Heap<Event>(
    (one, other) => one.at - other.at || one.order - other.order,
  );
  private planned = 0;

  constructor(start: string) {
    this.time = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.time);

  in(milliseconds: number, happen: () => void): void {
    this.planned += 1;
    this.heap.push({ at: this.time + Math.max(0, milliseconds), order: this.planned, happen });
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.in(milliseconds, resolve));
  }

  /** Runs until `isOver` returns true after a moment, or nothing is planned any more. */
  async run(isOver: () => boolean): Promise<void> {
    for (let next = this.heap.first; next && !isOver(); next = this.heap.first) {
      this.time = next.at;
      while (this.heap.first?.at === this.time) {
        this.heap.pop()?.happen();
        this.events += 1;
      }
      if (this.events > MOST_EVENTS) throw new Error('Nothing comes to rest in this world');
      await atRest();
    }
  }
}
