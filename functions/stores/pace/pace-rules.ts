/**
 * Whether another attempt may start, given what has been used. Pure functions: each takes the
 * current item and returns the new one.
 */
import {
  dayAfter,
  firstOfNextMonth,
  momentOf,
  monthOf,
  zoneTime,
} from '../../../contract/zone-clock.ts';
import type { PaceItem, PaceUse, Place } from './pace-item.ts';

/** An absent limit means no limit. */
export interface PaceLimits {
  /** The time zone whose midnight ends a day and a month. */
  zone: string;
  atOnce?: number | undefined;
  perMinute?: number | undefined;
  perDay?: number | undefined;
  perMonth?: number | undefined;
  /** The part of `atOnce` and `perMinute` that one user may take. */
  ofUser?: { atOnce?: number; perMinute?: number } | undefined;
}

/**
 * The attempt that asks for a place. The token identifies it, because the SDK may repeat a write.
 */
export interface PaceAsking {
  token: string;
  leaseSeconds: number;
  /** Whose attempt it is; needed if the limits have `ofUser`. */
  user?: string | undefined;
}

export interface PaceWait {
  kind: 'wait';
  why: 'day_cap' | 'month_cap' | 'pace';
  until: Date;
}

/**
 * How an attempt ended. `not_started`: nothing was opened and nothing counts. `not_sent`: its place
 * and its use of the caps are given back, but its start counts for the minute. `sent`, or unknown:
 * it counts as used.
 */
export type AttemptEnd = 'not_started' | 'not_sent' | 'sent';

const MINUTE_MS = 60_000;
/** How long a lead waits if all places are taken; an attempt takes some seconds. */
const PLACE_SECONDS = 10;
const TURNS_A_MINUTE = 60 / PLACE_SECONDS;
/** How long a user counts as waiting after one of their leads found no place. */
const WAITING_MS = 30_000;
/** How long a user's last start counts for the turns; longer than an attempt or a rehearsal. */
const STARTED_MS = 180_000;
/** The number of users who are noted as waiting, and with their last start: the item stays small. */
const MOST_NOTED = 50;

/** Removes what is over: places of dead bots, starts before the last minute, earlier days. */
export function usedBy<Use extends PaceUse>(use: Use, zone: string, now: Date): Use {
  const time = now.getTime();
  const today = zoneTime(zone, now).day;
  // Never an earlier day than the item's, which a bot with a faster clock or another zone may have
  // begun.
  const day = use.day > today ? use.day : today;
  const month = use.month > monthOf(day) ? use.month : monthOf(day);
  return {
    ...use,
    places: Object.fromEntries(Object.entries(use.places).filter(([, { until }]) => until > time)),
    starts: lastMinute(use.starts, time),
    userStarts: Object.fromEntries(
      Object.entries(use.userStarts)
        .map(([user, starts]) => [user, lastMinute(starts, time)] as const)
        .filter(([, starts]) => starts.length > 0),
    ),
    lastStarts: newest(use.lastStarts, time - STARTED_MS),
    waiting: newest(use.waiting, time),
    day,
    usedToday: use.day === day ? use.usedToday : 0,
    month,
    usedThisMonth: use.month === month ? use.usedThisMonth : 0,
  };
}

/** The newest of these times, which are later than the given one. */
function newest(times: Record<string, number>, after: number): Record<string, number> {
  const kept = Object.entries(times).filter(([, time]) => time > after);
  return Object.fromEntries(kept.sort(([, one], [, other]) => other - one).slice(0, MOST_NOTED));
}

const lastMinute = (starts: readonly number[], time: number) =>
  starts.filter((start) => start > time - MINUTE_MS);

/**
 * Checks the longest wait first: a lead that must wait for the next month need not check the next
 * day.
 */
export function whyWait(
  use: PaceUse,
  limits: PaceLimits,
  { user = '' }: Pick<PaceAsking, 'user'>,
  now: Date,
): PaceWait | undefined {
  const { zone, atOnce, perMinute, perDay, perMonth, ofUser } = limits;
  const midnight = (day: string) => momentOf(zone, { day, minutes: 0 });
  if (perMonth !== undefined && use.usedThisMonth >= perMonth) {
    return { kind: 'wait', why: 'month_cap', until: midnight(firstOfNextMonth(use.month)) };
  }
  if (perDay !== undefined && use.usedToday >= perDay) {
    return { kind: 'wait', why: 'day_cap', until: midnight(dayAfter(use.day)) };
  }
  const free = [
    minuteIsFreeAt(use.starts, perMinute),
    placeIsFreeAt(Object.values(use.places), atOnce, now),
    ownIsFreeAt(use, ofUser, user, now),
    othersTurnEndsAt(use, ofUser, user, now),
  ];
  const until = Math.max(...free.map((time) => time ?? 0));
  return until > 0 ? { kind: 'wait', why: 'pace', until: new Date(until) } : undefined;
}

