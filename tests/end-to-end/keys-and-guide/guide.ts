/** Runs the integration guide's examples as a user would copy them. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { syncLeads, type Cells, type FetchNow } from '../../frontend/apps-script.ts';
import { leadFields } from '../../../contract/lead.ts';
import { notLoaded } from '../../../frontend/content/notices.ts';
import { intercept } from '../intercept.ts';
import { expectToast, expectWellMade, press } from '../person.ts';
import { clipboard, type KeysSuite } from './suite.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

/** The example under one of the guide's headings, as the copy button copies it. */
async function copied(page: Page, title: string): Promise<string> {
  await press(page, `Copy ${title}`);
  await expectToast(page, 'Copied', `${title} copied to clipboard`);
  return clipboard(page);
}

/**
 * Fetches synchronously, as Google's UrlFetchApp does, because the script for Google Sheets waits
 * for the answer.
 */
const fetchNow: FetchNow = (url, { method, contentType, headers, payload }) => {
  const request = {
    method: method ?? 'get',
    headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
    ...(payload && { body: payload }),
  };
  const program = `fetch(${JSON.stringify(url)}, ${JSON.stringify(request)})
    .then(async (answer) => console.log(JSON.stringify({
      code: answer.status,
      text: await answer.text(),
      headers: Object.fromEntries(answer.headers),
    })))`;
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  return JSON.parse(stdout) as ReturnType<FetchNow>;
};

export function testGuide(suite: KeysSuite): void {
  test("if the guide's code cannot be loaded, only the guide fails", async () => {
    const { page } = suite;
    const code = /\/assets\/integration-guide[^/]*\.(?:js|css)$/;
    const undo = await intercept(page, code, (route) => route.abort());
    await page.reload();
    await page.locator('#integration-guide').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: notLoaded.reload }).waitFor();
    await expectToast(page, 'Error', notLoaded.text);
    expect(await page.getByRole('heading', { name: 'API Keys' }).count()).toBe(1);
    await expectWellMade(page);
    undo();
    await press(page, notLoaded.reload);
    await page.locator('#integration-guide').scrollIntoViewIfNeeded();
    await page.getByRole('tab', { name: 'cURL' }).waitFor();
  });

  test('the guide shows a command that works when pasted', async () => {
    await suite.page.locator('#integration-guide').scrollIntoViewIfNeeded();
    await suite.page.getByRole('tab', { name: 'cURL' }).waitFor();
    expect(await copied(suite.page, 'Command')).toContain('YOUR_API_KEY');
    await suite.page.getByText('Fill in my newest key').click();
    await expectWellMade(suite.page);
    const command = await copied(suite.page, 'Command');
    expect(command).toContain(suite.key);
    const { stdout } = await promisify(execFile)('bash', ['-c', `${command} -s`]);
    const answer = JSON.parse(stdout) as { submissionId: string };
    expect(answer).toEqual({
      success: true,
      submissionId: expect.any(String),
      status: 'processing',
      message: 'Lead received and processing started',
    });
    const status = (await copied(suite.page, 'Status command')).replace(
      'SUBMISSION_ID',
      answer.submissionId,
    );
    const read = await promisify(execFile)('bash', ['-c', `${status} -s`]);
    expect(JSON.parse(read.stdout)).toMatchObject({ submissionId: answer.submissionId });
  });

  test('the guide links to the OpenAPI description and lists all fields', async () => {
    const link = suite.page.getByRole('link', { name: /OpenAPI description/ });
    const contract = await suite.page.request.get((await link.getAttribute('href')) ?? '');
    expect(await contract.json()).toHaveProperty('openapi');
    const fields = suite.page.getByRole('table', { name: 'Field requirements' });
    for (const field of leadFields) {
      await fields.getByRole('rowheader', { name: field, exact: true }).waitFor();
    }
    await suite.page.getByText('HTTP 202 Accepted').waitFor();
  });

  test(
    "the guide's Google Sheets script sends rows and reports statuses",
    async () => {
      await suite.page.getByRole('tab', { name: 'Google Sheets' }).click();
      await expectWellMade(suite.page);
      await suite.page.getByText('API_KEY holds your key “').waitFor();
      const script = await copied(suite.page, 'Apps Script');
      expect(script).toContain(`const WEBHOOK_URL = '${suite.stage.outputs.WebhookUrl}';`);
      expect(script).toContain(`const API_KEY = '${suite.key}';`);
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
        syncLeads({
          cells,
          webhookUrl: suite.stage.outputs.WebhookUrl,
          apiKey: suite.key,
          fetchNow,
        });
      run();
      const ids = cells.slice(1).map((cell) => (cell[5] ?? '') as string);
      expect(ids).toEqual([expect.stringMatching(/./), expect.stringMatching(/./), '']);
      expect(cells[3]?.[6]).toMatch(/^refused: loanAmount/);
      // Removes the submission's id and status from the row, as if the run had been stopped before
      // it wrote them.
      cells[1]!.splice(5);
      run();
      expect(cells[1]?.[5]).toBe(ids[0]);
      for (const id of ids.slice(0, 2)) {
        const shown = suite.page.locator(`[data-submission-id="${id}"]`);
        await shown.getByText('success', { exact: true }).waitFor({ timeout: LEAD_WAIT_MS });
      }
      run();
      expect([cells[1]?.[6], cells[2]?.[6]]).toEqual(['success', 'success']);
    },
    LEAD_TEST_MS,
  );

  test("the guide's Zapier mapping is accepted by the webhook", async () => {
    await suite.page.getByRole('tab', { name: 'Zapier' }).click();
    await expectWellMade(suite.page);
    const fields = await suite.page
      .getByRole('table', { name: 'Data' })
      .getByRole('rowheader')
      .allInnerTexts();
    // Zapier sends every value as text.
    const values = ['Asha Rao', '+91 98765 43210', 'a@b.example', 'Pune', '2500000'];
    const response = await fetch(await copied(suite.page, 'Endpoint'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-api-key': await copied(suite.page, 'API key'),
        'idempotency-key': 'record-1',
      },
      body: JSON.stringify(Object.fromEntries(fields.map((field, at) => [field, values[at]]))),
    });
    expect(response.status).toBe(202);
  });
}
