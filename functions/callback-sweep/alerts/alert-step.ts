/**
 * Decides what follows from one check of an alert rule. Most alerts ring again only after they were
 * resolved and their time window has passed. An alert about a limit rings once for each window and
 * level.
 */
import { alertWindowMinutes, type AlertRow } from '../../../contract/alerts.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import type { Judged } from '../../stores/alerts/alert-rows.ts';
import type { Judgement } from './judge-alerts.ts';

export interface AlertStep {
  /** The rule's new state; undefined if nothing changes. */
  state?: Judged;
  /** The time at which the rule is checked again, even if no event comes before that time. */
  next?: Date;
}

type Wrong = Extract<Judgement, { kind: 'wrong' }>;

/**
 * The shortest and the longest time, in minutes, between two checks of a rule whose alert is
 * ringing. Within these bounds, the time is a tenth of the time since the alert rang. Such a rule
 * is checked even without an event, because its alert may be resolved by time alone.
 */
const NEXT_LOOK_MINUTES = { soonest: 5, latest: 60 };

export function stepOf(rule: AlertRow, judgement: Judgement, now: Date): AlertStep {
  const { isRaised = false, raisedAt, clearedAt } = rule;
  const soon = nextLook(isRaised ? raisedAt : undefined, now);
  const changed = { changes: (rule.changes ?? 0) + 1 };
  if (judgement.kind === 'wrong') {
    const opensAt = mayRingAt(rule, judgement);
    if (opensAt === undefined) return isRaised ? { next: soon } : {};
    if (opensAt > now) return { next: isRaised ? soon : opensAt };
    const time = now.toISOString();
    const state = { ...(clearedAt !== undefined && { clearedAt }), ...foundIn(judgement) };
    return {
      state: { ...state, ...changed, isRaised: true, raisedAt: time, untold: 'raised' },
      next: soon,
    };
  }
  if (judgement.kind === 'unknown') return isRaised ? { next: soon } : {};
  const next = judgement.until && { next: judgement.until };
  if (!isRaised) return { ...next };
  const known = { ...(raisedAt !== undefined && { raisedAt }), ...foundIn(rule) };
  const state = { ...known, ...changed, clearedAt: now.toISOString() };
  return { state: { ...state, untold: 'cleared' }, ...next };
}

function nextLook(raisedAt: string | undefined, now: Date): Date {
  const { soonest, latest } = NEXT_LOOK_MINUTES;
  const rungMs = raisedAt === undefined ? 0 : now.getTime() - Date.parse(raisedAt);
  const waitMs = Math.min(Math.max(rungMs / 10, soonest * MINUTE_MS), latest * MINUTE_MS);
  return new Date(now.getTime() + waitMs);
}

function foundIn({
  value,
  window,
  level,
}: Omit<Wrong, 'kind'>): Pick<Judged, 'value' | 'window' | 'level'> {
  return {
    ...(value !== undefined && { value }),
    ...(window !== undefined && { window }),
    ...(level !== undefined && { level }),
  };
}

/**
 * @returns the earliest time at which the alert may ring; undefined if it may not ring, because it
 * is still ringing or has already rung for this window and level. Only alerts about a limit have
 * windows (a day or a month) and levels.
 */
function mayRingAt(
  { isRaised, raisedAt, window, level = 0 }: AlertRow,
  wrong: Wrong,
): Date | undefined {
  if (raisedAt === undefined) return new Date(0);
  if (wrong.window !== undefined) {
    const isNew = wrong.window !== window || (wrong.level ?? 0) > level;
    return isNew ? new Date(0) : undefined;
  }
  if (isRaised) return undefined;
  return new Date(Date.parse(raisedAt) + alertWindowMinutes * MINUTE_MS);
}
