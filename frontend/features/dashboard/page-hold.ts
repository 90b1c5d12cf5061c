/**
 * Work that a reload of the page would cut short: an import, a bulk retry, an open edit. Whoever
 * does such work holds the page; the test card's reload waits until nobody does.
 */
import { useEffect } from 'react';

let holders = 0;
const waiting = new Set<() => void>();

/** @returns what lets go; calling it again does nothing. */
export function holdPage(): () => void {
  let held = true;
  holders += 1;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    waiting.forEach((resolve) => resolve());
    waiting.clear();
  };
}

export function whenPageIsFree(): Promise<void> {
  if (holders === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.add(resolve));
}

/** Holds the page while `active`. */
export function usePageHold(active = true): void {
  useEffect(() => (active ? holdPage() : undefined), [active]);
}
