/**
 * The circuit breaker of a target form, shared by every bot: a target that fails for everybody is
 * left alone for a while instead of burning everyone's attempts. After the while one lead is let
 * through, the probe, and its outcome decides for all.
 */
import type { FailureReason } from '../contract/submission.ts';
import { secondsFrom } from './row-lifetime.ts';
import {
  changeHealth,
  readHealth,
  type TargetHealth,
  type TargetHealthTable,
} from './target-health.ts';

/** Failures in a row, over all leads, before the target is left alone. */
const FAILURES_BEFORE_OPEN = 5;
/** How long at first; doubles with every probe that fails. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;
/** One lead's Retry-After holds up the others no longer than this. */
const LONGEST_ASKED_PAUSE_SECONDS = 3600;
/** How long a lead waits for another's probe: most take a second, none over a minute. */
const PROBE_WAIT_SECONDS = 60;
const FORGOTTEN_AFTER_SECONDS = 86_400;

/** Reasons that say something about the target and nothing about the lead. */
const targetReasons: ReadonlySet<FailureReason> = new Set([
  'target_unreachable',
  'timeout',
  'form_not_found',
  'rate_limited',
  'blocked',
]);
/** The target worked, whatever it thought of the lead. */
const workingReasons: ReadonlySet<FailureReason> = new Set(['validation_refused']);

/** Whether an attempt may start. */
export type Entry = { kind: 'go'; isProbe: boolean } | { kind: 'wait'; until: Date };

/** How an attempt ended. */
export interface Judgement {
  outcome: 'success' | FailureReason;
  /** The attempt's token, where it was the probe. */
  probe?: string | undefined;
  /** What the target asked for. */
  retryAfterSeconds?: number | undefined;
}

export interface TargetHealthStore {
  read(target: string): Promise<TargetHealth | undefined>;
  /** Of all the attempts that ask once the pause is over, one goes. */
  enter(target: string, attempt: { token: string; leaseSeconds: number }): Promise<Entry>;
  record(target: string, judgement: Judgement): Promise<void>;
  /** Gives a probe back that proved nothing: the next attempt may be it. */
  release(target: string, probe: string): Promise<void>;
}

export function createTargetHealthStore(table: TargetHealthTable): TargetHealthStore {
  return {
    read: (target) => readHealth(table, target),
    enter: (target, attempt) => enter(table, target, attempt),
    async record(target, judgement) {
      const { outcome, probe } = judgement;
      if (outcome === 'success' || workingReasons.has(outcome)) await forgive(table, target);
      else if (targetReasons.has(outcome)) await blame(table, target, { ...judgement, outcome });
      else if (probe !== undefined) await release(table, target, probe);
    },
    release: (target, probe) => release(table, target, probe),
  };
}

async function enter(
  table: TargetHealthTable,
  target: string,
  { token, leaseSeconds }: { token: string; leaseSeconds: number },
): Promise<Entry> {
  const health = await readHealth(table, target);
  const now = table.now();
  if (health?.openUntil === undefined) return { kind: 'go', isProbe: false };
  const openUntil = new Date(health.openUntil);
  if (openUntil > now) return { kind: 'wait', until: openUntil };
  const taken = await changeHealth(table, target, {
    update: 'SET probeToken = :token, probeUntil = :end',
    condition: 'openUntil = :seen AND (attribute_not_exists(probeUntil) OR probeUntil <= :now)',
    values: {
      ':token': token,
      ':end': secondsFrom(now, leaseSeconds).toISOString(),
      ':seen': health.openUntil,
      ':now': now.toISOString(),
    },
  });
  if (taken) return { kind: 'go', isProbe: true };
  return { kind: 'wait', until: secondsFrom(now, PROBE_WAIT_SECONDS) };
}

/** A read is cheaper than a write, and nearly every target is well. */
async function forgive(table: TargetHealthTable, target: string): Promise<void> {
  if (!(await readHealth(table, target))?.failures) return;
  await changeHealth(table, target, {
    update:
      'SET failures = :none, updatedAt = :now ' +
      'REMOVE lastReason, openedAt, openUntil, pauses, probeToken, probeUntil',
    values: { ':none': 0, ':now': table.now().toISOString() },
  });
}

async function blame(
  table: TargetHealthTable,
  target: string,
  judgement: Judgement & { outcome: FailureReason },
): Promise<void> {
  const now = table.now();
  const health = await changeHealth(table, target, {
    update: 'ADD failures :one SET lastReason = :reason, updatedAt = :now, expiresAt = :end',
    values: {
      ':one': 1,
      ':reason': judgement.outcome,
      ':now': now.toISOString(),
      ':end': Math.floor(secondsFrom(now, FORGOTTEN_AFTER_SECONDS).getTime() / 1000),
    },
  });
  if (health) await pause(table, health, judgement);
}

/** Opens the breaker, or keeps it open for longer; what ran already at its opening counts no more. */
async function pause(
  table: TargetHealthTable,
  { target, failures, openUntil, pauses = 0 }: TargetHealth,
  { probe, retryAfterSeconds = 0 }: Judgement,
): Promise<void> {
  const opens = openUntil === undefined && failures >= FAILURES_BEFORE_OPEN;
  if (!opens && probe === undefined) return;
  const now = table.now();
  const growing = Math.min(FIRST_PAUSE_SECONDS * 2 ** pauses, LONGEST_PAUSE_SECONDS);
  const asked = Math.min(retryAfterSeconds, LONGEST_ASKED_PAUSE_SECONDS);
  await changeHealth(table, target, {
    update:
      'SET openUntil = :until, openedAt = if_not_exists(openedAt, :now), pauses = :pauses ' +
      'REMOVE probeToken, probeUntil',
    condition: opens ? 'attribute_not_exists(openUntil)' : 'probeToken = :probe',
    values: {
      ':until': secondsFrom(now, Math.max(growing, asked)).toISOString(),
      ':now': now.toISOString(),
      ':pauses': pauses + 1,
      ...(!opens && { ':probe': probe }),
    },
  });
}

async function release(table: TargetHealthTable, target: string, probe: string): Promise<void> {
  await changeHealth(table, target, {
    update: 'REMOVE probeToken, probeUntil',
    condition: 'probeToken = :probe',
    values: { ':probe': probe },
  });
}
