/** Whether an endpoint may be called now: its places, and few calls until it accepts one. */
import type { HealthRow } from '../../../contract/callbacks.ts';

const HOUR_MS = 3_600_000;
export const placeNames = ['place0', 'place1', 'place2', 'place3', 'place4'] as const;
export type PlaceName = (typeof placeNames)[number];
/** At most this many calls at once are replays, so that places remain for new events. */
const REPLAYS_AT_ONCE = 3;
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

export interface Wanted {
  isReplay: boolean;
  /** A test's turn: it may call even a disabled endpoint, so that the owner can try it. */
  isTest: boolean;
}

export function turnOf(health: HealthRow, { isReplay, isTest }: Wanted, now: Date): Turn {
  if (health.disabledAt !== undefined && !isTest) return { kind: 'stopped' };
  const place = freePlace(health, isReplay, now);
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

function freePlace(health: HealthRow, isReplay: boolean, now: Date): PlaceName | undefined {
  const names = isReplay ? placeNames.slice(0, REPLAYS_AT_ONCE) : placeNames.toReversed();
  return names.find((name) => (health[name] ?? '') <= now.toISOString());
}

export const mostHostCalls = (isReplay: boolean) => (isReplay ? hostCalls.replays : hostCalls.all);

/** A delivery without a place waits a second or two, and longer the longer it has waited. */
export function busyWaitSeconds(waitedMs: number, random: () => number): number {
  const seconds = Math.min(Math.max(1, (waitedMs / 1000) * 0.25), 30);
  return seconds * (1 + random());
}
