/** Whether an endpoint may be called now: places, and few calls until it accepts one. */
import {
  placeNames,
  type HealthRow,
  type PlaceName,
  type Places,
} from '../../../contract/callbacks.ts';

const HOUR_MS = 3_600_000;
/**
 * A place lasts longer than the time limit of the function, so no call runs longer than its place.
 */
export const placeSeconds = 60;
/** Replays leave places for new events, where there are more than a few. */
const LEFT_BY_REPLAYS = 2;
const TRIAL_CALLS = 10;
/** The most calls that a user makes to a host in a second, and how many of them are replays. */
const hostCalls = { all: 10, replays: 8 };

export type Turn =
  | { kind: 'call'; place: PlaceName; trial?: Pick<HealthRow, 'trialFrom' | 'trialCalls'> }
  /** All places are taken; one becomes free within seconds. */
  | { kind: 'busy' }
  | { kind: 'wait'; until: Date }
  /** The endpoint is disabled, so no call may start. */
  | { kind: 'stopped' };

export interface WantedPlace {
  /** How many places there are. */
  places: number;
  isReplay: boolean;
}

export interface Wanted extends WantedPlace {
  /** A test's turn: it may call even a disabled endpoint, so that the owner can try it. */
  isTest: boolean;
}

export function turnOf(health: HealthRow, wanted: Wanted, now: Date): Turn {
  if (health.disabledAt !== undefined && !wanted.isTest) return { kind: 'stopped' };
  const place = freePlace(health, wanted, now);
  if (health.acceptedAt !== undefined) return place ? { kind: 'call', place } : { kind: 'busy' };
  const { trialFrom, trialCalls = 0 } = health;
  const endsAt = Date.parse(trialFrom ?? '') + HOUR_MS;
  if (trialFrom === undefined || endsAt <= now.getTime()) {
    const trial = { trialFrom: now.toISOString(), trialCalls: 1 };
    return place ? { kind: 'call', place, trial } : { kind: 'busy' };
  }
  if (trialCalls >= TRIAL_CALLS) return { kind: 'wait', until: new Date(endsAt) };
  return place
    ? { kind: 'call', place, trial: { trialFrom, trialCalls: trialCalls + 1 } }
    : { kind: 'busy' };
}

/** An endpoint that hangs leaves half of its user's places to the user's other endpoints. */
export const placesOfEndpoint = (placesOfUser: number) => Math.max(1, Math.floor(placesOfUser / 2));

export function freePlace(
  taken: Places,
  { places, isReplay }: WantedPlace,
  now: Date,
): PlaceName | undefined {
  const all = placeNames.slice(0, places);
  const ofReplays = all.slice(0, Math.max(1, places - LEFT_BY_REPLAYS));
  const names = isReplay ? ofReplays : all.toReversed();
  return names.find((name) => (taken[name] ?? '') <= now.toISOString());
}

export const mostHostCalls = (isReplay: boolean) => (isReplay ? hostCalls.replays : hostCalls.all);

/** A delivery without a place waits a second or two, and longer the longer it has waited. */
export function busyWaitSeconds(waitedMs: number, random: () => number): number {
  const seconds = Math.min(Math.max(1, (waitedMs / 1000) * 0.25), 30);
  return seconds * (1 + random());
}
