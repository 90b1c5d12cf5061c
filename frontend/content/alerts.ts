import type { AlertChannel, AlertKind, AlertSetting } from '../../contract/alerts.ts';
import type { WorkingTime } from '../../contract/working-hours.ts';
import { dayNames } from './working-hours.ts';

interface AlertTexts {
  /** The name of the alert's rule in a list of choices. */
  name: string;
  /** The condition under which the alert rings, with the numbers that the user has set. */
  rule: (numbers: Partial<Record<AlertSetting, number | null>>) => string;
}

export const alertTexts: Record<AlertKind, AlertTexts> = {
  failures_in_a_row: {
    name: 'Failures in a row',
    rule: ({ count }) => `${count} leads in a row fail`,
  },
  failure_share: {
    name: 'Share of failures in an hour',
    rule: ({ percent, leads }) => `${percent} % of at least ${leads} leads in an hour fail`,
  },
  day_cap: {
    name: 'Limit of leads a day',
    rule: () => '70, 90 and 100 % of the leads a day are used',
  },
  month_cap: {
    name: 'Limit of leads a month',
    rule: () => '70, 90 and 100 % of the leads a month are used',
  },
  callback_disabled: {
    name: 'A callback is disabled',
    rule: () => 'A callback is disabled',
  },
  nothing_arrived: {
    name: 'Nothing arrived',
    rule: ({ hours }) =>
      hours === 1
        ? 'No lead arrives for a working hour'
        : `No lead arrives for ${hours} working hours`,
  },
};

export const settingTexts: Record<AlertSetting, string> = {
  count: 'Leads in a row',
  percent: 'Percent that fail',
  leads: 'Of the leads of an hour, at least',
  hours: 'Working hours without a lead',
};

/** Returns a text such as: Mon, Tue, Sat, 09:00 to 18:00, Asia/Kolkata. */
export function workingWords({ zone, days, from, to }: WorkingTime): string {
  const named = dayNames
    .filter((_, index) => days.includes(index + 1))
    .map((day) => day.slice(0, 3));
  return `${named.join(', ')}, ${from} to ${to}, ${zone}`;
}

export const channelTexts: Record<AlertChannel, { name: string; choice: string }> = {
  email: {
    name: 'e-mail',
    choice: 'E-mail: at most two a day, if e-mails are on under Account',
  },
  callback: {
    name: 'callbacks',
    choice: 'Callbacks that chose the events of alerts',
  },
  slack: { name: 'Slack', choice: 'Slack: all channels below' },
};
