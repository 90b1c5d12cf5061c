/**
 * When a place is free, for everybody and within one user's part, and whose turn it is: the user who
 * waits and started least recently. Pure functions.
 */
import type { PaceItem, PaceUse, Place } from './pace-item.ts';

/** The part of a pace's limits that one user may take. An absent limit means no limit. */
export interface UserPart {
  atOnce?: number;
  perMinute?: number;
}

const MINUTE_MS = 60_000;
/** How long a lead waits if all places are taken; an attempt takes some seconds. */
export const PLACE_SECONDS = 10;
/** How long a user counts as waiting after one of their leads found no place. */
const WAITING_MS = 30_000;
/** How long a user's last start counts for the turns; longer than an attempt or a rehearsal. */
const STARTED_MS = 180_000;
/** The number of users who are noted as waiting, and with their last start: the item stays small. */
const MOST_NOTED = 50;

/** Removes what is over. */
export function turnsNow(
  { lastStarts, waiting }: PaceUse,
  time: number,
): Pick<PaceUse, 'lastStarts' | 'waiting'> {
  return { lastStarts: newest(lastStarts, time - STARTED_MS), waiting: newest(waiting, time) };
}

/** The newest of these times, which are later than the given one. */
function newest(times: Record<string, number>, after: number): Record<string, number> {
  const kept = Object.entries(times).filter(([, time]) => time > after);
  return Object.fromEntries(kept.sort(([, one], [, other]) => other - one).slice(0, MOST_NOTED));
}

/** When another attempt may start within the minute's limit; undefined if one may now. */
export function minuteIsFreeAt(
  starts: readonly number[],
  perMinute = Infinity,
): number | undefined {
  if (starts.length < perMinute) return undefined;
  const first = [...starts].sort((one, other) => one - other).at(-perMinute);
  return (first ?? 0) + MINUTE_MS;
}

/** When a place will probably be free; undefined if one is free now. */
export function placeIsFreeAt(
  places: readonly Place[],
  atOnce = Infinity,
  now: Date,
): number | undefined {
  if (places.length < atOnce) return undefined;
  const ends = places.map(({ until }) => until);
  return Math.min(now.getTime() + PLACE_SECONDS * 1000, ...ends);
}

/** When the user may start another attempt within their own part; undefined if they may now. */
export function ownIsFreeAt(
  { places, userStarts }: PaceUse,
  ofUser: UserPart | undefined,
  user: string,
  now: Date,
): number | undefined {
  const own = Object.values(places).filter((place) => place.user === user);
  const minute = minuteIsFreeAt(userStarts[user] ?? [], ofUser?.perMinute);
  const place = placeIsFreeAt(own, ofUser?.atOnce, now);
  return minute === undefined && place === undefined
    ? undefined
    : Math.max(minute ?? 0, place ?? 0);
}

/**
 * Users take turns: while others wait, whose last start was earlier, this user waits too. When to
 * ask again; undefined if it is this user's turn.
 */
export function othersTurnEndsAt(
  use: PaceUse,
  ofUser: UserPart | undefined,
  user: string,
  now: Date,
): number | undefined {
  if (!ofUser) return undefined;
  const { [user]: own = 0 } = use.lastStarts;
  const goesFirst = (other: string) =>
    (use.lastStarts[other] ?? 0) < own && ownIsFreeAt(use, ofUser, other, now) === undefined;
  const isOthers = Object.keys(use.waiting).some(goesFirst);
  return isOthers ? now.getTime() + PLACE_SECONDS * 1000 : undefined;
}

/**
 * Notes that the user waits for a place, so that users who started later let this one go first.
 * @returns undefined if the note is recent, or too many users wait.
 */
export function withWaiting(use: PaceItem, user: string, now: Date): PaceItem | undefined {
  if (Object.keys(use.waiting).length >= MOST_NOTED) return undefined;
  const time = now.getTime();
  if ((use.waiting[user] ?? 0) > time + WAITING_MS / 2) return undefined;
  return { ...use, waiting: { ...use.waiting, [user]: time + WAITING_MS } };
}
