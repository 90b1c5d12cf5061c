/**
 * Expired tokens: they are refreshed without the user's notice, requested again while the service
 * is down, or refused.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { intercept } from '../intercept.ts';
import { CHANNEL_WAIT_MS, expectToast, isIdle, isLive, press } from '../person.ts';
import { atAuth, newPerson, type SignInSuite } from './suite.ts';

const headers = { 'access-control-allow-origin': '*' };
/** The interval at which a page checks its tokens. */
const LOOK_MS = 30_000;

/**
 * Makes the access token and the ID token look expired, so that the next check or call refreshes
 * them.
 */
async function ageTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, token] of Object.entries(localStorage)) {
      if (!/\.(accessToken|idToken)$/.test(key)) continue;
      const [head, body = '', signature] = String(token).split('.');
      const claims = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))) as object;
      const aged = btoa(JSON.stringify({ ...claims, exp: 1_700_000_000 })).replace(/=+$/, '');
      localStorage.setItem(key, [head, aged, signature].join('.'));
    }
  });
}

/** The tokens in the page's local storage. */
const tokensOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /Token$/.test(key)));

/**
 * Answers token refreshes from now on; if `answer` returns a falsy value, the request goes to the
 * service.
 * @returns the ids of all refreshes: Amplify sends each request several times in a row, with one
 * id.
 */
async function answerRefreshes(page: Page, answer: (route: Route, count: number) => unknown) {
  const refreshes = new Set<string>();
  await intercept(page, '**/*', async (route) => {
    const headers = route.request().headers();
    if (!headers['x-amz-target']?.endsWith('.GetTokensFromRefreshToken')) return route.fallback();
    refreshes.add(headers['amz-sdk-invocation-id'] ?? '');
    if (!(await answer(route, refreshes.size))) await route.fallback();
  });
  return refreshes;
}

function refuse(route: Route): Promise<true> {
  const json = { __type: 'NotAuthorizedException', message: 'Refresh Token has expired' };
  return route.fulfill({ status: 400, headers, json }).then(() => true);
}

/** Aborts every second refresh and answers the others with a server error. */
async function fail(route: Route, count: number): Promise<true> {
  if (count % 2 === 0) await route.abort();
  else await route.fulfill({ status: 503, headers, body: '' });
  return true;
}

/** All tests of refreshes share one user; the last test ends the user's session. */
export function testRefreshes(suite: SignInSuite): void {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await newPerson(suite));
    await isLive(page);
  });
  afterAll(() => page?.context().close());

  test('an expired session is refreshed without the user’s notice', async () => {
    const refreshes = await answerRefreshes(page, () => false);
    await isIdle(page);
    await ageTokens(page);
    await press(page, 'Refresh');
    await expectToast(page, 'Refreshed', 'Submission data has been updated');
    expect(refreshes.size).toBe(1);
    expect(await page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('a token refresh is repeated after four failures, keeping the session', async () => {
    const refreshes = await answerRefreshes(
      page,
      (route, count) => count <= 4 && fail(route, count),
    );
    await ageTokens(page);
    const renewed = page.waitForResponse((response) => response.ok() && refreshes.size >= 5, {
      timeout: CHANNEL_WAIT_MS,
    });
    // Dispatches the event that the browser fires when another tab changes the tokens. The pauses
    // between refreshes are tested in tests/frontend/shared/session-store.test.ts, with a virtual
    // clock.
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')));
    await renewed;
    await press(page, 'Refresh');
    await expectToast(page, 'Refreshed', 'Submission data has been updated');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('a token refresh that the service refuses ends the session', async () => {
    await page.clock.install();
    await page.reload();
    await isLive(page);
    const refreshes = await answerRefreshes(page, refuse);
    await ageTokens(page);
    await page.clock.fastForward(LOOK_MS);
    await atAuth(page);
    expect(refreshes.size).toBe(1);
    expect(await tokensOf(page)).toEqual([]);
    await page.goto('/dashboard');
    await atAuth(page);
  });
}
