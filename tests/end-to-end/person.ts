/** What a user does and sees in the site and the dashboard; shared by several browser suites. */
import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { createAccount, newCredentials, signedInState, type Account } from './account.ts';
import { colourRules, objections } from './axe.ts';
import { openContext } from './browser.ts';
import { intercept } from './intercept.ts';
import type { Stage } from './stage.ts';

export type Credentials = ReturnType<typeof newCredentials>;

export async function openPage(
  browser: Browser,
  stage: Stage,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await openContext(browser, {
    baseURL: stage.outputs.SiteUrl,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  return context.newPage();
}

/**
 * Opens the dashboard of a user who is already signed in. Loading the sign-in page and computing
 * the large powers that its protocol (SRP) needs would take longer than most tests. Other suites
 * test the sign-up and sign-in pages.
 */
export async function openSignedIn(
  browser: Browser,
  stage: Stage,
  account: Pick<Account, 'email' | 'password'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const storageState = await signedInState(stage.outputs, account);
  const page = await openPage(browser, stage, { ...options, storageState });
  await page.goto('/dashboard');
  return page;
}

export async function openNewUser(browser: Browser, stage: Stage, options?: BrowserContextOptions) {
  const person = await createAccount(stage.outputs);
  return { person, page: await openSignedIn(browser, stage, person, options) };
}

export async function fillSignUp(page: Page, { name, email, password }: Credentials) {
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Signs up on a stage that requires no e-mailed code. */
export async function signUp(page: Page): Promise<Credentials> {
  const person = newCredentials();
  await fillSignUp(page, person);
  await page.waitForURL('**/dashboard');
  return person;
}

export async function fillSignIn(page: Page, { email, password }: Omit<Credentials, 'name'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
}

export async function signIn(page: Page, person: Omit<Credentials, 'name'>) {
  await page.goto('/auth');
  await fillSignIn(page, person);
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/**
 * Waits until the page reads no list of submissions: a press of Refresh joins a running read, which
 * may have begun before what the test changed.
 */
export const isIdle = (page: Page) =>
  page.locator('.submissions__refresh[data-reading=false]').waitFor();

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

export const card = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/**
 * The time limit for the reconnection of a live channel: Amplify tries after 5 s, then once a
 * minute.
 */
export const CHANNEL_WAIT_MS = 90_000;

export const isLive = (page: Page, timeout = CHANNEL_WAIT_MS) =>
  page.locator('.live-indicator[data-state=live]').waitFor({ timeout });

export async function logOut(page: Page): Promise<void> {
  await press(page, 'Logout');
  await page.waitForURL((url) => url.pathname === '/');
}

/**
 * Expects a toast with exactly this title and description, in the style of a success or an error,
 * and closes the toast.
 */
export async function expectToast(
  page: Page,
  title: string,
  description = '',
  style: 'success' | 'error' = title === 'Error' ? 'error' : 'success',
): Promise<void> {
  const toast = page
    .locator('[data-sonner-toast]')
    .filter({ has: page.locator('[data-title]').getByText(title, { exact: true }) });
  const described = description ? toast.filter({ hasText: description }) : toast;
  const seen = await seenToast(page, title, description);
  expect(seen).toMatchObject({ title, description, style, announced: 'polite' });
  if (style === 'error') expect(seen.ground).toBe(seen.danger);
  else expect(seen.ground).not.toBe(seen.danger);
  // A repeated read may report the same failure again, so every toast is closed.
  for (const close of await described.getByRole('button', { name: 'Close toast' }).all()) {
    await close.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/**
 * Waits for a toast that nothing covers except other toasts. The toast is found and read in one
 * step, because toasts close by themselves.
 */
async function seenToast(page: Page, title: string, description: string) {
  const found = await page.waitForFunction(
    (words) => {
      const textOf = (toast: Element, part: string) => toast.querySelector(part)?.textContent ?? '';
      const toast = [...document.querySelectorAll('[data-sonner-toast]')].find(
        (one) =>
          textOf(one, '[data-title]') === words.title &&
          textOf(one, '[data-description]') === words.description,
      );
      if (!toast) return undefined;
      const { left, top, width, height } = toast.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!front?.closest('[data-sonner-toaster]')) return undefined;
      const sample = document.createElement('i');
      sample.style.color = 'var(--danger)';
      document.body.append(sample);
      const danger = getComputedStyle(sample).color;
      sample.remove();
      return {
        title: textOf(toast, '[data-title]'),
        description: textOf(toast, '[data-description]'),
        style: toast.getAttribute('data-type'),
        announced: toast.closest('[aria-live]')?.getAttribute('aria-live'),
        ground: getComputedStyle(toast).backgroundColor,
        danger,
      };
    },
    { title, description },
  );
  const seen = await found.jsonValue();
  if (!seen) throw new Error('The toast was not read');
  return seen;
}

/**
 * Expects no axe violation and no horizontal scrolling, from phone to desktop width, in both colour
 * schemes.
 */
export async function expectWellMade(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, over]).toEqual([width, 0]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page, { rules: colourRules })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/**
 * Marks the page's document.
 * @returns a function that returns whether the mark still exists; a reload removes the mark.
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Makes one GraphQL operation fail until the returned function is called. */
export function refuseOperation(page: Page, stage: Stage, name: string, message: string) {
  return intercept(page, stage.outputs.GraphqlUrl, (route) => {
    if (!route.request().postData()?.includes(name)) return route.fallback();
    return route.fulfill({
      json: { data: null, errors: [{ message, errorType: 'BadRequest' }] },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

/**
 * Confirms the dialog before a retry, which warns that the lead may already have been sent. The
 * dialog appears because the demo form refuses a lead only after the bot has submitted it.
 */
export async function agreeToRetry(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'This lead may already have been sent' });
  await question.getByRole('button', { name: 'Retry anyway' }).press('Enter');
}
