/**
 * A user pool whose sign-up requires an e-mailed code: the sign-up form, the code, the recovery of
 * a password, and the authenticator.
 */
import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { totpAt } from '../../../local-cloud/cognito/time-based-code.ts';
import { newCredentials } from '../account.ts';
import { objections } from '../axe.ts';
import {
  expectToast,
  expectWellMade,
  fillSignUp,
  heading,
  logOut,
  press,
  signIn,
} from '../person.ts';
import { arrivesWith, ownPoolPage, type SignInSuite } from './suite.ts';

const WRONG = 'Incorrect username or password.';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

export function testEmailedCodes(suite: SignInSuite): void {
  const newestCode = () => suite.pool.codes.at(-1) ?? '';
  let page: Page;
  let askedPool: string[];
  const { name, email, password } = newCredentials();
  // An e-mail address that is wider than a phone's screen.
  const person = {
    name,
    password,
    email: `a.rather.long.name.${email.replace('@', '@sub.domain.')}`,
  };
  const secret = { value: '' };
  beforeAll(async () => {
    ({ page, askedPool } = await ownPoolPage(suite));
  });

  test('password managers recognise the fields; the password can be shown', async () => {
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
  });

  test('an e-mailed code confirms the sign-up in the same form', async () => {
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
    await fillSignUp(page, person);
    await heading(page, 'Confirm Your Email');
    const first = newestCode();
    await page.getByLabel('Confirmation code').fill(otherThan(first));
    await press(page, 'Confirm');
    await expectToast(page, 'Error', 'Invalid verification code provided, please try again.');
    await press(page, 'Send a new code');
    await expectToast(page, 'A new code is on its way');
    await page.getByLabel('Confirmation code').fill(newestCode());
    await press(page, 'Confirm');
    await arrivesWith(page, '**/dashboard', 'Account created successfully');
    await logOut(page);
  });

  test('a refused sign-up shows the reason', async () => {
    await fillSignUp(page, person);
    await expectToast(page, 'Error', 'User already exists');
    expect(await page.getByLabel('Full Name').inputValue()).toBe(person.name);
  });

  test('an unknown address and a wrong password get equal messages', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      (url) => url.origin === suite.poolOrigin,
      (route) => released.then(() => route.fallback()),
    );
    for (const email of [person.email, 'nobody@mail.example']) {
      await signIn(page, { email, password: 'not this one' });
      if (email === person.email) {
        const button = page.getByRole('button', { name: 'Loading...', exact: true });
        await button.waitFor();
        expect(await button.isDisabled()).toBe(true);
        expect(await objections(page)).toEqual([]);
        release();
      }
      // The toast stays open while the pointer is on it.
      await page.locator('[data-sonner-toast]').hover();
      expect(await objections(page)).toEqual([]);
      await expectToast(page, 'Error', WRONG);
    }
  });

  test('an e-mailed code lets the user replace a forgotten password', async () => {
    await press(page, 'Forgot your password?');
    await page.getByLabel('Email').fill('nobody@mail.example');
    const sent = suite.pool.codes.length;
    await press(page, 'Send code');
    await heading(page, 'Choose a New Password');
    expect(suite.pool.codes).toHaveLength(sent);
    await press(page, 'Back to sign in');
    await page.getByLabel('Email').fill(person.email);
    await press(page, 'Forgot your password?');
    await press(page, 'Send code');
    await heading(page, 'Choose a New Password');
    person.password = 'a better horse';
    await page.getByLabel('Code from the e-mail').fill(newestCode());
    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await press(page, 'Change password');
    await arrivesWith(page, '**/dashboard', 'Logged in successfully', 'Password changed');
  });

  test('the account page changes the password', async () => {
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
  });

  test('a QR code sets up an authenticator', async () => {
    await press(page, 'Set up authenticator');
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await expectWellMade(page);
    secret.value = await page.locator('.account-part code').innerText();
    await page.getByLabel('Code from the app').fill('000000');
    await press(page, 'Turn on');
    await expectToast(page, 'Error', 'Code mismatch');
    await page.getByLabel('Code from the app').fill(totpAt(secret.value, Date.now()));
    await press(page, 'Turn on');
    await expectToast(page, 'Authenticator turned on');
    await logOut(page);
  });

  test("sign-in requests the authenticator's code; the authenticator can be removed", async () => {
    await signIn(page, person);
    await heading(page, 'Enter Your Code');
    // The pool accepts each code only once, so this sign-in uses the code of the next time step.
    // The pool accepts that code a step early.
    await page.getByLabel('Authenticator code').fill(totpAt(secret.value, Date.now() + 30_000));
    await press(page, 'Continue');
    await arrivesWith(page, '**/dashboard', 'Logged in successfully');
    await press(page, 'Account');
    await press(page, 'Remove authenticator');
    expect(await objections(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove authenticator' }).click();
    await expectToast(page, 'Authenticator removed');
    await page.getByRole('button', { name: 'Set up authenticator' }).waitFor();
    await logOut(page);
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
  });

  test('the page sends no request directly to the suite’s user pool', () => {
    expect(suite.pool.codes.length).toBeGreaterThan(0);
    expect(askedPool).toEqual([]);
  });
}
