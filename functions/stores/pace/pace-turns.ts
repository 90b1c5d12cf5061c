/**
 * Decides when an attempt slot (a place) is free, over all users and within one user's part of the
 * slots. Also decides which waiting user is next: the one whose attempts took the least time
 * recently. Pure functions.
 */
import type { PaceUse, Place, SpentTime } from './pace-item.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';

/** The part of the limits of attempts that one user may take; an absent limit means no limit. */
export interface UserPart {
  atOnce?: number;
  perMinute?: number;
  /** Whether slow users together must leave a part of the attempt slots to other users. */
  leavesToQuick?: boolean;
}

interface TurnLimits {
  atOnce?: number | undefined;
  perMinute?: number | undefined;
  ofUser?: UserPart | undefined;
}

/** The longest wait of a lead that finds all attempt slots taken. An attempt takes seconds. */
export const PLACE_SECONDS = 10;
/**
 * How many seconds a user still counts as waiting after the time at which one of the user's leads
 * should try again. The tries of leads are spread over time, so a lead may try this much later.
 */
export const LATER_SECONDS = 30;
/** How long a user still counts as waiting after one of their leads has started. */
const USED_TURN_MS = 20_000;
/** The time that is added to a user's spent time if the user did not use a turn. */
const UNUSED_TURN_MS = 5000;
/** The note that a user waits is renewed only when it is older than this. */
const RECENT_MS = 5000;
/** The half-life of a user's spent time (the time that the user's recent attempts took). */
const HALF_LIFE_MS = MINUTE_MS;
/** An attempt of this length makes its user slow, because its slot stays taken for so long. */
const SLOW_MS = PLACE_SECONDS * 1000;
/** How long a user counts as slow. */
const SLOW_KEPT_MS = 10 * MINUTE_MS;
/** After a user's quick attempt, slow users may not take all slots for this long. */
const QUICK_KEPT_MS = MINUTE_MS;
/**
 * The part of all slots that slow users together may take while another user has quick attempts.
 */
const SLOW_PART = 3 / 4;
/** If a user's recent attempts took less time than this, the time is not stored. */
const LEAST_SPENT_MS = 100;
/**
 * The maximum number of users whose waiting and spent time are noted, so that the item stays small.
 */
const MOST_NOTED = 50;

/** Removes outdated entries of users, and times of recent attempts that are too short to count. */
export function turnsNow(
  { spent, waiting, slow, quick }: PaceUse,
  time: number,
): Pick<PaceUse, 'spent' | 'waiting' | 'slow' | 'quick'> {
  const counted = (one: SpentTime) => countedMs(one, time);
  const users = Object.entries(spent)
    .filter(([, one]) => counted(one) >= LEAST_SPENT_MS)
    .sort(([, one], [, other]) => counted(other) - counted(one));
  const notOver = (until: Record<string, number>) =>
    Object.fromEntries(Object.entries(until).filter(([, end]) => end > time));
  return {
    spent: Object.fromEntries(users.slice(0, MOST_NOTED)),
    waiting: notOver(waiting),
    slow: notOver(slow),
    quick: notOver(quick),
  };
}

function countedMs({ ms, at }: SpentTime, time: number): number {
  return ms * 0.5 ** (Math.max(0, time - at) / HALF_LIFE_MS);
}

/** Adds the time of an ended attempt, or of an unused turn, to the user's spent time. */
export function withSpent(
  spent: PaceUse['spent'],
  { user, at }: Place,
  { isUnused, now }: { isUnused: boolean; now: Date },
): PaceUse['spent'] {
  if (user === undefined) return spent;
  const time = now.getTime();
  const before = spent[user];
  const last = isUnused ? before?.last : Math.max(0, time - at);
  const ms = (before ? countedMs(before, time) : 0) + (isUnused ? UNUSED_TURN_MS : (last ?? 0));
  return {
    ...spent,
    [user]: { ms: Math.round(ms), at: time, ...(last !== undefined && { last }) },
  };
}

/** Marks the user of an ended attempt as slow or quick. */
export function withDuration(use: PaceUse, { user, at }: Place, now: Date): Partial<PaceUse> {
  const time = now.getTime();
  if (user === undefined) return {};
  return time - at < SLOW_MS
    ? { quick: withUser(use.quick, user, time + QUICK_KEPT_MS) }
    : { slow: withUser(use.slow, user, time + SLOW_KEPT_MS) };
}

function withUser(until: Record<string, number>, user: string, end: number) {
  const others = Object.entries(until).filter(([other]) => other !== user);
  const newest = others.sort(([, one], [, other]) => other - one).slice(0, MOST_NOTED - 1);
  return { ...Object.fromEntries(newest), [user]: end };
}

/** The time that the user's attempts took recently, including running ones. */
function spentBy({ spent, places }: PaceUse, user: string, time: number): number {
  const running = Object.values(places).filter((place) => place.user === user);
  return running.reduce(
    (sum, { at }) => sum + time - at,
    spent[user] ? countedMs(spent[user], time) : 0,
  );
}

/** When the limit per minute allows another attempt; undefined if it allows one now. */
export function minuteIsFreeAt(
  starts: readonly number[],
  perMinute = Infinity,
): number | undefined {
  if (starts.length < perMinute) return undefined;
  const first = [...starts].sort((one, other) => one - other).at(-perMinute);
  return (first ?? 0) + MINUTE_MS;
}

