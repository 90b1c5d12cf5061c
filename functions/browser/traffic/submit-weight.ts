/** Rates how likely a request is the form's submit, by its content and its destination. */
import { isWhole } from './lead-in-request.ts';
import type { Begun } from './log.ts';
import { isIdempotent } from './request-facts.ts';

/** How much each property of a request adds to its weight (its likelihood to be the submit). */
const scores = {
  wholeLead: 8,
  partOfLead: 4,
  navigation: 4,
  readingNavigation: 3,
  sameSite: 2,
  noPing: 1,
} as const;

/**
 * @param home the address of the form.
 * @returns the request's weight; 0 if the request is certainly not the submit.
 */
export function weightOf({ method, url, type, isNavigation, shows }: Begun, home: string): number {
  const reads = isIdempotent(method);
  const isPart = shows.email || shows.phone || (!reads && shows.value);
  if (!isPart && (reads || !isNavigation)) return 0;
  return (
    (isWhole(shows) ? scores.wholeLead : isPart ? scores.partOfLead : 0) +
    (isNavigation ? (reads ? scores.readingNavigation : scores.navigation) : 0) +
    (isSameSite(url, home) ? scores.sameSite : 0) +
    (type === 'ping' ? 0 : scores.noPing)
  );
}

/**
 * Whether the request may go to a tracker: it goes to another site and is no POST that loads a
 * page.
 */
export function mayTrack(
  request: Pick<Begun, 'url' | 'method'> & { isPage: boolean },
  home: string,
): boolean {
  return !isSameSite(request.url, home) && !(request.isPage && request.method !== 'GET');
}

/**
 * Second-level domains of countries under which sites register their names, such as `co` in
 * `co.in`.
 */
const shared = /^(co|com|net|org|gov|gob|ac|edu|or|ne|go|gen|firm|ind|nic|res)$/;

/**
 * Whether two addresses belong to the same site. Compares the last two labels of the hosts, or
 * three under a domain such as `co.in`: `api.lender.example` and `www.lender.example` are the same
 * site.
 */
export function isSameSite(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && siteOf(one) === siteOf(other);
}

function siteOf(url: string): string {
  const { hostname } = new URL(url);
  if (/^[\d.]+$|:/.test(hostname)) return hostname;
  const labels = hostname.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && shared.test(second) ? -3 : -2).join('.');
}
