import { MINUTE_MS } from '../../../contract/time-units.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
const relative = new Intl.RelativeTimeFormat('en-GB', { style: 'short' });

/**
 * Units of time from large to small. The largest unit that fits at least once into the time is
 * used.
 */
const units = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** Formats a moment with the user's time zone: `22 Nov, 14:27:55 CET`. */
export function formatMoment(time: string): string {
  return moment.format(new Date(time));
}

/**
 * Formats a moment relative to now: `just now`, `7 min ago`, `in 3 hr`.
 * @param now the current time in milliseconds since 1970.
 */
export function formatRelative(time: string, now: number): string {
  const distance = Date.parse(time) - now;
  const unit = units.find(([, length]) => Math.abs(distance) >= length);
  return unit ? relative.format(Math.trunc(distance / unit[1]), unit[0]) : 'just now';
}

/** Formats a duration: `840 ms`, `2.4 s`, `1 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < MINUTE_MS) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
