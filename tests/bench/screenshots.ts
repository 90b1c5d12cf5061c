/**
 * `npm run bench -- screenshots`: pictures of every public page at three widths in both colour
 * schemes, for review. They are written to the ignored results folder. `ONLY=/about,/saas` takes
 * only those pages.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { publicPaths } from '../../frontend/app/page-paths.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { serveBuild } from '../frontend/serve-build.ts';

const folder = path.resolve(import.meta.dirname, '../results/screenshots');
const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;
const pages = [...publicPaths, '/auth', '/no-such-page'];

async function photograph(browser: Browser, origin: string, width: number, scheme: Scheme) {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  const page = await context.newPage();
  const asked = process.env['ONLY']?.split(',');
  for (const address of pages.filter((candidate) => !asked || asked.includes(candidate))) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(async () => document.fonts.ready.then(() => undefined));
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    const file = path.join(folder, `${name}-${width}-${scheme}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  }
  await context.close();
}
type Scheme = (typeof schemes)[number];

export async function benchScreenshots(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await serveBuild();
  const browser = await launchPersonsBrowser();
  try {
    for (const width of widths) {
      for (const scheme of schemes) await photograph(browser, site.origin, width, scheme);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(`Screenshots are in ${path.relative(process.cwd(), folder)}`);
}
