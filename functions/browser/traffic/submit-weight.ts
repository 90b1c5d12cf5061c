/** How much a request looks like the form's submit: by its content and its destination. */
import type { Request } from 'playwright-core';
import { leadTexts, type Lead } from '../../../contract/lead.ts';
import { leadIn, readable } from './lead-in-request.ts';

export interface SubmitWeight {
  /** How much the request looks like the submit; 0 if it is not. */
  weight: number;
  /** Whether the request carries e-mail address and phone, that is, the whole form. */
  isWhole: boolean;
}

/** How much each property of a request adds to its weight. */
const scores = {
  wholeLead: 8,
  partOfLead: 4,
  navigation: 4,
  readingNavigation: 3,
  sameSite: 2,
  noPing: 1,
} as const;

/** @param home the address of the form. */
export function weightOf(request: Request, lead: Lead, home: string): SubmitWeight {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
  const sent = `${request.url()}\n${request.postData() ?? ''}`;
  const { email, phone } = leadIn(sent, lead);
  const isWhole = email && phone;
  const isPart = email || phone || (!reads && hasValue(sent, lead));
  const moves = request.isNavigationRequest();
  if (!isPart && (reads || !moves)) return { weight: 0, isWhole: false };
  const weight =
    (isWhole ? scores.wholeLead : isPart ? scores.partOfLead : 0) +
    (moves ? (reads ? scores.readingNavigation : scores.navigation) : 0) +
    (isSameSite(request.url(), home) ? scores.sameSite : 0) +
    (request.resourceType() === 'ping' ? 0 : scores.noPing);
  return { weight, isWhole };
}

/** Trackers are at other sites and never post the page itself. @param isPage see `isWholePage`. */
export function mayTrack(request: Request, home: string, isPage: boolean): boolean {
  return !isSameSite(request.url(), home) && !(isPage && request.method() !== 'GET');
}

/** Second-level names of countries under which sites register theirs, such as `co.in`. */
const shared = /^(co|com|net|org|gov|gob|ac|edu|or|ne|go|gen|firm|ind|nic|res)$/;

/**
 * Compares the last two labels of the hosts, or three under a country's `co.in`:
 * `api.lender.example` and `www.lender.example` are the same site.
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

function hasValue(sent: string, lead: Lead): boolean {
  const text = readable(sent);
  return leadTexts(lead).some((value) => text.includes(value.toLowerCase()));
}
