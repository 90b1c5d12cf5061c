/**
 * The files that search engines request. They are made from the built pages: the site map lists
 * every canonical address. Without a public origin there are no canonical addresses.
 */
import { parse } from 'parse5';
import { siteSettings } from '../content/site-settings.ts';
import { elements } from './script-policy.ts';

/** Returns a page's canonical address, unless the page asks not to be indexed. */
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

/** The name and icon that a phone shows for the site on its home screen. */
export function webManifest(): string {
  const icon = (side: number) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: siteSettings.brand,
    short_name: siteSettings.brand,
    description: siteSettings.description,
    start_url: '/',
    display: 'browser',
    background_color: '#f4f6f5',
    theme_color: '#00694b',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(180), icon(512)],
  });
}

/**
 * `robots.txt` lets crawlers read everything; a page that must not be indexed says so in its head.
 */
export function robots(addresses: readonly string[]): string {
  const [first] = addresses;
  const map = first ? [`Sitemap: ${new URL('/sitemap.xml', first).href}`] : [];
  return ['User-agent: *', 'Allow: /', ...map, ''].join('\n');
}
