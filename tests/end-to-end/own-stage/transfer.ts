/**
 * Hundreds of leads, imported and exported in a real browser: a CSV import with its report, the
 * pages of imported submissions, and an export of them all. On the local cloud the form fails. So
 * its circuit breaker opens, and the bot does not slow the import down. On a deployed stage the bot
 * fills its form for each lead, until the account is deleted at the end.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import { csvOfLeads } from '../submissions-fixtures.ts';
import { holdBack, openSubmissions, type SubmissionsPerson } from '../submissions-person.ts';
import type { OwnStage } from './suite.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

/** The time limit of an import, which sends only as fast as the service's limits allow. */
const IMPORT_WAIT_MS = LEAD_WAIT_MS;

/**
 * The imported file. `bad`: the number of invalid rows; every 27th row is invalid. `pages`: how
 * many rows the table has loaded after the first page and after the second page.
 */
const file = { rows: 216, bad: 8, pages: [100, 200] };
const good = file.rows - file.bad;

async function linesOf(download: Promise<Download>): Promise<string[]> {
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trim().split('\r\n');
}

export function testTransfer(suite: OwnStage): void {
  let person: SubmissionsPerson;
  let page: Page;

  beforeAll(async () => {
    suite.form.setWorking(false);
    person = await openSubmissions(suite);
    page = person.page;
  });

  afterAll(() => person?.close());

  async function exportCsv(): Promise<string[]> {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = await linesOf(saved);
    const dialog = page.getByRole('dialog', { name: 'Export CSV' });
    await dialog.getByText(`Exported ${(lines.length - 1).toLocaleString('en-US')} sub`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    return lines;
  }

  describe('the import of a CSV file with invalid rows', () => {
    test(
      `an import of ${file.rows} rows, ${file.bad} of them invalid, delays the page's reload`,
      async () => {
        await page.evaluate(() => Object.assign(window, { notReloaded: true }));
        const letTest = await holdBack(page, person.stage.outputs.WebhookUrl, 'Asha Rao');
        await page.getByRole('button', { name: 'Send Test Submission' }).click();
        await page.getByRole('button', { name: 'Import CSV' }).click();
        const dialog = page.getByRole('dialog', { name: 'Import CSV' });
        await dialog.getByLabel('CSV file').setInputFiles({
          name: 'leads.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(csvOfLeads(file.rows, file.bad)),
        });
        await dialog.getByText('Every field has a column.').waitFor();
        await dialog.getByRole('button', { name: 'Check rows' }).click();
        await dialog
          .getByText(`${good} of ${file.rows} rows can be sent, ${file.bad} cannot.`)
          .waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Import CSV');
        const report = await dialog.locator('tbody tr').allInnerTexts();
        // Rows are counted from 2, because the file's first line is the header.
        const bad = Array.from({ length: file.bad }, (_, index) => String(2 + 27 * index));
        expect(report.map((line) => line.split('\t')[0])).toEqual(bad);
        expect(report.every((line) => /\tnot sent\t.*Email must be/.test(line))).toBe(true);
        await dialog.getByRole('button', { name: `Send ${good} leads` }).click();
        await dialog.getByText(new RegExp(`^Sending: \\d+ sent, 0 refused, of ${good}`)).waitFor();
        await letTest();
        await page.getByText('Test submission created successfully').first().waitFor();
        const created = await page.evaluate(() => performance.now());
        await dialog
          .getByText(`Finished: ${good} sent, 0 refused, of ${good}`)
          .waitFor({ timeout: IMPORT_WAIT_MS });
        // A test submission reloads the page after a delay. This waits longer than the delay, so
        // only the open import can have prevented the reload.
        await page.waitForFunction((since) => performance.now() - since > 2_500, created);
        const saved = page.waitForEvent('download');
        await dialog.getByRole('button', { name: 'Save report of every row' }).click();
        const lines = (await linesOf(saved)).join('\n');
        expect(lines.match(/,sent,/g)).toHaveLength(good);
        expect(lines.match(/,not sent,/g)).toHaveLength(file.bad);
        expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
        const reloaded = page.waitForEvent('domcontentloaded');
        await dialog.getByRole('button', { name: 'Close' }).click();
        await reloaded;
      },
      2 * IMPORT_WAIT_MS,
    );
  });

  describe('the table of imported submissions', () => {
    test('imported submissions load page by page, each only once', async () => {
      await page.getByLabel('Search', { exact: true }).fill('imported');
      const more = page.getByRole('button', { name: 'Load more' });
      const last = file.pages.at(-1) ?? 0;
      for (const count of file.pages.slice(0, -1)) {
        await page.getByText(`${count} form submissions loaded, more to come`).waitFor();
        await more.press('Enter');
      }
      await page.getByText(`${last} form submissions loaded, more to come`).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Load more');
      const frame = page.getByRole('region', { name: new RegExp(`^${last} form submissions`) });
      // The table's height grows while rows are measured, so one jump does not reach the end.
      await page.waitForFunction(
        ({ element, selector }) => {
          element.scrollTop = element.scrollHeight;
          return element.querySelector(selector) !== null;
        },
        { element: await frame.elementHandle(), selector: `tr[aria-rowindex="${last + 1}"]` },
      );
    });

    test(
      'an export contains all submissions, or only the filtered ones',
      async () => {
        const name = '=HYPERLINK("http://evil.example")';
        await person.send({ name, city: 'Góa', email: 'goa@mail.example' });
        const lines = await exportCsv();
        expect(lines).toHaveLength(1 + good);
        expect(new Set(lines).size).toBe(lines.length);
        expect(lines.filter((line) => /^[0-9a-f-]{36},.*,imported\.\d+@/.test(line))).toHaveLength(
          good,
        );
        await page.getByLabel('Search', { exact: true }).fill('goa');
        await page.getByText('1 form submission: search “goa”').waitFor();
        const [, line = ''] = await exportCsv();
        expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
        expect(line).toContain(`'+919876543210`);
        await page.getByRole('button', { name: 'Clear filter' }).press('Enter');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
        await page.getByRole('button', { name: 'Show all submissions' }).press('Enter');
        await page.getByText('100 form submissions loaded, more to come: all').waitFor();
        expect(await page.evaluate(() => document.activeElement?.className)).toContain('frame');
      },
      LEAD_TEST_MS,
    );

    test('no page violated its security policy or had script errors', () => {
      expect(person.complaints).toEqual([]);
    });
  });
}
