/**
 * Which sites may get the leads of a user's form: the site of the form's address, and the sites
 * that the owner has confirmed (`allowedOrigins` of the recipe). Sites are written as origins, such
 * as `https://forms.example`.
 */
import type { RehearsalReport } from './rehearsal.ts';

/** The origins of `found` that belong to no confirmed site, without duplicates. */
export function unconfirmedOf(found: readonly string[], confirmed: readonly string[]): string[] {
  const sites = new Set(confirmed.map(siteOf));
  return [...new Set(found)].filter((origin) => origin !== '' && !sites.has(siteOf(origin)));
}

/**
 * The origins that a rehearsal, a trial run without submit, found: the form's own origin, and the
 * origins to which the form sends its entries.
 */
export function foundSites({ origin, sendsTo = [] }: Pick<RehearsalReport, 'origin' | 'sendsTo'>) {
  return [origin, ...sendsTo];
}

/** `www.example.com` and `example.com` count as one site, as they do in the browser function. */
function siteOf(origin: string): string {
  return origin.replace(/^https?:\/\/(?:www\.)?/, '');
}
