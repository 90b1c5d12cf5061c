/** The keys of alerts in the table of callbacks. */
import type { AlertKind, AlertRow, AlertState } from '../../../contract/alerts.ts';
import { keysOf } from '../../../contract/keys-of.ts';
import { readAll, type CallbackTable } from '../callbacks/callback-table.ts';

const alertPrefix = 'alert#';
/** The part of the index of due items that contains the due checks of users' alert rules. */
export const alertShard = 'alerts';

export interface AlertKey {
  userId: string;
  kind: AlertKind;
  /** The form's id; undefined for a rule of the whole account. */
  formId?: string | undefined;
}

/**
 * The sort key of an alert rule. It consists of the rule's kind and form, so a user can't add two
 * equal rules.
 */
export const alertKey = ({ userId, kind, formId }: AlertKey) => ({
  userId,
  sortKey: [`${alertPrefix}${kind}`, ...(formId === undefined ? [] : [formId])].join('#'),
});

/**
 * The sort key of a user's look (the item for the next check of the alert rules). It sorts directly
 * after the endpoints, so one query reads endpoints and look.
 */
export const lookSortKey = 'endpoint-alerts';
export const lookKey = (userId: string) => ({ userId, sortKey: lookSortKey });

/**
 * The attributes of an alert rule that the callback sweep writes (the function that checks alerts
 * every minute), apart from the version.
 */
export type Judged = Omit<AlertState, 'version'>;
export const judgedNames = keysOf({
  isRaised: true,
  raisedAt: true,
  clearedAt: true,
  window: true,
  level: true,
  value: true,
  untold: true,
  changes: true,
} satisfies Record<keyof Judged, true>);

/** All attributes of an alert rule. */
const alertAttributes = [
  ...(['userId', 'sortKey', 'id', 'kind', 'formId', 'isOn', 'channels', 'version'] as const),
  ...judgedNames,
  ...(['count', 'percent', 'leads', 'hours', 'working', 'heardAt', 'readUntil'] as const),
] satisfies (keyof AlertRow)[];

/** Reads a user's rules consistently, so that a rule that was just switched on is not missed. */
export function readAlerts(table: CallbackTable, userId: string): Promise<AlertRow[]> {
  return readAll<AlertRow, (typeof alertAttributes)[number]>(table, {
    ...{ userId, prefix: alertPrefix, attributes: alertAttributes, isConsistent: true },
  });
}
