/**
 * A target form that fails for everybody: its circuit breaker opens, and the dashboard shows the
 * open breaker. Waiting leads lose no attempt, and are sent when the form works again.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildLead, createAccount, createKey, listAllSubmissions, sendLead } from '../account.ts';
import { expectWellMade, isLive, openSignedIn } from '../person.ts';
import type { OwnStage } from './suite.ts';
import { turnClockOf, type TurnedClock } from '../turned-clock.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';
import { until } from '../../until.ts';

export function testCircuitBreaker(suite: OwnStage): void {
  let page: Page;
  let clock: TurnedClock;
  let accessToken: string;
  let key: string;

  beforeAll(async () => {
    const { stage, browser } = suite;
    const account = await createAccount(stage.outputs);
    accessToken = account.accessToken;
    key = (await createKey(stage.outputs, accessToken)).keyValue;
    clock = await turnClockOf(stage.outputs);
    page = await openSignedIn(browser, stage, account);
    await isLive(page);
  });

  afterAll(async () => {
    clock?.close();
    await page?.context().close();
  });

  const send = async (name: string): Promise<string> => {
    const { status, body } = await sendLead(suite.stage.outputs, key, buildLead({ name }));
    expect(status).toBe(202);
    return String(body['submissionId']);
  };
  const rowOf = (id: string) => page.locator(`[data-submission-id="${id}"]`);
  const notice = () => page.getByRole('region', { name: /is failing, so leads wait$/ });

  test(
    'a failing form opens its breaker, which the dashboard shows',
    async () => {
      expect(await notice().count()).toBe(0);
      suite.form.setWorking(false);
      const names = [1, 2, 3, 4, 5].map((number) => `Early Lead ${number}`);
      await Promise.all(names.map(send));
      await notice()
        .getByText(/failed [2-9] times in a row/)
        .waitFor({ timeout: LEAD_WAIT_MS });
      await notice().getByText('The form’s site is down').waitFor();
      await page
        .getByRole('status')
        .getByText(/^Leads wait for 127\.0\.0\.1:\d+\. Next/)
        .waitFor();
      await expectWellMade(page);
    },
    LEAD_TEST_MS,
  );

  test(
    'a lead that meets an open breaker uses no attempt',
    async () => {
      const id = await send('Patient Lead');
      await rowOf(id).getByText('processing').waitFor();
      await rowOf(id)
        .getByText(/^Next try /)
        .waitFor({ timeout: LEAD_WAIT_MS });
      await page.getByRole('link', { name: 'Story of Patient Lead' }).click();
      const story = page.getByRole('dialog', { name: 'Patient Lead' });
      await story.getByText(/^It waits for the target form, which keeps failing/).waitFor();
      await story.getByText('None yet: it waits for its turn.').waitFor();
      await expectWellMade(page);
      await page.keyboard.press('Escape');
      expect(suite.form.received).toEqual([]);
    },
    LEAD_TEST_MS,
  );

  test(
    'every lead is sent when the form works again',
    async () => {
      suite.form.setWorking(true);
      await clock.endPauses();
      const statuses = async () => {
        const rows = await listAllSubmissions(suite.stage.outputs, accessToken);
        return rows.map(({ status }) => status);
      };
      // First, only one lead is sent, to test the form. The other leads would wait another minute,
      // but `reconcileNow` makes them due immediately.
      await until(
        'six leads to succeed',
        async () => {
          await clock.reconcileNow();
          expect(await statuses()).toEqual(Array.from({ length: 6 }, () => 'success'));
          return true;
        },
        LEAD_WAIT_MS,
      );
      await notice().waitFor({ state: 'detached' });
      await page
        .getByRole('status')
        .getByText(/works again\.$/)
        .waitFor();
      expect([...suite.form.timesByEmail().values()]).toEqual([1, 1, 1, 1, 1, 1]);
    },
    LEAD_TEST_MS,
  );
}
