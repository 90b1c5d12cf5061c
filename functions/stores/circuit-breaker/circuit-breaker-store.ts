/**
 * The circuit breaker of one user's leads to one form, shared by every bot. If the form fails, the
 * breaker opens: for a while no attempt of this user starts, because it would be wasted. Then one
 * attempt may start, the probe, and its outcome decides whether the user's other attempts may
 * start. Other users' leads to the same form or site have breakers of their own.
 */
import { shortHash } from '../dynamodb/sha256.ts';
import { secondsFrom } from '../submissions/row-lifetime.ts';
import {
  changeBreaker,
  closedBreaker,
  readBreaker,
  type BreakerItem,
  type BreakerTable,
  type Decision,
} from './breaker-item.ts';
import {
  counts,
  failed,
  handedOn,
  isProbeRunning,
  takeProbe,
  type Failure,
} from './breaker-rules.ts';

/**
 * How long a lead waits for the outcome of another lead's probe: most probes take a second, and no
 * probe takes more than a minute.
 */
const PROBE_WAIT_SECONDS = 60;

/**
 * The keys of breakers. Each breaker has its own key. The keys also differ from those of the pace
 * items (limits of attempts) in the same table.
 */
export const breakerKeys = {
  ofStage: (userId: string, url: string) => `user#${shortHash(userId)}#${url}`,
  /** The key needs no user, because a form has only one owner. */
  ofForm: (formId: string) => `form#${formId}`,
} as const;

/** The request by which an attempt asks the breaker whether it may start. */
export interface Asking {
  token: string;
  leaseSeconds: number;
}

/**
 * The breaker's permission for one attempt. The attempt gets it at its start and returns it at its
 * end.
 */
export interface Pass {
  /** The attempt's token; set only if this attempt is the probe. */
  probe?: string;
  /**
   * Set if the breaker had counted failures when the attempt started. `openedAt` is when the
   * breaker had opened; undefined if it was closed.
   */
  met?: { openedAt: string | undefined };
  /** The token that identifies the attempt's slots in the pace items (limits of attempts). */
  place?: string;
}

/** The breaker's decision whether an attempt may start. */
export type Entry =
  | { kind: 'go'; pass: Pass }
  /** `isBrief`: the lead waits only for an attempt slot, which may be free within seconds. */
  | { kind: 'wait'; until: Date; isBrief?: boolean; why?: 'origin' };

/** How an attempt ended. */
export type Judgement = 'success' | Omit<Failure, 'probe'>;

export interface CircuitBreakerStore {
  read(key: string): Promise<BreakerItem | undefined>;
  /**
   * Decides whether an attempt may start. If several attempts try to start after a pause, only one
   * of them is admitted.
   */
  enter(key: string, asking: Asking): Promise<Entry>;
  /**
   * Records the end of an attempt.
   * @returns until when attempts must wait now; undefined if the breaker is closed or unchanged.
   */
  record(key: string, pass: Pass, judgement: Judgement): Promise<Date | undefined>;
  /**
   * Gives back a probe that showed nothing about the target, so that the next attempt may be the
   * probe.
   */
  release(key: string, pass: Pass): Promise<void>;
}

export function createCircuitBreakerStore(table: BreakerTable): CircuitBreakerStore {
  return {
    read: (key) => readBreaker(table, key),
    enter: (key, asking) => enter(table, key, asking),
    record: (key, pass, judgement) => record(table, key, pass, judgement),
    release: (key, pass) => release(table, key, pass),
  };
}

async function enter(table: BreakerTable, key: string, asking: Asking): Promise<Entry> {
  const breaker = await readBreaker(table, key);
  if (!breaker) return { kind: 'go', pass: {} };
  const decide = (current: BreakerItem, now: Date) => entryOf(current, asking, now);
  const entry = await changeBreaker(table, key, decide, breaker);
  return entry ?? { kind: 'wait', until: secondsFrom(table.now(), PROBE_WAIT_SECONDS) };
}

function entryOf(breaker: BreakerItem, asking: Asking, now: Date): Decision<Entry> {
  const { failures, openUntil, openedAt, probeToken } = breaker;
  const pass: Pass = failures > 0 ? { met: { openedAt } } : {};
  if (openUntil === undefined) return { answer: { kind: 'go', pass } };
  const { token } = asking;
  const probe: Entry = { kind: 'go', pass: { ...pass, probe: token } };
  // This attempt may already be stored as the probe, because the SDK repeats a write whose answer
  // was lost.
  if (probeToken === token) return { answer: probe };
  if (new Date(openUntil) > now) return { answer: { kind: 'wait', until: new Date(openUntil) } };
  if (isProbeRunning(breaker, now)) {
    return { answer: { kind: 'wait', until: secondsFrom(now, PROBE_WAIT_SECONDS) } };
  }
  return { answer: probe, next: takeProbe(breaker, asking, now) };
}

async function record(
  table: BreakerTable,
  key: string,
  pass: Pass,
  judgement: Judgement,
): Promise<Date | undefined> {
  if (judgement === 'success') {
    await forgive(table, key, pass);
    return undefined;
  }
  const { probe } = pass;
  const failure: Failure = { ...judgement, probe };
  if (probe === undefined && !counts(failure)) return undefined;
  return changeBreaker(table, key, (breaker, now) => {
    const next = failed(breaker, failure, now);
    return { answer: next?.openUntil === undefined ? undefined : new Date(next.openUntil), next };
  });
}

/**
 * A success closes the breaker and resets its failures, but only if the attempt found failures at
 * its start; so an attempt at a healthy target needs no second read. A success of an attempt that
 * started before the breaker opened is ignored, because it says nothing about the target's present
 * state.
 */
async function forgive(table: BreakerTable, key: string, { met }: Pass): Promise<void> {
  if (!met) return;
  await changeBreaker(table, key, (breaker) => {
    const isEarlier = breaker.failures > 0 && breaker.openedAt === met.openedAt;
    return { answer: true, next: isEarlier ? closedBreaker(key, breaker.version) : undefined };
  });
}

async function release(table: BreakerTable, key: string, { probe }: Pass): Promise<void> {
  if (probe === undefined) return;
  await changeBreaker(table, key, (breaker) => ({
    answer: true,
    next: handedOn(breaker, probe),
  }));
}
