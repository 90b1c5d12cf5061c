/**
 * When a place is free, for everybody and within one user's part, and whose turn it is: that of
 * the waiting user whose attempts took the least time of late. Pure functions.
 */
import type { PaceItem, PaceUse, Place, SpentTime } from './pace-item.ts';

/** The part of a pace's limits that one user may take. An absent limit means no limit. */
export interface UserPart {
  atOnce?: number;
  perMinute?: number;
}

const MINUTE_MS = 60_000;
/** How long a lead waits if all places are taken; an attempt takes some seconds. */
export const PLACE_SECONDS = 10;
/**
 * How long a user counts as waiting after one of their leads found no place, even if another of
 * their leads starts meanwhile: leads that have waited long ask some 20 seconds apart.
 */
const WAITING_MS = 30_000;
/** After this time, about as long as an attempt may take, spent time counts half. */
const HALF_LIFE_MS = 60_000;
/** Less spent time than this is forgotten. */
const LEAST_SPENT_MS = 100;
/** The number of users who are noted as waiting, and with their time: the item stays small. */
const MOST_NOTED = 50;

/** Removes what is over. */
export function turnsNow(
  { spent, waiting }: PaceUse,
  time: number,
): Pick<PaceUse, 'spent' | 'waiting'> {
  const counted = (one: SpentTime) => countedMs(one, time);
  const users = Object.entries(spent)
    .filter(([, one]) => counted(one) >= LEAST_SPENT_MS)
    .sort(([, one], [, other]) => counted(other) - counted(one));
  return {
    spent: Object.fromEntries(users.slice(0, MOST_NOTED)),
    waiting: Object.fromEntries(Object.entries(waiting).filter(([, until]) => until > time)),
  };
}

function countedMs({ ms, at }: SpentTime, time: number): number {
  return ms * 0.5 ** (Math.max(0, time - at) / HALF_LIFE_MS);
}

/** Adds the time of an attempt that has ended. */
export function withSpent(
  spent: PaceUse['spent'],
  { user, at }: Place,
  now: Date,
): PaceUse['spent'] {
  if (user === undefined) return spent;
  const time = now.getTime();
  const before = spent[user] ? countedMs(spent[user], time) : 0;
  return { ...spent, [user]: { ms: Math.round(before + Math.max(0, time - at)), at: time } };
}

/** The time of the user's attempts, those that run included. */
function spentBy({ spent, places }: PaceUse, user: string, time: number): number {
  const running = Object.values(places).filter((place) => place.user === user);
  return running.reduce(
    (sum, { at }) => sum + time - at,
    spent[user] ? countedMs(spent[user], time) : 0,
  );
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
 * Users take turns: while others wait whose attempts took less time, this user waits too. Time, not
 * starts, because one slow attempt takes as much as many quick ones. When to ask again; undefined if
 * it is this user's turn.
 */
export function othersTurnEndsAt(
  use: PaceUse,
  ofUser: UserPart | undefined,
  user: string,
  now: Date,
): number | undefined {
  if (!ofUser) return undefined;
  const time = now.getTime();
  const own = spentBy(use, user, time);
  const goesFirst = (other: string) =>
    spentBy(use, other, time) < own && ownIsFreeAt(use, ofUser, other, now) === undefined;
  const isOthers = Object.keys(use.waiting).some(goesFirst);
  return isOthers ? now.getTime() + PLACE_SECONDS * 1000 : undefined;
}

/**
 * Notes that the user waits for a place, so that users who have spent more time let this one go first.
 * @returns undefined if the note is recent, or too many users wait.
 */
export function withWaiting(use: PaceItem, user: string, now: Date): PaceItem | undefined {
  if (Object.keys(use.waiting).length >= MOST_NOTED) return undefined;
  const time = now.getTime();
  if ((use.waiting[user] ?? 0) > time + WAITING_MS / 2) return undefined;
  return { ...use, waiting: { ...use.waiting, [user]: time + WAITING_MS } };
}
