/**
 * A clock with virtual time: it runs planned events in the order of their times. Before the time
 * goes on, all pending promise callbacks run.
 */
import { asError } from '../../../contract/errors.ts';
import { Heap } from '../cloud/heap.ts';

/**
 * How many planned times are handled in one turn of Node's event loop. A turn itself costs about as
 * much time as handling one event, so a turn handles many.
 */
const MOMENTS_A_TURN = 64;
/**
 * The highest number of events in a simulated world. A correct world has far fewer, so a world that
 * reaches this number is in an endless loop.
 */
const MOST_EVENTS = 3_000_000;

export interface PlannedEvent {
  at: number;
  /**
   * The number of the event in the order of planning. If two events have the same time, the lower
   * number happens first.
   */
  order: number;
  /** The action that the event runs; undefined after the event is cancelled. */
  happen: (() => void) | undefined;
}

export class VirtualClock {
  /** The virtual time, in epoch milliseconds. */
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

  /** Plans an event. @returns the event; setting its `happen` to undefined cancels the event. */
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
   * Runs until `isOver` returns true after an event, or until no event is planned. Each planned
   * time has its own `setImmediate`, so all promise callbacks run before the next planned time.
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

  /** Runs all events of the next planned time. */
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
