/**
 * The files that search engines ask for. Made from the built pages themselves: what they call
 * canonical is listed, and where no public origin was given there is nothing to list.
 */
import { parse } from 'parse5';
import { elements } from './script-policy.ts';

/** The address that a page calls its own, unless it asks not to be indexed. */
export function canonicalOf(html: string): string | undefined {
  const document = parse(html);
  const attribute = (of: { attrs: { name: string; value: string }[] }, name: string) =>
    of.attrs.find((candidate) => candidate.name === name)?.value;
  const hidden = elements(document, 'meta').some(
    (meta) =>
      attribute(meta, 'name') === 'robots' && attribute(meta, 'content')?.includes('noindex'),
  );
  if (hidden) return undefined;
  const link = elements(document, 'link').find((found) => attribute(found, 'rel') === 'canonical');
  return link && attribute(link, 'href');
}

export function siteMap(addresses: readonly string[]): string {
  const entries = [...addresses].sort().map((address) => `  <url><loc>${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Crawlers may read everything: a page that must stay out of an index says so itself. */
export function robots(addresses: readonly string[]): string {
  const [first] = addresses;
  const map = first ? [`Sitemap: ${new URL('/sitemap.xml', first).href}`] : [];
  return ['User-agent: *', 'Allow: /', ...map, ''].join('\n');
}
