/**
 * Decides whether the condition of an alert rule holds now: one pure function for each kind of
 * rule.
 */
import {
  alertWindowMinutes,
  capLevels,
  type AlertKind,
  type AlertRow,
} from '../../../contract/alerts.ts';
import type { Outcome } from '../../stores/events/recent-outcomes.ts';
import type { RuleArrivals } from './read-arrivals.ts';
import { settingOf } from './rule-settings.ts';

/** The use of one cap (limit per day or month) of a form. */
export interface CapUse {
  /** The day or month in which `used` is counted, followed by the cap, such as `2026-03-01/50`. */
  window: string;
  used: number;
  most: number;
}

export interface AlertFacts {
  now: Date;
  /** The newest outcomes of the rule's form or of all forms, newest first. */
  outcomes: readonly Outcome[];
  dayCap?: CapUse | undefined;
  monthCap?: CapUse | undefined;
  /** How many callbacks are disabled. */
  disabled: number;
  /** The arrivals of leads, for a rule that alerts when no leads arrive. */
  arrivals?: RuleArrivals | undefined;
}

export type Judgement =
  /** There are no facts to judge by, so the rule's state stays as it is. */
  | { kind: 'unknown' }
  /** @param until the time at which `well` may change to `wrong` without any event. */
  | { kind: 'well'; until?: Date }
  | { kind: 'wrong'; value?: number; window?: string; level?: number };

type Judge = (rule: AlertRow, facts: AlertFacts) => Judgement;

export const judges: Record<AlertKind, Judge> = {
  failures_in_a_row: (rule, { outcomes }) => {
    const succeeded = outcomes.findIndex(({ hasFailed }) => !hasFailed);
    if (succeeded === 0) return { kind: 'well' };
    const count = succeeded === -1 ? outcomes.length : succeeded;
    if (count >= settingOf(rule, 'count')) return { kind: 'wrong', value: count };
    // A success after the alert rang resolves the alert, even if another lead has failed after
    // that success.
    const since = Date.parse(rule.raisedAt ?? '');
    return { kind: (outcomes[succeeded]?.at ?? 0) > since ? 'well' : 'unknown' };
  },
  failure_share: (rule, { outcomes, now }) => {
    const since = now.getTime() - alertWindowMinutes * 60_000;
    const recent = outcomes.filter(({ at }) => at > since);
    if (recent.length === 0) return { kind: 'unknown' };
    const failed = recent.filter(({ hasFailed }) => hasFailed).length;
    const isLow = failed * 100 < settingOf(rule, 'percent') * recent.length;
    if (isLow) return { kind: 'well' };
    if (recent.length < settingOf(rule, 'leads')) return { kind: 'unknown' };
    return { kind: 'wrong', value: Math.floor((failed * 100) / recent.length) };
  },
  day_cap: (_rule, { dayCap }) => judgeCap(dayCap),
  month_cap: (_rule, { monthCap }) => judgeCap(monthCap),
  callback_disabled: (_rule, { disabled }) => (disabled > 0 ? { kind: 'wrong' } : { kind: 'well' }),
  nothing_arrived: (rule, { now, arrivals }) => {
    if (!arrivals) return { kind: 'unknown' };
    const { arrivedAt, silentAt: silent = now, readAgainAt } = arrivals;
    if (rule.isRaised ? arrivedAt : silent > now) {
      return { kind: 'well', until: silent < readAgainAt ? silent : readAgainAt };
    }
    return { kind: 'wrong', value: settingOf(rule, 'hours') };
  },
};

function judgeCap(cap: CapUse | undefined): Judgement {
  if (!cap) return { kind: 'well' };
  const { used, most, window } = cap;
  const level = capLevels.findLast((percent) => used * 100 >= percent * most);
  return level === undefined ? { kind: 'well' } : { kind: 'wrong', value: level, level, window };
}
