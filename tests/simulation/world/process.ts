/**
 * An instance of a function, with its access to the cloud. Decides the latency and the fault of
 * each call that the instance makes. A killed process never gets an answer.
 */
import { asError } from '../../../contract/errors.ts';
import type { VirtualClock } from './clock.ts';
import { mixed } from './chance.ts';
import type { Skew } from './skew.ts';
import type { FaultKind, Faults, Outage } from './faults.ts';

export interface Seam {
  clock: VirtualClock;
  faults: Faults;
  outages: readonly Outage[];
  /**
   * Whether the error is an answer of the simulated cloud. Any other error is a bug in the
   * simulation.
   */
  isAnswer: (error: unknown) => boolean;
  broken: (error: unknown) => void;
  /** Chooses the clock error of a process that starts now. */
  newSkew: (now: number) => Skew;
}

/**
 * Makes a promise that never settles. If all killed processes awaited one shared promise, they
 * would stay in memory.
 */
const never = () => new Promise<never>(() => undefined);
const FASTEST_MS = 2;
const SPREAD_MS = 12;
/**
 * On average one call in ten takes far longer than the others, as in every cloud. Later calls can
 * then take effect before this call.
 */
const TAIL_OF = 10;
const TAIL_MS = 400;
const SLOWEST_MS = 20_000;
/** How long (ms) the SDK retries a call during an outage. */
const GIVE_UP_MS = 900;

class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

export class Process {
  isAlive = true;
  /** Whether a fault has affected the current invocation. */
  isStruck = false;
  /**
   * Whether the process's calls take one millisecond, so that they happen between the calls of
   * other processes.
   */
  isQuick = false;
  label = '';
  private readonly seam: Seam;
  private readonly skew: Skew;
  private hash = 0;
  private calls = 0;
  private kill: { call: number; kind: FaultKind } | undefined;
  private onEnd = () => {};

  constructor(seam: Seam) {
    this.seam = seam;
    this.skew = seam.newSkew(seam.clock.time);
  }

  /** The time by the process's own clock, which may be wrong. */
  readonly now = (): Date => new Date(this.time + this.skew(this.time));

  /** The true time, in epoch milliseconds. */
  get time(): number {
    return this.seam.clock.time;
  }

  /**
   * Runs one invocation. The next invocation may start only after this one has ended.
   * @returns undefined if the process was killed, by chance or by its time limit.
   */
  async invoke<Result>(
    label: string,
    limitSeconds: number,
    work: () => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    const { clock, faults } = this.seam;
    this.label = label;
    this.hash = faults.hash(label);
    this.calls = 0;
    this.isStruck = false;
    this.kill = faults.killOf(label, this.hash);
    const ended = new Promise<undefined>((resolve) => {
      this.onEnd = () => resolve(undefined);
    });
    const limit = clock.in(limitSeconds * 1000, () => this.die());
    try {
      return await Promise.race([work().then((done) => ({ result: done })), ended]);
    } finally {
      limit.happen = undefined;
    }
  }

  die(): void {
    this.isAlive = false;
    this.isStruck = true;
    this.onEnd();
  }

  /** Waits in virtual time. Never resolves if the process is killed first. */
  async wait(milliseconds: number): Promise<void> {
    await this.seam.clock.wait(milliseconds);
    if (!this.isAlive) await never();
  }

  /** Waits in virtual time. Never resolves if the signal aborts first. */
  waitUnless(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const event = this.seam.clock.in(milliseconds, resolve);
      // eslint-disable-next-line no-restricted-syntax -- the simulated time ends it.
      signal.addEventListener('abort', () => (event.happen = undefined), { once: true });
    });
  }

  call<Result>(what: Outage['what'], isWrite: boolean, apply: () => Result): Promise<Result> {
    if (!this.isAlive) return never();
    const { clock, faults, outages } = this.seam;
    this.calls += 1;
    const drawn = mixed(this.hash, this.calls + 0x10000);
    const spread = drawn % TAIL_OF === 0 ? TAIL_MS : SPREAD_MS;
    const latency = this.isQuick ? 1 : FASTEST_MS + (drawn % spread);
    const fault = this.isKilledNow()
      ? this.kill?.kind
      : faults.of(this.label, this.hash, this.calls, isWrite);
    if (fault) this.isStruck = true;
    const isOut = outages.some(
      (one) => one.what === what && one.from <= clock.time && clock.time < one.to,
    );
    if (isOut) {
      this.isStruck = true;
      return this.fail(GIVE_UP_MS);
    }
    return this.carryOut(fault, latency, apply);
  }

  private isKilledNow(): boolean {
    if (this.kill?.call !== this.calls) return false;
    this.seam.faults.noteKill(this.label);
    return true;
  }

  private carryOut<Result>(
    fault: FaultKind | undefined,
    latency: number,
    apply: () => Result,
  ): Promise<Result> {
    const long = mixed(this.hash, this.calls + 0x20000) % SLOWEST_MS;
    switch (fault) {
      case undefined:
        return this.answer(latency, apply);
      case 'before':
        return this.fail(latency);
      case 'after':
        return this.answer(latency, apply).then(() => this.fail(latency));
      case 'twice':
        return this.answer(latency, apply)
          .catch(() => undefined)
          .then(() => this.answer(latency + 50, apply));
      case 'slow':
        return this.answer(long, apply);
      case 'late':
        return this.answer(latency, apply).finally(() => this.wait(long));
      case 'killed before':
        this.die();
        return never();
      case 'killed after':
        void this.answer(latency, apply).catch(() => undefined);
        this.die();
        return never();
    }
  }

  private fail(milliseconds: number): Promise<never> {
    return this.answer(milliseconds, () => {
      throw new OutOfReach('It did not answer');
    });
  }

  /**
   * After the latency, the call takes effect and is answered at once. A process that has died
   * before gets no answer.
   */
  private answer<Result>(milliseconds: number, apply: () => Result): Promise<Result> {
    const { clock, isAnswer, broken } = this.seam;
    return new Promise((resolve, reject) => {
      clock.in(milliseconds, () => {
        try {
          const result = apply();
          if (this.isAlive) resolve(result);
        } catch (error: unknown) {
          if (!(error instanceof OutOfReach) && !isAnswer(error)) broken(error);
          if (this.isAlive) reject(asError(error));
        }
      });
    });
  }
}
