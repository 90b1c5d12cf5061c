/**
 * Alerts: rules that a user switches on, each for the account or for one form. When the watched
 * leads or callbacks go wrong, the rule rings: it sends one alert. The rule sends one more message
 * when the fault has ended. The rule's item is in the table of callbacks. Key: `userId`
 * (partition), `sortKey`. Times are ISO 8601 UTC.
 */
import { keysOf } from './keys-of.ts';
import { usualZone, type WorkingTime } from './working-hours.ts';

/** The minimum and maximum of a number that the owner of a rule may set. */
export interface SettingBounds {
  least: number;
  most: number;
  /** The default number, for a rule whose owner sets no number. */
  usual: number;
}

/** The numbers that an owner may set for each kind of rule. */
export const alertSettings = {
  /** Rings when the newest `count` leads have all failed. */
  failures_in_a_row: { count: { least: 2, most: 50, usual: 5 } },
  /**
   * Rings when `percent` of the leads that ended within the last hour have failed, and at least
   * `leads` have ended.
   */
  failure_share: {
    percent: { least: 10, most: 100, usual: 50 },
    leads: { least: 2, most: 1000, usual: 10 },
  },
  /** Rings when a form has used 70, 90 or 100 % of its daily limit of leads. */
  day_cap: {},
  /** Rings when a form has used 70, 90 or 100 % of its monthly limit of leads. */
  month_cap: {},
  /** Rings when the service has stopped calling one of the user's callback addresses. */
  callback_disabled: {},
  /** Rings when no lead has arrived during `hours` hours of the owner's working time. */
  nothing_arrived: { hours: { least: 1, most: 72, usual: 4 } },
} as const satisfies Record<string, Record<string, SettingBounds>>;

export type AlertKind = keyof typeof alertSettings;
export const alertKinds = keysOf(alertSettings);

type SettingOf<Kind> = Kind extends AlertKind ? keyof (typeof alertSettings)[Kind] : never;
export type AlertSetting = SettingOf<AlertKind>;
export type AlertSettings = Partial<Record<AlertSetting, number>>;

export const boundsOf = (kind: AlertKind): Partial<Record<AlertSetting, SettingBounds>> =>
  alertSettings[kind];

/** What a rule may watch: the whole account, or one form. */
export type AlertScope = 'account' | 'form';
export const alertScopes: Record<AlertKind, readonly AlertScope[]> = {
  failures_in_a_row: ['account', 'form'],
  failure_share: ['account', 'form'],
  day_cap: ['form'],
  month_cap: ['form'],
  callback_disabled: ['account'],
  nothing_arrived: ['account', 'form'],
};

/** The kinds of rules that count working hours, and the default working hours. */
export const kindsWithHours: readonly AlertKind[] = ['nothing_arrived'];
export const usualWorkingTime: WorkingTime = {
  zone: usualZone,
  ...{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' },
};

/** The percentages of a form's daily or monthly limit of leads at which an alert rings. */
export const capLevels = [70, 90, 100] as const;

/**
 * The minimum time in minutes before the same rule may ring again. A rule about a daily or monthly
 * limit instead rings once per percentage in each day or month.
 */
export const alertWindowMinutes = 60;

/**
 * How a user is informed of an alert. `callback`: by a call to each callback that chose alert
 * events. `slack`: by a message to the user's Slack channels.
 */
export const alertChannels = ['email', 'callback', 'slack'] as const;
export type AlertChannel = (typeof alertChannels)[number];

export type AlertChange = 'raised' | 'cleared';

/**
 * The state of a rule. The sweep, a scheduled function that checks the rules, writes this part of
 * the rule's item.
 */
export interface AlertState {
  /** A number that increases each time the owner or the sweep writes the item. */
  version: number;
  /**
   * How many times the rule's state has changed: how often it rang, plus how often the fault
   * ended.
   */
  changes?: number;
  /** True from when the rule rings until the fault has ended. */
  isRaised?: boolean;
  /** When the rule last rang, and when the fault last ended. */
  raisedAt?: string;
  clearedAt?: string;
  /**
   * For a rule about a daily or monthly limit: the day or month in which the rule last rang, and
   * the percentage of the limit that was used then.
   */
  window?: string;
  level?: number;
  /** The measured number that made the rule ring: leads, percent, or hours. */
  value?: number;
  /** The last change of the rule's state. Removed as soon as the user has been informed of it. */
  untold?: AlertChange;
}

/**
 * A user's rule. Sort key: `alert#<kind>#<form's id>`. A rule of the whole account has no form's id
 * in the key.
 */
export interface AlertRow extends AlertState, AlertSettings {
  userId: string;
  sortKey: string;
  /** A UUID; the ids of the rule's events begin with it. */
  id: string;
  kind: AlertKind;
  /**
   * The form that the rule watches: an id, or `stage` for the form that the stage offers to all
   * users. Absent if the rule watches the whole account.
   */
  formId?: string;
  isOn: boolean;
  channels: AlertChannel[];
  /** The working hours, if the rule counts only the time within working hours. */
  working?: WorkingTime;
  /**
   * Only for the kind `nothing_arrived`: the start of the time without a lead. This is the newest
   * lead's arrival, or the moment when the rule was switched on.
   */
  heardAt?: string;
  /** Only for the kind `nothing_arrived`: no lead arrived between `heardAt` and this time. */
  readUntil?: string;
}

/**
 * The item that says when the sweep, the scheduled check, next looks at a user's rules. It exists
 * for users who have ever switched on a rule; `watches` is true while a rule is on. Its sort key is
 * `endpoint-alerts`, so that one query reads it together with the user's callback endpoints.
 */
export interface AlertLookRow {
  userId: string;
  sortKey: string;
  watches?: true;
  /** The partition key and the sort key of the index of due items. */
  dueShard?: string;
  dueAt?: string;
  /**
   * A time at which the sweep must check the rules again. Set when an event happens during a check,
   * because that check may have missed the event.
   */
  askedFor?: string;
}
