/**
 * Alerts: rules that a user switches on, each for the account or for one form. A rule rings when
 * what it watches goes wrong, once per window, and says once when it is well again. Its item is in
 * the table of callbacks. Key: `userId` (partition), `sortKey`. Times are ISO 8601 UTC.
 */
import { keysOf } from './keys-of.ts';
import { usualZone, type WorkingTime } from './working-hours.ts';

/** The bounds of a number that a rule's owner sets. */
export interface SettingBounds {
  least: number;
  most: number;
  /** The value if the owner sets none. */
  usual: number;
}

/** The settings of each rule. */
export const alertSettings = {
  /** The newest `count` leads all failed. */
  failures_in_a_row: { count: { least: 2, most: 50, usual: 5 } },
  /** `percent` of the leads that ended within an hour failed, and at least `leads` ended. */
  failure_share: {
    percent: { least: 10, most: 100, usual: 50 },
    leads: { least: 2, most: 1000, usual: 10 },
  },
  /** A form has used 70, 90 or 100 % of its leads a day. */
  day_cap: {},
  /** A form has used 70, 90 or 100 % of its leads a month. */
  month_cap: {},
  /** The service stopped calling a callback. */
  callback_disabled: {},
  /** No lead has arrived for `hours` of the owner's working hours. */
  nothing_arrived: { hours: { least: 1, most: 72, usual: 4 } },
} as const satisfies Record<string, Record<string, SettingBounds>>;

export type AlertKind = keyof typeof alertSettings;
export const alertKinds = keysOf(alertSettings);

type SettingOf<Kind> = Kind extends AlertKind ? keyof (typeof alertSettings)[Kind] : never;
export type AlertSetting = SettingOf<AlertKind>;
export type AlertSettings = Partial<Record<AlertSetting, number>>;

export const boundsOf = (kind: AlertKind): Partial<Record<AlertSetting, SettingBounds>> =>
  alertSettings[kind];

/** What a rule may watch: everything of the account, or one form. */
export type AlertScope = 'account' | 'form';
export const alertScopes: Record<AlertKind, readonly AlertScope[]> = {
  failures_in_a_row: ['account', 'form'],
  failure_share: ['account', 'form'],
  day_cap: ['form'],
  month_cap: ['form'],
  callback_disabled: ['account'],
  nothing_arrived: ['account', 'form'],
};

/** The rules that count working hours, and which these are if the owner chooses none. */
export const kindsWithHours: readonly AlertKind[] = ['nothing_arrived'];
export const usualWorkingTime: WorkingTime = {
  zone: usualZone,
  ...{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' },
};

/** The shares of a cap, in percent, at which its rule rings. */
export const capLevels = [70, 90, 100] as const;

/** A rule that is well again rings only this long after it rang. The window of a cap is its own. */
export const alertWindowMinutes = 60;

/**
 * `callback`: the callbacks that chose the events of alerts are called. `slack`: the user's Slack
 * channels get a message.
 */
export const alertChannels = ['email', 'callback', 'slack'] as const;
export type AlertChannel = (typeof alertChannels)[number];

export type AlertChange = 'raised' | 'cleared';

/** What the sweep knows of a rule; it writes nothing else of the item. */
export interface AlertState {
  /** Grows with each write, by the owner or by the sweep. */
  version: number;
  /** How often it rang or was well again. */
  changes?: number;
  /** Whether it rang and is not well since. */
  isRaised?: boolean;
  /** When it last rang, and when it was last well again. */
  raisedAt?: string;
  clearedAt?: string;
  /** The window and the level at which it last rang. */
  window?: string;
  level?: number;
  /** The number that made it ring: leads, percent, or hours. */
  value?: number;
  /** The change that is to be told; absent once it is told. */
  untold?: AlertChange;
}

/** A user's rule. Sort key: `alert#<kind>#<form's id>`, without the id for the account. */
export interface AlertRow extends AlertState, AlertSettings {
  userId: string;
  sortKey: string;
  /** A UUID, with which the ids of its events begin. */
  id: string;
  kind: AlertKind;
  /** The form that it watches: an id, or `stage`; absent for the account. */
  formId?: string;
  isOn: boolean;
  channels: AlertChannel[];
  /** The working hours, if the rule counts only these. */
  working?: WorkingTime;
  /**
   * For a rule that waits for leads: no lead after this time was seen, because none arrived or
   * nobody has looked since. It begins when the rule is switched on.
   */
  heardAt?: string;
  /** For such a rule: none of its leads arrived from `heardAt` until this time. */
  readUntil?: string;
}

/**
 * The item that says when the sweep looks at a user's rules. It exists for users who have switched
 * on a rule, and `watches` says whether one is on. Its sort key, `endpoint-alerts`, lets the writers
 * of events read it in the query of the user's endpoints.
 */
export interface AlertLookRow {
  userId: string;
  sortKey: string;
  watches?: true;
  /** Keys of the index of due items. */
  dueShard?: string;
  dueAt?: string;
  /** An event came while the sweep may have looked already: when it is to look again. */
  askedFor?: string;
}
