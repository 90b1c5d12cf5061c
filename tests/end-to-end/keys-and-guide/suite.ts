/**
 * What the tests of API keys and of the guide share: one stage, and one user on one page, from
 * sign-up to the last key.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { launchPersonsBrowser } from '../browser.ts';
import { card, expectToast, openNewUser, openPage, press } from '../person.ts';
import { openStage, type Stage } from '../stage.ts';

export interface KeysSuite {
  stage: Stage;
  browser: Browser;
  page: Page;
  /** The value of the newest API key. */
  key: string;
}

/**
 * Opens the stage, the browser and the user's page, and adds each to `suite` immediately. So
 * `closeSuite` can close what was opened, even if a later step fails.
 */
export async function openSuite(suite: Partial<KeysSuite>): Promise<void> {
  suite.stage = await openStage();
  suite.browser = await launchPersonsBrowser();
  const { page } = await openNewUser(suite.browser, suite.stage, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  suite.page = page;
}

export async function closeSuite({ browser, stage }: Partial<KeysSuite>): Promise<void> {
  await browser?.close();
  await stage?.close();
}

export async function generateKey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Key name').fill(name);
  await press(page, 'Generate Key');
  await expectToast(page, 'API Key Created', 'Your new API key has been generated');
}

export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The list entry of the API key with this name. */
export function keyNamed(page: Page, name: string): Locator {
  return card(page, 'API Keys').getByRole('listitem').filter({ hasText: name });
}

/** Opens the same user's dashboard in a second page. */
export async function openElsewhere({ browser, stage, page }: KeysSuite): Promise<Page> {
  return openPage(browser, stage, { storageState: await page.context().storageState() });
}

/** Opens a second page whose clock the test controls. */
export async function openTurnedClock(suite: KeysSuite, search = ''): Promise<Page> {
  const page = await openElsewhere(suite);
  await page.clock.install();
  await page.goto(`/dashboard${search}`);
  await card(page, 'Test Submission').waitFor();
  return page;
}

/** The highest layout shift score that still counts as good: https://web.dev/articles/cls */
export const GOOD_SHIFT = 0.1;

/**
 * Adds up the layout shifts of the documents that the page loads from now on. Leaves out the shifts
 * caused by user input.
 * @returns a function that returns the sum of the current document's layout shift scores.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & Shift;
        if (!hadRecentInput) sum += value;
      }
      document.documentElement.dataset['shifts'] = String(sum);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
}

/** Layout Instability API: https://wicg.github.io/layout-instability/#sec-layout-shift */
interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Waits until the section's heading is in the window, below the header. Searches for the heading at
 * each check, because the heading is replaced when its card has loaded.
 */
export async function inSight(page: Page, title: string): Promise<void> {
  await page.waitForFunction((words) => {
    const found = [...document.querySelectorAll('h2')].find((part) => part.textContent === words);
    const top = found?.getBoundingClientRect().top ?? -1;
    return top > 60 && top < window.innerHeight - 100;
  }, title);
}
