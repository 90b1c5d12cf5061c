/**
 * What follows from a judgement: a rule rings once until it is well again, and not again within its
 * window.
 */
import { alertWindowMinutes, type AlertRow } from '../../../contract/alerts.ts';
import type { Judged } from '../../stores/alerts/alert-rows.ts';
import type { Judgement } from './judge-alerts.ts';

export interface AlertStep {
  /** The rule's new state; undefined if nothing changes. */
  state?: Judged;
  /** When to look again, whatever happens. */
  next?: Date;
}

type Wrong = Extract<Judgement, { kind: 'wrong' }>;

const MINUTE_MS = 60_000;
/** A rule that rang may become well by time alone. */
const WELL_LOOK_MINUTES = 5;

export function stepOf(rule: AlertRow, judgement: Judgement, now: Date): AlertStep {
  const soon = new Date(now.getTime() + WELL_LOOK_MINUTES * MINUTE_MS);
  const { isRaised = false, raisedAt, clearedAt } = rule;
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
  if (!isRaised) return {};
  if (judgement.kind === 'unknown') return { next: soon };
  const known = { ...(raisedAt !== undefined && { raisedAt }), ...foundIn(rule) };
  return { state: { ...known, ...changed, clearedAt: now.toISOString(), untold: 'cleared' } };
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

/** When a rule may ring; undefined if it has rung for this. A cap's window has several levels. */
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
