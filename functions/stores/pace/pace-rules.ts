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
import type { PaceItem, PaceUse } from './pace-item.ts';

/** An absent limit means no limit. */
export interface PaceLimits {
  /** The time zone whose midnight ends a day and a month. */
  zone: string;
  atOnce?: number | undefined;
  perMinute?: number | undefined;
  perDay?: number | undefined;
  perMonth?: number | undefined;
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
    starts: use.starts.filter((start) => start > time - MINUTE_MS),
    day,
    usedToday: use.day === day ? use.usedToday : 0,
    month,
    usedThisMonth: use.month === month ? use.usedThisMonth : 0,
  };
}

/**
 * Checks the longest wait first: a lead that must wait for the next month need not check the next
 * day.
 */
export function whyWait(use: PaceUse, limits: PaceLimits, now: Date): PaceWait | undefined {
  const { zone, atOnce, perMinute, perDay, perMonth } = limits;
  const midnight = (day: string) => momentOf(zone, { day, minutes: 0 });
  if (perMonth !== undefined && use.usedThisMonth >= perMonth) {
    return { kind: 'wait', why: 'month_cap', until: midnight(firstOfNextMonth(use.month)) };
  }
  if (perDay !== undefined && use.usedToday >= perDay) {
    return { kind: 'wait', why: 'day_cap', until: midnight(dayAfter(use.day)) };
  }
  const free = [minuteIsFreeAt(use, perMinute), placeIsFreeAt(use, atOnce, now)];
  const until = Math.max(...free.map((time) => time ?? 0));
  return until > 0 ? { kind: 'wait', why: 'pace', until: new Date(until) } : undefined;
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
function minuteIsFreeAt({ starts }: PaceUse, perMinute = Infinity): number | undefined {
  if (starts.length < perMinute) return undefined;
  const first = [...starts].sort((one, other) => one - other).at(-perMinute);
  return (first ?? 0) + MINUTE_MS;
}

/** When a place will probably be free; undefined if one is free now. */
function placeIsFreeAt({ places }: PaceUse, atOnce = Infinity, now: Date): number | undefined {
  const ends = Object.values(places).map(({ until }) => until);
  if (ends.length < atOnce) return undefined;
  return Math.min(now.getTime() + PLACE_SECONDS * 1000, ...ends);
}

export function withPlace(
  use: PaceItem,
  { token, leaseSeconds }: { token: string; leaseSeconds: number },
  now: Date,
): PaceItem {
  const { day, month } = use;
  const at = now.getTime();
  const place = { at, until: at + leaseSeconds * 1000, day, month };
  return {
    ...use,
    places: { ...use.places, [token]: place },
    starts: [...use.starts, at],
    usedToday: use.usedToday + 1,
    usedThisMonth: use.usedThisMonth + 1,
  };
}

/** @returns undefined if the attempt holds no place, so that each end counts once. */
export function withoutPlace(use: PaceItem, token: string, end: AttemptEnd): PaceItem | undefined {
  const { [token]: place, ...places } = use.places;
  if (!place) return undefined;
  const back = end === 'sent' ? 0 : 1;
  const started = end === 'not_started' ? use.starts.indexOf(place.at) : -1;
  return {
    ...use,
    places,
    starts: use.starts.filter((_, index) => index !== started),
    usedToday: use.usedToday - (place.day === use.day ? back : 0),
    usedThisMonth: use.usedThisMonth - (place.month === use.month ? back : 0),
  };
}
