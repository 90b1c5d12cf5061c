/**
 * Runs after `react-router build`, from `npm run build`. Moves the prerendered not-found page to
 * where CloudFront looks for it, adds preload links for the scripts of each page's first view,
 * gives every page a Content-Security-Policy that admits exactly its inline scripts, and writes the
 * files for search engines. The router inlines page state, so the hashes exist only after the
 * build.
 */
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationPages } from '../app/application-pages.ts';
import { pagesOfMany } from '../app/page-paths.ts';
import { addFirstView, firstViewFile, type FirstViews } from './first-view.ts';
import { addScriptPolicy } from './script-policy.ts';
import { canonicalOf, robots, siteMap, webManifest } from './site-files.ts';

const site = join(import.meta.dirname, '../build/client');

await rename(join(site, '404/index.html'), join(site, '404.html'));
await rm(join(site, '404'), { recursive: true });
// The router's fallback page would answer unknown paths with the empty application, so it is
// deleted; 404.html answers these paths.
await rm(join(site, '__spa-fallback.html'), { force: true });
await rm(join(site, '.vite'), { recursive: true, force: true });

const firstViews = JSON.parse(await readFile(join(site, firstViewFile), 'utf8')) as FirstViews;
await rm(join(site, firstViewFile));
for (const [route, page] of Object.entries(applicationPages)) {
  const file = join(site, pagesOfMany[route] ?? route, 'index.html');
  await writeFile(file, addFirstView(await readFile(file, 'utf8'), firstViews[page] ?? []));
}

const addresses: string[] = [];
for await (const page of glob('**/*.html', { cwd: site })) {
  const file = join(site, page);
  const html = await readFile(file, 'utf8');
  const canonical = canonicalOf(html);
  if (canonical) addresses.push(canonical);
  await writeFile(file, addScriptPolicy(html));
}
await writeFile(join(site, 'robots.txt'), robots(addresses));
await writeFile(join(site, 'manifest.webmanifest'), webManifest());
// A site map must contain at least one full address, so it is written only if canonical addresses
// exist.
if (addresses.length > 0) await writeFile(join(site, 'sitemap.xml'), siteMap(addresses));
