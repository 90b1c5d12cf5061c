/**
 * The dashboard's table in a real browser: live rows and the loss of their channel, search and
 * filter, the reload after a test submission, the refresh and its failure, and ten thousand rows.
 * Runs on the local cloud or a deployed stage.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getSubmissionRow, retrySubmission } from '../../contract/graphql-operations.ts';
import { graphql } from './account.ts';
import { objections } from './axe.ts';
import { CHANNEL_WAIT_MS, expectToast, refuseOperation } from './person.ts';
import { joinChannel } from './live-channel.ts';
import { buildRows } from './submissions-fixtures.ts';
import { openSubmissions, type SubmissionsPerson } from './submissions-person.ts';
import { until } from '../until.ts';
import * as limits from '../time-limits.ts';

jest.setTimeout(limits.STAGE_TEST_MS);

let person: SubmissionsPerson;

beforeAll(async () => {
  person = await openSubmissions();
}, limits.STAGE_START_MS);

afterAll(() => person?.close(), limits.STAGE_STOP_MS);

async function retryAsProgram(id: string): Promise<void> {
  const { stage, account } = person;
  const again = { id, confirmed: true };
  const { errors } = await graphql(stage.outputs, account.accessToken, retrySubmission, again);
  expect(errors).toBeUndefined();
}

/** Waits for the end of a retry that the page does not show. */
async function hasFailedAgain(id: string): Promise<void> {
  const { stage, account } = person;
  const isOver = async () => {
    const { data } = await graphql(stage.outputs, account.accessToken, getSubmissionRow, { id });
    const row = data?.getSubmission;
    return row?.status === 'error' && row.retryCount >= 1;
  };
  await until('the retry has failed', isOver, limits.LEAD_WAIT_MS);
}

