/**
 * Makes the item of a new delivery, and computes when the callback sweep (a function that runs
 * every minute) checks a delivery.
 */
import {
  testEventType,
  type CallbackMessage,
  type DeliveryRow,
} from '../../../contract/callbacks.ts';
import { eventRetentionDays } from '../../../contract/events.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../contract/time-units.ts';
import { longestDelaySeconds } from './callback-queue.ts';
import { deliveryKey, dueShardOf, logOf } from './callback-table.ts';

/**
 * The time after which a message counts as late. A message is delivered within seconds, unless its
 * user's queue is long.
 */
const LOOK_AFTER_MS = 3 * MINUTE_MS;
const MOST_DOUBLINGS = 7;

/**
 * The expiry of a delivery without a call. It is kept as long as its event, so that the endpoint's
 * owner can still request a call.
 */
export const keptLikeItsEvent = (now: Date) =>
  Math.floor(now.getTime() / 1000) + eventRetentionDays * DAY_SECONDS;

/**
 * The time at which the callback sweep first checks a delivery: when its message counts as late, or
 * when the sweep must send the message itself.
 */
export function firstLook(attemptAt: Date, now: Date): string {
  return needsSweep(attemptAt, now) ? attemptAt.toISOString() : nextLook(attemptAt, 0);
}

/**
 * The time of the next check of a late message. The checks become rarer, because a message that
 * waits in a long queue is not lost.
 */
export function nextLook(from: Date, looks: number): string {
  const pauseMs = LOOK_AFTER_MS * 2 ** Math.min(looks, MOST_DOUBLINGS);
  return new Date(from.getTime() + pauseMs).toISOString();
}

/**
 * Whether the callback sweep must send the message later, because the queue can't delay a message
 * for so long.
 */
export function needsSweep(attemptAt: Date, now: Date): boolean {
  return attemptAt.getTime() - now.getTime() > longestDelaySeconds * 1000;
}

export function newDelivery(
  message: CallbackMessage & Pick<DeliveryRow, 'type'>,
  now: Date,
): DeliveryRow {
  const { userId, endpointId, eventId, type } = message;
  const time = now.toISOString();
  return {
    ...deliveryKey(message),
    ...{ endpointId, eventId, type, status: 'waiting', calls: 0 },
    ...{ plannedAt: time, beganAt: time, attemptAt: time },
    logOf: logOf({ userId, endpointId }),
    ...{ dueShard: dueShardOf(userId), dueAt: firstLook(now, now) },
    expiresAt: keptLikeItsEvent(now),
  };
}

export const isTest = ({ type }: Pick<DeliveryRow, 'type'>) => type === testEventType;
