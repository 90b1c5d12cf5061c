/**
 * Runs after `react-router build`, by `npm run build`: puts the prerendered not-found page where
 * CloudFront looks for it, and gives every page a Content-Security-Policy that admits exactly the
 * scripts inlined in it. The router inlines page state, so the hashes exist only once it is built.
 * Last it writes what search engines ask for.
 */
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addScriptPolicy } from './script-policy.ts';
import { canonicalOf, robots, siteMap, webManifest } from './site-files.ts';

const site = join(import.meta.dirname, '../build/client');

await rename(join(site, '404/index.html'), join(site, '404.html'));
await rm(join(site, '404'), { recursive: true });
// The router's fallback would answer unknown paths with the empty app; 404.html does that here.
await rm(join(site, '__spa-fallback.html'), { force: true });
await rm(join(site, '.vite'), { recursive: true, force: true });

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
// The protocol wants full addresses and at least one of them.
if (addresses.length > 0) await writeFile(join(site, 'sitemap.xml'), siteMap(addresses));
