/**
 * A timer shared by everything that ends at a known time: API keys when they expire, and
 * submissions when their retention ends.
 */
import { useEffect, useState } from 'react';

/** The longest delay in milliseconds that a browser's timer accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Ending {
  /** When the key or submission ends, as ISO 8601; absent or null if it never ends. */
  expiresAt?: string | null | undefined;
}

/** @param now the current time in milliseconds since 1970. */
export function hasEnded({ expiresAt }: Ending, now: number): boolean {
  return expiresAt !== undefined && expiresAt !== null && Date.parse(expiresAt) <= now;
}

/** Returns the current time, and renders again as soon as the next of the given items ends. */
export function useNowAtExpiry(endings: readonly Ending[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = endings.reduce((soonest, { expiresAt }) => {
    const end = expiresAt ? Date.parse(expiresAt) : Infinity;
    return end > now && end < soonest ? end : soonest;
  }, Infinity);
  useEffect(() => {
    if (next === Infinity) return;
    const pauseMs = Math.min(Math.max(next - Date.now(), 0) + 1, LONGEST_TIMER_MS);
    const timer = setTimeout(() => setNow(Date.now()), pauseMs);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
