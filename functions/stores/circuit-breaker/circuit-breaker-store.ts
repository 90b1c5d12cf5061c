/**
 * The circuit breaker of a target form, shared by every bot. If the target fails for everybody, the
 * breaker opens: for a while no attempt starts, because it would be wasted. Then one lead is let
 * through, the probe, and its outcome decides for all. A target that refuses the leads of one user
 * opens it for that user only.
 */
import type { FailureReason } from '../../../contract/submission.ts';
import { secondsFrom } from '../submissions/row-lifetime.ts';
import {
  inLine,
  isProbeRunning,
  isTurnOf,
  PROBE_WAIT_SECONDS,
  takeProbe,
  type Prober,
} from './probe-line.ts';
import { counts, failed, handedOn } from './breaker-rules.ts';
import { heldUntil, shortHash } from './breaker-view.ts';
import {
  changeBreaker,
  closedBreaker,
  readBreaker,
  type Decision,
  type BreakerItem,
  type BreakerTable,
} from './breaker-item.ts';

/** The attempt that asks to start. */
export interface Asking {
  userId: string;
  submissionId: string;
  token: string;
  leaseSeconds: number;
}

/** The breaker's permission for one attempt: taken at its start, and returned at its end. */
export interface Pass {
  userId: string;
  submissionId: string;
  /** The attempt's token, if it is the probe. */
  probe?: string;
  /**
   * Set if failures were counted when the attempt started, with the opening of the breaker at that
   * time.
   */
  met?: { opening: number | undefined };
  /** The token under which the attempt holds places, and its pass of the site's breaker. */
  place?: string;
  origin?: Pass;
}

/** Whether an attempt may start. */
export type Entry =
  | { kind: 'go'; pass: Pass }
  /** `isBrief`: the lead waits only for a place, which may be free within seconds. */
  | { kind: 'wait'; until: Date; isBrief?: boolean; why?: 'origin' };

/** How an attempt ended. */
export interface Judgement {
  outcome: 'success' | FailureReason;
  /** The pause in seconds for which the target asked. */
  retryAfterSeconds?: number | undefined;
}

export interface CircuitBreakerStore {
  read(target: string): Promise<BreakerItem | undefined>;
  /** If several attempts ask after a pause, only one of them is admitted. */
  enter(target: string, asking: Asking): Promise<Entry>;
  record(target: string, pass: Pass, judgement: Judgement): Promise<void>;
  /** Gives back a probe that proved nothing: the next attempt may be the probe. */
  release(target: string, pass: Pass): Promise<void>;
}

export function createCircuitBreakerStore(table: BreakerTable): CircuitBreakerStore {
  return {
    read: (target) => readBreaker(table, target),
    enter: (target, asking) => enter(table, target, asking),
    record: (target, pass, judgement) => record(table, target, pass, judgement),
    release: (target, pass) => release(table, target, pass),
  };
}

async function enter(table: BreakerTable, target: string, asking: Asking): Promise<Entry> {
  const { userId, submissionId } = asking;
  const breaker = await readBreaker(table, target);
  if (!breaker) return { kind: 'go', pass: { userId, submissionId } };
  const decide = (current: BreakerItem, now: Date) => entryOf(current, asking, now);
  const entry = await changeBreaker(table, target, decide, breaker);
  return entry ?? { kind: 'wait', until: secondsFrom(table.now(), PROBE_WAIT_SECONDS) };
}

function entryOf(breaker: BreakerItem, asking: Asking, now: Date): Decision<Entry> {
  const { userId, submissionId, token, leaseSeconds } = asking;
  const prober: Prober = { user: shortHash(userId), token, leaseSeconds };
  const met = breaker.failures > 0 && { met: { opening: breaker.opening } };
  const pass: Pass = { userId, submissionId, ...met };
  const held = heldUntil(breaker, prober.user);
  if (held === undefined) return { answer: { kind: 'go', pass } };
  // The SDK repeats a write whose answer was lost: the running probe may be this attempt.
  if (breaker.probeToken === token)
    return { answer: { kind: 'go', pass: { ...pass, probe: token } } };
  const isPaused = new Date(held) > now;
  if (!isPaused && !isProbeRunning(breaker, now) && isTurnOf(breaker, prober.user, now)) {
    const next = takeProbe(breaker, prober, now);
    return { answer: { kind: 'go', pass: { ...pass, probe: token } }, next };
  }
  const until = isPaused ? new Date(held) : secondsFrom(now, PROBE_WAIT_SECONDS);
  return { answer: { kind: 'wait', until }, next: inLine(breaker, prober.user, now) };
}

async function record(
  table: BreakerTable,
  target: string,
  pass: Pass,
  { outcome, retryAfterSeconds }: Judgement,
): Promise<void> {
  if (outcome === 'success') return forgive(table, target, pass);
  const { probe } = pass;
  if (probe === undefined && !counts(outcome)) return;
  const [user, lead] = [shortHash(pass.userId), shortHash(pass.submissionId)];
  const { mostOfOneUser } = table;
  const failure = { user, lead, reason: outcome, probe, retryAfterSeconds, mostOfOneUser };
  await changeBreaker(table, target, (breaker, now) => ({
    answer: true,
    next: failed(breaker, failure, now),
  }));
}

/**
 * Only a success of an attempt that started after failures changes the breaker, so an attempt at a
 * healthy target needs no second read. A success that began before the breaker opened says nothing
 * about the target's present state.
 */
async function forgive(table: BreakerTable, target: string, { met }: Pass): Promise<void> {
  if (!met) return;
  await changeBreaker(table, target, (breaker) => {
    const isEarlier = breaker.failures > 0 && breaker.opening === met.opening;
    return { answer: true, next: isEarlier ? closedBreaker(target, breaker.version) : undefined };
  });
}

async function release(table: BreakerTable, target: string, { probe }: Pass): Promise<void> {
  if (probe === undefined) return;
  await changeBreaker(table, target, (breaker, now) => ({
    answer: true,
    next: handedOn(breaker, probe, now),
  }));
}
