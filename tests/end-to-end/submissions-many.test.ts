/**
 * Many submissions in a real browser: a bulk retry, which delays the page's reload until its end;
 * the confirmation before a retry that may send a lead twice; and the statistics. Runs on the local
 * cloud or a deployed stage.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { retrySubmission } from '../../contract/graphql-operations.ts';
import { graphql } from './account.ts';
import { objections } from './axe.ts';
import { intercept } from './intercept.ts';
import { agreeToRetry } from './person.ts';
import { holdBack, openSubmissions, type SubmissionsPerson } from './submissions-person.ts';
import * as limits from '../time-limits.ts';

jest.setTimeout(limits.STAGE_TEST_MS);

let person: SubmissionsPerson;
let page: Page;
let ids: string[];

beforeAll(async () => {
  person = await openSubmissions();
  page = person.page;
  ids = await Promise.all(
    ['Asha', 'Ravi', 'Meera'].map((name) => person.send({ name, city: 'Nowhere' })),
  );
  for (const id of ids) await person.hasStatus(id, 'error');
}, limits.STAGE_START_MS);

afterAll(() => person?.close(), limits.STAGE_STOP_MS);

async function haveRetries(retried: readonly string[], count: number): Promise<void> {
  for (const id of retried) {
    // Waits, because the retry count changes only when a bot takes the lead.
    const shown = person.rowOf(id).locator('td').nth(3).getByText(String(count));
    await shown.waitFor({ timeout: limits.LEAD_WAIT_MS });
    await person.hasStatus(id, 'error');
  }
}

async function startBulkRetry(): Promise<Locator> {
  await page.getByRole('button', { name: 'Retry failed' }).click();
  return page.getByRole('dialog', { name: 'Retry failed submissions' });
}

describe('a bulk retry of all submissions that match the filter', () => {
  test(
    "the page's reload waits until a bulk retry has ended",
    async () => {
      const { stage } = person;
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      await page.clock.install();
      const letTest = await holdBack(page, stage.outputs.WebhookUrl, 'name');
      const letRetries = await holdBack(page, stage.outputs.GraphqlUrl, 'mutation RetrySubmission');
      await page.getByRole('button', { name: 'Send Test Submission' }).click();
      const dialog = await startBulkRetry();
      await dialog.getByText('3 submissions are in error.').waitFor();
      await dialog.getByLabel(/Also the 3 that may already have been sent/).check();
      await dialog.getByRole('button', { name: 'Retry 3' }).click();
      await dialog.getByText('Retrying: 0 of 3 retried').waitFor();
      await letTest();
      await page.getByText('Test submission created successfully').first().waitFor();
      await page.clock.fastForward(2_500);
      await letRetries();
      await dialog.getByText('Finished: 3 of 3 retried').waitFor();
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      const reloaded = page.waitForEvent('domcontentloaded');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await reloaded;
      await haveRetries(ids, 1);
    },
    limits.LEAD_TEST_MS,
  );
});

describe('leads that may already have been sent', () => {
  const sent = () => person.operations.filter((name) => name === 'RetrySubmission').length;
  const question = () => page.getByRole('dialog', { name: 'This lead may already have been sent' });
  const retryButton = (id: unknown) =>
    person.rowOf(id).getByRole('button', { name: /^Retry submission/ });
  const refresh = () => page.getByRole('button', { name: 'Refresh', exact: true }).click();

  /**
   * Makes the page show its leads as certainly not sent, like an out-of-date page that does not
   * know the results of the last attempts.
   */
  function forgetWhatWasSent() {
    const { GraphqlUrl } = person.stage.outputs;
    const forget = async (route: Route) => {
      if (!route.request().postData()?.includes('query ListSubmissions')) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        '"possiblySent":true',
        '"possiblySent":false',
      );
      return route.fulfill({ response, body });
    };
    return intercept(page, GraphqlUrl, forget);
  }

  test(
    'possibly sent leads are retried one by one, after a confirmation',
    async () => {
      const [id] = ids;
      const before = sent();
      await retryButton(id).click();
      await question()
        .getByText(/would not take one of the values.*a second time/)
        .waitFor();
      await question().getByRole('button', { name: 'Cancel' }).click();
      await question().waitFor({ state: 'detached' });
      expect(sent()).toBe(before);
      await retryButton(id).press('Enter');
      await agreeToRetry(page);
      await haveRetries([String(id)], 2);
      expect(sent()).toBe(before + 1);
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'a bulk retry leaves out possibly sent leads by default',
    async () => {
      const dialog = await startBulkRetry();
      await dialog.getByText(/3 submissions are in error\. 3 are left out/).waitFor();
      const start = dialog.getByRole('button', { name: /^Retry \d/ });
      expect([await start.innerText(), await start.isDisabled()]).toEqual(['Retry 0', true]);
      expect(await objections(page)).toEqual([]);
      await dialog.getByLabel(/Also the 3 that may already have been sent/).check();
      await dialog.getByRole('button', { name: 'Retry 3' }).click();
      await dialog.getByText('Finished: 3 of 3 retried').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      // Waits for all three retries, because the next tests need all three rows in error.
      await haveRetries(ids.slice(0, 1), 3);
      await haveRetries(ids.slice(1), 2);
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'an out-of-date page asks before retrying possibly sent leads',
    async () => {
      const remember = await forgetWhatWasSent();
      await refresh();
      const [, id] = ids;
      await page.getByText('Submission data has been updated').first().waitFor();
      await retryButton(id).press('Enter');
      await question().getByRole('button', { name: 'Cancel' }).click();
      await person.hasStatus(String(id), 'error');
      await retryButton(id).press('Enter');
      await agreeToRetry(page);
      await haveRetries([String(id)], 3);
      remember();
    },
    limits.LEAD_TEST_MS,
  );

  test('a bulk retry skips leads that have meanwhile possibly been sent', async () => {
    const remember = await forgetWhatWasSent();
    const dialog = await startBulkRetry();
    await dialog.getByRole('button', { name: 'Retry 3' }).waitFor();
    const { stage, account } = person;
    const again = { id: ids[2]!, confirmed: true };
    await graphql(stage.outputs, account.accessToken, retrySubmission, again);
    await dialog.getByText('1 is left out, because it may already have been sent.').waitFor();
    await dialog.getByLabel(/^Also the one that may already have been sent/).waitFor();
    await dialog.getByRole('button', { name: 'Retry 2' }).click();
    await dialog.getByText('Finished: 0 of 2 retried').waitFor();
    await dialog.getByText('It may have been sent since it was counted').first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    remember();
  });
});