/**
 * When an attempt slot will probably be free; undefined if one is free now.
 * @param waitMs the probable duration of an attempt in milliseconds.
 */
export function placeIsFreeAt(
  places: readonly Place[],
  atOnce = Infinity,
  now: Date,
  waitMs = PLACE_SECONDS * 1000,
): number | undefined {
  if (places.length < atOnce) return undefined;
  const ends = places.map(({ until }) => until);
  return Math.min(now.getTime() + waitMs, ...ends);
}

/** The usual length of the user's attempts in milliseconds: 1 second to `PLACE_SECONDS`. */
function usualMs({ spent }: PaceUse, running: readonly Place[], user: string, now: Date): number {
  const times = running.map(({ at }) => now.getTime() - at);
  const longest = Math.max(1000, spent[user]?.last ?? 0, ...times);
  return Math.min(longest, PLACE_SECONDS * 1000);
}

/**
 * When the user's own part of the limits allows another attempt; undefined if it allows one now.
 */
export function ownIsFreeAt(
  use: PaceUse,
  { atOnce, ofUser }: TurnLimits,
  user: string,
  now: Date,
): number | undefined {
  if (!ofUser) return undefined;
  const own = Object.values(use.places).filter((place) => place.user === user);
  const free = [
    minuteIsFreeAt(use.userStarts[user] ?? [], ofUser.perMinute),
    placeIsFreeAt(own, ofUser.atOnce, now, usualMs(use, own, user, now)),
    ofUser.leavesToQuick ? slowPartIsFreeAt(use, atOnce, user, now) : undefined,
  ].filter((time) => time !== undefined);
  return free.length > 0 ? Math.max(...free) : undefined;
}

/** Whether an attempt of the user, ended or running, took at least `SLOW_MS` lately. */
function isSlow({ slow, places }: PaceUse, user: string, time: number): boolean {
  const isLong = (place: Place) => place.user === user && time - place.at >= SLOW_MS;
  return user in slow || Object.values(places).some(isLong);
}

/**
 * When a slow user may take another attempt slot; undefined if the user may take one now. While
 * another user has quick attempts, all slow users together take at most three quarters of the
 * slots, but at least one. So the quick user need not wait until a slow attempt ends.
 */
function slowPartIsFreeAt(
  use: PaceUse,
  atOnce = Infinity,
  user: string,
  now: Date,
): number | undefined {
  const ofSlow = (one = '') => isSlow(use, one, now.getTime());
  if (!ofSlow(user) || Object.keys(use.quick).every(ofSlow)) return undefined;
  const places = Object.values(use.places).filter((place) => ofSlow(place.user));
  return placeIsFreeAt(places, Math.max(1, Math.floor(atOnce * SLOW_PART)), now);
}

/**
 * When to try again; undefined if it is this user's turn, or if enough attempt slots are free for
 * all. Users take turns: a slot is kept for each other user who waits and whose attempts took less
 * time. The time counts and not the number of attempts, because one slow attempt takes as much time
 * as many quick ones. At most half of the slots are kept, because a user who is noted as waiting
 * may have no waiting lead any more.
 */
export function othersTurnEndsAt(
  use: PaceUse,
  limits: TurnLimits,
  user: string,
  now: Date,
): number | undefined {
  const { atOnce = Infinity, perMinute = Infinity, ofUser } = limits;
  if (!ofUser) return undefined;
  const time = now.getTime();
  const own = spentBy(use, user, time);
  const goesFirst = (other: string) =>
    spentBy(use, other, time) < own && ownIsFreeAt(use, limits, other, now) === undefined;
  const half = Math.max(1, Math.floor(Math.min(atOnce, perMinute) / 2));
  const kept = Math.min(half, Object.keys(use.waiting).filter(goesFirst).length);
  const free = Math.min(atOnce - Object.keys(use.places).length, perMinute - use.starts.length);
  return kept === 0 || free > kept ? undefined : time + PLACE_SECONDS * 1000;
}

/**
 * Shortens the time for which a user counts as waiting, because a lead of the user starts. If other
 * leads of the user still wait, one of them soon extends this time again.
 */
export function withStart(
  waiting: PaceUse['waiting'],
  user: string,
  time: number,
): PaceUse['waiting'] {
  const until = waiting[user];
  if (until === undefined) return waiting;
  return { ...waiting, [user]: Math.min(until, time + USED_TURN_MS) };
}

/**
 * Notes that the user waits for an attempt slot, so that users whose attempts took more time let
 * this user go first.
 * @param until when the user's lead may try again.
 * @returns undefined if the last note is recent, or if too many other users wait.
 */
export function withWaiting(
  waiting: PaceUse['waiting'],
  user: string,
  until: Date,
): PaceUse['waiting'] | undefined {
  const noted = waiting[user];
  if (noted === undefined && Object.keys(waiting).length >= MOST_NOTED) return undefined;
  const next = until.getTime() + LATER_SECONDS * 1000;
  if (noted !== undefined && noted > next - RECENT_MS) return undefined;
  return { ...waiting, [user]: next };
}
