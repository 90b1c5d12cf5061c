/**
 * The dashboard's submissions in a real browser: live rows and the loss of their channel, the
 * reload after a test, finding, the story panel, retries, statistics, export and import. Against
 * the local cloud or a deployed stage.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page, WebSocketRoute } from 'playwright-core';
import { buildLead, createAccount, createKey, graphql, sendLead, type Account } from './account.ts';
import { launchPersonsBrowser } from './browser.ts';
import { csvOfLeads, buildRows, watchLiveEvents } from './submissions-fixtures.ts';
import { openStage, type Stage } from './stage.ts';

const LEAD_TIMEOUT_MS = 60_000;
const TEST_TIMEOUT_MS = 120_000;

let stage: Stage;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let account: Account;
let key: string;
let axe: string;
/** The open realtime sockets, and whether new ones are let through. */
const sockets: WebSocketRoute[] = [];
let channelIsCut = false;
const complaints: string[] = [];

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  stage = await openStage();
  account = await createAccount(stage.outputs);
  key = (await createKey(stage.outputs, account.accessToken, 'Website')).keyValue;
  browser = await launchPersonsBrowser();
  context = await browser.newContext({
    baseURL: stage.outputs.SiteUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(20_000);
  await context.routeWebSocket(/graphql/, (socket) => {
    if (channelIsCut) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  await context.addInitScript(watchLiveEvents);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await isLive();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stage?.close();
}, 60_000);

async function isLive(): Promise<void> {
  await page.locator('.live-indicator[data-state=live]').waitFor({ timeout: 60_000 });
}

function rowOf(submissionId: unknown): Locator {
  return page.locator(`[data-submission-id="${String(submissionId)}"]`);
}

async function send(overrides: Parameters<typeof buildLead>[0] = {}): Promise<string> {
  const { status, body } = await sendLead(stage.outputs, key, buildLead(overrides));
  expect(status).toBe(202);
  return String(body['submissionId']);
}

async function hasStatus(id: string, status: string): Promise<void> {
  await rowOf(id).getByText(status, { exact: true }).waitFor({ timeout: LEAD_TIMEOUT_MS });
}

async function expectNoAxeFindings(): Promise<void> {
  await page.evaluate(axe);
  const findings = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run: (on: Document) => Promise<unknown> } }).axe;
    const { violations } = (await run.run(document)) as {
      violations: { id: string; nodes: { target: string[] }[] }[];
    };
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`);
  });
  expect(findings).toEqual([]);
}

describe('live rows', () => {
  test(
    'show each change within 100 ms of its event',
    async () => {
      const id = await send();
      await hasStatus(id, 'success');
      const delays = await page.evaluate(
        (own) =>
          (globalThis as unknown as { liveDelays: Map<string, number[]> }).liveDelays.get(own),
        id,
      );
      expect(delays?.length).toBeGreaterThan(0);
      expect(Math.max(...(delays ?? []))).toBeLessThan(100);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'are caught up with after the channel was cut',
    async () => {
      channelIsCut = true;
      for (const socket of sockets.splice(0)) await socket.close();
      await page.getByText('Live updates paused, reconnecting').waitFor();
      const id = await send();
      channelIsCut = false;
      await rowOf(id).waitFor({ timeout: 90_000 });
      await isLive();
      await hasStatus(id, 'success');
    },
    TEST_TIMEOUT_MS,
  );
});

describe('finding', () => {
  test(
    'keeps the filter in the address and the search out of it',
    async () => {
      const found = await send({ name: 'Zubin Mehta' });
      const failed = await send({ name: 'Lost Lead', city: 'Nowhere' });
      await hasStatus(failed, 'error');
      await page.getByLabel('Status', { exact: true }).selectOption('error');
      await page.getByText('1 form submissions: status error').first().waitFor();
      await rowOf(found).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Clear filter' }).click();
      await page.getByLabel('Search', { exact: true }).fill('zubin');
      await page.getByText('1 form submissions: search “zubin”').waitFor();
      expect(await page.locator('[data-submission-id]').count()).toBe(1);
      expect(page.url()).not.toContain('zubin');
      await expectNoAxeFindings();
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'survives the reload after a test, with the story open',
    async () => {
      await page.getByRole('search').getByLabel('API key').selectOption({ index: 1 });
      await page.getByText(/search “zubin”/).waitFor();
      await page.getByRole('link', { name: 'Story of Zubin Mehta' }).click();
      await page.getByRole('heading', { name: 'Zubin Mehta' }).waitFor();
      const reloaded = page.waitForEvent('domcontentloaded', { timeout: LEAD_TIMEOUT_MS });
      // The panel may lie over the button: by keyboard it is always at hand.
      await page.getByRole('button', { name: 'Send Test Submission' }).press('Enter');
      await page.getByText('Test submission created successfully').first().waitFor();
      await reloaded;
      await page.getByRole('heading', { name: 'Zubin Mehta' }).waitFor();
      await page.getByText(/form submissions: key Website.*search “zubin”/).waitFor();
      expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('zubin');
    },
    TEST_TIMEOUT_MS,
  );
});

describe('a story', () => {
  test(
    'tells every attempt, closes on Escape and gives the focus back',
    async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear filter' }).click();
      await page.getByRole('link', { name: 'Story of Lost Lead' }).click();
      const panel = page.getByRole('dialog', { name: 'Lost Lead' });
      await panel.getByText('Attempt 1: Failed').waitFor();
      await panel.getByText('The form would not take one of the values.').first().waitFor();
      await panel.getByRole('table', { name: 'What attempt 1 filled in' }).waitFor();
      await panel.getByText('For support').waitFor();
      const picture = panel.getByRole('img', { name: /^Attempt 1 for Lost Lead/ });
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        () => (document.querySelector('.attempt__screenshot img') as HTMLImageElement).naturalWidth,
      );
      await expectNoAxeFindings();
      const address = page.url();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lost Lead');
      await page.goto(address);
      await page.getByRole('heading', { name: 'Lost Lead' }).waitFor();
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'lets refused values be corrected before the retry',
    async () => {
      const panel = page.getByRole('dialog', { name: 'Lost Lead' });
      await panel.getByRole('button', { name: 'Edit values' }).click();
      await panel.getByLabel('Lead email').fill('nobody');
      await panel.getByRole('button', { name: 'Save and retry' }).click();
      await panel.getByText('email must be an e-mail address').waitFor();
      await panel.getByLabel('Lead email').fill('found@leads.example');
      await panel.getByLabel('Lead city').fill('Pune');
      await panel.getByRole('button', { name: 'Save and retry' }).click();
      await panel.getByText('Attempt 2: Submitted').waitFor({ timeout: LEAD_TIMEOUT_MS });
      await page.keyboard.press('Escape');
    },
    TEST_TIMEOUT_MS,
  );
});

describe('many at once', () => {
  test(
    'retries all that match, with the count first',
    async () => {
      const ids = await Promise.all([1, 2, 3].map(() => send({ city: 'Nowhere' })));
      for (const id of ids) await hasStatus(id, 'error');
      await page.getByRole('button', { name: 'Retry failed' }).click();
      const dialog = page.getByRole('dialog', { name: 'Retry failed submissions' });
      await dialog.getByText('3 submissions are in error.').waitFor();
      await expectNoAxeFindings();
      await dialog.getByRole('button', { name: 'Retry 3' }).click();
      await dialog.getByText('Finished: 3 of 3 retried').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      for (const id of ids) await rowOf(id).locator('td').nth(3).getByText('1').waitFor();
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'counts them, with a table behind the chart',
    async () => {
      await page.getByRole('heading', { name: 'Statistics' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Last 30 days' }).click();
      await page.getByRole('img', { name: /Last 30 days: \d+ submissions accepted/ }).waitFor();
      await page.getByText('Show as a table').click();
      await page.getByRole('table', { name: /Submissions per hour, last 30 days/ }).waitFor();
      expect(await page.locator('.statistics__counts').innerText()).toMatch(/\d+(\.\d)? (s|ms)/);
      await expectNoAxeFindings();
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'exports the current filter with no formula in it',
    async () => {
      await send({ name: '=HYPERLINK("http://evil.example")', city: 'Goa' });
      await page.getByLabel('Search', { exact: true }).fill('goa');
      await page.getByText('1 form submissions: search “goa”').waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const text = await readFile(await (await saved).path(), 'utf8');
      await page.getByText('Exported 1 submissions').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Clear filter' }).click();
      expect(text.trim().split('\r\n')).toHaveLength(2);
      expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      expect(text).toContain(`'+919876543210`);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'scrolls 10,000 loaded rows and holds few of them',
    async () => {
      const rows = buildRows(10_000);
      await page.route(/graphql/, async (route) => {
        if (!route.request().postData()?.includes('ListSubmissions')) return route.fallback();
        const data = { listSubmissions: { items: rows, nextToken: null } };
        return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } });
      });
      await page.goto('/dashboard?all=1');
      await page.getByText(/^10,000 form submissions/).waitFor();
      const frame = page.locator('.submissions-frame--long');
      const slowest = await frame.evaluate(async (element) => {
        let longest = 0;
        let last = performance.now();
        for (let step = 0; step < 60; step += 1) {
          element.scrollTop += 4_000;
          await new Promise((resolve) => requestAnimationFrame(resolve));
          longest = Math.max(longest, performance.now() - last);
          last = performance.now();
        }
        return longest;
      });
      expect(await page.locator('[data-submission-id]').count()).toBeLessThan(60);
      expect(slowest).toBeLessThan(250);
      await frame.evaluate((element) => (element.scrollTop = element.scrollHeight));
      await page.getByText('Person 9999', { exact: true }).waitFor();
      await expectNoAxeFindings();
      await page.unroute(/graphql/);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'imports 1,000 rows and names the 37 bad ones',
    async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Import CSV' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import CSV' });
      await dialog.getByLabel('CSV file').setInputFiles({
        name: 'leads.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(csvOfLeads(1_000, 37)),
      });
      await dialog.getByRole('button', { name: 'Check rows' }).click();
      await dialog.getByText('963 of 1,000 rows can be sent, 37 cannot.').waitFor();
      expect(await dialog.locator('tbody tr').count()).toBe(37);
      await dialog.getByRole('button', { name: 'Send 963 leads' }).click();
      await dialog
        .getByText('Finished: 963 sent, 0 refused, of 963')
        .waitFor({ timeout: TEST_TIMEOUT_MS });
      await expectNoAxeFindings();
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save report of every row' }).click();
      const report = await readFile(await (await saved).path(), 'utf8');
      expect(report.match(/,sent,/g)).toHaveLength(963);
      expect(report.match(/,not sent,/g)).toHaveLength(37);
      const { data } = await graphql(
        stage.outputs,
        account.accessToken,
        `
          query Stats($from: AWSDateTime!, $to: AWSDateTime!) {
            submissionStats(from: $from, to: $to) {
              hours {
                accepted
              }
            }
          }
        `,
        {
          from: new Date(Date.now() - 3_600_000).toISOString(),
          to: new Date(Date.now() + 60_000).toISOString(),
        },
      );
      const { hours } = data?.['submissionStats'] as { hours: { accepted: number }[] };
      expect(hours.reduce((sum, { accepted }) => sum + accepted, 0)).toBeGreaterThan(963);
    },
    TEST_TIMEOUT_MS * 2,
  );

  test('no page broke its security policy or threw', () => {
    expect(complaints).toEqual([]);
  });
});
