/**
 * The public website in a real browser, with the deployed headers: the menus by keyboard, touch and
 * pointer, the contact form, thumbnails, tooltips, unknown addresses, and pages without scripts.
 * The suite itself answers in place of the screenshot service, so the suite needs no network.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { clients } from '../../frontend/content/clients.ts';
import { navigationLinks, publicPages, tenServices } from '../frontend/site-table.ts';
import { objections } from './axe.ts';
import { objectionsAtWidths, openSite, thumbnails, type Site } from './site-visitor.ts';
import { STAGE_TEST_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';
import { until } from '../until.ts';

jest.setTimeout(STAGE_TEST_MS);

const OPEN_DELAY_MS = 700;
let site: Site;

beforeAll(async () => {
  site = await openSite();
}, STAGE_START_MS);

afterAll(() => site?.close(), STAGE_STOP_MS);

describe('public pages with JavaScript disabled', () => {
  afterAll(() => site.leave());

  test('public pages are readable without JavaScript, and menus open', async () => {
    const page = await site.visit('/', { javaScriptEnabled: false });
    for (const { path, words } of publicPages) {
      await page.goto(path);
      const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
      for (const word of words) expect(`${path}: ${text}`).toContain(word);
    }
    for (const address of ['/auth', '/dashboard']) {
      await page.goto(address);
      const text = await page.locator('main').innerText();
      expect(text).toContain('This page needs JavaScript.');
      expect(text).not.toContain('Loading...');
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).click();
    await page.locator('#services-menu').getByRole('link', { name: 'SEO' }).click();
    await page.waitForURL('**/services/seo');
  });
});

describe('the layout of printed pages', () => {
  afterAll(() => site.leave());

  test('a printed page has no fixed header and shows every answer', async () => {
    const page = await site.visit('/services');
    await page.emulateMedia({ media: 'print' });
    const header = page.locator('.site-header');
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    expect(await page.getByRole('button', { name: 'Services' }).isVisible()).toBe(false);
    for (const answer of await page.locator('details p').all()) {
      expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
    }
  });
});

test('the link “Get Started Free” preloads the sign-up page and opens it', async () => {
  const page = await site.visit('/saas');
  const link = page.getByRole('link', { name: 'Get Started Free' }).first();
  let isPreloaded = false;
  page.on('response', (response) => {
    if (/\/assets\/application-/.test(response.url())) isPreloaded = response.ok();
  });
  // Focuses the link repeatedly: the page ignores the focus until its scripts have run.
  await until('the scripts of the sign-up', async () => {
    await link.blur();
    await link.focus();
    return isPreloaded;
  });
  await link.click();
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  await site.leave();
});

test('focusing a sign-in field preloads the dashboard', async () => {
  const page = await site.visit('/auth');
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/dashboard',
  );
  await page.locator('.sign-in-page__panel').locator('input, button').first().focus();
  expect((await answer).ok()).toBe(true);
  await site.leave();
});

describe('the services menu', () => {
  afterAll(() => site.leave());

  test('the services menu is 20rem wide and lists ten services', async () => {
    const page = await site.visit('/');
    const menu = page.locator('#services-menu');
    await page.getByRole('button', { name: 'Services' }).click();
    expect((await menu.boundingBox())?.width).toBe(320);
    const edges = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(new Set(edges).size).toBe(1);
    const present = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(present).toEqual(expect.arrayContaining(tenServices.map((service) => [...service])));
    expect(await objections(page)).toEqual([]);
  });

  test('the services menu closes on Escape, outside click and choice', async () => {
    const page = await site.visit('/contact');
    const menu = page.locator('#services-menu');
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'visible' });
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.mouse.click(200, 700);
    await menu.waitFor({ state: 'hidden' });
    await button.click();
    await menu.getByRole('link', { name: 'Influencer Campaigns' }).click();
    await page.waitForURL('**/services/influencer');
    await page.locator('#services-menu').waitFor({ state: 'hidden' });
  });

  test('the Tab key moves through the services menu and beyond', async () => {
    const page = await site.visit('/');
    await page.getByRole('button', { name: 'Services' }).press('Enter');
    for (let press = 0; press < tenServices.length + 1; press += 1)
      await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('SaaS Products');
  });
});

