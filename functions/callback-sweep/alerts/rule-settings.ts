/** What the owner of a rule set, or the usual if nothing, and when silence has lasted as long. */
import {
  boundsOf,
  usualWorkingTime,
  type AlertRow,
  type AlertSetting,
} from '../../../contract/alerts.ts';
import { workedAt } from '../../../contract/working-hours.ts';

/** When the rule has been without a lead for its working hours, if none arrives until then. */
export function silentAt(rule: AlertRow, arrivedAt?: Date): Date {
  const { working = usualWorkingTime, heardAt = '' } = rule;
  const since = arrivedAt ?? new Date(heardAt);
  return workedAt(working, since, settingOf(rule, 'hours') * 3_600_000);
}

export function settingOf(rule: AlertRow, name: AlertSetting): number {
  return rule[name] ?? boundsOf(rule.kind)[name]?.usual ?? 0;
}
