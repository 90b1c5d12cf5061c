/**
 * Everything around being signed in, in a real browser. Where codes are e-mailed, the site talks to
 * a user pool of the suite's own, whose letter box it can read; sessions are the stage's own.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { totpAt } from '../../infra/local/cognito/time-based-code.ts';
import {
  askingForCode,
  clientId,
  poolProperties,
  startPool,
  userPoolId,
  type PoolUnderTest,
} from '../local/cognito/pool-under-test.ts';
import { newCredentials, readSiteConfig } from './account.ts';
import { launchPersonsBrowser } from './browser.ts';
import {
  expectToast,
  expectWellMade,
  fillSignUp,
  openPage,
  signIn,
  signUp,
  type Credentials,
} from './person.ts';
import { openStage, type Stage } from './stage.ts';

const TIMEOUT_MS = 60_000;
const WRONG = 'Incorrect username or password.';
let stage: Stage;
let browser: Browser;
let pool: PoolUnderTest;

beforeAll(async () => {
  pool = await startPool({
    invokeTrigger: (_, event) => askingForCode(event),
    properties: poolProperties({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    }),
  });
  stage = await openStage();
  browser = await launchPersonsBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stage?.close();
  await pool?.close();
}, 60_000);

async function ownPoolPage(): Promise<Page> {
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const newestCode = () => pool.codes.at(-1) ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

async function logOut(page: Page): Promise<void> {
  await press(page, 'Logout');
  await page.waitForURL((url) => url.pathname === '/');
}

describe('with e-mailed codes', () => {
  let page: Page;
  const person: Credentials = newCredentials();
  const secret = { value: '' };
  beforeAll(async () => {
    page = await ownPoolPage();
  });

  test(
    'the form helps password managers and shows the password',
    async () => {
      await page.goto('/auth');
      await heading(page, 'Welcome Back');
      const tokenOf = (label: string) =>
        page.getByLabel(label, { exact: true }).getAttribute('autocomplete');
      expect([await tokenOf('Email'), await tokenOf('Password')]).toEqual([
        'username',
        'current-password',
      ]);
      await page.getByLabel('Password', { exact: true }).fill('horse!');
      await page.getByRole('switch', { name: 'Show password' }).click();
      expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
      await expectWellMade(page);
    },
    TIMEOUT_MS,
  );

  test(
    'a code confirms the sign-up in the same form',
    async () => {
      await fillSignUp(page, person);
      await heading(page, 'Confirm Your Email');
      await expectWellMade(page);
      const first = newestCode();
      await page.getByLabel('Confirmation code').fill(otherThan(first));
      await press(page, 'Confirm');
      await expectToast(page, 'Error', 'Invalid verification code provided, please try again.');
      await press(page, 'Send a new code');
      await expectToast(page, 'A new code is on its way');
      await page.getByLabel('Confirmation code').fill(newestCode());
      await press(page, 'Confirm');
      await page.waitForURL('**/dashboard');
      await expectToast(page, 'Account created successfully');
      await logOut(page);
    },
    TIMEOUT_MS,
  );

  test(
    'an unknown and a wrong password read alike',
    async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(`${pool.endpoint}/**`, (route) => released.then(() => route.fallback()));
      for (const email of [person.email, 'nobody@mail.example']) {
        await signIn(page, { email, password: 'not this one' });
        if (email === person.email) {
          await page.getByRole('button', { name: 'Loading...', exact: true }).waitFor();
          release();
        }
        await expectToast(page, 'Error', WRONG);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'a forgotten password is replaced by code',
    async () => {
      await press(page, 'Forgot your password?');
      await page.getByLabel('Email').fill('nobody@mail.example');
      const sent = pool.codes.length;
      await press(page, 'Send code');
      await heading(page, 'Choose a New Password');
      expect(pool.codes).toHaveLength(sent);
      await press(page, 'Back to sign in');
      await page.getByLabel('Email').fill(person.email);
      await press(page, 'Forgot your password?');
      await expectWellMade(page);
      await press(page, 'Send code');
      await heading(page, 'Choose a New Password');
      await expectWellMade(page);
      person.password = 'a better horse';
      await page.getByLabel('Code from the e-mail').fill(newestCode());
      await page.getByLabel('New password', { exact: true }).fill(person.password);
      await press(page, 'Change password');
      await page.waitForURL('**/dashboard');
      await expectToast(page, 'Password changed');
    },
    TIMEOUT_MS,
  );

  test(
    'the password is changed in the account',
    async () => {
      await press(page, 'Account');
      const current = page.getByLabel('Current password', { exact: true });
      await current.fill('not this one');
      await page.getByLabel('New password', { exact: true }).fill('the best horse');
      await press(page, 'Change password');
      await expectToast(page, 'Error', WRONG);
      await current.fill(person.password);
      await press(page, 'Change password');
      await expectToast(page, 'Password changed');
      person.password = 'the best horse';
    },
    TIMEOUT_MS,
  );

  test(
    'an authenticator is enrolled by QR code',
    async () => {
      await press(page, 'Set up authenticator');
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      secret.value = await page.locator('.account-part code').innerText();
      await page.getByLabel('Code from the app').fill('000000');
      await press(page, 'Turn on');
      await expectToast(page, 'Error', 'Code mismatch');
      // The pool takes each step's code once, and those of the steps beside it.
      await page.getByLabel('Code from the app').fill(totpAt(secret.value, Date.now() - 30_000));
      await press(page, 'Turn on');
      await expectToast(page, 'Authenticator turned on');
      await logOut(page);
    },
    TIMEOUT_MS,
  );

  test(
    'it is asked for at sign-in and can be removed',
    async () => {
      await signIn(page, person);
      await heading(page, 'Enter Your Code');
      await expectWellMade(page);
      await page.getByLabel('Authenticator code').fill(totpAt(secret.value, Date.now()));
      await press(page, 'Continue');
      await page.waitForURL('**/dashboard');
      await expectToast(page, 'Logged in successfully');
      await press(page, 'Account');
      await press(page, 'Remove authenticator');
      await page.getByRole('dialog').getByRole('button', { name: 'Remove authenticator' }).click();
      await expectToast(page, 'Authenticator removed');
      await page.getByRole('button', { name: 'Set up authenticator' }).waitFor();
      await logOut(page);
      await signIn(page, person);
      await page.waitForURL('**/dashboard');
    },
    TIMEOUT_MS,
  );
});