describe('the menu on small screens', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  afterAll(() => site.leave());

  test('the small-screen menu opens by touch and lists all links', async () => {
    const page = await site.visit('/', phone);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.locator('#small-menu');
    await menu.getByText('Services', { exact: true }).tap();
    for (const [name, target] of [...navigationLinks, ['Sign in', '/auth'] as const]) {
      const link = menu.getByRole('link', { name, exact: true });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(target);
    }
    expect(await objections(page)).toEqual([]);
  });

  test('choosing a link closes the small-screen menu and its list of services', async () => {
    const page = await site.visit('/', phone);
    const menu = page.locator('#small-menu');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByText('Services', { exact: true }).tap();
    await menu.getByRole('link', { name: 'Reputation Management' }).tap();
    await page.waitForURL('**/services/reputation');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await menu.locator('details').getAttribute('open')).toBeNull();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the contact form', () => {
  afterAll(() => site.leave());

  test('the contact form requires a name and a valid address', async () => {
    const page = await site.visit('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(await page.getByLabel('Name').evaluate(isValid)).toBe(false);
    await page.getByLabel('Email').fill('not an address');
    expect(await page.getByLabel('Email').evaluate(isValid)).toBe(false);
    expect(await page.locator('.site-toast:not(:empty)').count()).toBe(0);
  });

  test('the contact form shows thanks, logs the entry and sends no request', async () => {
    const page = await site.visit('/contact');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Company').fill('Saltbloom');
    await page.getByLabel('Email').fill('asha@saltbloom.example');
    await page.getByLabel('Web3 & Crypto Marketing').check();
    await page.getByLabel('SEO & Organic Growth').check();
    await page.getByLabel('Web3 & Crypto Marketing').uncheck();
    await page.getByLabel('Public Relations (PR)').check();
    await page.getByLabel('Message').fill('Orders stalled in May.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    await page.getByText("We'll get back to you within 24 hours.", { exact: true }).waitFor();
    const [, entry] = (await logged).args();
    expect(await entry!.jsonValue()).toEqual({
      name: 'Asha Rao',
      company: 'Saltbloom',
      email: 'asha@saltbloom.example',
      services: ['SEO & Organic Growth', 'Public Relations (PR)'],
      message: 'Orders stalled in May.',
    });
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await objections(page)).toEqual([]);
    expect(requests).toEqual([]);
  });
});

function isValid(field: Element): boolean {
  return (field as HTMLInputElement).checkValidity();
}

describe('thumbnails of the client sites', () => {
  afterAll(() => site.leave());

  test.each([
    [390, 2],
    [820, 3],
    [1440, 5],
  ])('at %i pixels, thumbnails are shown in %i columns', async (width, columns) => {
    const page = await site.visit('/about', { viewport: { width, height: 900 } });
    const grid = page.locator('.client-grid');
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' ')).toHaveLength(columns);
  });

  test('a failed thumbnail shows a globe icon, without layout shift', async () => {
    const page = await site.visit('/about');
    await page.context().route(thumbnails, (route) => route.abort());
    await page.reload();
    const grid = page.locator('.client-grid');
    const before = await grid.boundingBox();
    await grid.scrollIntoViewIfNeeded();
    const client = page.locator('.client').first();
    await client.locator('img').waitFor({ state: 'hidden' });
    expect(await client.locator('.globe').isVisible()).toBe(true);
    expect((await grid.boundingBox())?.height).toBe(before?.height);
    expect(await page.locator('.client').count()).toBe(clients.length);
  });
});

describe('tooltips of the explained terms', () => {
  afterAll(() => site.leave());

  test('a tooltip opens on hover after 700 ms, on focus immediately', async () => {
    const page = await site.visit('/beauty-case-study');
    const term = page.getByRole('button', { name: 'Baseline' });
    const tooltip = page.getByRole('tooltip');
    await page.locator('[data-terms] [data-state]').first().waitFor();
    // Scrolling closes a tooltip, so the term is scrolled into view first.
    await term.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const started = Date.now();
    await page.getByRole('button', { name: 'Peak', exact: true }).hover();
    await tooltip.waitFor({ state: 'attached' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(OPEN_DELAY_MS);
    expect(await objections(page)).toEqual([]);
    await page.mouse.wheel(0, 40);
    await tooltip.waitFor({ state: 'detached' });
    await page.mouse.move(5, 400);
    await term.focus();
    await tooltip.waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
  });
});

describe('a request for an unknown address', () => {
  afterAll(() => site.leave());

  test('an unknown address gets 404, and the address is logged', async () => {
    const page = await site.visit('/');
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such'));
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    expect((await logged).text()).toContain('/no/such/page');
    await page.getByRole('heading', { name: '404' }).waitFor();
    await page.getByText('Oops! Page not found').waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(site.stage.outputs.SiteUrl.replace(/\/?$/, '/'));
  });

  test('the not-found page is accessible', async () => {
    expect(await objectionsAtWidths(await site.visit('/no-such-page'))).toEqual([]);
  });
});

describe('errors on all pages of this suite', () => {
  test('no page violated its content policy or had script errors', () => {
    expect(site.complaints).toEqual([]);
  });
});
