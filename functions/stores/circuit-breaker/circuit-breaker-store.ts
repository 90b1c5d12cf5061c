/**
 * The circuit breaker of a target form, shared by every bot. A target that fails for everybody opens
 * it: no attempt starts for a while, instead of burning everyone's attempts. Then one lead is let
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

/** Whose attempt asks. */
export interface Asking {
  userId: string;
  submissionId: string;
  token: string;
  leaseSeconds: number;
}

/** What an attempt was let in with, and gives back at its end. */
export interface Pass {
  userId: string;
  submissionId: string;
  /** The attempt's token, where it is the probe. */
  probe?: string;
  /** Where failures were counted at its start: which opening of the breaker, if any, came before. */
  met?: { opening: number | undefined };
  /** With which token it holds places, and how the breaker of its site let it in. */
  place?: string;
  origin?: Pass;
}

/** Whether an attempt may start. */
export type Entry =
  | { kind: 'go'; pass: Pass }
  /** Brief: for a place among other attempts, which may be free in seconds. */
  | { kind: 'wait'; until: Date; isBrief?: boolean; why?: 'origin' };

/** How an attempt ended. */
export interface Judgement {
  outcome: 'success' | FailureReason;
  /** What the target asked for. */
  retryAfterSeconds?: number | undefined;
}

export interface CircuitBreakerStore {
  read(target: string): Promise<BreakerItem | undefined>;
  /** Of all the attempts that ask once the pause is over, one goes. */
  enter(target: string, asking: Asking): Promise<Entry>;
  record(target: string, pass: Pass, judgement: Judgement): Promise<void>;
  /** Gives a probe back that proved nothing: the next attempt may be it. */
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
  // The SDK retries a write whose answer was lost: then the probe that runs is this very one.
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
 * Only a success of an attempt that met failures has something to forgive, so an attempt at a
 * healthy target needs no second read. A success that began before the breaker opened says nothing
 * of the target as it is since.
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
