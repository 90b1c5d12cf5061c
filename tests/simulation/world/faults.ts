/**
 * Injected faults of calls and processes. Each fault has a name, so that the fault can be left out
 * when the simulation searches for the fewest faults that cause a failure.
 */
import { hashOf, mixed } from './chance.ts';

/**
 * What happens to the call:
 * - `before`: it fails without effect, as when throttled.
 * - `after`: it takes effect, and its answer is an error.
 * - `twice`: it takes effect, the answer is lost, and the SDK repeats the call.
 * - `slow`: it takes effect late; `late`: only its answer is late.
 * - `killed before`, `killed after`: the process is killed before or after the call's effect.
 */
export type FaultKind =
  'before' | 'after' | 'twice' | 'slow' | 'late' | 'killed before' | 'killed after';

export interface FaultPlan {
  seed: number;
  /** The probability of a fault for each call, from 0 to 1. */
  rate: number;
  /** The probability that an invocation is killed, from 0 to 1. */
  killRate: number;
  /**
   * The names of the only faults that may happen. Used in the search for the fewest faults that
   * cause a failure.
   */
  only?: ReadonlySet<string>;
}

export interface Outage {
  /** The start of the outage, in epoch milliseconds. */
  from: number;
  to: number;
  what: 'tables' | 'streams' | 'queue' | 'publisher' | 'kms' | 'bucket' | 'reconciler';
}

const ofWrites: readonly FaultKind[] = [
  'before',
  'after',
  'after',
  'twice',
  'twice',
  'slow',
  'late',
];
const ofReads: readonly FaultKind[] = ['before', 'slow'];
/**
 * An invocation is killed at one of its first 24 calls. Most invocations make about 20 calls; the
 * reconciler makes many more.
 */
const LAST_KILLED_CALL = 24;

export class Faults {
  /** The names of the faults in the order in which they happened. */
  readonly struck: string[] = [];
  private readonly plan: FaultPlan;

  constructor(plan: FaultPlan) {
    this.plan = plan;
  }

  /** Returns the call at which the invocation is killed, or undefined if it is not killed. */
  killOf(label: string, hash: number): { call: number; kind: FaultKind } | undefined {
    const { killRate, only } = this.plan;
    if (killRate === 0 || mixed(hash, -7) / 2 ** 32 >= killRate) return undefined;
    if (only && !only.has(`${label} is killed`)) return undefined;
    const call = 1 + (mixed(hash, -8) % LAST_KILLED_CALL);
    return { call, kind: mixed(hash, -9) % 2 ? 'killed before' : 'killed after' };
  }

  of(label: string, hash: number, call: number, isWrite: boolean): FaultKind | undefined {
    const { rate, only } = this.plan;
    const drawn = mixed(hash, call);
    if (rate === 0 || drawn / 2 ** 32 >= rate) return undefined;
    const kinds = isWrite ? ofWrites : ofReads;
    const kind = kinds[mixed(drawn, 1) % kinds.length] as FaultKind;
    const name = `${label}, call ${call}: ${kind}`;
    if (only && !only.has(name)) return undefined;
    this.struck.push(name);
    return kind;
  }

  noteKill(label: string): void {
    this.struck.push(`${label} is killed`);
  }

  get isCalm(): boolean {
    return this.plan.rate === 0;
  }

  hash(label: string): number {
    return hashOf(this.plan.seed, label);
  }
}
