/**
 * The suite's browser: the Chromium from the npm package, so nothing has to be installed by hand.
 */
import { chromium, type Browser } from 'playwright-core';
import { unpackChromium } from '../../functions/browser/chromium/unpack-chromium.ts';
import { installedBrowser } from '../../functions/environment/read-environment.ts';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export async function launchPersonsBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = installedBrowser();
  const packaged = installed ? undefined : await unpackChromium();
  return chromium.launch({
    executablePath: installed ?? packaged?.executablePath ?? '',
    args: [...ARGUMENTS, ...more],
    env: { ...process.env, ...packaged?.environment },
    // Playwright's handlers would keep the tests' process from ending by SIGTERM.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