describe('leads that got the same answer from their form', () => {
  test(
    'one decision about several leads can be made and reversed',
    async () => {
      // Reloads, because the page still shows the rows of the earlier tests.
      await page.reload();
      for (const id of ids) await person.hasStatus(id, 'error');
      await person
        .rowOf(ids[0])
        .getByRole('button', { name: /^Decide whether/ })
        .click();
      await page
        .getByRole('link', { name: 'Decide all leads of this form with the same answer' })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Decide all with the same answer' });
      await dialog.getByText(/^3 leads to .* that need a decision have this answer/).waitFor();
      await dialog.getByRole('button', { name: 'It went in (3)' }).click();
      await dialog.getByText('Finished: 3 of 3 decided').waitFor();
      for (const id of ids) await person.hasStatus(id, 'success');
      await dialog.getByRole('button', { name: 'Change all to “It did not”' }).click();
      for (const id of ids) await person.hasStatus(id, 'error');
      await dialog.getByText('Finished: 3 of 3 decided').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.waitForURL((url) => url.search === '');
    },
    limits.LEAD_TEST_MS,
  );
});

describe('the statistics of submissions', () => {
  test('statistics count submissions in a chart and in a table', async () => {
    await page.getByRole('heading', { name: 'Statistics' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await page.getByRole('img', { name: /Last 30 days: \d+ submissions accepted/ }).waitFor();
    await page.getByText('Show as a table').click();
    await page.getByRole('table', { name: /Submissions per hour, last 30 days/ }).waitFor();
    // The statistics of the previous date range stay dimmed until those of the new range arrive.
    await page.locator('.statistics__numbers[aria-busy=false]').waitFor();
    expect(await page.locator('.statistics__counts').innerText()).toMatch(/\d+(\.\d)? (s|ms)/);
    expect(await objections(page)).toEqual([]);
    expect(person.complaints).toEqual([]);
  });
});
