/** What goes wrong at the seam. Each fault has a name, so that a story can leave it out. */
import { hashOf, mixed } from './chance.ts';

/**
 * - `before`: it fails and took no effect; throttling looks the same.
 * - `after`: it takes effect, and its answer is an error.
 * - `twice`: it takes effect, the answer is lost, and the SDK repeats it.
 * - `slow`: it takes effect late; `late`: its answer is late.
 * - `killed before`, `killed after`: the process ends at it.
 */
export type FaultKind =
  'before' | 'after' | 'twice' | 'slow' | 'late' | 'killed before' | 'killed after';

export interface FaultPlan {
  seed: number;
  /** Of a call. */
  rate: number;
  /** Of an invocation. */
  killRate: number;
  /** Only these, where a story is made shorter. */
  only?: ReadonlySet<string>;
}

export interface Outage {
  /** Epoch milliseconds. */
  from: number;
  to: number;
  what: 'tables' | 'queue' | 'publisher' | 'kms' | 'reconciler';
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
/** Invocations make some 20 calls; a reconciler's many more. */
const LAST_KILLED_CALL = 24;

export class Faults {
  /** In the order in which they struck. */
  readonly struck: string[] = [];
  private readonly plan: FaultPlan;

  constructor(plan: FaultPlan) {
    this.plan = plan;
  }

  /** At which call the invocation is killed, if at any. */
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
