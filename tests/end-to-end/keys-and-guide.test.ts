/**
 * The way from a new account to the first lead, in a real browser: the checklist, keys and their
 * ends, the guide's examples run as they are copied, the sheet script, and every message of the
 * error catalogue in its own words and style.
 */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { syncLeads, type Cells, type FetchNow } from '../frontend/apps-script.ts';
import { launchPersonsBrowser } from './browser.ts';
import { expectToast, expectWellMade, openPage, refuseOperation, signUp } from './person.ts';
import { openStage, type Stage } from './stage.ts';

const TIMEOUT_MS = 90_000;
let stage: Stage;
let browser: Browser;
let page: Page;
let key: string;

beforeAll(async () => {
  stage = await openStage();
  browser = await launchPersonsBrowser();
  page = await openPage(browser, stage, { permissions: ['clipboard-read', 'clipboard-write'] });
  await signUp(page);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stage?.close();
}, 60_000);

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const card = (title: string): Locator => page.getByRole('region', { name: title, exact: true });
const currentStep = () => page.locator('[aria-current="step"] .first-run__title').innerText();

async function generateKey(name: string): Promise<void> {
  await page.getByLabel('Key name').fill(name);
  await press('Generate Key');
  await expectToast(page, 'API Key Created', 'Your new API key has been generated');
}

