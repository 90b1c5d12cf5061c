/**
 * The journey of a user with target forms of their own, in a real browser. The user sets up three
 * forms and sends leads to them: by a target in the lead, by an API key of one form, and by a file.
 * The test checks the values that each form received. The user saves a form's answer as its sign of
 * success, corrects the recipe of a changed page, and resumes a form whose page changed back. The
 * user also limits a form per day, to working hours, and to one lead per person. Another user sees
 * none of the forms and sets up a form on the same page. The steps build on each other. Local cloud
 * only, because a deployed bot cannot reach this machine. The suite uses the real time;
 * `tests/simulation/turned-clock.test.ts` advances the clock until working hours begin and daily
 * limits end.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { buildLead, sendLead } from './account.ts';
import { launchPersonsBrowser } from './browser.ts';
import { describeLocally } from './local-only.ts';
import {
  OWN_LEAD_TEST_MS,
  OWN_LEAD_WAIT_MS,
  addForm,
  bindKey,
  capOfTheDay,
  complaintsOf,
  expectStatus,
  generateKey,
  goTo,
  hiddenByBar,
  howItGoesInto,
  importLeads,
  openForm,
  rowOf,
  saveVersion,
  send,
  statusOf,
  takeOncePerPhone,
  teachSign,
  type SentLead,
  whatGoesInto,
  workAtAnyTime,
  workInThreeDays,
} from './own-forms/form-owner.ts';
import {
  enterAsAnother,
  expectNothingOfOthers,
  tryTheSamePage,
  type SecondOwner,
} from './own-forms/second-owner.ts';
import { openZooOfThree, type ZooOfThree } from './own-forms/zoo-of-three.ts';
import { expectToast, openPage, press, signUp } from './person.ts';
import { runNow } from './run-now.ts';
import { openStage, type Stage } from './stage.ts';
import { STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

// The time limit is long, because nearly every test waits for leads.
jest.setTimeout(OWN_LEAD_TEST_MS);

describeLocally('ownForm', 'a person with forms of their own', () => {
  let stage: Stage;
  let zoo: ZooOfThree;
  let browser: Browser;
  let page: Page;
  let key: string;
  let boundKey: string;
  let waiting: SentLead;
  let unsure: SentLead;
  let late: SentLead;
  let other: SecondOwner;
  let embeddedAddress: string;
  let complaints: string[];

  const answers = { employment: 'Salaried', pincode: '411001' };
  const row = (id: string) => rowOf(page, id);
  const waitsBecause = (id: string, why: string) =>
    row(id).getByText(why).waitFor({ timeout: OWN_LEAD_WAIT_MS });

  beforeAll(async () => {
    [stage, zoo, browser] = await Promise.all([
      openStage(),
      openZooOfThree(),
      launchPersonsBrowser(),
    ]);
    page = await openPage(browser, stage);
    complaints = complaintsOf(page);
  }, STAGE_START_MS);

  afterAll(() => Promise.all([browser?.close(), stage?.close(), zoo?.stop()]), STAGE_STOP_MS);

  test('a user adds three forms by their addresses', async () => {
    await signUp(page);
    key = await generateKey(page, 'Website');
    boundKey = await generateKey(page, 'Branch');
    for (const name of ['Embedded', 'Steps', 'Quiet'] as const) {
      await addForm(page, name, zoo.url(name));
    }
  });

  test('arrow keys in a dropdown leave no custom field behind', async () => {
    await openForm(page, 'Quiet');
    await page.locator('h1:focus').getByText('Quiet').waitFor();
    const choice = whatGoesInto(page, 'City');
    const made = page.getByRole('button', { name: 'Edit own field city' });
    await choice.press('End', { timeout: OWN_LEAD_WAIT_MS });
    await choice.press('ArrowUp');
    await choice.press('ArrowUp');
    await made.waitFor();
    await choice.press('ArrowUp');
    await made.waitFor({ state: 'detached' });
    await press(page, 'Discard');
  });

  test('the save bar never hides the focused element (200 % zoom)', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 720, height: 450 });
    expect(await hiddenByBar(page)).toEqual([]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect(await hiddenByBar(page)).toEqual([]);
    await page.getByRole('button', { name: 'Less', exact: true }).click();
    await page.setViewportSize(size!);
  });

  test('leaving a form with unsaved changes requires a confirmation', async () => {
    const form = new URL(page.url()).pathname;
    const question = page.getByText('Leave without saving?');
    await whatGoesInto(page, 'City').press('End');
    for (const leave of [
      () => goTo(page, 'Forms'),
      () => page.evaluate(() => window.history.back()),
    ]) {
      await leave();
      await question.waitFor();
      await press(page, 'Stay');
      await question.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(form);
    }
    await page.evaluate(() => window.history.back());
    await press(page, 'Leave');
    await page.waitForURL('**/dashboard/forms');
  });

  test('a user sets up an embedded form with its own questions', async () => {
    await openForm(page, 'Embedded');
    embeddedAddress = page.url();
    const allow = page.getByRole('button', { name: `I may submit leads to ${zoo.embeddedOrigin}` });
    await allow.click({ timeout: OWN_LEAD_WAIT_MS });
    for (const question of ['Employment', 'Pincode']) {
      await whatGoesInto(page, question).selectOption('New own field for this question');
    }
    await page.getByRole('button', { name: 'Edit own field pincode' }).waitFor();
    await press(page, 'Add as a rule to own field pincode');
    await page.getByLabel('Make it the default').waitFor();
    await saveVersion(page, 1);
    await expectToast(page, 'Default Set', 'Leads that name no form go there');
    expect(await page.getByText('Proposed', { exact: true }).count()).toBe(0);
  });

  test('the first form becomes the default; users can change this', async () => {
    await goTo(page, 'Submissions');
    await page.getByText('Leads are submitted to Embedded, your default form.').waitFor();
    await goTo(page, 'Forms');
    await press(page, 'Remove default: Embedded');
    await goTo(page, 'Submissions');
    await page.getByText('Leads that name no form go to the').waitFor();
    await page.getByRole('button', { name: 'Make “Embedded” the default' }).press('Enter');
    await page.getByText('Leads are submitted to Embedded, your default form.').waitFor();
    await page.locator('.target-frame:focus').waitFor();
    await goTo(page, 'Forms');
    await press(page, 'Remove default: Embedded');
  });

  test('a user sets up two forms with different value formats', async () => {
    await openForm(page, 'Steps');
    // The form's fields appear on the page when the rehearsal (the bot's trial run) ends.
    const rehearsed = { timeout: OWN_LEAD_WAIT_MS };
    await howItGoesInto(page, 'Phone').selectOption('Without country code', rehearsed);
    await howItGoesInto(page, 'Loan amount').selectOption('In lakhs');
    await saveVersion(page, 1);
    await openForm(page, 'Quiet');
    await saveVersion(page, 1);
    await goTo(page, 'Submissions');
    await bindKey(page, 'Branch', 'Steps');
    expect([zoo.count('Embedded'), zoo.count('Steps'), zoo.count('Quiet')]).toEqual([0, 0, 0]);
  });

  test('the webhook refuses a lead that breaks a form’s rule', async () => {
    const fields = { ...answers, pincode: '4110' };
    const lead = { ...buildLead(), target: 'embedded', fields };
    const { status, body } = await sendLead(stage.outputs, key, lead);
    const message = 'pincode must be like 111111 (pattern: [0-9]{6})';
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ details: [{ field: 'fields.pincode', message }] }),
    ]);
  });

  test('each form receives its leads once, in its own formats', async () => {
    const named = await send(stage, key, { target: 'embedded', fields: answers });
    const bound = await send(stage, boundKey);
    await expectStatus(row(named.id), 'success');
    await expectStatus(row(bound.id), 'success');
    const { name, phone, city } = buildLead();
    expect(zoo.receivedOf('Embedded', named.email)).toEqual([
      {
        ...{ name, phone, city, email: named.email, amount: '2500000' },
        ...{ work: 's', pincode: '411001' },
      },
    ]);
    expect(zoo.receivedOf('Steps', bound.email)).toEqual([
      { name, phone: '9876543210', email: bound.email, city, amount: '25' },
    ]);
  });

  test("a file import reads answers to a form's own questions", async () => {
    const [first, second] = [buildLead(), buildLead()];
    await importLeads(page, 'Embedded', [
      'Name,Phone,Email,City,Loan amount,Employment,Pincode',
      `Ravi Iyer,+919811111111,${first.email},Pune,100000,Salaried,411002`,
      `Meera Das,+919822222222,${second.email},Goa,200000,Self-employed,403001`,
    ]);
    for (const { email } of [first, second]) {
      const imported = page.locator('[data-submission-id]').filter({ hasText: email });
      await expectStatus(imported, 'success');
    }
    const works = [first, second].map(({ email }) =>
      zoo.receivedOf('Embedded', email).map((one) => [one['name'], one['work'], one['pincode']]),
    );
    expect(works).toEqual([[['Ravi Iyer', 's', '411002']], [['Meera Das', 'b', '403001']]]);
  });

  test('after the user saves a success message, leads succeed automatically', async () => {
    const first = await send(stage, key, { target: 'quiet' });
    await expectStatus(row(first.id), 'error');
    expect(await teachSign(row(first.id), 'Quiet')).toBe('Our branches');
    await page.getByText('Version 2 of Quiet knows this answer').waitFor();
    await row(first.id).getByText('You said that it went in').waitFor();
    const next = await send(stage, key, { target: 'quiet' });
    await expectStatus(row(next.id), 'success');
    expect(await row(next.id).innerText()).not.toContain('You said');
    expect(zoo.count('Quiet')).toBe(2);
  });

  test('a changed form is paused before it loses a lead', async () => {
    zoo.changeEmbedded();
    zoo.varyQuiet(true);
    waiting = await send(stage, key, { target: 'embedded', fields: answers });
    unsure = await send(stage, key, { target: 'quiet' });
    for (const { id } of [waiting, unsure]) await waitsBecause(id, 'its form needs attention.');
    expect(zoo.receivedOf('Embedded', waiting.email)).toEqual([]);
    await openForm(page, 'Embedded');
    await page.getByRole('heading', { name: 'Leads wait: the page has changed' }).waitFor();
    for (const when of ['version 1 was set up', 'the change was found']) {
      await page.getByAltText(`The page of Embedded as it was when ${when}`).waitFor();
    }
  });

  test('a user corrects and saves the form of a changed page', async () => {
    await press(page, 'Rehearse again');
    await page
      .getByText('The form now insists on “PAN number”.')
      .waitFor({ timeout: OWN_LEAD_WAIT_MS });
    await press(page, 'Take the page as it is now');
    await press(page, 'Save version 2');
    const question = page.getByRole('dialog', { name: 'Save without this answer?' });
    await question.getByText('The form requires “PAN number”').waitFor();
    await question.getByRole('button', { name: 'Answer first' }).click();
    await page.locator('[data-unanswered] select:focus').waitFor();
    await whatGoesInto(page, 'PAN number').selectOption('The same for every lead');
    await page.getByLabel('Answer to PAN number').fill('ABCDE1234F');
    await saveVersion(page, 2);
    await page.locator('.save-bar:focus').getByText('Version 2 is saved.').waitFor();
  });

  test('a form whose page changed back can be resumed', async () => {
    zoo.varyQuiet(false);
    await openForm(page, 'Quiet');
    const changed = page.getByRole('heading', { name: 'Leads wait: the page has changed' });
    await changed.waitFor();
    await press(page, 'Resume as it was');
    await changed.waitFor({ state: 'detached' });
  });

  test('a lead outside working hours waits; the dashboard says why', async () => {
    await workInThreeDays(page);
    late = await send(stage, key, { target: 'quiet' });
    await goTo(page, 'Submissions');
    await waitsBecause(late.id, 'outside the form’s working hours.');
    expect(await statusOf(stage, key, late.id)).toMatchObject({ waitingFor: 'hours' });
    await openForm(page, 'Quiet');
    await workAtAnyTime(page);
  });

  test('a form accepts each person once, and one lead daily', async () => {
    await openForm(page, 'Steps');
    await takeOncePerPhone(page);
    await capOfTheDay(page, 1);
    const phone = '+919833333333';
    const first = await send(stage, boundKey, { phone });
    const again = await sendLead(stage.outputs, boundKey, buildLead({ phone }));
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ code: 'duplicate_lead', submissionId: first.id }),
    ]);
    await goTo(page, 'Submissions');
    await expectStatus(row(first.id), 'success');
    const second = await send(stage, boundKey, { phone: '+919844444444' });
    await waitsBecause(second.id, 'the form has had its leads of the day.');
    expect(zoo.receivedOf('Steps', second.email)).toEqual([]);
    await openForm(page, 'Steps');
    await page.getByText('Today: 1 of 1').waitFor();
  });

  test('another user sees none of the forms', async () => {
    other = await enterAsAnother(browser, stage);
    await expectNothingOfOthers(other, stage, embeddedAddress);
  });

  test("two users' forms on the same page are independent", async () => {
    const id = await tryTheSamePage(other, stage, { zoo, phone: '+919833333333' });
    await goTo(page, 'Submissions');
    await row(waiting.id).waitFor();
    expect(await row(id).count()).toBe(0);
  });

  test('leads that waited for their form are sent', async () => {
    await runNow(stage.outputs, 'ReconcilerFunction');
    for (const { id } of [waiting, unsure, late]) await expectStatus(row(id), 'success');
    expect(zoo.count('Quiet')).toBe(4);
    const { name, phone, city } = buildLead();
    expect(zoo.receivedOf('Embedded', waiting.email)).toEqual([
      {
        ...{ name, phone, city, email: waiting.email, amount: '2500000' },
        ...{ work: 's', pan: 'ABCDE1234F' },
      },
    ]);
    expect(complaints).toEqual([]);
  });
});
