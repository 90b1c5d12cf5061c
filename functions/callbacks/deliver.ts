/**
 * Handles one queue message: makes the call that is due and records its result. The stored delivery
 * decides what to do, and the message is only a hint. So a message that comes twice or late does no
 * harm, and `functions/callback-sweep` replaces a lost message.
 */
import type { CallbackMessage, DeliveryRow, EndpointRow } from '../../contract/callbacks.ts';
import type { CallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { isTest, needsSweep } from '../stores/callbacks/delivery-rows.ts';
import { isCourseOver } from '../stores/callbacks/delivery-rules.ts';
import type { DeliveryStore } from '../stores/callbacks/delivery-store.ts';
import type { HealthStore, Place } from '../stores/callbacks/endpoint-health.ts';
import { busyWaitSeconds } from '../stores/callbacks/place-rules.ts';
import type { ReadEndpoint } from '../stores/callbacks/read-endpoint.ts';
import { makeCall, type Calling } from './make-call.ts';

export interface Delivering extends Calling {
  readEndpoint: ReadEndpoint;
  health: HealthStore;
  deliveries: DeliveryStore;
  queue: CallbackQueue;
  /** Whether the user's account is disabled or deleted. */
  isClosed: (userId: string) => Promise<boolean>;
  newClaim: () => string;
}

/**
 * A message that arrives more than this time before its call is due belongs to an earlier series of
 * calls and is ignored.
 */
const EARLY_MS = 30_000;

export async function deliver(message: CallbackMessage, delivering: Delivering): Promise<void> {
  const { deliveries, queue, now } = delivering;
  const delivery = await deliveries.read(message);
  if (delivery?.status !== 'waiting' || delivery.attemptAt === undefined) return;
  const earlyMs = Date.parse(delivery.attemptAt) - now().getTime();
  if (earlyMs > EARLY_MS) return;
  if (earlyMs > 0) {
    await queue.send(message, { ...groupOf(delivery), delaySeconds: earlyMs / 1000 });
    return;
  }
  const endpoint = await delivering.readEndpoint(message);
  const isPaused = endpoint?.pausedAt !== undefined && !isTest(delivery);
  if (!endpoint || isPaused || (await delivering.isClosed(delivery.userId))) {
    return deliveries.end(delivery, 'missed');
  }
  if (isCourseOver(delivery, now())) return deliveries.end(delivery, 'failed');
  const place = await takePlace(delivery, endpoint, delivering);
  if (place) await callFrom(place, { delivery, endpoint }, delivering);
}

/**
 * @returns the call slot; undefined if the call can't start now. If no call slot is free, the
 * delivery waits. If the endpoint is disabled, the delivery ends as missed.
 */
async function takePlace(
  delivery: DeliveryRow,
  endpoint: EndpointRow,
  { health, deliveries, queue, now, random }: Delivering,
): Promise<Place | undefined> {
  const { userId, endpointId, isReplay = false } = delivery;
  const wanted = { isReplay, isTest: isTest(delivery) };
  const place = await health.takePlace({
    key: { userId, endpointId },
    host: new URL(endpoint.address).hostname,
    ...{ endpoint, ...wanted },
  });
  if (!('kind' in place)) return place;
  if (place.kind === 'stopped') {
    await deliveries.end(delivery, 'missed');
    return undefined;
  }
  const time = now().getTime();
  const seconds =
    place.kind === 'wait'
      ? (place.until.getTime() - time) / 1000
      : busyWaitSeconds(time - Date.parse(delivery.beganAt), random);
  await waitUntil(delivery, new Date(time + seconds * 1000), { deliveries, queue, now });
  return undefined;
}

/**
 * Makes the delivery wait: by a delayed queue message or, for a time beyond the queue's longest
 * delay, until `functions/callback-sweep` sends the message.
 */
async function waitUntil(
  delivery: DeliveryRow,
  until: Date,
  { deliveries, queue, now }: Pick<Delivering, 'deliveries' | 'queue' | 'now'>,
): Promise<void> {
  if (await deliveries.postpone(delivery, until)) await sendFor(delivery, until, { queue, now });
}

async function sendFor(
  delivery: DeliveryRow,
  at: Date,
  { queue, now }: Pick<Delivering, 'queue' | 'now'>,
): Promise<void> {
  if (needsSweep(at, now())) return;
  const delaySeconds = (at.getTime() - now().getTime()) / 1000;
  await queue.send(delivery, { ...groupOf(delivery), delaySeconds });
}

const groupOf = ({ isReplay }: DeliveryRow) => (isReplay ? { isReplay } : {});

async function callFrom(
  place: Place,
  { delivery, endpoint }: { delivery: DeliveryRow; endpoint: EndpointRow },
  delivering: Delivering,
): Promise<void> {
  const { health, deliveries } = delivering;
  const claim = delivering.newClaim();
  if (!(await deliveries.claim(delivery, claim))) return health.giveBack(place);
  const made = await makeCall(delivery, endpoint, delivering);
  if (made === 'no event') {
    await health.giveBack(place);
    const last = { at: delivering.now().toISOString(), milliseconds: 0 };
    await deliveries.record(delivery, claim, { next: 'failed', last });
    return;
  }
  const { outcome, disable } = made;
  // The endpoint is written first. If the process crashes before the delivery is written, a
  // disabled endpoint is still not called again.
  if (outcome.next === 'delivered') await health.succeeded(place, disable);
  else await health.failed(place, disable);
  const isRecorded = await deliveries.record(delivery, claim, outcome);
  if (isRecorded && outcome.next instanceof Date) {
    await sendFor(delivery, outcome.next, delivering);
  }
}
