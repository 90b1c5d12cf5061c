/**
 * What the sign-in suite's files share. For e-mailed codes the suite has its own user pool, whose
 * mailbox the suite can read. The suite's pool answers requests to the address of the stage's pool.
 * The tests without e-mailed codes use the stage's own pool. The page never calls this machine
 * directly, because Chromium forbids a public site to call addresses of its own machine (local
 * network access).
 */
import type { Browser, Page } from 'playwright-core';
import {
  askingForCode,
  clientId,
  poolProperties,
  startPool,
  userPoolId,
  type PoolUnderTest,
} from '../../local-cloud/cognito/pool-under-test.ts';
import { readSiteConfig } from '../account.ts';
import { launchPersonsBrowser } from '../browser.ts';
import { expectToast, openNewUser, openPage } from '../person.ts';
import { openStage, type Stage } from '../stage.ts';

export interface SignInSuite {
  stage: Stage;
  browser: Browser;
  pool: PoolUnderTest;
  /**
   * The origin of the stage's user pool; the suite's own user pool answers the requests to this
   * origin.
   */
  poolOrigin: string;
}

/**
 * Opens the user pool, the stage and the browser, and adds each to `suite` immediately. So
 * `closeSuite` can close what was opened, even if a later step fails.
 */
export async function openSuite(suite: Partial<SignInSuite>): Promise<void> {
  suite.pool = await startPool({
    invokeTrigger: (_, event) => askingForCode(event),
    properties: poolProperties({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    }),
  });
  suite.stage = await openStage();
  suite.poolOrigin = await poolOriginOf(suite.stage);
  suite.browser = await launchPersonsBrowser();
}

/** Closes the suite, even after a start that failed half-way. */
export async function closeSuite({ browser, stage, pool }: Partial<SignInSuite>): Promise<void> {
  await browser?.close();
  await stage?.close();
  await pool?.close();
}

/**
 * Opens a page whose calls to the stage's user pool are answered by the suite's own pool instead.
 * `askedPool` lists the requests that the page sent directly to the suite's pool; this list must
 * stay empty.
 */
export async function ownPoolPage({ browser, stage, pool, poolOrigin }: SignInSuite) {
  const page = await openPage(browser, stage);
  const config = await readSiteConfig(stage.outputs);
  const own = { userPoolId, userPoolClientId: clientId, signUpVerification: 'code' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, ...own } }));
  await page.route(
    (url) => url.origin === poolOrigin,
    async (route) => route.fulfill({ response: await route.fetch({ url: pool.endpoint }) }),
  );
  const askedPool: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(pool.endpoint)) askedPool.push(request.url());
  });
  return { page, askedPool };
}

/** The origin at which pages call the stage's user pool. */
export async function poolOriginOf({ outputs }: Stage): Promise<string> {
  const { userPoolEndpoint, region } = await readSiteConfig(outputs);
  return new URL(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com`).origin;
}

export const newPerson = ({ browser, stage }: SignInSuite) => openNewUser(browser, stage);

/** Waits for the sign-in page, whose address has no query. */
export const atAuth = (page: Page) => page.waitForURL('**/auth');

/**
 * Waits for the page and the toast together, because a busy machine may show the page after the
 * toast has closed.
 */
export const arrivesWith = (page: Page, address: string, ...toast: [string, string?]) =>
  Promise.all([page.waitForURL(address), expectToast(page, ...toast)]);
