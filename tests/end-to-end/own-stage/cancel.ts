/**
 * The owner cancels one open submission, then several at once, and retries one. The submissions
 * stay open because the form fails.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openSubmissions, type SubmissionsPerson } from '../submissions-person.ts';
import type { OwnStage } from './suite.ts';
import { LEAD_TEST_MS } from '../../time-limits.ts';
import { until } from '../../until.ts';

export function testCancel(suite: OwnStage): void {
  let person: SubmissionsPerson;
  let page: Page;

  beforeAll(async () => {
    suite.form.setWorking(false);
    person = await openSubmissions(suite);
    page = person.page;
  });

  afterAll(async () => {
    await person?.close();
    suite.form.setWorking(true);
  });

  const cancelButton = (within: Locator) =>
    within.getByRole('button', { name: /^Cancel submission of/ });
  const question = () => page.getByRole('dialog', { name: 'Cancel this submission?' });
  const isCancelled = async (id: string) => {
    await person.hasStatus(id, 'error');
    await person.rowOf(id).getByText('You cancelled it').waitFor();
  };
  /** The class of the element that has the focus. */
  const focused = () => page.evaluate(() => document.activeElement?.className ?? '');

  test(
    'a submission cancelled by keyboard stays cancelled until retried',
    async () => {
      const id = await person.send({ name: 'Asha', email: 'asha@cancel.example' });
      const row = person.rowOf(id);
      await cancelButton(row).press('Enter');
      await question().getByText('The lead of Asha is not sent.').waitFor();
      await page.keyboard.press('Escape');
      await question().waitFor({ state: 'detached' });
      await cancelButton(row).press('Enter');
      await question().getByRole('button', { name: 'Cancel submission' }).press('Enter');
      await page.getByText('Submission cancelled').first().waitFor();
      await isCancelled(id);
      expect(await cancelButton(row).count()).toBe(0);
      await until('the focus is on the row', async () => (await focused()).includes('story-link'));
      suite.form.setWorking(true);
      await row.getByRole('button', { name: /^Retry submission/ }).press('Enter');
      await person.hasStatus(id, 'success');
      expect(suite.form.timesByEmail().get('asha@cancel.example')).toBe(1);
      suite.form.setWorking(false);
    },
    LEAD_TEST_MS,
  );

  test(
    'a submission is cancelled from its details panel',
    async () => {
      const id = await person.send({ name: 'Ravi' });
      await person.rowOf(id).locator('.story-link').click();
      const panel = page.getByRole('dialog', { name: 'Ravi' });
      await cancelButton(panel).click();
      await question().getByRole('button', { name: 'Cancel submission' }).click();
      await panel.getByText(/^You cancelled it before the form was submitted/).waitFor();
      await panel.getByRole('button', { name: 'Close' }).click();
      await isCancelled(id);
    },
    LEAD_TEST_MS,
  );

  test(
    'all open submissions that match the filter are cancelled together',
    async () => {
      const ids = await Promise.all(
        ['Meera One', 'Meera Two', 'Other'].map((name) => person.send({ name })),
      );
      for (const id of ids) await cancelButton(person.rowOf(id)).waitFor();
      await page.getByLabel('Search').fill('meera');
      await page.getByText(/^2 form submissions/).waitFor();
      await page.getByRole('button', { name: 'Cancel open' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel open submissions' });
      await dialog.getByText('2 submissions are open.').waitFor();
      await dialog.getByRole('button', { name: 'Cancel 2' }).click();
      await dialog.getByText('Finished: 2 of 2 cancelled').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      for (const id of ids.slice(0, 2)) await isCancelled(id);
      await page.getByLabel('Search').fill('');
      await cancelButton(person.rowOf(ids[2] ?? '')).waitFor();
      expect(person.complaints).toEqual([]);
    },
    LEAD_TEST_MS,
  );
}
