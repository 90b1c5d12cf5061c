/**
 * Draws the site's icons and its preview picture for shared links, with the Chromium from the npm
 * package. Run by hand (`node tests/bench/draw-card.ts`); the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { home } from '../../frontend/content/home.ts';
import { siteSettings } from '../../frontend/content/site-settings.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';

const frontend = path.resolve(import.meta.dirname, '../../frontend');
const fonts = path.resolve(frontend, '../node_modules/@fontsource-variable/bricolage-grotesque');

async function dataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

async function card(): Promise<string> {
  const chart = await dataUrl(
    path.join(frontend, 'shared/design/artwork/contours.svg'),
    'image/svg+xml',
  );
  const font = await dataUrl(
    path.join(fonts, 'files/bricolage-grotesque-latin-wght-normal.woff2'),
    'font/woff2',
  );
  return `<style>
    @font-face { font-family: Display; src: url(${font}); font-weight: 200 800 }
    body { margin: 0; width: 1200px; height: 630px; background: #06231b; color: #eef6f2;
      font-family: Display; position: relative; overflow: hidden }
    body::before { content: ''; position: absolute; inset: 0; background: #1d4a3c;
      mask: url(${chart}) right / cover }
    h1 { position: absolute; left: 72px; bottom: 72px; margin: 0; width: 760px;
      font-size: 84px; line-height: .98; letter-spacing: -.045em }
    p { position: absolute; left: 72px; top: 64px; margin: 0; font-size: 34px; font-weight: 680 }
    svg { position: absolute; inset: 0 }
  </style>
  <svg viewBox="0 0 1200 630" fill="none" stroke="#5fe3ae" stroke-width="6">
    <path d="M700 700 860 480 980 330 1100 130"/>
    <g fill="#06231b"><circle cx="860" cy="480" r="12"/><circle cx="980" cy="330" r="12"/>
    <circle cx="1100" cy="130" r="26"/></g><circle cx="1100" cy="130" r="8" fill="#5fe3ae"/>
  </svg><p>${siteSettings.brand}</p><h1>${home.headline}</h1>`;
}

interface Picture {
  name: string;
  width: number;
  height: number;
  html: string;
}

async function draw(browser: Browser, { name, width, height, html }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
  await writeFile(path.join(frontend, 'public', name), await page.screenshot());
  await page.close();
}

export async function drawCard(): Promise<void> {
  const icon = await readFile(path.join(frontend, 'public/icon.svg'), 'utf8');
  const square = (side: number): Picture => ({
    name: `icon-${side}.png`,
    width: side,
    height: side,
    html: `<style>body { margin: 0; background: #00694b }</style>${icon}`,
  });
  const browser = await launchPersonsBrowser();
  try {
    await draw(browser, { name: 'card.png', width: 1200, height: 630, html: await card() });
    await draw(browser, square(180));
    await draw(browser, square(512));
  } finally {
    await browser.close();
  }
}

if (import.meta.main) await drawCard();
