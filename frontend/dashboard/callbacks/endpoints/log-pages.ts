/**
 * The pages of the delivery log that the user has opened. Only pages that may have changed are read
 * again: the newest page, because it can have new deliveries, and each page with a call that is due
 * soon.
 */
import type { DeliveryView } from '../../../../contract/graphql-operations.ts';

export interface LogPage {
  items: DeliveryView[];
  nextToken: string | null;
}

export interface LogPages {
  pages: LogPage[];
  /**
   * The token by which each page of the log was read: the previous page's `nextToken`, and null for
   * the newest page.
   */
  pageParams: unknown[];
}

const SOON_MS = 15_000;

export function hasSoon({ items }: LogPage, now: number): boolean {
  return items.some(
    ({ nextCallAt }) => nextCallAt !== null && Date.parse(nextCallAt) < now + SOON_MS,
  );
}

export function tokensToRead({ pages }: LogPages, now: number): (string | null)[] {
  return pages.flatMap((page, at) => {
    const before = pages[at - 1];
    if (!before) return [null];
    return hasSoon(page, now) ? [before.nextToken] : [];
  });
}

/** @param read the pages that were read again, the newest one first. */
export function withPages(shown: LogPages, read: readonly LogPage[]): LogPages {
  const [newest] = read;
  if (!newest) return shown;
  const known = new Set(shown.pages.flatMap(({ items }) => items.map(({ eventId }) => eventId)));
  const added = newest.items.filter(({ eventId }) => !known.has(eventId));
  // Deliveries may be missing between the newest page and the other shown pages, so the log starts
  // again with only the newest page.
  const isFar = added.length === newest.items.length && newest.nextToken !== null;
  if (isFar || shown.pages.length < 2) return { pages: [newest], pageParams: [null] };
  const fresh = new Map(read.flatMap(({ items }) => items.map((item) => [item.eventId, item])));
  const pages = shown.pages.map(({ items, nextToken }, at) => ({
    items: [...(at === 0 ? added : []), ...items.map((item) => fresh.get(item.eventId) ?? item)],
    nextToken,
  }));
  return { pages, pageParams: shown.pageParams };
}
