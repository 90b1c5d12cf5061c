/** Visitors of the public site, each in a browser context of its own. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { screenshotService } from '../../contract/screenshot-service.ts';
import { objections } from './axe.ts';
import { launchPersonsBrowser, openContext } from './browser.ts';
import { openStage } from './stage.ts';

const widths = [1440, 820, 390];
export const thumbnails = `${new URL(screenshotService).origin}/**`;
/** The picture that the tests return in place of the screenshot service. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export async function openSite() {
  const stage = await openStage();
  const browser = await launchPersonsBrowser();
  const open: BrowserContext[] = [];
  /** Content policy violations and script errors of all pages that were opened. */
  const complaints: string[] = [];

  async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await openContext(browser, {
      baseURL: stage.outputs.SiteUrl,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    open.push(context);
    await context.route(thumbnails, (route) =>
      route.fulfill({ contentType: 'image/png', body: picture }),
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(address);
    return page;
  }

  /** Closes the pages that were opened until now. */
  async function leave(): Promise<void> {
    for (const context of open.splice(0)) await context.close();
  }

  async function close(): Promise<void> {
    await browser.close();
    await stage.close();
  }

  return { stage, complaints, visit, leave, close };
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Checks one page at several widths, because the pages' styles depend on the width and their
 * scripts do not.
 * @returns axe's violations, each with the width.
 */
export async function objectionsAtWidths(page: Page) {
  const found = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await objections(page)).map((objection) => ({ width, objection })));
  }
  return found;
}
