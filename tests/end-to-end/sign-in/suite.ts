/**
 * What the parts of the sign-in suite share. Where codes are e-mailed, a user pool of the suite's own
 * answers at the address of the stage's, because its letter box can be read; sessions are the stage's
 * own. The page never calls this machine: Chromium keeps a public site from addresses of its machine
 * (local network access).
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
import { openPage, signUp, type Credentials } from '../person.ts';
import { openStage, type Stage } from '../stage.ts';

export const TIMEOUT_MS = 180_000;
export const START_TIMEOUT_MS = 300_000;

export interface SignInSuite {
  stage: Stage;
  browser: Browser;
  pool: PoolUnderTest;
  /** Of the stage's own pool, at which the suite's answers. */
  poolOrigin: string;
}

/** Fills `suite` step by step, so that if one step fails the others can still be closed. */
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

/** Also closes a suite whose start failed half-way. */
export async function closeSuite({ browser, stage, pool }: Partial<SignInSuite>): Promise<void> {
  await browser?.close();
  await stage?.close();
  await pool?.close();
}

/** A page whose site is answered by the suite's own pool, and what it asked of this machine itself. */
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

/** Where the stage's own pool is called from a page. */
async function poolOriginOf({ outputs }: Stage): Promise<string> {
  const { userPoolEndpoint, region } = await readSiteConfig(outputs);
  return new URL(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com`).origin;
}

export async function newPerson(suite: SignInSuite): Promise<{ page: Page; person: Credentials }> {
  const page = await openPage(suite.browser, suite.stage);
  return { page, person: await signUp(page) };
}

/** Waits for the sign-in page, whose address has no query. */
export const atAuth = (page: Page) => page.waitForURL('**/auth');
