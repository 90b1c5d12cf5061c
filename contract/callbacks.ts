/**
 * Callbacks: the service calls a user's own address about events, signed by Standard Webhooks
 * (https://www.standardwebhooks.com). The items of their table are here. Key: `userId` (partition),
 * `sortKey`. Times are ISO 8601 UTC.
 */
import * as z from 'zod/mini';
import { eventTypes, type EventType } from './events.ts';

export const callbackLimits = {
  endpoints: 50,
  addressLength: 2000,
  /** How many forms an endpoint may name. */
  forms: 25,
  /** The maximum size of a body. */
  bodyBytes: 20 * 1024,
  /** For how long the secret from before a rotation still signs calls. */
  overlapHours: 24,
  /** How much of an answer is kept with its delivery, and for how long. */
  answerLength: 1024,
  answerDays: 7,
} as const;

/** A user's calls at once each hold a place; a stage with few executions has fewer places. */
export const placeNames = [
  ...(['place0', 'place1', 'place2', 'place3', 'place4'] as const),
  ...(['place5', 'place6', 'place7', 'place8', 'place9'] as const),
] as const;
export type PlaceName = (typeof placeNames)[number];
/** Until when a call holds each place. */
export type Places = Partial<Record<PlaceName, string>>;

export const secretPrefix = 'whsec_';

/**
 * The type of the event that tests an endpoint at its owner's request; no list of events contains
 * it.
 */
export const testEventType = 'callback.test';

/**
 * What an owner chooses for an endpoint. The choice never changes: another choice needs a new
 * endpoint.
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
  /** Only events about these forms and their submissions; undefined for all. */
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

/** Why the service stopped calling: the receiver asked for it, or every call failed for days. */
export const disabledReasons = ['gone', 'asked', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** The health of an endpoint as its deliveries have found it, and its places. */
export interface EndpointHealth extends Places {
  /** When the endpoint last accepted a call; undefined before the first accepted call. */
  acceptedAt?: string;
  /** The first failure since the last success, and the first one 12 hours after it. */
  failingSince?: string;
  failingLongSince?: string;
  disabledAt?: string;
  disabledBecause?: DisabledReason;
  /**
   * Keys of the index of due items, present until the owner is told that the endpoint is disabled.
   */
  dueShard?: string;
  dueAt?: string;
}

/**
 * The item of an endpoint. Only its owner changes what is chosen, and only calls change its health.
 * Sort key: `endpoint#<id>`.
 */
export interface EndpointRow extends EndpointHealth {
  userId: string;
  sortKey: string;
  id: string;
  /** Secret: only the receiver and the endpoint's owner may see the address. */
  address: string;
  /** The address's host and port, which are not secret; of a channel of Slack `maskedSlack`. */
  host: string;
  events: EventType[];
  formIds?: string[];
  withValues?: true;
  /** A channel of Slack, which gets alerts as messages. */
  kind?: 'slack';
  pausedAt?: string;
  /** The key of the endpoint's slot: a hash of what its owner chose. */
  slot: string;
  secret: string;
  /** The secret from before the last rotation, and until when it also signs calls. */
  formerSecret?: string;
  formerSecretUntil?: string;
  createdAt: string;
}

/** A user's calls at once, over all endpoints. Sort key: `places`. */
export interface UserPlacesRow extends Places {
  userId: string;
  sortKey: string;
  expiresAt: number;
}

/**
 * How many calls a user made to a host in the current window of time, over all endpoints. Sort key:
 * `host#<hash>` for a second, `trial#<hash>` for an hour of calls by endpoints on trial.
 */
export interface HostCallsRow {
  userId: string;
  sortKey: string;
  /** When the window began, and when the item can be deleted: epoch seconds. */
  beganAt: number;
  calls: number;
  expiresAt: number;
}

/** Limits how many endpoints a user has, and prevents two equal ones. Sort key: `slots`. */
export interface EndpointSlotsRow {
  userId: string;
  sortKey: string;
  /** A hash of what the owner chose → the endpoint's id, and when its creation began. */
  held: Record<string, { id: string; since: string }>;
  /** When the account was deleted: after that no endpoint can be created. */
  closedAt?: string;
  /** Epoch seconds; only of a deleted account. */
  expiresAt?: number;
}

/**
 * `waiting`: will be called. `missed`: the endpoint was paused or disabled. `aborted`: the receiver
 * asked never to be called with this event again.
 */
export const deliveryStatuses = ['waiting', 'delivered', 'failed', 'missed', 'aborted'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a call failed. */
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

/** The result of the last call. */
export interface CallResult {
  /** When the call began. */
  at: string;
  milliseconds: number;
  /** Undefined if the call succeeded. */
  problem?: CallProblem;
  httpStatus?: number;
}

/**
 * One event on its way to one endpoint. Sort key: `delivery#<event's id>#<endpoint's id>`, so that
 * those of a submission are together.
 */
export interface DeliveryRow {
  userId: string;
  sortKey: string;
  endpointId: string;
  eventId: string;
  type: EventType | typeof testEventType;
  status: DeliveryStatus;
  /**
   * When the event was planned for this endpoint. Both attributes are keys of the index of the log.
   */
  plannedAt: string;
  logOf: string;
  /** Whether the endpoint's owner asked for the delivery again; then it waits behind new events. */
  isReplay?: true;
  /** When the current series of calls began, and the number of its calls. */
  beganAt: string;
  calls: number;
  /** When the next call is due. */
  attemptAt?: string;
  /** The running call, and until when no other worker may call. */
  claim?: string;
  claimedUntil?: string;
  /**
   * Keys of the index of due items: when the sweep checks the delivery. Also the number of checks
   * so far.
   */
  dueShard?: string;
  dueAt?: string;
  looks?: number;
  last?: CallResult;
  /** The beginning of the last answer, without the lead's values. */
  answer?: string;
  /** Set when the lead is erased: after that no answer may be kept. */
  leadErased?: true;
  /** Epoch seconds. */
  expiresAt: number;
}

/** The index of due items: `dueShard` (partition), `dueAt`. */
export const dueCallbacksIndexName = 'due';
/** The index of an endpoint's log: `logOf` (partition), `plannedAt`. */
export const callbackLogIndexName = 'log';

/** The message of the callbacks' queue: ids only. */
export const callbackMessageSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  endpointId: z.string().check(z.minLength(1)),
  eventId: z.string().check(z.minLength(1)),
});
export type CallbackMessage = z.infer<typeof callbackMessageSchema>;
