import { useEffect, useState } from 'react';
import type { ApiKeyView } from '../../../contract/graphql-operations.ts';

/** The longest wait that a browser's timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Ending = Pick<ApiKeyView, 'expiresAt'>;

export function hasEnded({ expiresAt }: Ending, now: number): boolean {
  return expiresAt !== undefined && expiresAt !== null && Date.parse(expiresAt) <= now;
}

/** The end of that day where the person is; undefined for no day. */
export function endOfDay(day: string): string | undefined {
  return day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString();
}

/** A moment's day where the person is, as a date field holds it. */
export function dayOf(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-');
}

/** The time, renewed as soon as the next of these keys has ended. */
export function useNowAtExpiry(keys: readonly Ending[]): number {
  const [now, setNow] = useState(() => Date.now());
  const ends = keys.map(({ expiresAt }) => (expiresAt ? Date.parse(expiresAt) : Infinity));
  const next = Math.min(Infinity, ...ends.filter((end) => end > now));
  useEffect(() => {
    if (next === Infinity) return;
    const wait = Math.min(Math.max(next - Date.now(), 0) + 1, LONGEST_TIMER_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
