/** Whether an endpoint may be called now: places, and few calls until it accepts one. */
import {
  placeNames,
  type EndpointHealth,
  type HostCallsRow,
  type PlaceName,
  type Places,
} from '../../../contract/callbacks.ts';

/**
 * A place lasts longer than the time limit of the function, so no call runs longer than its place.
 */
export const placeSeconds = 60;
/** Replays leave places for new events, where there are more than a few. */
const LEFT_BY_REPLAYS = 2;

/** At most this many calls of a user to one host begin within a window of time. */
export interface HostLimit {
  name: 'host' | 'trial';
  seconds: number;
  most: number;
}
export const paceLimit = (isReplay: boolean): HostLimit => ({
  ...{ name: 'host', seconds: 1 },
  most: isReplay ? 8 : 10,
});
/** The limit for calls of endpoints that have not accepted a call yet. */
const trialLimit: HostLimit = { name: 'trial', seconds: 3600, most: 10 };
/**
 * So many calls more are for endpoints that have not failed: a wrong address must not stop the first
 * call of a right one at the same host.
 */
const MORE_OF_NEW = 3;
export function trialOf({ failingSince }: EndpointHealth): HostLimit {
  const most = trialLimit.most + (failingSince === undefined ? MORE_OF_NEW : 0);
  return { ...trialLimit, most };
}

export type Turn =
  | { kind: 'call'; place: PlaceName }
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

/** @param trial the host's calls on trial in the current hour. */
export function turnOf(
  health: EndpointHealth,
  trial: Pick<HostCallsRow, 'beganAt' | 'calls'> | undefined,
  wanted: Wanted,
  now: Date,
): Turn {
  if (health.disabledAt !== undefined && !wanted.isTest) return { kind: 'stopped' };
  if (isOnTrial(health) && trial && trial.calls >= trialOf(health).most) {
    const until = new Date((trial.beganAt + trialLimit.seconds) * 1000);
    if (until > now) return { kind: 'wait', until };
  }
  const place = freePlace(health, wanted, now);
  return place ? { kind: 'call', place } : { kind: 'busy' };
}

/** An endpoint is on trial until it has accepted a call. */
export const isOnTrial = ({ acceptedAt }: EndpointHealth) => acceptedAt === undefined;

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

/** A delivery without a place waits a second or two, and longer the longer it has waited. */
export function busyWaitSeconds(waitedMs: number, random: () => number): number {
  const seconds = Math.min(Math.max(1, (waitedMs / 1000) * 0.25), 30);
  return seconds * (1 + random());
}
