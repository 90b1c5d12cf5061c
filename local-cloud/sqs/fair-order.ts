/**
 * Finds a queue's noisy message groups, which use more than their share of the receivers' work. So
 * messages of quiet groups can be delivered first. Uses the two measures that AWS describes; AWS
 * calls its thresholds approximate.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fair-queues-detailed.html
 */
import { MINUTE_MS } from '../../contract/time-units.ts';

const NOISY_SHARE = 0.1;
const NOISY_IN_FLIGHT = 30;
/**
 * Work on a group's messages counts only half after this time. AWS only says that "recent" work
 * counts, so this value is our choice.
 */
const HALF_LIFE_MS = MINUTE_MS;

/**
 * A message that a receiver is processing. A message without a message group counts as its own
 * group.
 */
interface Work {
  queue: string;
  group: string | null;
  since: number;
}

export interface FairOrder {
  began: (receiptHandle: string, queue: string, group: string | null, now: number) => void;
  /** Called when a message was deleted or became visible again. */
  ended: (receiptHandle: string, now: number) => void;
  /** @returns the noisy groups; the group with the fewest messages in flight is first. */
  noisyGroups: (queue: string, inFlight: ReadonlyMap<string, number>, now: number) => string[];
  /**
   * Called when a noisy group has no more messages to deliver. The completed work on the group's
   * messages is then forgotten.
   */
  drained: (queue: string, group: string) => void;
}

export function createFairOrder(): FairOrder {
  const running = new Map<string, Work>();
  const spent = new Map<string, Spending>();
  const spendingOf = (queue: string) => {
    const known = spent.get(queue) ?? new Spending();
    spent.set(queue, known);
    return known;
  };
  return {
    began: (receiptHandle, queue, group, now) =>
      void running.set(receiptHandle, { queue, group, since: now }),
    ended: (receiptHandle, now) => {
      const work = running.get(receiptHandle);
      running.delete(receiptHandle);
      if (work) spendingOf(work.queue).add(work.group ?? '', now - work.since, now);
    },
    noisyGroups: (queue, inFlight, now) => {
      const works = [...running.values()].filter((work) => work.queue === queue);
      const times = spendingOf(queue).with(works, now);
      const isBusy = isLargePart(times, NOISY_SHARE);
      const isMany = isLargePart(inFlight, NOISY_SHARE);
      const inFlightOf = (group: string) => inFlight.get(group) ?? 0;
      return [...new Set([...times.keys(), ...inFlight.keys()])]
        .filter((group) => group !== '')
        .filter((group) => isBusy(group) || (isMany(group) && inFlightOf(group) >= NOISY_IN_FLIGHT))
        .sort((one, other) => inFlightOf(one) - inFlightOf(other));
    },
    drained: (queue, group) => spent.get(queue)?.forget(group),
  };
}

/** Sums up how long receivers have worked on each group's messages. */
class Spending {
  private times = new Map<string, number>();
  private at = 0;

  add(group: string, milliseconds: number, now: number): void {
    const factor = 0.5 ** ((now - this.at) / HALF_LIFE_MS);
    for (const [name, time] of this.times) {
      if (time * factor >= 1) this.times.set(name, time * factor);
      else this.times.delete(name);
    }
    this.at = now;
    this.times.set(group, (this.times.get(group) ?? 0) + milliseconds);
  }

  with(works: readonly Work[], now: number): Map<string, number> {
    const factor = 0.5 ** ((now - this.at) / HALF_LIFE_MS);
    const times = new Map<string, number>();
    for (const [group, time] of this.times) times.set(group, time * factor);
    for (const { group, since } of works) {
      times.set(group ?? '', (times.get(group ?? '') ?? 0) + now - since + 1);
    }
    return times;
  }

  forget(group: string): void {
    this.times.delete(group);
  }
}

function isLargePart(parts: ReadonlyMap<string, number>, share: number) {
  let total = 0;
  for (const part of parts.values()) total += part;
  return (name: string) => (parts.get(name) ?? 0) > share * total;
}
