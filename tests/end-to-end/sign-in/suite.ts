/**
 * What the parts of the sign-in suite share. Where codes are e-mailed, the site talks to a user pool
 * of the suite's own, whose letter box it can read; sessions are the stage's own.
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
}

/** Fills in part by part, so that one that does not start leaves the others to be closed. */
export async function openSuite(suite: Partial<SignInSuite>): Promise<void> {
  suite.pool = await startPool({
    invokeTrigger: (_, event) => askingForCode(event),
    properties: poolProperties({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    }),
  });
  suite.stage = await openStage();
  suite.browser = await launchPersonsBrowser();
}

/** Also of a suite whose start broke off half-way. */
export async function closeSuite({ browser, stage, pool }: Partial<SignInSuite>): Promise<void> {
  await browser?.close();
  await stage?.close();
  await pool?.close();
}

/** A page whose site talks to the suite's own pool. */
export async function ownPoolPage({ browser, stage, pool }: SignInSuite): Promise<Page> {
  const page = await openPage(browser, stage, { bypassCSP: true });
  const config = await readSiteConfig(stage.outputs);
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        ...config,
        userPoolId,
        userPoolClientId: clientId,
        userPoolEndpoint: pool.endpoint,
        signUpVerification: 'code',
      },
    }),
  );
  return page;
}

export async function newPerson(suite: SignInSuite): Promise<{ page: Page; person: Credentials }> {
  const page = await openPage(suite.browser, suite.stage);
  return { page, person: await signUp(page) };
}

/** At the sign-in page, and nothing of the way there in its address. */
export const atAuth = (page: Page) => page.waitForURL('**/auth');
