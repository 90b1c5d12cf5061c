/** The attributes of the items in the table of callbacks that each right allows. */
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
 * The attributes of the counted calls to one host. Together with the health's, they are also those
 * of a user's places.
 */
export const hostAttributes: (keyof HostCallsRow)[] = ['beganAt', 'calls', 'expiresAt'];
/** All attributes of an endpoint that planning and telling read: neither address nor secrets. */
export const plannedAttributes: (keyof EndpointRow)[] = [
  ...(['userId', 'sortKey', 'id', 'host', 'events', 'formIds', 'kind'] as const),
];

export const slotsAttributes: (keyof EndpointSlotsRow)[] = [
  'userId',
  'sortKey',
  'held',
  'closedAt',
];
/** All attributes of a new endpoint and its user's slots. */
export const createdAttributes: (keyof EndpointRow | keyof EndpointSlotsRow)[] = [
  ...slotsAttributes,
  ...(['id', 'address', 'host', 'events', 'formIds', 'withValues'] as const),
  ...(['slot', 'secret', 'createdAt'] as const),
];
/** All attributes of an endpoint that lists show: neither address nor secrets. */
export const listedAttributes: (keyof EndpointRow)[] = [
  ...plannedAttributes,
  ...(['withValues', 'createdAt', 'pausedAt', 'formerSecretUntil'] as const),
  ...(['disabledAt', 'disabledBecause', 'failingSince'] as const),
];

/** All attributes of the item that says when the sweep looks at a user's alerts. */
export const lookAttributes: (keyof AlertLookRow)[] = [
  ...(['userId', 'sortKey', 'watches', 'dueShard', 'dueAt', 'askedFor'] as const),
];
/** All attributes of a rule that the sweep writes: nothing that its owner chooses. */
export const judgedAttributes: (keyof AlertRow)[] = [
  ...(['userId', 'sortKey', 'version', 'changes', 'isRaised', 'raisedAt', 'clearedAt'] as const),
  ...(['window', 'level', 'value', 'untold', 'heardAt', 'readUntil'] as const),
];
/** All attributes of a rule. */
export const ruleAttributes: (keyof AlertRow)[] = [
  ...judgedAttributes,
  ...(['id', 'kind', 'formId', 'isOn', 'channels', 'count', 'percent', 'leads'] as const),
  ...(['hours', 'working'] as const),
];