async function clipboard(): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('a new person', () => {
  test(
    'is led to a key first',
    async () => {
      await card('Your first lead').waitFor();
      expect(await currentStep()).toBe('Create a key');
      expect(await card('Test Submission').count()).toBe(0);
      await page.getByText('No API keys yet. Generate one to get started.').waitFor();
      await expectWellMade(page);
    },
    TIMEOUT_MS,
  );

  test(
    'makes keys with a name, of which one ends',
    async () => {
      await page.getByLabel('Key name').fill('   ');
      await press('Generate Key');
      await expectToast(page, 'Error', 'Please enter a name for the API key');
      await page.getByLabel('Last day (optional)').fill('2099-12-31');
      await generateKey('Sheet');
      await card('API Keys')
        .getByText(/Ends 31 Dec 2099/)
        .waitFor();
      expect(await page.getByLabel('Last day (optional)').inputValue()).toBe('');
      await press('Copy API key Sheet');
      await expectToast(page, 'Copied', 'API key copied to clipboard');
      key = await clipboard();
      expect(key).toMatch(/^fak_[A-Za-z0-9]{30,}$/);
      expect(await currentStep()).toBe('Send a test');
    },
    TIMEOUT_MS,
  );

  test(
    'renames a key and lifts its end',
    async () => {
      await press('Edit API key Sheet');
      await page.getByLabel('New name').fill('Google Sheet');
      await card('API Keys').getByLabel('Last day (optional)').last().fill('');
      await expectWellMade(page);
      await press('Save');
      await expectToast(page, 'API Key Changed', 'The API key has been updated');
      await card('API Keys').getByText('Google Sheet', { exact: true }).waitFor();
      expect(await card('API Keys').getByText(/Ends/).count()).toBe(0);
      await card('API Keys').getByText('Not used yet · 0 submissions').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'sends a test, sees the page reload and the list end itself',
    async () => {
      const began = Date.now();
      const reloaded = page.waitForEvent('domcontentloaded');
      await press('Send Test Submission');
      await expectToast(page, 'Test submission created successfully');
      await reloaded;
      expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
      await page.getByText('$5,000,000').first().waitFor();
      await page.getByText('success', { exact: true }).first().waitFor({ timeout: TIMEOUT_MS });
      await card('Your first lead').waitFor({ state: 'detached' });
      await page.reload();
      await card('API Keys')
        .getByText(/Last used .* · 1 submission$/)
        .waitFor();
      expect(await card('Your first lead').count()).toBe(0);
    },
    TIMEOUT_MS,
  );
});

/** The code under a title of the guide, as its button copies it. */
async function copied(title: string): Promise<string> {
  await press(`Copy ${title}`);
  await expectToast(page, 'Copied', `${title} copied to clipboard`);
  return clipboard();
}

/** As UrlFetchApp does: the script waits for the answer. */
const fetchNow: FetchNow = (url, { method, contentType, headers, payload }) => {
  const request = {
    method: method ?? 'get',
    headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
    ...(payload && { body: payload }),
  };
  const program = `fetch(${JSON.stringify(url)}, ${JSON.stringify(request)})
    .then(async (answer) => console.log(JSON.stringify({ code: answer.status, text: await answer.text() })))`;
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  return JSON.parse(stdout) as ReturnType<FetchNow>;
};

describe('the guide', () => {
  test(
    'has a command that works when pasted',
    async () => {
      await page.locator('#integration-guide').scrollIntoViewIfNeeded();
      await page.getByRole('tab', { name: 'cURL' }).waitFor();
      expect(await copied('Command')).toContain('YOUR_API_KEY');
      await page.getByText('Fill in my newest key').click();
      await expectWellMade(page);
      const command = await copied('Command');
      expect(command).toContain(key);
      const { stdout } = await promisify(execFile)('bash', ['-c', `${command} -s`]);
      const answer = JSON.parse(stdout) as { submissionId: string };
      expect(answer).toEqual({
        success: true,
        submissionId: expect.any(String),
        status: 'processing',
        message: 'Lead received and processing started',
      });
      const status = (await copied('Status command')).replace('SUBMISSION_ID', answer.submissionId);
      const read = await promisify(execFile)('bash', ['-c', `${status} -s`]);
      expect(JSON.parse(read.stdout)).toMatchObject({ submissionId: answer.submissionId });
    },
    TIMEOUT_MS,
  );

  test(
    'leads to the contract and states each field',
    async () => {
      const link = page.getByRole('link', { name: /OpenAPI description/ });
      const contract = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(await contract.json()).toHaveProperty('openapi');
      const fields = page.getByRole('table', { name: 'Field requirements' });
      for (const field of ['name', 'phone', 'email', 'city', 'loanAmount']) {
        await fields.getByRole('rowheader', { name: field, exact: true }).waitFor();
      }
      await page.getByText('HTTP 202 Accepted').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'has a sheet script that sends, repeats and reports',
    async () => {
      await page.getByRole('tab', { name: 'Google Sheets' }).click();
      await expectWellMade(page);
      const script = await copied('Apps Script');
      expect(script).toContain(`const WEBHOOK_URL = '${stage.outputs.WebhookUrl}';`);
      expect(script).toContain(`const API_KEY = '${key}';`);
      const row = (name: string, amount: unknown) => [
        name,
        919876543210,
        'a@b.example',
        'Pune',
        amount,
      ];
      const cells: Cells = [
        ['name', 'phone', 'email', 'city', 'loanAmount'],
        row('Asha Rao', 2500000),
        row('Ben Das', '₹ 25,00,000'),
        row('Chitra Sen', 'a lot'),
      ];
      const run = () =>
        syncLeads({ cells, webhookUrl: stage.outputs.WebhookUrl, apiKey: key, fetchNow });
      run();
      const ids = cells.slice(1).map((cell) => cell[5]);
      expect(ids).toEqual([expect.any(String), expect.any(String), '']);
      expect(cells[3]?.[6]).toMatch(/^refused: loanAmount/);
      // As after a run that was cut short before it noted the id.
      cells[1]!.splice(5);
      run();
      expect(cells[1]?.[5]).toBe(ids[0]);
      for (const id of ids.slice(0, 2)) {
        const shown = page.locator(`[data-submission-id="${String(id)}"]`);
        await shown.getByText('success', { exact: true }).waitFor({ timeout: TIMEOUT_MS });
      }
      run();
      expect([cells[1]?.[6], cells[2]?.[6]]).toEqual(['success', 'success']);
    },
    TIMEOUT_MS,
  );

  test(
    'has a Zapier mapping that the webhook takes',
    async () => {
      await page.getByRole('tab', { name: 'Zapier' }).click();
      await expectWellMade(page);
      const fields = await page
        .getByRole('table', { name: 'Data' })
        .getByRole('rowheader')
        .allInnerTexts();
      // Zapier sends every value as text.
      const values = ['Asha Rao', '+91 98765 43210', 'a@b.example', 'Pune', '2500000'];
      const response = await fetch(await copied('Endpoint'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'x-api-key': await copied('API key'),
          'idempotency-key': 'record-1',
        },
        body: JSON.stringify(Object.fromEntries(fields.map((field, at) => [field, values[at]]))),
      });
      expect(response.status).toBe(202);
    },
    TIMEOUT_MS,
  );
});

describe('a key on its way out', () => {
  test(
    'disables the test with a hint while it is deleted',
    async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(stage.outputs.GraphqlUrl, async (route) => {
        if (route.request().postData()?.includes('DeleteApiKey')) await released;
        return route.fallback();
      });
      await press('Delete API key Google Sheet');
      await press('Delete key');
      await page.getByText('Please generate an API key first').waitFor();
      expect(await page.getByRole('button', { name: 'Send Test Submission' }).isDisabled()).toBe(
        true,
      );
      release();
      await expectToast(page, 'API Key Deleted', 'The API key has been removed');
      await card('Test Submission').waitFor({ state: 'detached' });
      await page.unroute(stage.outputs.GraphqlUrl);
    },
    TIMEOUT_MS,
  );

  test(
    'disables it once the last one has expired',
    async () => {
      await page.route(stage.outputs.GraphqlUrl, async (route) => {
        if (!route.request().postData()?.includes('ListApiKeys')) return route.fallback();
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { listApiKeys: object[] } };
        const expiresAt = new Date(Date.now() + 1500).toISOString();
        const listApiKeys = answer.data.listApiKeys.map((found) => ({ ...found, expiresAt }));
        return route.fulfill({ response, json: { data: { listApiKeys } } });
      });
      await generateKey('Short');
      await page.reload();
      await page.getByText('Please generate an API key first').waitFor();
      await card('API Keys')
        .getByText(/Expired/)
        .first()
        .waitFor();
      await expectWellMade(page);
      await page.unroute(stage.outputs.GraphqlUrl);
    },
    TIMEOUT_MS,
  );
});

