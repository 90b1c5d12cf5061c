/**
 * A queue in memory that delivers as SQS does. It is fair between message groups, hides a message
 * that was received, and moves messages that were received too often to the dead-letter queue.
 * Property tests compare it with the local cloud's queue. Deviations that SQS allows, such as a
 * second delivery, are simulated by the caller.
 */
import { createFairOrder } from '../../../local-cloud/sqs/fair-order.ts';
import { Heap } from './heap.ts';

export interface QueuedMessage {
  id: string;
  body: string;
  group: string;
  /** When the message was sent, in epoch milliseconds. */
  sentAt: number;
  receiveCount: number;
  receiptHandle: string;
}

interface Kept extends QueuedMessage {
  /** The message's number in the order of sending. */
  position: number;
  visibleAt: number;
  isGone: boolean;
}

export interface MemoryQueue {
  /** Adds a message. @returns the message's id. */
  send(message: { body: string; group: string; delaySeconds?: number; id?: string }): string;
  receive(options: {
    limit: number;
    visibilitySeconds: number;
    maxReceiveCount?: number;
    /**
     * Chooses which message of a group is delivered next, to imitate SQS's approximate order.
     * Without `pick` the first message is delivered.
     */
    pick?: (choices: number) => number;
  }): QueuedMessage[];
  remove(receiptHandle: string): void;
  /**
   * Hides a received message for the given seconds.
   * @returns false if no message has this handle.
   */
  hide(receiptHandle: string, seconds: number): boolean;
  counts(): { visible: number; inFlight: number; delayed: number };
  nextVisibleAt(): number | undefined;
  deadLetters: readonly QueuedMessage[];
}

const QUEUE = 'leads';
/** The number of messages at the start of a group from which `pick` may choose. */
const ROUGH = 5;

const isBefore = (one: Kept, other: Kept) =>
  one.visibleAt - other.visibleAt || one.position - other.position;

export function createMemoryQueue({ now }: { now: () => number }): MemoryQueue {
  return new Queue(now);
}

class Queue implements MemoryQueue {
  readonly deadLetters: Kept[] = [];
  private readonly now: () => number;
  private readonly fairOrder = createFairOrder();
  private readonly hidden = new Heap<Kept>(isBefore);
  /** The visible messages of each group, in the order in which they became visible. */
  private readonly ready = new Map<string, Kept[]>();
  /**
   * Received messages, by the receipt handle of the last delivery. The next delivery of a message
   * makes the older handle invalid.
   */
  private readonly received = new Map<string, Kept>();
  private readonly inFlightOf = new Map<string, number>();
  private position = 0;
  private handles = 0;
  private readyCount = 0;
  private inFlight = 0;
  private delayed = 0;

  constructor(now: () => number) {
    this.now = now;
  }

  send({
    body,
    group,
    delaySeconds = 0,
    id = `message-${this.position + 1}`,
  }: Parameters<MemoryQueue['send']>[0]) {
    this.wake();
    const now = this.now();
    this.position += 1;
    const fresh = { id, body, group, sentAt: now, receiveCount: 0, receiptHandle: '' };
    const visibleAt = now + delaySeconds * 1000;
    const message = { ...fresh, position: this.position, visibleAt, isGone: false };
    if (delaySeconds > 0) {
      this.hidden.push(message);
      this.delayed += 1;
    } else this.makeReady(message);
    return id;
  }

  receive({
    limit,
    visibilitySeconds,
    maxReceiveCount = Infinity,
    pick = () => 0,
  }: Parameters<MemoryQueue['receive']>[0]) {
    this.wake();
    if (this.readyCount === 0) return [];
    const now = this.now();
    const received: QueuedMessage[] = [];
    const noisy = this.fairOrder.noisyGroups(QUEUE, this.inFlightOf, now);
    const isNoisy = new Set(noisy);
    const drained = new Set<string>();
    while (received.length < limit) {
      const message = this.takeReady(noisy, isNoisy, drained, pick);
      if (!message) break;
      if (message.receiveCount >= maxReceiveCount) {
        this.deadLetters.push(message);
        continue;
      }
      this.received.delete(message.receiptHandle);
      message.receiveCount += 1;
      message.receiptHandle = `handle-${(this.handles += 1)}`;
      this.received.set(message.receiptHandle, message);
      this.hideUntil(message, now + visibilitySeconds * 1000);
      this.fairOrder.began(message.receiptHandle, QUEUE, message.group, now);
      received.push({ ...message });
    }
    return received;
  }

