/**
 * The main journey of a user, in a real browser against a whole stage. The user signs up, generates
 * a key, sends a lead by HTTP and watches it succeed live; opens the screenshot of a failed lead
 * and retries the lead; sets up a target form on the screen; and signs out. A second user sees none
 * of this. Runs unchanged on the local cloud or, with `OUTPUTS_FILE`, on a deployed stage.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { buildLead, createAccount, graphql, newCredentials, sendLead } from './account.ts';
import { launchPersonsBrowser, openContext } from './browser.ts';
import { agreeToRetry } from './person.ts';
import { openStage, type Stage } from './stage.ts';
import * as limits from '../time-limits.ts';

jest.setTimeout(limits.STAGE_TEST_MS);

let stage: Stage;
let browser: Browser;
let page: Page;
let key: string;
/** Errors in the dashboard's console during the whole journey. */
const complaints: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  browser = await launchPersonsBrowser();
  page = await openPage();
}, limits.STAGE_START_MS);

afterAll(async () => {
  await browser?.close();
  await stage?.close();
}, limits.STAGE_STOP_MS);

async function openPage(): Promise<Page> {
  const context = await openContext(browser, { baseURL: stage.outputs.SiteUrl });
  const opened = await context.newPage();
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return opened;
}

function rowOf(submissionId: unknown): Locator {
  return page.locator(`[data-submission-id="${String(submissionId)}"]`);
}

async function expectStatus(row: Locator, status: string): Promise<void> {
  await row.getByText(status, { exact: true }).waitFor({ timeout: limits.LEAD_WAIT_MS });
}

async function toast(title: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor();
}

