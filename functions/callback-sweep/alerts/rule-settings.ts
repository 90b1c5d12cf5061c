/**
 * Reads a rule's settings: the values that the owner set, or the defaults. Also computes when a
 * rule has waited too long for a lead.
 */
import {
  boundsOf,
  usualWorkingTime,
  type AlertRow,
  type AlertSetting,
} from '../../../contract/alerts.ts';
import { workedAt } from '../../../contract/working-hours.ts';

/**
 * @returns when the rule's limit of working hours will have passed without a lead, if no lead
 * arrives before.
 */
export function silentAt(rule: AlertRow, arrivedAt?: Date): Date {
  const { working = usualWorkingTime, heardAt = '' } = rule;
  const since = arrivedAt ?? new Date(heardAt);
  return workedAt(working, since, settingOf(rule, 'hours') * 3_600_000);
}

export function settingOf(rule: AlertRow, name: AlertSetting): number {
  return rule[name] ?? boundsOf(rule.kind)[name]?.usual ?? 0;
}