  remove(receiptHandle: string): void {
    this.wake();
    const message = this.received.get(receiptHandle);
    if (message) this.takeOut(message);
    this.received.delete(receiptHandle);
    this.fairOrder.ended(receiptHandle, this.now());
  }

  hide(receiptHandle: string, seconds: number): boolean {
    this.wake();
    this.fairOrder.ended(receiptHandle, this.now());
    const message = this.received.get(receiptHandle);
    if (!message) return false;
    this.takeOut(message);
    const again = { ...message, isGone: false };
    this.received.set(receiptHandle, again);
    this.hideUntil(again, this.now() + seconds * 1000);
    this.wake();
    return true;
  }

  counts() {
    this.wake();
    return { visible: this.readyCount, inFlight: this.inFlight, delayed: this.delayed };
  }

  nextVisibleAt(): number | undefined {
    this.wake();
    return this.hidden.first?.visibleAt;
  }

  /** Makes hidden messages visible when their hidden time is over. */
  private wake(): void {
    const now = this.now();
    for (let next = this.hidden.first; next; next = this.hidden.first) {
      if (!next.isGone && next.visibleAt > now) return;
      this.hidden.pop();
      if (next.isGone) continue;
      this.uncountHidden(next);
      this.makeReady(next);
    }
  }

  private hideUntil(message: Kept, visibleAt: number): void {
    message.visibleAt = visibleAt;
    this.inFlight += 1;
    this.inFlightOf.set(message.group, (this.inFlightOf.get(message.group) ?? 0) + 1);
    this.hidden.push(message);
  }

  /**
   * Removes a hidden message from the counts: from the delayed messages if it was never received,
   * otherwise from the messages in flight.
   */
  private uncountHidden({ group, receiptHandle }: Kept): void {
    if (receiptHandle === '') {
      this.delayed -= 1;
      return;
    }
    this.inFlight -= 1;
    const left = (this.inFlightOf.get(group) ?? 1) - 1;
    if (left > 0) this.inFlightOf.set(group, left);
    else this.inFlightOf.delete(group);
  }

  private takeOut(message: Kept): void {
    message.isGone = true;
    const group = this.ready.get(message.group);
    const at = group?.indexOf(message) ?? -1;
    if (!group || at === -1) {
      this.uncountHidden(message);
      return;
    }
    group.splice(at, 1);
    this.readyCount -= 1;
    if (group.length === 0) this.ready.delete(message.group);
  }

  private makeReady(message: Kept): void {
    const group = this.ready.get(message.group);
    if (group) group.push(message);
    else this.ready.set(message.group, [message]);
    this.readyCount += 1;
  }

  /**
   * Takes a message of the group that has waited longest, among the groups with few messages in
   * flight. If all groups have many (are noisy), takes a message of the group with the fewest
   * messages in flight.
   */
  private takeReady(
    noisy: readonly string[],
    isNoisy: ReadonlySet<string>,
    drained: Set<string>,
    pick: (choices: number) => number,
  ): Kept | undefined {
    let first: Kept[] | undefined;
    for (const [group, messages] of this.ready) {
      if (isNoisy.has(group)) continue;
      const [head] = messages;
      const [known] = first ?? [];
      if (head && (!known || isBefore(head, known) < 0)) first = messages;
    }
    for (const group of first ? [] : noisy) {
      first = this.ready.get(group);
      if (first) break;
      if (!drained.has(group)) this.fairOrder.drained(QUEUE, group);
      drained.add(group);
    }
    const [message] = first?.splice(pick(Math.min(first.length, ROUGH)), 1) ?? [];
    if (!message) return undefined;
    this.readyCount -= 1;
    if (first?.length === 0) this.ready.delete(message.group);
    return message;
  }
}
