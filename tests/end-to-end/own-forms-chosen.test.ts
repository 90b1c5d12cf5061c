/**
 * The journey of a user whose form the bot does not find. The user chooses the fields and the
 * button from the whole page, sees the fields filled in, and saves; a lead arrives. Local cloud
 * only, because a deployed bot cannot reach this machine.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { unfoundForms } from '../functions/browser/rehearsal/unfound-pages.ts';
import { startZooServer, type ZooServer } from '../functions/browser/zoo/zoo-server.ts';
import { launchPersonsBrowser } from './browser.ts';
import { describeLocally } from './local-only.ts';
import {
  OWN_LEAD_TEST_MS,
  OWN_LEAD_WAIT_MS,
  addForm,
  complaintsOf,
  expectStatus,
  generateKey,
  goTo,
  rowOf,
  saveVersion,
  send,
  whatGoesInto,
} from './own-forms/form-owner.ts';
import { openPage, press, signUp } from './person.ts';
import { openStage, type Stage } from './stage.ts';
import { STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

jest.setTimeout(OWN_LEAD_TEST_MS);

describeLocally('ownForm', 'a person whose form the bot does not find', () => {
  let stage: Stage;
  let zoo: ZooServer;
  let browser: Browser;
  let page: Page;
  let key: string;
  let complaints: string[];

  const ended = { timeout: OWN_LEAD_WAIT_MS };

  beforeAll(async () => {
    [stage, zoo, browser] = await Promise.all([
      openStage(),
      startZooServer(unfoundForms),
      launchPersonsBrowser(),
    ]);
    page = await openPage(browser, stage);
    complaints = complaintsOf(page);
  }, STAGE_START_MS);

  afterAll(() => Promise.all([browser?.close(), stage?.close(), zoo?.stop()]), STAGE_STOP_MS);

  test('if no form is found, the screenshot numbers all pressable elements', async () => {
    await signUp(page);
    key = await generateKey(page, 'Website');
    await addForm(page, 'Chosen', zoo.url('forms'));
    const missing = page.getByText('We found no form that asks for a lead on this page.');
    await missing.and(page.locator('strong')).waitFor(ended);
    await page.getByAltText('and at everything that may be pressed').waitFor();
    await page.getByText('No button is chosen: choose the one that sends the form.').waitFor();
    await page.getByRole('group', { name: 'Button that sends the form' }).waitFor();
  });

  test("a user can choose the form's fields and button by keyboard", async () => {
    const chosen = { Quonda: 'Full name', Merrit: 'Phone', Alvos: 'Email', Tarnio: 'Loan amount' };
    for (const [field, part] of Object.entries(chosen)) {
      await whatGoesInto(page, field).selectOption(part);
    }
    await whatGoesInto(page, 'E-mail').selectOption('Leave empty');
    const button = page.getByRole('radio', { name: 'Whoosh' });
    await button.focus();
    await page.locator('.picture__field.is-marked').waitFor();
    await button.press('Space');
    expect(await button.isChecked()).toBe(true);
    await press(page, 'Rehearse again');
    await page.getByText('Filled with Asha').first().waitFor(ended);
    await page.getByText('We found no form').waitFor({ state: 'detached' });
    expect(await button.isChecked()).toBe(true);
    expect(zoo.received('forms')).toEqual([]);
  });

  test('a lead arrives with its values in the chosen fields', async () => {
    await saveVersion(page, 1);
    const lead = await send(stage, key, { target: 'chosen' });
    await goTo(page, 'Submissions');
    await expectStatus(rowOf(page, lead.id), 'success');
    const { name, phone, email, loanAmount } = lead;
    expect(zoo.received('forms')).toEqual([
      { q1: name, q2: phone, q3: email, q4: String(loanAmount) },
    ]);
  });

  test('if the bot finds a wrong form, any field can be chosen', async () => {
    await addForm(page, 'Other form', zoo.url('decoy'));
    const whole = page.getByRole('button', { name: 'Number the whole page' });
    await whole.focus(ended);
    expect(await whatGoesInto(page, 'Quonda').count()).toBe(0);
    await whole.press('Enter');
    await whatGoesInto(page, 'Quonda').selectOption('Email', ended);
    await page.getByRole('radio', { name: 'Whoosh' }).check();
    await page.getByRole('button', { name: 'Number only the form' }).press('Enter');
    await page.getByRole('combobox', { name: 'Button that sends the form' }).waitFor(ended);
    expect(complaints).toEqual([]);
  });
});
