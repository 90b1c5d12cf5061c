/**
 * The rules by which the ends of attempts open and close a circuit breaker. Pure functions: each
 * takes the current item and returns the new one, or undefined for no change.
 */
import type { FailureReason } from '../../../contract/submission.ts';
import { secondsFrom } from '../submissions/row-lifetime.ts';
import type { BreakerItem } from './breaker-item.ts';

/** The length of the first pause in seconds; the pause doubles with every failed probe. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;
/** The longest pause in seconds that a target's Retry-After can cause. */
const LONGEST_ASKED_PAUSE_SECONDS = 3600;

/**
 * How many counted failures in a row open the breaker, by the kind of the last failure. `target`:
 * the target, a web form, does not work, so most leads would only lose attempts. `either`: the
 * target or the lead may be at fault. `pause`: the target itself requests a pause.
 */
const failuresToOpen = { pause: 1, target: 2, either: 5 } as const;
type Weight = keyof typeof failuresToOpen;

/**
 * The kind of each failure reason, as in `failuresToOpen`. `undefined` means that the failure does
 * not count, because it also happens with a form that works, or because it is the service's fault.
 */
const weights: Record<FailureReason, Weight | undefined> = {
  rate_limited: 'pause',
  target_unreachable: 'target',
  timeout: 'target',
  form_not_found: 'target',
  blocked: 'either',
  captcha: 'either',
  outcome_unknown: 'either',
  validation_refused: undefined,
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

export interface Failure {
  reason: FailureReason;
  /**
   * Whether the attempt passed the fence, that is, was allowed to submit. If so, the lead itself
   * may have caused the failure.
   */
  fenced: boolean;
  probe?: string | undefined;
  /** The pause in seconds that the target requested. */
  retryAfterSeconds?: number | undefined;
}

/**
 * How much the failure counts; undefined if it does not count. A failure after the fence (the
 * permission to submit) may be the lead's fault, unless the target requests a pause.
 */
function weightOf({ reason, fenced }: Pick<Failure, 'reason' | 'fenced'>): Weight | undefined {
  const weight = weights[reason];
  return weight === 'target' && fenced ? 'either' : weight;
}

export function counts(failure: Pick<Failure, 'reason' | 'fenced'>): boolean {
  return weightOf(failure) !== undefined;
}

/**
 * Whether the attempt found that the target does not work, before any lead data could leave the
 * browser.
 */
export function foundTargetDown({ reason, fenced }: Pick<Failure, 'reason' | 'fenced'>): boolean {
  const weight = weights[reason];
  return !fenced && (weight === 'target' || weight === 'pause');
}

/** Makes this attempt the probe, which finds out whether the target works again. */
export function takeProbe(
  breaker: BreakerItem,
  { token, leaseSeconds }: { token: string; leaseSeconds: number },
  now: Date,
): BreakerItem {
  const probeUntil = secondsFrom(now, leaseSeconds).toISOString();
  return { ...breaker, probeToken: token, probeUntil };
}

export function isProbeRunning({ probeUntil }: BreakerItem, now: Date): boolean {
  return probeUntil !== undefined && new Date(probeUntil) > now;
}

export function failed(breaker: BreakerItem, failure: Failure, now: Date): BreakerItem | undefined {
  const weight = weightOf(failure);
  const isProbe = holdsProbe(breaker, failure.probe);
  // If the probe's failure says nothing about the target, the pause is not extended and the breaker
  // stays open.
  if (!weight) return isProbe ? withoutProbe(breaker) : undefined;
  // Failures of attempts that were already running when the breaker opened do not count.
  if (breaker.openUntil !== undefined && !isProbe) return undefined;
  const failures = breaker.failures + 1;
  const next = { ...withoutProbe(breaker), failures, lastReason: failure.reason };
  return isProbe || failures >= failuresToOpen[weight] ? opened(next, failure, now) : next;
}

/**
 * Ends the probe, so that the next attempt may be the probe.
 * @returns undefined if this attempt is not the probe.
 */
export function handedOn(breaker: BreakerItem, probe: string): BreakerItem | undefined {
  return holdsProbe(breaker, probe) ? withoutProbe(breaker) : undefined;
}

function holdsProbe({ probeToken }: BreakerItem, probe: string | undefined): boolean {
  return probe !== undefined && probe === probeToken;
}

function withoutProbe(breaker: BreakerItem): BreakerItem {
  const rest = { ...breaker };
  delete rest.probeToken;
  delete rest.probeUntil;
  return rest;
}

/** Opens the breaker, or extends its pause. */
function opened(breaker: BreakerItem, { retryAfterSeconds = 0 }: Failure, now: Date): BreakerItem {
  const { pauses = 0, openedAt = now.toISOString() } = breaker;
  const growing = Math.min(FIRST_PAUSE_SECONDS * 2 ** pauses, LONGEST_PAUSE_SECONDS);
  const pause = Math.min(retryAfterSeconds, LONGEST_ASKED_PAUSE_SECONDS);
  const openUntil = secondsFrom(now, Math.max(growing, pause)).toISOString();
  return { ...breaker, openedAt, openUntil, pauses: pauses + 1 };
}