/** Both tokens look run out, so that the next call refreshes them first. */
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

async function newPerson(): Promise<{ page: Page; person: Credentials }> {
  const page = await openPage(browser, stage);
  return { page, person: await signUp(page) };
}

const atAuth = (page: Page) => page.waitForURL('**/auth');

describe('a session', () => {
  test(
    'ends in every tab when one logs out',
    async () => {
      const { page } = await newPerson();
      const other = await page.context().newPage();
      await other.goto('/auth');
      await other.waitForURL('**/dashboard');
      await other.getByRole('heading', { name: 'API Keys' }).waitFor();
      await logOut(page);
      await atAuth(other);
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  test(
    'ends at Logout whatever the service answers',
    async () => {
      const { page, person } = await newPerson();
      for (const status of [401, 403, 404]) {
        await page.route('**/*', async (route) =>
          route.request().headers()['x-amz-target']?.endsWith('.RevokeToken')
            ? route.fulfill({ status, json: { __type: 'NotAuthorizedException', message: 'no' } })
            : route.fallback(),
        );
        await logOut(page);
        await page.goto('/dashboard');
        await atAuth(page);
        await page.unroute('**/*');
        await signIn(page, person);
        await page.waitForURL('**/dashboard');
        await expectToast(page, 'Logged in successfully');
      }
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  test(
    'ends at Logout without a network',
    async () => {
      const { page } = await newPerson();
      await page.getByRole('heading', { name: 'Recent Submissions' }).waitFor();
      await page.context().setOffline(true);
      // There is no home page to be had, so the browser's own page stands at its address.
      const left = page.waitForURL((url) => url.pathname === '/');
      await Promise.all([
        expect(left).rejects.toThrow('INTERNET_DISCONNECTED'),
        press(page, 'Logout'),
      ]);
      await page.context().setOffline(false);
      const later = await page.context().newPage();
      await later.goto('/dashboard');
      await atAuth(later);
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  test(
    'survives a refresh that can be retried',
    async () => {
      const { page } = await newPerson();
      await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor();
      let refused = 0;
      await page.route('**/*', async (route) => {
        const target = route.request().headers()['x-amz-target'] ?? '';
        if (!target.endsWith('.GetTokensFromRefreshToken') || refused >= 4) return route.fallback();
        refused += 1;
        return route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { __type: 'InternalErrorException', message: 'Something went wrong' },
        });
      });
      await ageTokens(page);
      await press(page, 'Refresh');
      await expectToast(page, 'Refreshed', 'Submission data has been updated');
      expect(refused).toBe(4);
      expect(new URL(page.url()).pathname).toBe('/dashboard');
      await page.context().close();
    },
    TIMEOUT_MS,
  );

  test(
    'signed out everywhere ends on the other device',
    async () => {
      const { page, person } = await newPerson();
      const device = await openPage(browser, stage);
      await signIn(device, person);
      await device.waitForURL('**/dashboard');
      await page.getByRole('button', { name: 'Account' }).click();
      await expectWellMade(page);
      await press(page, 'Sign out everywhere');
      await atAuth(page);
      await ageTokens(device);
      await press(device, 'Refresh');
      await atAuth(device);
      await Promise.all([page.context().close(), device.context().close()]);
    },
    TIMEOUT_MS,
  );
});