describe("the first user's journey from sign-up to an own form", () => {
  test('a user signs up and lands on the dashboard', async () => {
    const { name, email, password } = newCredentials();
    await page.goto('/auth');
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).press('Enter');
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    const toSignIn = page.getByRole('button', { name: 'Already have an account? Sign in' });
    expect(await toSignIn.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByLabel('Full Name').fill('   ');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await toast('Please enter your full name');
    await page.getByLabel('Full Name').fill(name);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await toast('Account created successfully');
    await page.getByText('No API keys yet. Generate one to get started.').waitFor();
    await page.getByText('No submissions yet. Send a webhook request to get started.').waitFor();
  });

  test('a user generates an API key and copies it', async () => {
    await page.getByRole('button', { name: 'Generate Key' }).click();
    await toast('Please enter a name for the API key');
    await page.getByLabel('Key name').fill('  Website  ');
    await page.getByRole('button', { name: 'Generate Key' }).click();
    await toast('API Key Created');
    await page.getByText('Website', { exact: true }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy API key Website' }).click();
    await toast('Copied');
    key = await page.evaluate(() => navigator.clipboard.readText());
    expect(key).toMatch(/^fak_[A-Za-z0-9]{30,}$/);
  });

  test(
    'a user sees a lead sent by HTTP succeed live',
    async () => {
      await page.getByText('Live', { exact: true }).waitFor();
      const lead = buildLead();
      const { status, body } = await sendLead(stage.outputs, key, lead);
      expect(status).toBe(202);
      expect(body).toEqual({
        success: true,
        submissionId: expect.any(String),
        status: 'processing',
        message: 'Lead received and processing started',
      });
      const row = rowOf(body['submissionId']);
      await row.waitFor();
      expect(await row.innerText()).toContain(lead.email);
      expect(await row.innerText()).toContain('$2,500,000');
      await expectStatus(row, 'success');
    },
    limits.LEAD_TEST_MS,
  );

  test(
    "a user opens a refused lead's screenshot and retries the lead",
    async () => {
      const { body } = await sendLead(stage.outputs, key, buildLead({ city: 'Nowhere' }));
      const row = rowOf(body['submissionId']);
      await expectStatus(row, 'error');
      const opened = page.context().waitForEvent('page');
      await row.getByText('View screenshot').click({ button: 'middle' });
      const tab = await opened;
      await tab.waitForURL(/screenshots/);
      const image = await fetch(tab.url());
      expect(image.status).toBe(200);
      expect(image.headers.get('content-type')).toBe('image/jpeg');
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(5000);
      await tab.close();
      await row.getByRole('button', { name: /^Retry/ }).click();
      await agreeToRetry(page);
      await row.getByRole('button', { name: /^Retry/ }).waitFor({ state: 'detached' });
      await expectStatus(row, 'error');
      expect(await row.locator('td').nth(3).innerText()).toMatch(/[1-3]$/);
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'a user sends a test submission, which reloads the page',
    async () => {
      const reloaded = page.waitForEvent('domcontentloaded', { timeout: limits.LEAD_WAIT_MS });
      const toasted = toast('Test submission created successfully');
      await page.getByRole('button', { name: /test/i }).last().click();
      await Promise.all([toasted, reloaded]);
      await page.getByText('$5,000,000').first().waitFor();
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'a user sets up a form and sends a lead to it',
    async () => {
      await page.getByRole('link', { name: 'Forms', exact: true }).click();
      await page.getByRole('button', { name: 'Try it with the demo form' }).click();
      await page.getByLabel('Short name').fill('own-demo');
      await page.getByLabel('I may submit leads to this form').check();
      await page.getByRole('button', { name: 'Add and rehearse' }).click();
      const save = page.getByRole('button', { name: 'Save version 1' });
      await save.waitFor({ timeout: limits.LEAD_WAIT_MS });
      await page.getByLabel('What goes into City').selectOption('fixed');
      await page.getByLabel('Answer to City').fill('Kolhapur');
      await save.click();
      await toast('Version 1 Saved');
      // Tests the reload too, because the site serves one file for the addresses of all forms.
      await page.reload();
      await page.getByText('Version 1. Leads go out.').waitFor();
      expect(await page.getByLabel('Answer to City').inputValue()).toBe('Kolhapur');
      const lead = { ...buildLead(), target: 'own-demo' };
      const { status, body } = await sendLead(stage.outputs, key, lead);
      expect(status).toBe(202);
      await page.getByRole('link', { name: 'Submissions' }).click();
      await expectStatus(rowOf(body['submissionId']), 'success');
      await rowOf(body['submissionId']).locator('.story-link').click();
      await page.getByRole('cell', { name: 'Kolhapur' }).waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    },
    limits.LEAD_TEST_MS,
  );
});

describe('data that a second user must not see', () => {
  test("another user sees none of the first user's keys and leads", async () => {
    const stranger = await createAccount(stage.outputs);
    const ownId = await page
      .locator('[data-submission-id]')
      .first()
      .getAttribute('data-submission-id');
    const answer = await graphql(
      stage.outputs,
      stranger.accessToken,
      `
        query Peek($id: ID!) {
          listApiKeys {
            id
          }
          listSubmissions {
            items {
              id
            }
          }
          getSubmission(id: $id) {
            id
          }
        }
      `,
      { id: ownId },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      listApiKeys: [],
      listSubmissions: { items: [] },
      getSubmission: null,
    });
    const retried = await graphql(
      stage.outputs,
      stranger.accessToken,
      'mutation Retry($id: ID!) { retrySubmission(id: $id) { id } }',
      { id: ownId },
    );
    expect(retried.errors).toHaveLength(1);
  });

  test('the API returns no data without a valid token', async () => {
    const response = await fetch(stage.outputs.GraphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'not.a.token' },
      body: JSON.stringify({ query: '{ listApiKeys { id } }' }),
    });
    expect(response.status).toBe(401);
  });
});

describe('signing out, and the errors of the whole journey', () => {
  test('after signing out, the user cannot open the dashboard', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');
  });

  test('an unknown path answers 404 with the not-found page', async () => {
    const response = await fetch(new URL('/no/such/page', stage.outputs.SiteUrl));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });

  test('no page violated its security policy or had script errors', () => {
    expect(complaints).toEqual([]);
  });
});
