/** How a delivery begins: by an event, a test, or its owner who asks for it again. */
import {
  testEventType,
  type CallbackMessage,
  type DeliveryRow,
} from '../../../contract/callbacks.ts';
import { eventRetentionDays } from '../../../contract/events.ts';
import { longestDelaySeconds } from './callback-queue.ts';
import { deliveryKey, dueShardOf, logOf } from './callback-table.ts';

const DAY_SECONDS = 86_400;
/** A message is delivered within seconds, unless its user's queue is long. */
const LOOK_AFTER_MS = 180_000;
const MOST_DOUBLINGS = 7;

/** Until when a delivery is kept that no call was made for, so that it can be asked for again. */
export const keptLikeItsEvent = (now: Date) =>
  Math.floor(now.getTime() / 1000) + eventRetentionDays * DAY_SECONDS;

/** When the sweep looks after a delivery: once its message is late, or when it has to send it. */
export function firstLook(attemptAt: Date, now: Date): string {
  return needsSweep(attemptAt, now) ? attemptAt.toISOString() : nextLook(attemptAt, 0);
}

/** Ever more rarely, because a message in a long queue is not lost. */
export function nextLook(from: Date, looks: number): string {
  const wait = LOOK_AFTER_MS * 2 ** Math.min(looks, MOST_DOUBLINGS);
  return new Date(from.getTime() + wait).toISOString();
}

/** Whether a call is later than a message can be held back, so that the sweep sends it. */
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
