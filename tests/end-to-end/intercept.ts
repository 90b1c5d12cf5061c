/** Lets a test answer requests of a page in place of the service, for a while. */
import type { BrowserContext, Page, Route } from 'playwright-core';

/**
 * Gives a page's requests to `handler` until the returned function is called. Afterwards
 * Playwright's route stays and lets all requests pass, because a request that is under way while a
 * route is removed may never be answered.
 */
export async function intercept(
  page: Page | BrowserContext,
  url: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false;
  await page.route(url, (route) => (isOver ? route.fallback() : handler(route)));
  return () => void (isOver = true);
}