/** When the user may start another attempt within their own part; undefined if they may now. */
function ownIsFreeAt(
  { places, userStarts }: PaceUse,
  ofUser: PaceLimits['ofUser'],
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
function othersTurnEndsAt(
  use: PaceUse,
  ofUser: PaceLimits['ofUser'],
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
 * @returns undefined if nothing must be written: the note is recent, or users are not limited.
 */
export function withWaiting(
  use: PaceItem,
  limits: PaceLimits,
  { user }: Pick<PaceAsking, 'user'>,
  now: Date,
): PaceItem | undefined {
  if (user === undefined || !limits.ofUser) return undefined;
  if (Object.keys(use.waiting).length >= MOST_NOTED) return undefined;
  const time = now.getTime();
  if ((use.waiting[user] ?? 0) > time + WAITING_MS / 2) return undefined;
  return { ...use, waiting: { ...use.waiting, [user]: time + WAITING_MS } };
}

/** An estimate of how many attempts may start within the next minute. */
export function roomLeft(use: PaceUse, limits: PaceLimits): number {
  const {
    atOnce = Infinity,
    perMinute = Infinity,
    perDay = Infinity,
    perMonth = Infinity,
  } = limits;
  const left = Math.min(perDay - use.usedToday, perMonth - use.usedThisMonth);
  return Math.max(0, Math.min(left, perMinute, atOnce * TURNS_A_MINUTE));
}

/** When another attempt may start within the minute's limit; undefined if one may now. */
function minuteIsFreeAt(starts: readonly number[], perMinute = Infinity): number | undefined {
  if (starts.length < perMinute) return undefined;
  const first = [...starts].sort((one, other) => one - other).at(-perMinute);
  return (first ?? 0) + MINUTE_MS;
}

/** When a place will probably be free; undefined if one is free now. */
function placeIsFreeAt(places: readonly Place[], atOnce = Infinity, now: Date): number | undefined {
  if (places.length < atOnce) return undefined;
  const ends = places.map(({ until }) => until);
  return Math.min(now.getTime() + PLACE_SECONDS * 1000, ...ends);
}

export function withPlace(
  use: PaceItem,
  { token, leaseSeconds, user }: PaceAsking,
  now: Date,
): PaceItem {
  const { day, month } = use;
  const at = now.getTime();
  const place = { at, until: at + leaseSeconds * 1000, day, month };
  const ofUser = user !== undefined && {
    places: { ...use.places, [token]: { ...place, user } },
    userStarts: { ...use.userStarts, [user]: [...(use.userStarts[user] ?? []), at] },
    lastStarts: { ...use.lastStarts, [user]: at },
    // Their next lead that finds no place waits anew.
    waiting: without(use.waiting, user),
  };
  return {
    ...use,
    places: { ...use.places, [token]: place },
    starts: [...use.starts, at],
    usedToday: use.usedToday + 1,
    usedThisMonth: use.usedThisMonth + 1,
    ...ofUser,
  };
}

/** @returns undefined if the attempt holds no place, so that each end counts once. */
export function withoutPlace(use: PaceItem, token: string, end: AttemptEnd): PaceItem | undefined {
  const { [token]: place, ...places } = use.places;
  if (!place) return undefined;
  const back = end === 'sent' ? 0 : 1;
  return {
    ...use,
    ...(end === 'not_started' && withoutStart(use, place)),
    places,
    usedToday: use.usedToday - (place.day === use.day ? back : 0),
    usedThisMonth: use.usedThisMonth - (place.month === use.month ? back : 0),
  };
}

function withoutStart({ starts, userStarts }: PaceUse, { at, user }: Place): Partial<PaceUse> {
  const withoutOne = (times: readonly number[]) => {
    const found = times.indexOf(at);
    return times.filter((_, index) => index !== found);
  };
  const own = user === undefined ? undefined : userStarts[user];
  return {
    starts: withoutOne(starts),
    ...(user !== undefined && own && { userStarts: { ...userStarts, [user]: withoutOne(own) } }),
  };
}

function without<Value>(values: Record<string, Value>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));
}
