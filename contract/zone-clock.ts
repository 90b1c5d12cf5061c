/**
 * The calendar of a time zone, using Intl only: the local day and month, and when a local day or
 * hour begins. Because of summer time, days may have 23 or 25 hours, and hours may occur twice or
 * never.
 */
import { DAY_MS, MINUTE_MS } from './time-units.ts';

/** A local date and time in the zone. */
export interface ZoneTime {
  /** A day such as 2026-03-01. */
  day: string;
  /** The time of day on the zone's clock, in minutes after midnight. */
  minutes: number;
}

/** Formatters are cached, because creating one costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Accepts names such as Asia/Kolkata; refuses offsets such as +05:30, which ignore summer time. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(zone)) return false;
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Each zone's newest local time, cached because callers ask for it several times a minute. */
const shownLast = new Map<string, { minute: number; shown: ZoneTime }>();

export function zoneTime(zone: string, time: Date): ZoneTime {
  const minute = Math.floor(time.getTime() / MINUTE_MS);
  const last = shownLast.get(zone);
  if (last?.minute === minute) return last.shown;
  const shown = readFormat(zone, time);
  shownLast.set(zone, { minute, shown });
  return shown;
}

function readFormat(zone: string, time: Date): ZoneTime {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { day: `${year}-${month}-${day}`, minutes };
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function firstOfNextMonth(month: string): string {
  return `${monthOf(dayAfter(`${month}-01`, 31))}-01`;
}

/** The weekday of a local day: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;
}

/**
 * Returns the moment at which the zone's clock first shows a local time. If a clock change skips
 * the local time, returns the moment of the change.
 */
export function momentOf(zone: string, { day, minutes }: ZoneTime): Date {
  const shown = Date.parse(`${day}T00:00:00.000Z`) + minutes * MINUTE_MS;
  const guesses = guessesOf(zone, shown);
  const [first = shown, last = shown] = guesses;
  const exact = guesses.find((guess) => guess + offsetAt(zone, guess) === shown);
  return new Date(exact ?? passing(zone, shown, [first, last]));
}

/**
 * All moments, in order, at which a daily period may begin on the given day. These are each moment
 * at which the clock shows the period's starting time, and the day's clock change, if any. A clock
 * change may skip the starting time, or put the clock back into the period.
 */
export function beginningsOf(zone: string, { day, minutes }: ZoneTime): Date[] {
  const shown = Date.parse(`${day}T00:00:00.000Z`) + minutes * MINUTE_MS;
  const exact = guessesOf(zone, shown).filter((guess) => guess + offsetAt(zone, guess) === shown);
  const midnights = [day, dayAfter(day)].map((date) => momentOf(zone, { day: date, minutes: 0 }));
  const [from = 0, to = 0] = midnights.map((midnight) => midnight.getTime());
  const change = changeWithin(zone, from - MINUTE_MS, to);
  const all = [...new Set([...exact, ...(change === undefined ? [] : [change])])];
  return all.sort((one, other) => one - other).map((moment) => new Date(moment));
}

/**
 * Candidate moments for a local time, computed with the UTC offsets one day earlier and one day
 * later.
 */
function guessesOf(zone: string, shown: number): number[] {
  return [shown - DAY_MS, shown + DAY_MS]
    .map((near) => shown - offsetAt(zone, near))
    .sort((one, other) => one - other);
}

/**
 * The first minute between `from` and `to` at which the zone's UTC offset differs from the offset
 * at `from`.
 */
function changeWithin(zone: string, from: number, to: number): number | undefined {
  const before = offsetAt(zone, from);
  return offsetAt(zone, to) === before
    ? undefined
    : firstMinute([from, to], (time) => offsetAt(zone, time) !== before);
}

/**
 * The first minute in the given range at which the zone's clock shows the given time or a later
 * time.
 */
function passing(zone: string, shown: number, between: [number, number]): number {
  return firstMinute(between, (time) => time + offsetAt(zone, time) >= shown);
}

/** The first minute after `before` at which `holds` is true; it must be true at `after`. */
function firstMinute([before, after]: [number, number], holds: (time: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** By how much the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, time: number): number {
  const { day, minutes } = zoneTime(zone, new Date(time));
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${day}T00:00:00.000Z`) + minutes * MINUTE_MS - minute;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}
