/**
 * The rules by which the end of an attempt changes the breaker. Pure functions: each takes the
 * current item and returns the new one, or undefined for no change.
 */
import type { FailureReason } from '../../../contract/submission.ts';
import { secondsFrom } from '../submissions/row-lifetime.ts';
import { afterProbe } from './probe-line.ts';
import { without, type Fault, type Mark, type BreakerItem } from './breaker-item.ts';

/** How many leads in a row must fail before the breaker opens. */
const FAILURES_BEFORE_OPEN = 5;
/** The first pause; it doubles with every failed probe. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;
/** The longest that one lead's Retry-After may hold up the others. */
const LONGEST_ASKED_PAUSE_SECONDS = 3600;

/**
 * Whose fault each reason may be; `undefined` does not count. Failures of the target count once per
 * lead. Failures of either count once per lead for their own user, and once per user for the
 * others. Refused values count once per user for everybody, or a list of bad leads would make its
 * user wait for nothing.
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
  /** The pause in seconds for which the target asked. */
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
  // Attempts that were running when the breaker opened don't count.
  if (!fault || breaker.openUntil !== undefined) return undefined;
  if (fault !== 'target' && breaker.holds[user]) return undefined;
  const isNew = breaker.marks.every((mark) => mark.lead !== lead);
  const own = breaker.marks.filter((mark) => mark.user === user).length;
  if (isNew && own >= (failure.mostOfOneUser ?? Infinity)) return undefined;
  const marked = withMark(breaker, { user, lead, fault });
  return marked && openedByCount({ ...marked, lastReason: reason }, failure, now);
}

/** @returns undefined if the attempt does not hold the probe. */
export function handedOn(breaker: BreakerItem, probe: string, now: Date): BreakerItem | undefined {
  return probe === breaker.probeToken ? afterProbe(breaker, now) : undefined;
}

function probeFailed(breaker: BreakerItem, failure: Failure, now: Date): BreakerItem {
  const { reason, user, lead } = failure;
  const free = afterProbe(breaker, now);
  const fault = faults[reason];
  // The failure is neither the target's fault nor a success, so the pause is not extended and the
  // breaker is not closed.
  if (!fault || fault === 'values') return free;
  const next = { ...free, failures: breaker.failures + 1, lastReason: reason };
  if (breaker.openUntil === undefined) {
    const marked = fault === 'target' ? withMark(free, { user, lead, fault }) : undefined;
    return openedByCount({ ...next, marks: (marked ?? free).marks }, failure, now);
  }
  // One user's leads must not extend the pause of the others: a second user's lead must fail too.
  const isSecond = breaker.refusedUser !== undefined && breaker.refusedUser !== user;
  if (fault === 'target' || isSecond) return opened(next, failure, now);
  return held({ ...next, refusedUser: user }, user, failure, now);
}

/** @returns undefined if the failure changes no count: five attempts of one lead count once. */
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

/** The failures as they count for this user; without a user, as they count for everybody. */
function countFor({ marks }: BreakerItem, user?: string): number {
  const countsAlone = ({ fault, user: owner }: Mark) =>
    fault === 'target' || (fault === 'either' && owner === user);
  return new Set(marks.map((mark) => (countsAlone(mark) ? mark.lead : `user ${mark.user}`))).size;
}

/** Opens the breaker for everybody, or extends its pause. */
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

/** Opens the breaker for one user, or extends that user's pause; other users' attempts continue. */
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
