/**
 * Callbacks: the service calls a user's own address about events, signed by Standard Webhooks
 * (https://www.standardwebhooks.com). This file describes the items of the callbacks table. Key:
 * `userId` (partition), `sortKey`. Times are ISO 8601 UTC.
 */
import * as z from 'zod/mini';
import { eventTypes, type EventType } from './events.ts';

export const callbackLimits = {
  endpoints: 50,
  addressLength: 2000,
  /** The maximum number of forms to which an owner can limit one endpoint. */
  forms: 25,
  /** The maximum size of a callback's body, in bytes. */
  bodyBytes: 20 * 1024,
  /** How many hours after a rotation of the secret the previous secret still signs calls too. */
  overlapHours: 24,
  /** How many characters of a receiver's answer are stored, and for how many days. */
  answerLength: 1024,
  answerDays: 7,
} as const;

/**
 * Limits how many calls of a user run at once: each running call occupies one slot, called a place.
 * A stage with few Lambda executions uses fewer places.
 */
export const placeNames = [
  ...(['place0', 'place1', 'place2', 'place3', 'place4'] as const),
  ...(['place5', 'place6', 'place7', 'place8', 'place9'] as const),
] as const;
export type PlaceName = (typeof placeNames)[number];
/** For each occupied place (slot for one running call): until when it is occupied, ISO 8601 UTC. */
export type Places = Partial<Record<PlaceName, string>>;

export const secretPrefix = 'whsec_';

/** The type of the event that tests an endpoint; no list of events contains it. */
export const testEventType = 'callback.test';

/**
 * The owner's choices for an endpoint. They can't be changed; other choices need a new endpoint.
 */
export const newEndpointSchema = z.object({
  address: z
    .string('address is required')
    .check(
      z.maxLength(
        callbackLimits.addressLength,
        `The address must be at most ${callbackLimits.addressLength} characters`,
      ),
    ),
  events: z
    .array(z.enum(eventTypes, 'There is no such event'), 'events must be a list')
    .check(z.minLength(1, 'Choose at least one event')),
  /** Only events about these forms and their submissions are sent; undefined means all forms. */
  formIds: z.optional(
    z
      .array(
        z
          .string('Each of formIds must be an id, a short name or stage')
          .check(z.maxLength(100, 'Each of formIds must be at most 100 characters')),
        'formIds must be a list',
      )
      .check(
        z.minLength(1, 'Name at least one form, or leave formIds out'),
        z.maxLength(callbackLimits.forms, `Name at most ${callbackLimits.forms} forms`),
      ),
  ),
  /** Whether the bodies of calls contain the lead's values. */
  withValues: z.optional(z.boolean('withValues must be true or false')),
});
export type NewEndpoint = z.infer<typeof newEndpointSchema>;

/**
 * Why calls to an endpoint stopped: the receiver's answer asked for it, or all calls failed for
 * days.
 */
