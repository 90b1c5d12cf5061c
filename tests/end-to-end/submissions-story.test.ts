/**
 * The panel with a submission's details in a real browser: its place beside or over the page, its
 * focus, corrected values and retries. Also the confirmation before a retry that may send a lead
 * twice, the owner's decision whether the lead arrived, and a second user who can read none of it.
 * Runs on the local cloud or a deployed stage.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createAccount, graphql } from './account.ts';
import { objections } from './axe.ts';
import { agreeToRetry, expectToast, refuseOperation } from './person.ts';
import { openSubmissions, type SubmissionsPerson } from './submissions-person.ts';
import * as limits from '../time-limits.ts';

jest.setTimeout(limits.STAGE_TEST_MS);

let person: SubmissionsPerson;
let page: Page;
let lost: string;
let retried: string;

beforeAll(async () => {
  person = await openSubmissions();
  page = person.page;
  lost = await person.send({ name: 'Lost Lead', city: 'Nowhere' });
  await person.hasStatus(lost, 'error');
}, limits.STAGE_START_MS);

afterAll(() => person?.close(), limits.STAGE_STOP_MS);

const focused = () => page.evaluate(() => document.activeElement?.textContent);
const panel = () => page.getByRole('dialog', { name: 'Lost Lead' });
const openStory = () => page.getByRole('link', { name: 'Story of Lost Lead' }).click();

describe('the panel with a submission’s details', () => {
  test('the details panel shows every attempt; Escape returns the focus', async () => {
    await openStory();
    await panel().getByText('Attempt 1: Failed').waitFor();
    await panel().getByText('The form would not take one of the values.').first().waitFor();
    await panel().getByRole('table', { name: 'What attempt 1 filled in' }).waitFor();
    await panel().getByText('For support').waitFor();
    const picture = panel().getByRole('img', { name: /^Attempt 1 for Lost Lead/ });
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => (document.querySelector('.screenshot-preview img') as HTMLImageElement).naturalWidth,
    );
    expect(await objections(page)).toEqual([]);
    const address = page.url();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    expect(await focused()).toBe('Lost Lead');
    await page.goto(address);
    await page.getByRole('heading', { name: 'Lost Lead' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test.each([1280, 1440])(
    'the open details panel leaves the dashboard usable at %i pixels',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await person.isLive();
      const link = page.getByRole('link', { name: 'Story of Lost Lead' });
      await link.scrollIntoViewIfNeeded();
      const place = (await link.boundingBox())?.y ?? 0;
      await openStory();
      await panel().waitFor();
      expect(Math.abs(((await link.boundingBox())?.y ?? 0) - place)).toBeLessThan(2);
      for (const name of ['Send Test Submission', 'Refresh', 'Logout', 'Export CSV']) {
        await page.getByRole('button', { name, exact: true }).click({ trial: true });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await objections(page)).toEqual([]);
      await panel().getByRole('heading', { name: 'Lost Lead' }).focus();
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('Close');
      await page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
    },
    limits.LEAD_TEST_MS,
  );

  test('the details panel becomes modal in small windows, keeping focus', async () => {
    await openStory();
    await panel().getByRole('button', { name: 'Copy ids' }).focus();
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('.story-panel:modal').waitFor();
      expect(await focused()).toBe('Copy ids');
      const box = await panel().boundingBox();
      expect(box).toMatchObject({ x: Math.max(0, width - 544), width: Math.min(544, width) });
      expect(await objections(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.story-panel:not(:modal)').waitFor();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    expect(await focused()).toBe('Lost Lead');
  });
});

describe('a retry in the details panel or in the table', () => {
  test(
    'a failed retry’s toast appears above the details panel',
    async () => {
      const goBack = await refuseOperation(page, person.stage, 'retrySubmission', 'No place');
      await openStory();
      await panel()
        .getByRole('button', { name: /^Retry/ })
        .click();
      await agreeToRetry(page);
      await expectToast(page, 'Error', 'Error retrying submission: No place');
      goBack();
      await panel().getByRole('button', { name: 'Close', exact: true }).click();
      await panel().waitFor({ state: 'detached' });
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'a retry in the details panel keeps focus, announcing the status',
    async () => {
      await openStory();
      const status = panel().locator('.story__status[role=status]');
      await panel()
        .getByRole('button', { name: /^Retry/ })
        .press('Enter');
      await agreeToRetry(page);
      await status.getByText('processing').waitFor();
      expect(await focused()).toBe('Lost Lead');
      expect(await panel().evaluate((it) => it.contains(document.activeElement))).toBe(true);
      await panel()
        .getByText(/Attempt [2-9]: Failed/)
        .waitFor({ timeout: limits.LEAD_WAIT_MS });
      await status.getByText('error').waitFor();
    },
    limits.LEAD_TEST_MS,
  );

  test(
    "the page's reload waits until corrected values are sent",
    async () => {
      await panel().getByRole('button', { name: 'Edit values' }).click();
      await panel().getByLabel('Lead email').fill('nobody');
      await panel().getByRole('button', { name: 'Save and retry' }).click();
      await panel().getByText('Email must be an e-mail address').waitFor();
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      await page.clock.install();
      await page.getByRole('button', { name: 'Send Test Submission' }).click();
      await page.getByText('Test submission created successfully').first().waitFor();
      await page.clock.fastForward(2_500);
      await panel().getByLabel('Lead email').fill('found@leads.example');
      await panel().getByLabel('Lead city').fill('Pune');
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      const reloaded = page.waitForEvent('domcontentloaded');
      await panel().getByRole('button', { name: 'Save and retry' }).click();
      await agreeToRetry(page);
      await reloaded;
      // On a busy machine an attempt may fail before the submit and be repeated.
      await panel()
        .getByText(/Attempt [3-9]: Submitted/)
        .waitFor({ timeout: limits.LEAD_WAIT_MS });
      await page.keyboard.press('Escape');
    },
    limits.LEAD_TEST_MS,
  );

  test(
    'a retry in the table leaves the focus on the row',
    async () => {
      retried = await person.send({ name: 'Row Lead', city: 'Nowhere' });
      await person.hasStatus(retried, 'error');
      await person
        .rowOf(retried)
        .getByRole('button', { name: /^Retry/ })
        .click();
      await agreeToRetry(page);
      await person.rowOf(retried).locator('td').nth(3).getByText('1').waitFor();
      expect(await focused()).toBe('Row Lead');
    },
    limits.LEAD_TEST_MS,
  );
});

describe("the owner's decision whether a lead arrived", () => {
  test(
    'a user sees the screenshot, decides, then reverses the decision',
    async () => {
      const row = person.rowOf(retried);
      await row.getByText('error', { exact: true }).waitFor({ timeout: limits.LEAD_WAIT_MS });
      await row.getByRole('button', { name: 'Decide whether the lead of Row Lead' }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Did it take the lead?' });
      await question.getByRole('img', { name: /^What attempt 2 for Row Lead/ }).waitFor();
      await question.getByRole('button', { name: 'It went in' }).press('Enter');
      await row.getByText('success', { exact: true }).waitFor();
      await row.getByText('You said that it went in').waitFor();
      expect(await focused()).toBe('Row Lead');
      await page.getByRole('link', { name: 'Story of Row Lead' }).press('Enter');
      const story = page.getByRole('dialog', { name: 'Row Lead' });
      const decided = story.getByRole('region', { name: 'Your decision' });
      await decided.getByRole('button', { name: 'It did not' }).press('Enter');
      await story.getByRole('status').getByText('error', { exact: true }).waitFor();
      expect(await focused()).toBe('Row Lead');
      await decided.getByRole('button', { name: 'It went in' }).waitFor();
      await story.getByRole('button', { name: /^Retry/ }).press('Enter');
      const again = page.getByRole('dialog', { name: 'Retry this submission?' });
      await again.getByText('You said that the lead of Row Lead did not go in.').waitFor();
      await again.getByRole('button', { name: 'Retry', exact: true }).click();
      await story.getByText(/Attempt [3-9]: Failed/).waitFor({ timeout: limits.LEAD_WAIT_MS });
      await story.getByRole('heading', { name: 'Did it take the lead?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel('Status', { exact: true }).selectOption('Needs a decision');
      await row.getByRole('button', { name: /^Decide/ }).press('Enter');
      await question.getByRole('button', { name: 'It did not' }).press('Enter');
      await row.getByRole('button', { name: /^Decide/ }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Refresh', exact: true }).click();
      await row.waitFor({ state: 'detached' });
    },
    limits.LEAD_TEST_MS,
  );
});

describe('single-key shortcuts', () => {
  test('single-key shortcuts select rows, retry, and can be disabled', async () => {
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: 'Story of Lost Lead' });
    await link.waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await link.focus();
    await page.keyboard.press('k');
    expect(await focused()).not.toBe('Lost Lead');
    expect(await page.locator('tr .story-link:focus').count()).toBe(1);
    await page.keyboard.press('j');
    expect(await focused()).toBe('Lost Lead');
    await page.getByRole('link', { name: 'Story of Row Lead' }).focus();
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Retry this submission?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByLabel('Use these keys in this browser').uncheck();
    expect(await objections(page, { within: 'top' })).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    for (const key of ['j', 'r', '/', '?']) await page.keyboard.press(key);
    expect(await focused()).toBe('Row Lead');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('the ids of one user’s data, passed by another user', () => {
  test(
    'another user is refused every id of the first user',
    async () => {
      const { stage, account } = person;
      const stranger = await createAccount(stage.outputs);
      const own = '{ listApiKeys { id keyName } }';
      const { data: before } = await graphql(stage.outputs, account.accessToken, own);
      const [{ id: keyId } = { id: '' }] = before?.['listApiKeys'] as { id: string }[];
      const ask = (document: string, id: string) =>
        graphql(stage.outputs, stranger.accessToken, document, { id });
      const reads = 'getSubmission(id: $submission) { id } listSubmissions(keyId: $id)';
      const peek = await graphql(
        stage.outputs,
        stranger.accessToken,
        `query Peek($id: ID!, $submission: ID!) { ${reads} { items { id } } }`,
        { id: keyId, submission: lost },
      );
      expect(peek.data).toEqual({ getSubmission: null, listSubmissions: { items: [] } });
      for (const [document, id] of [
        ['mutation Take($id: ID!) { retrySubmission(id: $id) { id } }', lost],
        ['mutation Take($id: ID!) { updateApiKey(id: $id, keyName: "mine") { id } }', keyId],
        ['mutation Take($id: ID!) { deleteApiKey(id: $id) { id } }', keyId],
      ] as const) {
        const { data, errors } = await ask(document, id);
        expect([data, errors?.length]).toEqual([null, 1]);
      }
      const { data: after } = await graphql(stage.outputs, account.accessToken, own);
      expect(after).toEqual(before);
      expect(await person.send()).toMatch(/^[0-9a-f-]{36}$/);
    },
    limits.LEAD_TEST_MS,
  );
});

test('no page violated its security policy or had script errors', () => {
  expect(person.complaints).toEqual([]);
});