describe('rows that change live', () => {
  test(
    'each change of a row is shown without another request',
    async () => {
      const { page, operations, send, hasStatus } = person;
      // When its live channel opens, the page reads the list once more. By the time the first lead
      // has succeeded, this read has ended. So no read is expected during the second lead.
      await hasStatus(await send(), 'success');
      await page.waitForLoadState('networkidle');
      operations.length = 0;
      const id = await send();
      await hasStatus(id, 'success');
      expect(operations.filter((name) => name === 'ListSubmissions')).toEqual([]);
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'a changed row keeps scroll, selection, focus and filter',
    async () => {
      const { page, rowOf, send, hasStatus } = person;
      const finishedSteps = page.getByText('All done: your first lead has arrived.');
      await finishedSteps.waitFor();
      const id = await send({ name: 'Kept Lead', city: 'Nowhere' });
      await hasStatus(id, 'error');
      await page.getByLabel('Search', { exact: true }).fill('kept');
      await page.getByText('1 form submission: search “kept”').waitFor();
      await rowOf(id).getByRole('link', { name: 'Story of Kept Lead' }).focus();
      const look = () =>
        rowOf(id).evaluate((row) => ({
          scroll: window.scrollY,
          top: row.getBoundingClientRect().top,
          selected: String(getSelection()),
          focused: document.activeElement?.textContent,
          sameRow: row.hasAttribute('data-marked'),
          caption: document.querySelector('.submissions caption')?.textContent,
        }));
      await rowOf(id).evaluate((row) => {
        row.setAttribute('data-marked', '');
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
        getSelection()?.selectAllChildren(row.querySelector('.cell-lead span') as Element);
      });
      const before = await look();
      expect(before.scroll).toBeGreaterThan(0);
      expect(before).toMatchObject({ sameRow: true, focused: 'Kept Lead' });
      expect(before.selected).toMatch(/@leads\.example/);
      await retryAsProgram(id);
      await rowOf(id).locator('td').nth(3).getByText('1').waitFor({ timeout: limits.LEAD_WAIT_MS });
      await hasStatus(id, 'error');
      expect(await look()).toEqual(before);
      await finishedSteps.waitFor();
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'when the live channel reconnects, rows are updated',
    async () => {
      const { page, rowOf, send, hasStatus, isLive } = person;
      await page.getByRole('button', { name: 'Clear filter' }).click();
      const known = await send({ city: 'Nowhere' });
      await hasStatus(known, 'error');
      await person.cutChannel();
      const quiet = page.getByText('Live updates paused, reconnecting');
      await quiet.waitFor();
      await retryAsProgram(known);
      const fresh = await send();
      const errors = page.locator('[data-sonner-toast]').filter({ hasText: 'Error' });
      expect(await errors.allTextContents()).toEqual([]);
      person.mendChannel();
      await rowOf(fresh).waitFor({ timeout: CHANNEL_WAIT_MS });
      await isLive();
      await quiet.waitFor({ state: 'detached' });
      await hasStatus(fresh, 'success');
      await rowOf(known).locator('td').nth(3).getByText('1').waitFor();
      await hasStatus(known, 'error');
    },
    CHANNEL_WAIT_MS + limits.LEAD_TEST_MS,
  );
});

describe('the search and the filter of the table', () => {
  test(
    "the page's address keeps the filter, but not the search",
    async () => {
      const { page, rowOf, send, hasStatus } = person;
      const found = await send({ name: 'Zubin Mehta' });
      await hasStatus(found, 'success');
      await page.getByLabel('Status', { exact: true }).selectOption('error');
      await page.getByText('2 form submissions: status error').first().waitFor();
      await rowOf(found).waitFor({ state: 'detached' });
      expect(page.url()).toContain('status=error');
      await page.getByRole('button', { name: 'Clear filter' }).click();
      await page.getByLabel('Search', { exact: true }).fill('zubin');
      await page.getByText('1 form submission: search “zubin”').waitFor();
      expect(await page.locator('[data-submission-id]').count()).toBe(1);
      expect(page.url()).not.toContain('zubin');
      expect(await objections(page)).toEqual([]);
    },
    limits.LEAD_TEST_MS,
  );

  test(
    "search, filter and open submission survive the page's reload",
    async () => {
      const { page } = person;
      await page.getByRole('search').getByLabel('API key').selectOption({ index: 1 });
      await page.getByText(/search “zubin”/).waitFor();
      await page.getByRole('link', { name: 'Story of Zubin Mehta' }).click();
      await page.getByRole('heading', { name: 'Zubin Mehta' }).waitFor();
      const reloaded = page.waitForEvent('domcontentloaded', { timeout: limits.LEAD_WAIT_MS });
      await page.getByRole('button', { name: 'Send Test Submission' }).click();
      await page.getByText('Test submission created successfully').first().waitFor();
      await reloaded;
      await page.getByRole('heading', { name: 'Zubin Mehta' }).waitFor();
      await page.getByText(/1 form submission: key Website.*search “zubin”/).waitFor();
      expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('zubin');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear filter' }).click();
    },
    limits.LEAD_TEST_MS,
  );
});

describe('the Refresh button', () => {
  test('Refresh reports new data, or the reason of a failure', async () => {
    const { page, stage } = person;
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
    await refresh.click();
    await expectToast(page, 'Refreshed', 'Submission data has been updated');
    const shown = await page.locator('[data-submission-id]').count();
    const undo = await refuseOperation(page, stage, 'ListSubmissions', 'The table is away');
    await refresh.click();
    await expectToast(page, 'Error', 'Error loading submissions: The table is away');
    expect(await page.locator('[data-submission-id]').count()).toBe(shown);
    undo();
  });

  test('Refresh can be pressed at any moment, even during a read', async () => {
    const { page, operations } = person;
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
    const disabled = await refresh.evaluateHandle((button) => {
      const moments: string[] = [];
      new MutationObserver(() => moments.push(String(button.matches(':disabled')))).observe(
        button,
        { attributeFilter: ['disabled'] },
      );
      return moments;
    });
    operations.length = 0;
    await refresh.dblclick();
    await expectToast(page, 'Refreshed', 'Submission data has been updated');
    expect(operations).toContain('ListSubmissions');
    expect(await disabled.jsonValue()).toEqual([]);
  });
});

describe('the confirmation before a retry', () => {
  test(
    'the retry confirmation closes when the row is retried elsewhere',
    async () => {
      const { page, rowOf, send, hasStatus, isLive } = person;
      const id = await send({ city: 'Nowhere' });
      await hasStatus(id, 'error');
      await rowOf(id)
        .getByRole('button', { name: /^Retry/ })
        .click();
      const question = page.getByRole('dialog', { name: 'This lead may already have been sent' });
      await question.waitFor();
      await person.cutChannel();
      await retryAsProgram(id);
      await hasFailedAgain(id);
      expect(await question.count()).toBe(1);
      person.mendChannel();
      await isLive();
      await rowOf(id)
        .locator('td')
        .nth(3)
        .getByText(/[1-3]$/)
        .waitFor({ timeout: limits.LEAD_WAIT_MS });
      await hasStatus(id, 'error');
      expect(await question.count()).toBe(0);
    },
    CHANNEL_WAIT_MS + limits.LEAD_TEST_MS,
  );
});

describe('a list of ten thousand loaded rows', () => {
  test('ten thousand rows are never all rendered while scrolling', async () => {
    const { page, complaints } = person;
    const rows = buildRows(10_000);
    await page.route(/graphql/, async (route) => {
      if (!route.request().postData()?.includes('ListSubmissions')) return route.fallback();
      const data = { listSubmissions: { items: rows, nextToken: null } };
      return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto('/dashboard?all=1');
    await page.getByText(/^10,000 form submissions/).waitFor();
    const frame = page.locator('.submissions-frame--long');
    // The code for long lists is loaded with the first long list.
    await page.locator('.submissions__spacer').first().waitFor({ state: 'attached' });
    const most = await frame.evaluate(async (element) => {
      let held = 0;
      for (let step = 0; step < 60; step += 1) {
        element.scrollTop += 4_000;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = document.querySelectorAll('[data-submission-id]').length;
        held = Math.max(held, now);
      }
      return held;
    });
    expect(most).toBeLessThan(60);
    await frame.evaluate((element) => (element.scrollTop = element.scrollHeight));
    await page.getByText('Person 9999', { exact: true }).waitFor();
    expect(await objections(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('loaded rows stay in place while new rows arrive above', async () => {
    const { page, isLive } = person;
    const tell = await joinChannel(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByText(/^10,000 form submissions/).waitFor();
    await isLive();
    const frame = page.locator('.submissions-frame--long');
    const rows = frame.locator('[data-submission-id]');
    // The rows above the new scroll position were never rendered, so the list has only estimated
    // their heights.
    await frame.evaluate((element) => (element.scrollTop = element.scrollHeight / 4));
    await rows.nth(8).waitFor();
    await frame.evaluate((element) => {
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2;
      const held = [...element.querySelectorAll('[data-submission-id]')].find(
        (row) => row.getBoundingClientRect().bottom > middle,
      );
      const tops = new Set<number>();
      const look = () => {
        tops.add(Math.round(held?.getBoundingClientRect().top ?? NaN));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { tops });
    });
    for (const row of buildRows(10_030).slice(0, 30).reverse()) expect(tell(row)).toBe(true);
    await page.getByText(/^10,030 form submissions/).waitFor();
    const tops = () =>
      page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]);
    expect(await tops()).toHaveLength(1);
  });
});
