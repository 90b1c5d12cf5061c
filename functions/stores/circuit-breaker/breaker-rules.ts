/**
 * What an attempt's end says of the target, and what follows. Nothing is read or written here: each
 * rule takes the item as it is and gives the item as it has to be, or undefined to leave it.
 */
import type { FailureReason } from '../../../contract/submission.ts';
import { secondsFrom } from '../submissions/row-lifetime.ts';
import { afterProbe } from './probe-line.ts';
import { without, type Fault, type Mark, type BreakerItem } from './breaker-item.ts';

/** Leads in a row that failed before the breaker opens. */
const FAILURES_BEFORE_OPEN = 5;
/** How long at first; doubles with every probe that fails. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;
/** One lead's Retry-After holds up the others no longer than this. */
const LONGEST_ASKED_PAUSE_SECONDS = 3600;

/**
 * Whose fault each reason may be; `undefined` doesn't count. What is the target's counts by leads. What is either's counts by leads
 * for their own user, and once a user for the others. Refused values count once a user for all:
 * else a list of bad leads would make its user wait for nothing.
 */
const faults: Record<FailureReason, Fault | undefined> = {
  target_unreachable: 'target',
  timeout: 'target',
  form_not_found: 'target',
  rate_limited: 'target',
  blocked: 'either',
  captcha: 'either',
  outcome_unknown: 'either',
  validation_refused: 'values',
  already_submitted: undefined,
  verification_required: undefined,
  login_required: undefined,
  no_confirmation: undefined,
  field_not_found: undefined,
  form_changed: undefined,
  internal: undefined,
  expired: undefined,
  cancelled: undefined,
  account_disabled: undefined,
  form_deleted: undefined,
};

const weights: Record<Fault, number> = { values: 1, either: 2, target: 3 };

export interface Failure {
  user: string;
  lead: string;
  reason: FailureReason;
  probe?: string | undefined;
  /** What the target asked for. */
  retryAfterSeconds?: number | undefined;
  mostOfOneUser?: number | undefined;
}

export function counts(reason: FailureReason): boolean {
  return faults[reason] !== undefined;
}

export function failed(breaker: BreakerItem, failure: Failure, now: Date): BreakerItem | undefined {
  const { probe, reason, user, lead } = failure;
  if (probe !== undefined && probe === breaker.probeToken)
    return probeFailed(breaker, failure, now);
  const fault = faults[reason];
  // What ran already when the breaker opened counts no more.
  if (!fault || breaker.openUntil !== undefined) return undefined;
  if (fault !== 'target' && breaker.holds[user]) return undefined;
  const isNew = breaker.marks.every((mark) => mark.lead !== lead);
  const own = breaker.marks.filter((mark) => mark.user === user).length;
  if (isNew && own >= (failure.mostOfOneUser ?? Infinity)) return undefined;
  const marked = withMark(breaker, { user, lead, fault });
  return marked && openedByCount({ ...marked, lastReason: reason }, failure, now);
}

/** @returns undefined when an attempt that does not hold the probe gives it back. */
export function handedOn(breaker: BreakerItem, probe: string, now: Date): BreakerItem | undefined {
  return probe === breaker.probeToken ? afterProbe(breaker, now) : undefined;
}

function probeFailed(breaker: BreakerItem, failure: Failure, now: Date): BreakerItem {
  const { reason, user, lead } = failure;
  const free = afterProbe(breaker, now);
  const fault = faults[reason];
  // The target has judged the values: no reason to keep the breaker open for longer, nor to trust it.
  if (!fault || fault === 'values') return free;
  const next = { ...free, failures: breaker.failures + 1, lastReason: reason };
  if (breaker.openUntil === undefined) {
    const marked = fault === 'target' ? withMark(free, { user, lead, fault }) : undefined;
    return openedByCount({ ...next, marks: (marked ?? free).marks }, failure, now);
  }
  // One user's leads can't lengthen the pause of the others: a second user has to see it too.
  const isSecond = breaker.refusedUser !== undefined && breaker.refusedUser !== user;
  if (fault === 'target' || isSecond) return opened(next, failure, now);
  return held({ ...next, refusedUser: user }, user, failure, now);
}

/** @returns undefined when the mark would change no count: five attempts of one lead are one. */
function withMark(breaker: BreakerItem, mark: Mark): BreakerItem | undefined {
  const { marks } = breaker;
  const isRefused = ({ user, fault }: Mark) => user === mark.user && fault !== 'target';
  if (mark.fault === 'values' && marks.some(isRefused)) return undefined;
  const earlier = marks.find(({ lead }) => lead === mark.lead);
  if (earlier && weights[earlier.fault] >= weights[mark.fault]) return undefined;
  const others = marks.filter((other) => other !== earlier);
  return {
    ...breaker,
    marks: [...others, mark],
    failures: breaker.failures + (earlier ? 0 : 1),
  };
}

function openedByCount(breaker: BreakerItem, failure: Failure, now: Date): BreakerItem {
  const { user } = failure;
  if (countFor(breaker) >= FAILURES_BEFORE_OPEN) return opened(breaker, failure, now);
  if (countFor(breaker, user) >= FAILURES_BEFORE_OPEN) return held(breaker, user, failure, now);
  return breaker;
}

/** Leads that failed, as they count for this user; for nobody in particular without one. */
function countFor({ marks }: BreakerItem, user?: string): number {
  const countsAlone = ({ fault, user: owner }: Mark) =>
    fault === 'target' || (fault === 'either' && owner === user);
  return new Set(marks.map((mark) => (countsAlone(mark) ? mark.lead : `user ${mark.user}`))).size;
}

/** The breaker is open for everybody, or for longer. */
function opened(breaker: BreakerItem, failure: Failure, now: Date): BreakerItem {
  const { pauses = 0 } = breaker;
  return {
    ...without(breaker, 'probeToken', 'probeUser', 'probeUntil', 'refusedUser', 'turnFrom'),
    marks: [],
    holds: {},
    openUntil: endOfPause(pauses, failure, now),
    openedAt: breaker.openedAt ?? now.toISOString(),
    ...(breaker.openUntil === undefined && { opening: breaker.version + 1 }),
    pauses: pauses + 1,
  };
}

/** The breaker is open for one user, or for longer; the others go on. */
function held(breaker: BreakerItem, user: string, failure: Failure, now: Date): BreakerItem {
  const { since, pauses = 0 } = breaker.holds[user] ?? {};
  const hold = {
    since: since ?? now.toISOString(),
    until: endOfPause(pauses, failure, now),
    pauses: pauses + 1,
  };
  return {
    ...breaker,
    holds: { ...breaker.holds, [user]: hold },
    ...(since === undefined && breaker.openUntil === undefined && { opening: breaker.version + 1 }),
  };
}

function endOfPause(pauses: number, { retryAfterSeconds = 0 }: Failure, now: Date): string {
  const growing = Math.min(FIRST_PAUSE_SECONDS * 2 ** pauses, LONGEST_PAUSE_SECONDS);
  const asked = Math.min(retryAfterSeconds, LONGEST_ASKED_PAUSE_SECONDS);
  return secondsFrom(now, Math.max(growing, asked)).toISOString();
}
