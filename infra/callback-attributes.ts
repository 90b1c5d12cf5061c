/**
 * Lists attributes of items in the table of callbacks. Each list is for one right (IAM permission)
 * of a function to read or write only these attributes.
 */
import type { AlertLookRow, AlertRow } from '../contract/alerts.ts';
import {
  placeNames,
  type DeliveryRow,
  type EndpointRow,
  type EndpointSlotsRow,
  type EndpointHealth,
  type HostCallsRow,
} from '../contract/callbacks.ts';

export const deliveryAttributes: (keyof DeliveryRow)[] = [
  ...(['userId', 'sortKey', 'endpointId', 'eventId', 'type', 'status', 'plannedAt'] as const),
  ...(['logOf', 'isReplay', 'beganAt', 'calls', 'attemptAt', 'claim', 'claimedUntil'] as const),
  ...(['dueShard', 'dueAt', 'looks', 'last', 'answer', 'leadErased', 'expiresAt'] as const),
];
export const healthAttributes: (keyof EndpointHealth)[] = [
  'acceptedAt',
  ...(['failingSince', 'failingLongSince', 'disabledAt', 'disabledBecause'] as const),
  ...(['dueShard', 'dueAt'] as const),
  ...placeNames,
];
/**
 * The attributes of an item that counts the calls to one host. The item that limits a user's
 * simultaneous calls needs no list of its own: this list contains its expiry, and
 * `healthAttributes` its call slots.
 */
export const hostAttributes: (keyof HostCallsRow)[] = ['beganAt', 'calls', 'expiresAt'];
/**
 * The attributes of an endpoint that are read to plan deliveries and to report states: neither
 * address nor secrets.
 */
export const plannedAttributes: (keyof EndpointRow)[] = [
  ...(['userId', 'sortKey', 'id', 'host', 'events', 'formIds', 'kind'] as const),
];

export const slotsAttributes: (keyof EndpointSlotsRow)[] = [
  'userId',
  'sortKey',
  'held',
  'closedAt',
];
/**
 * The attributes of a new endpoint, and those of the item that limits how many endpoints its user
 * has.
 */
export const createdAttributes: (keyof EndpointRow | keyof EndpointSlotsRow)[] = [
  ...slotsAttributes,
  ...(['id', 'address', 'host', 'events', 'formIds', 'withValues'] as const),
  ...(['slot', 'secret', 'createdAt'] as const),
];
/** The attributes of an endpoint that lists show: neither address nor secrets. */
export const listedAttributes: (keyof EndpointRow)[] = [
  ...plannedAttributes,
  ...(['withValues', 'createdAt', 'pausedAt', 'formerSecretUntil'] as const),
  ...(['disabledAt', 'disabledBecause', 'failingSince'] as const),
];

/**
 * The attributes of the item with the time at which the callback sweep, which runs every minute,
 * next checks a user's alerts.
 */
export const lookAttributes: (keyof AlertLookRow)[] = [
  ...(['userId', 'sortKey', 'watches', 'dueShard', 'dueAt', 'askedFor'] as const),
];
/**
 * The attributes of an alert rule that the callback sweep (a function that runs every minute)
 * writes. The owner's choices are not among them.
 */
export const judgedAttributes: (keyof AlertRow)[] = [
  ...(['userId', 'sortKey', 'version', 'changes', 'isRaised', 'raisedAt', 'clearedAt'] as const),
  ...(['window', 'level', 'value', 'untold', 'heardAt', 'readUntil'] as const),
];
/** The attributes of an alert rule. */
export const ruleAttributes: (keyof AlertRow)[] = [
  ...judgedAttributes,
  ...(['id', 'kind', 'formId', 'isOn', 'channels', 'count', 'percent', 'leads'] as const),
  ...(['hours', 'working'] as const),
];