export const disabledReasons = ['gone', 'asked', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/**
 * The health of an endpoint according to its deliveries, and the places (slots for simultaneous
 * calls) that its running calls occupy.
 */
export interface EndpointHealth extends Places {
  /** When the endpoint last accepted a call; undefined before the first accepted call. */
  acceptedAt?: string;
  /**
   * `failingSince`: the time of the first failed call after the last success. `failingLongSince`:
   * the time of the first failed call that came at least 12 hours after `failingSince`.
   */
  failingSince?: string;
  failingLongSince?: string;
  disabledAt?: string;
  disabledBecause?: DisabledReason;
  /** Keys of the index of due items; removed after the owner is told of the disabled endpoint. */
  dueShard?: string;
  dueAt?: string;
}

/**
 * The item of an endpoint. Only the endpoint's owner changes its settings, and only calls change
 * its health. Sort key: `endpoint#<id>`.
 */
export interface EndpointRow extends EndpointHealth {
  userId: string;
  sortKey: string;
  id: string;
  /** Secret: only the receiver and the endpoint's owner may see the address. */
  address: string;
  /** The host and port of the address, which are not secret; for Slack a masked text. */
  host: string;
  events: EventType[];
  formIds?: string[];
  withValues?: true;
  /** `slack`: the endpoint is a Slack channel, which gets alerts as messages. */
  kind?: 'slack';
  pausedAt?: string;
  /** The key of the endpoint's entry in the item `slots`: a hash of the chosen settings. */
  slot: string;
  secret: string;
  /** The secret from before the last rotation, and until when it also signs calls. */
  formerSecret?: string;
  formerSecretUntil?: string;
  createdAt: string;
}

/** Limits how many calls of a user run at once, at all endpoints. Sort key: `places`. */
export interface UserPlacesRow extends Places {
  userId: string;
  sortKey: string;
  expiresAt: number;
}

/**
 * The item that counts how often the service called one host for a user in the current window of
 * time, over all of the user's endpoints. The item with the sort key `host#<hash>` counts the calls
 * of one second. The item `trial#<hash>` counts the calls of one hour to endpoints that have not
 * yet accepted a call.
 */
export interface HostCallsRow {
  userId: string;
  sortKey: string;
  /** When the second or the hour whose calls are counted began. Epoch seconds, like `expiresAt`. */
  beganAt: number;
  calls: number;
  expiresAt: number;
}

/** Limits the number of endpoints, and prevents two equal endpoints. Sort key: `slots`. */
export interface EndpointSlotsRow {
  userId: string;
  sortKey: string;
  /** A hash of the endpoint's settings → the endpoint's id, and when its creation began. */
  held: Record<string, { id: string; since: string }>;
  /** When the account was deleted. From this time on no endpoint can be created. */
  closedAt?: string;
  /** Epoch seconds: when DynamoDB removes the item. Present only for a deleted account. */
  expiresAt?: number;
}

/**
 * The states of a delivery. `waiting`: the service will call the endpoint. `missed`: the endpoint
 * was paused or disabled. `aborted`: the receiver refused this event for ever.
 */
export const deliveryStatuses = ['waiting', 'delivered', 'failed', 'missed', 'aborted'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a call to an endpoint failed. */
export const callProblems = [
  'dns',
  'address',
  'blocked',
  'connection',
  'tls',
  'timeout',
  'redirect',
  'status',
] as const;
export type CallProblem = (typeof callProblems)[number];

/** The result of the last call to an endpoint. */
export interface CallResult {
  /** When the call began, in ISO 8601 UTC. */
  at: string;
  milliseconds: number;
  /** Why the call failed; undefined if the call succeeded. */
  problem?: CallProblem;
  httpStatus?: number;
}

/**
 * One event on its way to one endpoint. Sort key: `delivery#<event's id>#<endpoint's id>`, so that
 * all deliveries about one submission are adjacent.
 */
export interface DeliveryRow {
  userId: string;
  sortKey: string;
  endpointId: string;
  eventId: string;
  type: EventType | typeof testEventType;
  status: DeliveryStatus;
  /** When the delivery was created. `logOf` and `plannedAt` are the keys of the log's index. */
  plannedAt: string;
  logOf: string;
  /** Set if the owner requested the delivery again. It gets fewer call slots than new events. */
  isReplay?: true;
  /**
   * When the newest series of calls began (at the event or at the owner's request), and the number
   * of calls in this series so far.
   */
  beganAt: string;
  calls: number;
  /** When the next call is due. */
  attemptAt?: string;
  /** The id of the running call, and until when no other worker may call the endpoint. */
  claim?: string;
  claimedUntil?: string;
  /**
   * Keys of the index of due items. They say when the sweep, a scheduled function, next checks the
   * delivery. `looks` is the number of checks so far.
   */
  dueShard?: string;
  dueAt?: string;
  looks?: number;
  last?: CallResult;
  /** The beginning of the receiver's last answer, without the lead's values. */
  answer?: string;
  /** Set when the lead is erased. After that, no answer is stored: it could contain lead data. */
  leadErased?: true;
  /** Epoch seconds: when DynamoDB removes the item. */
  expiresAt: number;
}

/** The index of due items. Key: `dueShard` (partition), `dueAt` (sort). */
export const dueCallbacksIndexName = 'due';
/** The index of an endpoint's log of deliveries. Key: `logOf` (partition), `plannedAt` (sort). */
export const callbackLogIndexName = 'log';

/** A message of the callbacks' queue, which contains ids only. */
export const callbackMessageSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  endpointId: z.string().check(z.minLength(1)),
  eventId: z.string().check(z.minLength(1)),
});
export type CallbackMessage = z.infer<typeof callbackMessageSchema>;
