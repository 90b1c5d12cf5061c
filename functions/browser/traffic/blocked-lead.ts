/** Finds the data that the page tried to send to sites that may not get the lead. */
import type { LogEvent } from './log.ts';
import { isIdempotent } from './request-facts.ts';

export interface BlockedLead {
  /** The first blocked site for which a request with readable lead values was refused. */
  site: string | undefined;
  /**
   * The first blocked site for which a request was refused that may hold the lead, although no
   * value is readable in it.
   */
  unreadSite: string | undefined;
}

export function blockedLead(events: readonly LogEvent[]): BlockedLead {
  const refused = events.flatMap(blockedSend);
  return {
    site: refused.find(({ showsLead }) => showsLead)?.site,
    unreadSite: refused.find(({ showsLead, isWrite }) => !showsLead && isWrite)?.site,
  };
}

interface BlockedSend {
  site: string;
  showsLead: boolean;
  isWrite: boolean;
}

function blockedSend(event: LogEvent): BlockedSend[] {
  if (event.kind === 'refused') return event.by === 'blocked' ? [event] : [];
  if (event.kind === 'begun' && event.isBlocked) {
    const isWrite = !isIdempotent(event.method);
    return [{ site: siteOf(event.url), showsLead: event.shows.part, isWrite }];
  }
  if (event.kind === 'socket opened' && event.isBlocked) {
    return [{ site: siteOf(event.url), showsLead: event.showsLead, isWrite: true }];
  }
  return [];
}

const siteOf = (url: string) => URL.parse(url)?.origin ?? url;

/** Whether a request with lead values went to any site that is not blocked. */
export function leadHasLeft(
  events: readonly LogEvent[],
  isBlocked: (url: string) => boolean,
): boolean {
  return events.some(
    (event) => event.kind === 'begun' && event.shows.part && !isBlocked(event.url),
  );
}

/**
 * The first site to which a navigation with the lead was refused because the site is not allowed.
 */
export function foreignSite(events: readonly LogEvent[]): string | undefined {
  const refused = events.find((event) => event.kind === 'refused' && event.by === 'foreign');
  return refused?.kind === 'refused' ? refused.site : undefined;
}
