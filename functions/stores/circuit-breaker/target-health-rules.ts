/**
 * What an attempt's end says of the target, and what follows. Nothing is read or written here: each
 * rule takes the item as it is and gives the item as it has to be, or undefined to leave it.
 */
import type { FailureReason } from '../../../contract/submission.ts';
import { secondsFrom } from '../submissions/row-lifetime.ts';
import { afterProbe } from './target-health-line.ts';
import { without, type Fault, type Mark, type TargetHealth } from './target-health.ts';

/** Leads in a row that failed before the target is left alone. */
const FAILURES_BEFORE_OPEN = 5;
/** How long at first; doubles with every probe that fails. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;
/** One lead's Retry-After holds up the others no longer than this. */
const LONGEST_ASKED_PAUSE_SECONDS = 3600;

/**
 * The reasons that count. What is the target's counts by leads. What is either's counts by leads
 * for their own user, and once a user for the others. Refused values count once a user for all:
 * else a list of bad leads would make its user wait for nothing.
 */
const faults: Partial<Record<FailureReason, Fault>> = {
  target_unreachable: 'target',
  timeout: 'target',
  form_not_found: 'target',
  rate_limited: 'target',
  blocked: 'either',
  captcha: 'either',
  outcome_unknown: 'either',
  validation_refused: 'values',
};

const weights: Record<Fault, number> = { values: 1, either: 2, target: 3 };

export interface Failure {
  user: string;
  lead: string;
  reason: FailureReason;
  probe?: string | undefined;
  /** What the target asked for. */
  retryAfterSeconds?: number | undefined;
}

export function counts(reason: FailureReason): boolean {
  return faults[reason] !== undefined;
}

export function failed(
  health: TargetHealth,
  failure: Failure,
  now: Date,
): TargetHealth | undefined {
  const { probe, reason, user, lead } = failure;
  if (probe !== undefined && probe === health.probeToken) return probeFailed(health, failure, now);
  const fault = faults[reason];
  // What ran already when the breaker opened counts no more.
  if (!fault || health.openUntil !== undefined) return undefined;
  if (fault !== 'target' && health.holds[user]) return undefined;
  const marked = withMark(health, { user, lead, fault });
  return marked && openedByCount({ ...marked, lastReason: reason }, failure, now);
}

/** @returns undefined when an attempt that does not hold the probe gives it back. */
export function handedOn(health: TargetHealth, probe: string, now: Date): TargetHealth | undefined {
  return probe === health.probeToken ? afterProbe(health, now) : undefined;
}

function probeFailed(health: TargetHealth, failure: Failure, now: Date): TargetHealth {
  const { reason, user, lead } = failure;
  const free = afterProbe(health, now);
  const fault = faults[reason];
  // The target has judged the values: no reason to leave it alone for longer, nor to trust it.
  if (!fault || fault === 'values') return free;
  const next = { ...free, failures: health.failures + 1, lastReason: reason };
  if (health.openUntil === undefined) {
    const marked = fault === 'target' ? withMark(free, { user, lead, fault }) : undefined;
    return openedByCount({ ...next, marks: (marked ?? free).marks }, failure, now);
  }
  // One user's leads can't lengthen the pause of the others: a second user has to see it too.
  const isSecond = health.refusedUser !== undefined && health.refusedUser !== user;
  if (fault === 'target' || isSecond) return opened(next, failure, now);
  return held({ ...next, refusedUser: user }, user, failure, now);
}

/** @returns undefined when the mark would change no count: five attempts of one lead are one. */
function withMark(health: TargetHealth, mark: Mark): TargetHealth | undefined {
  const { marks } = health;
  const isRefused = ({ user, fault }: Mark) => user === mark.user && fault !== 'target';
  if (mark.fault === 'values' && marks.some(isRefused)) return undefined;
  const earlier = marks.find(({ lead }) => lead === mark.lead);
  if (earlier && weights[earlier.fault] >= weights[mark.fault]) return undefined;
  const others = marks.filter((other) => other !== earlier);
  return {
    ...health,
    marks: [...others, mark],
    failures: health.failures + (earlier ? 0 : 1),
  };
}

function openedByCount(health: TargetHealth, failure: Failure, now: Date): TargetHealth {
  const { user } = failure;
  if (countFor(health) >= FAILURES_BEFORE_OPEN) return opened(health, failure, now);
  if (countFor(health, user) >= FAILURES_BEFORE_OPEN) return held(health, user, failure, now);
  return health;
}

/** Leads that failed, as they count for this user; for nobody in particular without one. */
function countFor({ marks }: TargetHealth, user?: string): number {
  const countsAlone = ({ fault, user: owner }: Mark) =>
    fault === 'target' || (fault === 'either' && owner === user);
  return new Set(marks.map((mark) => (countsAlone(mark) ? mark.lead : `user ${mark.user}`))).size;
}

/** The breaker is open for everybody, or for longer. */
function opened(health: TargetHealth, failure: Failure, now: Date): TargetHealth {
  const { pauses = 0 } = health;
  return {
    ...without(health, 'probeToken', 'probeUser', 'probeUntil', 'refusedUser', 'turnFrom'),
    marks: [],
    holds: {},
    openUntil: endOfPause(pauses, failure, now),
    openedAt: health.openedAt ?? now.toISOString(),
    ...(health.openUntil === undefined && { opening: health.version + 1 }),
    pauses: pauses + 1,
  };
}

/** The breaker is open for one user, or for longer; the others go on. */
function held(health: TargetHealth, user: string, failure: Failure, now: Date): TargetHealth {
  const { since, pauses = 0 } = health.holds[user] ?? {};
  const hold = {
    since: since ?? now.toISOString(),
    until: endOfPause(pauses, failure, now),
    pauses: pauses + 1,
  };
  return {
    ...health,
    holds: { ...health.holds, [user]: hold },
    ...(since === undefined && health.openUntil === undefined && { opening: health.version + 1 }),
  };
}

function endOfPause(pauses: number, { retryAfterSeconds = 0 }: Failure, now: Date): string {
  const growing = Math.min(FIRST_PAUSE_SECONDS * 2 ** pauses, LONGEST_PAUSE_SECONDS);
  const asked = Math.min(retryAfterSeconds, LONGEST_ASKED_PAUSE_SECONDS);
  return secondsFrom(now, Math.max(growing, asked)).toISOString();
}
