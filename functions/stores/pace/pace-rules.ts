/**
 * Decides whether another attempt may start, given the used part of the limits. Pure functions:
 * each takes the current item and returns the new one.
 */
import {
  dayAfter,
  firstOfNextMonth,
  momentOf,
  monthOf,
  zoneTime,
} from '../../../contract/zone-clock.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import type { PaceItem, PaceUse, Place } from './pace-item.ts';
import {
  minuteIsFreeAt,
  othersTurnEndsAt,
  ownIsFreeAt,
  PLACE_SECONDS,
  placeIsFreeAt,
  turnsNow,
  withDuration,
  withSpent,
  withStart,
  type UserPart,
} from './pace-turns.ts';

/** A time zone for limits that count neither days nor months, so that the zone does not matter. */
export const anyZone = 'UTC';

/** The limits of attempts (a pace); an absent limit means no limit. */
export interface PaceLimits {
  /** The time zone at whose midnight a day and a month end. */
  zone: string;
  atOnce?: number | undefined;
  perMinute?: number | undefined;
  perDay?: number | undefined;
  perMonth?: number | undefined;
  /** The part of `atOnce` and `perMinute` that one user may take. */
  ofUser?: UserPart | undefined;
}

/**
 * An attempt's request for a slot under the limits. Its token identifies the attempt, because the
 * SDK may repeat a write.
 */
export interface PaceAsking {
  token: string;
  leaseSeconds: number;
  /** The user of the attempt; required if the limits have `ofUser`. */
  user?: string | undefined;
}

export interface PaceWait {
  kind: 'wait';
  why: 'day_cap' | 'month_cap' | 'pace';
  until: Date;
}

/**
 * How an attempt ended. `not_started`: nothing was opened, and nothing counts. `turn_unused`:
 * nothing was opened because of the user, for example because of their form's pace. This end uses
 * up the user's turn; otherwise leads that never start would always come first. `not_sent`: the
 * attempt frees its slot and does not count for the day and the month, but its start counts for the
 * limit per minute. `sent`, or an unknown end: the attempt counts for the minute, the day and the
 * month.
 */
export type AttemptEnd = 'not_started' | 'turn_unused' | 'not_sent' | 'sent';

const TURNS_A_MINUTE = 60 / PLACE_SECONDS;
/**
 * Removes outdated entries: attempt slots of dead bots, starts of attempts more than a minute ago,
 * counts of earlier days and months.
 */
export function usedBy<Use extends PaceUse>(use: Use, zone: string, now: Date): Use {
  const time = now.getTime();
  const today = zoneTime(zone, now).day;
  // The day is never earlier than the item's day, which a bot with a faster clock or another time
  // zone may have written.
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
    ...turnsNow(use, time),
    day,
    usedToday: use.day === day ? use.usedToday : 0,
    month,
    usedThisMonth: use.month === month ? use.usedThisMonth : 0,
  };
}

const lastMinute = (starts: readonly number[], time: number) =>
  starts.filter((start) => start > time - MINUTE_MS);

/**
 * Why and until when an attempt must wait. The limit with the longest wait is checked first: if the
 * month's limit is used up, the day's limit does not matter.
 */
export function whyWait(
  use: PaceUse,
  limits: PaceLimits,
  { user = '' }: Pick<PaceAsking, 'user'>,
  now: Date,
): PaceWait | undefined {
  const { zone, atOnce, perMinute, perDay, perMonth } = limits;
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
    ownIsFreeAt(use, limits, user, now),
    othersTurnEndsAt(use, limits, user, now),
  ];
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

export function withPlace(
  use: PaceItem,
  { perMinute, ofUser }: PaceLimits,
  { token, leaseSeconds, user }: PaceAsking,
  now: Date,
): PaceItem {
  const { day, month, userStarts } = use;
  const at = now.getTime();
  const place = { at, until: at + leaseSeconds * 1000, day, month };
  const owned = user === undefined ? place : { ...place, user };
  return {
    ...use,
    places: { ...use.places, [token]: owned },
    ...(perMinute !== undefined && { starts: [...use.starts, at] }),
    ...(user !== undefined && { waiting: withStart(use.waiting, user, at) }),
    ...(user !== undefined &&
      ofUser?.perMinute !== undefined && {
        userStarts: { ...userStarts, [user]: [...(userStarts[user] ?? []), at] },
      }),
    usedToday: use.usedToday + 1,
    usedThisMonth: use.usedThisMonth + 1,
  };
}

/**
 * Frees the attempt's slot.
 * @returns undefined if the attempt has no slot, for example because its end was already counted.
 */
export function withoutPlace(
  use: PaceItem,
  { token, end }: { token: string; end: AttemptEnd },
  now: Date,
): PaceItem | undefined {
  const { [token]: place, ...places } = use.places;
  if (!place) return undefined;
  const back = end === 'sent' ? 0 : 1;
  const isUnused = end === 'turn_unused';
  const isStarted = end === 'sent' || end === 'not_sent';
  return {
    ...use,
    ...(isStarted ? withDuration(use, place, now) : withoutStart(use, place)),
    ...(end !== 'not_started' && { spent: withSpent(use.spent, place, { isUnused, now }) }),
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
