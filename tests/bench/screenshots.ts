/**
 * `npm run bench -- screenshots`: takes pictures of every public page at three widths in both
 * colour schemes, and of each state of the sign-in page, for a person to review. The pictures go to
 * the ignored results folder. `ONLY=/about,/auth` takes only those pages, `WIDTHS=940,1100` uses
 * other widths. `npm run bench -- screenshots readme` takes only the README's pictures.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { publicPaths } from '../../frontend/app/page-paths.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { serveBuild } from '../frontend/serve-build.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { answerSignIn, signInStates } from '../end-to-end/sign-in/states.ts';

const folder = path.resolve(import.meta.dirname, '../results/screenshots');
const widths = process.env['WIDTHS']?.split(',').map(Number) ?? [390, 820, 1440];
const schemes = ['light', 'dark'] as const;
const pages = [...publicPaths, '/no-such-page'];
const signIn = '/auth';

async function photograph(browser: Browser, origin: string, width: number, scheme: Scheme) {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  await answerSignIn(context);
  const page = await context.newPage();
  const only = process.env['ONLY']?.split(',');
  const isAsked = (address: string) => !only || only.includes(address);
  const picture = async (name: string) => {
    await page.evaluate(async () => document.fonts.ready.then(() => undefined));
    const file = path.join(folder, `${name}-${width}-${scheme}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  };
  for (const address of pages.filter(isAsked)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await picture(address === '/' ? 'home' : address.slice(1).replaceAll('/', '-'));
  }
  for (const { name, act, heading } of isAsked(signIn) ? signInStates : []) {
    await page.goto(signIn, { waitUntil: 'networkidle' });
    await act(page);
    await page.getByRole('heading', { name: heading }).waitFor();
    await picture(name);
  }
  await context.close();
}
type Scheme = (typeof schemes)[number];

/**
 * @param options `readme` takes only the README's pictures. If the variable `ONLY` names pages, the
 *   README's pictures are left out.
 */
export async function benchScreenshots(options: readonly string[]): Promise<void> {
  if (!options.includes('readme')) await photographPages();
  if (!process.env['ONLY']) await takeReadmePictures();
}

async function photographPages(): Promise<void> {
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
