/**
 * Decides whether an endpoint may be called now: by its free call slots (places), and by a low
 * limit of calls until the endpoint has accepted one.
 */
import {
  placeNames,
  type EndpointHealth,
  type HostCallsRow,
  type PlaceName,
  type Places,
} from '../../../contract/callbacks.ts';

/**
 * How many seconds a call slot lasts: longer than the time limit of the function, so that no call
 * runs longer than its slot lasts.
 */
export const placeSeconds = 60;
/** Replays leave this many call slots free for new events, if there are more slots than this. */
const LEFT_BY_REPLAYS = 2;

/** A limit: at most `most` calls of a user to one host begin within `seconds`. */
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
 * How many calls an endpoint without failures may make in addition to `trialLimit`. Failing
 * endpoints can't use these calls, so they can't prevent the first call to a correct address at the
 * same host.
 */
const MORE_OF_NEW = 3;
export function trialOf({ failingSince }: EndpointHealth): HostLimit {
  const most = trialLimit.most + (failingSince === undefined ? MORE_OF_NEW : 0);
  return { ...trialLimit, most };
}

export type Turn =
  | { kind: 'call'; place: PlaceName }
  /** All call slots are taken; one of them will be free within seconds. */
  | { kind: 'busy' }
  | { kind: 'wait'; until: Date }
  /** The endpoint is disabled, so no call may start. */
  | { kind: 'stopped' };

export interface WantedPlace {
  /** The total number of call slots, taken or free. */
  places: number;
  isReplay: boolean;
}

export interface Wanted extends WantedPlace {
  /** Whether the call is a test, which the owner may send even to a disabled endpoint. */
  isTest: boolean;
}

/**
 * @param trial the number of calls in the current hour to the host by endpoints on trial, that is,
 * without an accepted call yet.
 */
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

/** Whether the endpoint is on trial, that is, has not accepted a call yet. */
export const isOnTrial = ({ acceptedAt }: EndpointHealth) => acceptedAt === undefined;

/**
 * The number of call slots of one endpoint: half of the user's call slots. So an endpoint that
 * hangs leaves the other half to the user's other endpoints.
 */
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

/**
 * How long a delivery waits for a free call slot: a second or two at first; each further wait grows
 * with the time already waited.
 */
export function busyWaitSeconds(waitedMs: number, random: () => number): number {
  const seconds = Math.min(Math.max(1, (waitedMs / 1000) * 0.25), 30);
  return seconds * (1 + random());
}
