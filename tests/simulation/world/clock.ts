/** Virtual time: planned events in order. Between two moments all promises are settled. */
import { asError } from '../../../contract/errors.ts';
import { Heap } from '../cloud/heap.ts';

/** So many moments are taken in one turn of Node's loop, because a turn costs as much as a moment. */
const MOMENTS_A_TURN = 64;
/** Far more events than a world needs in which all leads end: an endless loop. */
const MOST_EVENTS = 3_000_000;

export interface PlannedEvent {
  at: number;
  /** Of two events at one moment, the one that was planned first comes first. */
  order: number;
  /** Undefined once it is cancelled. */
  happen: (() => void) | undefined;
}

export class VirtualClock {
  /** Epoch milliseconds. */
  time: number;
  events = 0;
  private readonly heap = new Heap<PlannedEvent>(
    (one, other) => one.at - other.at || one.order - other.order,
  );
  private planned = 0;

  constructor(start: string) {
    this.time = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.time);

  /** @returns the event, whose `happen` can be taken away while it has not happened. */
  in(milliseconds: number, happen: () => void): PlannedEvent {
    this.planned += 1;
    const event = { at: this.time + Math.max(0, milliseconds), order: this.planned, happen };
    this.heap.push(event);
    return event;
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.in(milliseconds, resolve));
  }

  /**
   * Runs until `isOver` returns true after a moment, or nothing is planned any more. Each moment is
   * an immediate of its own: Node settles all promises before the next one.
   */
  run(isOver: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let isEnded = false;
      const take = () => {
        if (isEnded) return;
        try {
          if (!isOver() && this.happenNext()) return;
          resolve();
        } catch (error: unknown) {
          reject(asError(error));
        }
        isEnded = true;
      };
      const turn = () => {
        if (isEnded) return;
        for (let moments = 0; moments < MOMENTS_A_TURN; moments += 1) setImmediate(take);
        setImmediate(turn);
      };
      turn();
    });
  }

  /** @returns false if nothing is planned. */
  private happenNext(): boolean {
    while (this.heap.first && !this.heap.first.happen) this.heap.pop();
    if (!this.heap.first) return false;
    this.time = this.heap.first.at;
    while (this.heap.first?.at === this.time) {
      const happen = this.heap.pop()?.happen;
      if (!happen) continue;
      happen();
      this.events += 1;
    }
    if (this.events > MOST_EVENTS) throw new Error('Nothing comes to rest in this world');
    return true;
  }
}