describe('what fails says so', () => {
  const message = 'The service is resting';

  test(
    'for keys and submissions, with the service’s words',
    async () => {
      for (const [operation, what] of [
        ['ListApiKeys', 'Error loading API keys'],
        ['ListSubmissions', 'Error loading submissions'],
      ] as const) {
        const undo = await refuseOperation(page, stage, operation, message);
        await page.reload();
        await expectToast(page, 'Error', `${what}: ${message}`);
        await undo();
      }
      await page.reload();
      const undoCreate = await refuseOperation(page, stage, 'CreateApiKey', message);
      await page.getByLabel('Key name').fill('Never');
      await press('Generate Key');
      await expectToast(page, 'Error', `Error creating API key: ${message}`);
      await undoCreate();
      const undoDelete = await refuseOperation(page, stage, 'DeleteApiKey', message);
      await press('Delete API key Short');
      await press('Delete key');
      await expectToast(page, 'Error', `Error deleting API key: ${message}`);
      await undoDelete();
      await press('Refresh');
      await expectToast(page, 'Refreshed', 'Submission data has been updated');
    },
    TIMEOUT_MS,
  );

  test(
    'for a test submission, with the server’s error or its own',
    async () => {
      const { WebhookUrl } = stage.outputs;
      const headers = { 'access-control-allow-origin': '*' };
      const answers = [
        [{ status: 400, headers, json: { success: false, error: message } }, message],
        [{ status: 500, headers, body: '<html>' }, 'Failed to submit test'],
      ] as const;
      for (const [answer, text] of answers) {
        await page.route(WebhookUrl, (route) =>
          route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill(answer),
        );
        await press('Send Test Submission');
        await expectToast(page, 'Error', text);
        await page.unroute(WebhookUrl);
      }
      await page.route(WebhookUrl, (route) => route.abort());
      await press('Send Test Submission');
      await expectToast(page, 'Error', 'Failed to fetch');
      await page.unroute(WebhookUrl);
    },
    TIMEOUT_MS,
  );

  test('for an unknown key, with where keys live', async () => {
    const response = await fetch(stage.outputs.WebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': `fak_${'a'.repeat(32)}` },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining('Your keys live in the dashboard (/dashboard)') as unknown,
    });
  });
});
