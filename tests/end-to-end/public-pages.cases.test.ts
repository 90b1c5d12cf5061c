/**
 * Every public page and every state of the sign-in page in a real browser, with the deployed
 * headers: text and links, accessibility at three widths, no horizontal scrolling on a phone, no
 * script error.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publicPages } from '../frontend/site-table.ts';
import { casesOf, every } from '../part.ts';
import { colourRules, objections } from './axe.ts';
import { answerSignIn, signInStates } from './sign-in/states.ts';
import { poolOriginOf } from './sign-in/suite.ts';
import { STAGE_TEST_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';
import { objectionsAtWidths, openSite, type Site } from './site-visitor.ts';

jest.setTimeout(STAGE_TEST_MS);

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.visit('/');
}, STAGE_START_MS);

afterAll(() => site?.close(), STAGE_STOP_MS);

/** 320 px is the width of a small phone, and of a 1280 px wide window at 400 % zoom. */
async function overflowOfPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.each(casesOf(publicPages, every(6)))(
  'the page $path is accessible, with its specified text and links',
  async ({ path, headline, words, links }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.locator('main');
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    for (const word of words) expect(text).toContain(word);
    if (headline) expect(await main.locator('h1').innerText()).toBe(headline);
    for (const [name, target] of links) {
      const link = main.getByRole('link', { name, exact: true });
      expect(await link.first().getAttribute('href')).toBe(target);
    }
    expect(await objectionsAtWidths(page)).toEqual([]);
    expect(await overflowOfPhone(page)).toBe(0);
    expect(site.complaints.splice(0)).toEqual([]);
  },
);

describe('the sign-in page', () => {
  let auth: Page;

  beforeAll(async () => {
    auth = await site.visit('/');
    await answerSignIn(auth.context(), await poolOriginOf(site.stage));
  });

  test.each(casesOf(signInStates, every(6)))(
    'the sign-in page is accessible: $name',
    async ({ act, heading }) => {
      await auth.emulateMedia({ colorScheme: 'light' });
      await auth.goto('/auth');
      await act(auth);
      await auth.getByRole('heading', { name: heading, exact: true }).waitFor();
      expect(await objectionsAtWidths(auth)).toEqual([]);
      await auth.emulateMedia({ colorScheme: 'dark' });
      expect(await objections(auth, { rules: colourRules })).toEqual([]);
      expect(await overflowOfPhone(auth)).toBe(0);
      expect(site.complaints.splice(0)).toEqual([]);
    },
  );
});
