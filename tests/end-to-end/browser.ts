/**
 * The suite's browser: the Chromium from the npm package, so nothing has to be installed by hand.
 */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { unpackChromium } from '../../functions/browser/chromium/unpack-chromium.ts';
import { installedBrowser } from '../../functions/environment/read-environment.ts';
import { PAGE_WAIT_MS } from '../time-limits.ts';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export async function launchPersonsBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = installedBrowser();
  const packaged = installed ? undefined : await unpackChromium();
  return chromium.launch({
    executablePath: installed ?? packaged?.executablePath ?? '',
    args: [...ARGUMENTS, ...more],
    env: { ...process.env, ...packaged?.environment },
    // Playwright's own signal handlers are off, because with them SIGTERM would not end the tests'
    // process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: PAGE_WAIT_MS,
  });
}

/** Opens a browser context whose time limits allow for a busy machine. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PAGE_WAIT_MS);
  return context;
}
