/**
 * The circuit breaker of a target form, shared by every bot: a target that fails for everybody is
 * left alone for a while instead of burning everyone's attempts. After the while one lead is let
 * through, the probe, and its outcome decides for all. A target that refuses the leads of one user
 * is left alone by that user's leads only.
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
} from './target-health-line.ts';
import { counts, failed, handedOn } from './target-health-rules.ts';
import { heldUntil, shortHash } from './target-health-view.ts';
import {
  changeHealth,
  healthyTarget,
  readHealth,
  type Decision,
  type TargetHealth,
  type TargetHealthTable,
} from './target-health.ts';

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
}

/** Whether an attempt may start. */
export type Entry = { kind: 'go'; pass: Pass } | { kind: 'wait'; until: Date };

/** How an attempt ended. */
export interface Judgement {
  outcome: 'success' | FailureReason;
  /** What the target asked for. */
  retryAfterSeconds?: number | undefined;
}

export interface TargetHealthStore {
  read(target: string): Promise<TargetHealth | undefined>;
  /** Of all the attempts that ask once the pause is over, one goes. */
  enter(target: string, asking: Asking): Promise<Entry>;
  record(target: string, pass: Pass, judgement: Judgement): Promise<void>;
  /** Gives a probe back that proved nothing: the next attempt may be it. */
  release(target: string, pass: Pass): Promise<void>;
}

export function createTargetHealthStore(table: TargetHealthTable): TargetHealthStore {
  return {
    read: (target) => readHealth(table, target),
    enter: (target, asking) => enter(table, target, asking),
    record: (target, pass, judgement) => record(table, target, pass, judgement),
    release: (target, pass) => release(table, target, pass),
  };
}

async function enter(table: TargetHealthTable, target: string, asking: Asking): Promise<Entry> {
  const { userId, submissionId } = asking;
  const health = await readHealth(table, target);
  if (!health) return { kind: 'go', pass: { userId, submissionId } };
  const decide = (current: TargetHealth, now: Date) => entryOf(current, asking, now);
  const entry = await changeHealth(table, target, decide, health);
  return entry ?? { kind: 'wait', until: secondsFrom(table.now(), PROBE_WAIT_SECONDS) };
}

function entryOf(health: TargetHealth, asking: Asking, now: Date): Decision<Entry> {
  const { userId, submissionId, token, leaseSeconds } = asking;
  const prober: Prober = { user: shortHash(userId), token, leaseSeconds };
  const met = health.failures > 0 && { met: { opening: health.opening } };
  const pass: Pass = { userId, submissionId, ...met };
  const held = heldUntil(health, prober.user);
  if (held === undefined) return { answer: { kind: 'go', pass } };
  // The SDK retries a write whose answer was lost: then the probe that runs is this very one.
  if (health.probeToken === token)
    return { answer: { kind: 'go', pass: { ...pass, probe: token } } };
  const isPaused = new Date(held) > now;
  if (!isPaused && !isProbeRunning(health, now) && isTurnOf(health, prober.user, now)) {
    const next = takeProbe(health, prober, now);
    return { answer: { kind: 'go', pass: { ...pass, probe: token } }, next };
  }
  const until = isPaused ? new Date(held) : secondsFrom(now, PROBE_WAIT_SECONDS);
  return { answer: { kind: 'wait', until }, next: inLine(health, prober.user, now) };
}

async function record(
  table: TargetHealthTable,
  target: string,
  pass: Pass,
  { outcome, retryAfterSeconds }: Judgement,
): Promise<void> {
  if (outcome === 'success') return forgive(table, target, pass);
  const { probe } = pass;
  if (probe === undefined && !counts(outcome)) return;
  const [user, lead] = [shortHash(pass.userId), shortHash(pass.submissionId)];
  const failure = { user, lead, reason: outcome, probe, retryAfterSeconds };
  await changeHealth(table, target, (health, now) => ({
    answer: true,
    next: failed(health, failure, now),
  }));
}

/**
 * Only a success of an attempt that met failures has something to forgive, so an attempt at a
 * healthy target needs no second read. A success that began before the breaker opened says nothing
 * of the target as it is since.
 */
async function forgive(table: TargetHealthTable, target: string, { met }: Pass): Promise<void> {
  if (!met) return;
  await changeHealth(table, target, (health) => {
    const isEarlier = health.failures > 0 && health.opening === met.opening;
    return { answer: true, next: isEarlier ? healthyTarget(target, health.version) : undefined };
  });
}

async function release(table: TargetHealthTable, target: string, { probe }: Pass): Promise<void> {
  if (probe === undefined) return;
  await changeHealth(table, target, (health, now) => ({
    answer: true,
    next: handedOn(health, probe, now),
  }));
}
