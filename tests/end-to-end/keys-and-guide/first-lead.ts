/**
 * A new user's steps to the first lead: the checklist shows the steps, and is gone on the next
 * visit.
 */
import { expect, test } from '@jest/globals';
import { card, expectToast, expectWellMade, isLive, press } from '../person.ts';
import {
  clipboard,
  generateKey,
  GOOD_SHIFT,
  openElsewhere,
  watchShifts,
  type KeysSuite,
} from './suite.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

export function testFirstLead(suite: KeysSuite): void {
  const currentStep = () =>
    suite.page.locator('[aria-current="step"] .first-run__title').innerText();

  test('a new user is first shown how to create keys', async () => {
    await card(suite.page, 'Your first lead').waitFor();
    expect(await currentStep()).toBe('Create a key');
    expect(await card(suite.page, 'Test Submission').count()).toBe(0);
    await suite.page.getByText('No API keys yet. Generate one to get started.').waitFor();
    await expectWellMade(suite.page);
  });

  test('a new user’s dashboard loads without layout shifts', async () => {
    const page = await openElsewhere(suite);
    const shifts = await watchShifts(page);
    await page.goto('/dashboard');
    await isLive(page);
    await card(page, 'Your first lead').waitFor();
    expect(await shifts()).toBeLessThanOrEqual(GOOD_SHIFT);
    await page.context().close();
  });

  test('a user generates named keys, one of them with expiry', async () => {
    await suite.page.getByLabel('Key name').fill('   ');
    await press(suite.page, 'Generate Key');
    await expectToast(suite.page, 'Error', 'Please enter a name for the API key');
    await suite.page.getByLabel('Last day (optional)').fill('2099-12-31');
    await generateKey(suite.page, 'Sheet');
    await card(suite.page, 'API Keys')
      .getByText(/Ends 31 Dec 2099/)
      .waitFor();
    expect(await suite.page.getByLabel('Last day (optional)').inputValue()).toBe('');
    await press(suite.page, 'Copy API key Sheet');
    await expectToast(suite.page, 'Copied', 'API key copied to clipboard');
    suite.key = await clipboard(suite.page);
    expect(suite.key).toMatch(/^fak_[A-Za-z0-9]{30,}$/);
    expect(await currentStep()).toBe('Send a test');
  });

  test('a user renames a key and removes its expiry', async () => {
    await press(suite.page, 'Edit API key Sheet');
    await suite.page.getByLabel('New name').fill('Google Sheet');
    await card(suite.page, 'API Keys').getByLabel('Last day (optional)').last().fill('');
    await expectWellMade(suite.page);
    await press(suite.page, 'Save');
    await expectToast(suite.page, 'API Key Changed', 'The API key has been updated');
    await card(suite.page, 'API Keys').getByText('Google Sheet', { exact: true }).waitFor();
    expect(await card(suite.page, 'API Keys').getByText(/Ends/).count()).toBe(0);
    await card(suite.page, 'API Keys').getByText('Not used yet · 0 submissions').waitFor();
  });

  test(
    'a test submission completes the checklist',
    async () => {
      // An open edit delays the page's reload, so that the finished checklist stays visible.
      await press(suite.page, 'Edit API key Google Sheet');
      const began = Date.now();
      await press(suite.page, 'Send Test Submission');
      await expectToast(suite.page, 'Test submission created successfully');
      await suite.page.getByText('$5,000,000').first().waitFor();
      await suite.page
        .getByText('success', { exact: true })
        .first()
        .waitFor({ timeout: LEAD_WAIT_MS });
      const finished = suite.page.getByText('All done: your first lead has arrived.');
      await finished.waitFor();
      await suite.page.getByText('Next: add a form of your own').waitFor();
      const reloaded = suite.page.waitForEvent('domcontentloaded');
      await press(suite.page, 'Cancel');
      await reloaded;
      expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
      await finished.waitFor();
      await press(suite.page, 'Hide');
      await suite.page.reload();
      await card(suite.page, 'API Keys')
        .getByText(/Last used .* · 1 submission$/)
        .waitFor();
      expect(await card(suite.page, 'Your first lead').count()).toBe(0);
    },
    LEAD_TEST_MS,
  );
}
