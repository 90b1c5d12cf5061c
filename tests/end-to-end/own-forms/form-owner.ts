/** The actions of an owner of target forms on the screen. */
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { dayAfter, weekdayOf, zoneTime } from '../../../contract/zone-clock.ts';
import { dayNames } from '../../../frontend/content/working-hours.ts';
import { buildLead, sendLead, type LeadBody } from '../account.ts';
import { card, expectToast, press } from '../person.ts';
import type { Stage } from '../stage.ts';
import { STAGE_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

/**
 * The time limit for a lead that waits for its form: the reconciler sends waiting leads once a
 * minute.
 */
export const OWN_LEAD_WAIT_MS = 60_000 + LEAD_WAIT_MS;
export const OWN_LEAD_TEST_MS = OWN_LEAD_WAIT_MS + STAGE_TEST_MS;

/** Collects the page's script errors and Content-Security-Policy violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

export const goTo = (page: Page, name: 'Forms' | 'Submissions') =>
  page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name, exact: true })
    .click();

export const rowOf = (page: Page, submissionId: unknown): Locator =>
  page.locator(`[data-submission-id="${String(submissionId)}"]`);

export const expectStatus = (row: Locator, status: string) =>
  row.getByText(status, { exact: true }).waitFor({ timeout: OWN_LEAD_WAIT_MS });

/** @returns the key's value, as copied to the clipboard. */
export async function generateKey(page: Page, name: string): Promise<string> {
  await page.getByLabel('Key name').fill(name);
  await press(page, 'Generate Key');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, `Copy API key ${name}`);
  await expectToast(page, 'Copied', 'API key copied to clipboard');
  return page.evaluate(() => navigator.clipboard.readText());
}

export async function bindKey(page: Page, name: string, form: string): Promise<void> {
  await press(page, `Edit API key ${name}`);
  const target = page.getByLabel('Its leads go to');
  await target.selectOption({ label: form });
  await page
    .locator('form', { has: target })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await page.getByText(`Leads go to ${form}`).waitFor();
}

/**
 * Adds a form, which starts a rehearsal (a trial run of the bot). Returns before the rehearsal
 * ends, so it continues while other forms are added.
 */
export async function addForm(page: Page, name: string, url: string): Promise<void> {
  await goTo(page, 'Forms');
  await page.getByLabel('Address of the page with the form').fill(url);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('I may submit leads to this form').check();
  await press(page, 'Add and rehearse');
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

export async function openForm(page: Page, name: string): Promise<void> {
  await goTo(page, 'Forms');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

export const whatGoesInto = (page: Page, field: string): Locator =>
  page.getByLabel(`What goes into ${field}`);

export const howItGoesInto = (page: Page, field: string): Locator =>
  page.getByLabel(`How it goes into ${field}`);

/**
 * Moves the focus through the whole page while the save bar is shown.
 * @returns the focused elements that the bar hid.
 */
export async function hiddenByBar(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.locator('h1').focus();
  await page.locator('.save-bar').waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const [one, bar] = [document.activeElement, document.querySelector('.save-bar')];
      if (!one || one === document.body) return undefined;
      if (!bar || bar.contains(one)) return '';
      const { top, bottom, height } = one.getBoundingClientRect();
      const edge = bar.getBoundingClientRect().top;
      // If a control is 80 px high or higher, only its top 40 px must be visible.
      const isHidden = (height < 80 ? bottom : top + 40) > edge + 1;
      return isHidden ? `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}` : '';
    });
    if (found === undefined) return hidden;
    if (found) hidden.push(found);
  }
  throw new Error('The focus never left the page');
}

export async function saveVersion(page: Page, version: number): Promise<void> {
  // The button “Save version” appears when the rehearsal (the bot's trial run) ends.
  const save = page.getByRole('button', { name: `Save version ${version}`, exact: true });
  await save.click({ timeout: OWN_LEAD_WAIT_MS });
  await page.getByText(`Version ${version}. Leads go out.`).waitFor();
}

export async function takeOncePerPhone(page: Page): Promise<void> {
  const repeated = card(page, 'Repeated leads');
  await repeated.getByLabel('The form takes').selectOption('One lead of each phone number');
  await repeated.getByRole('button', { name: 'Save repeated leads' }).click();
  await expectToast(page, 'Form Changed', 'It counts for leads that come from now on');
}

const paceOf = (page: Page) => card(page, 'Pace');

export async function capOfTheDay(page: Page, cap: number): Promise<void> {
  await paceOf(page).getByLabel('A day', { exact: true }).fill(String(cap));
  await savePace(page);
}

/** Sets working hours that begin in three days, so that no lead is sent during the test. */
export async function workInThreeDays(page: Page): Promise<void> {
  const pace = paceOf(page);
  const zone = await pace.getByLabel('Time zone').inputValue();
  const workday = weekdayOf(dayAfter(zoneTime(zone, new Date()).day, 3));
  await pace.getByLabel('During working hours only').check();
  for (const [index, name] of dayNames.entries()) {
    await pace.getByLabel(name).setChecked(index + 1 === workday);
  }
  await savePace(page);
}

export async function workAtAnyTime(page: Page): Promise<void> {
  await paceOf(page).getByLabel('During working hours only').uncheck();
  await savePace(page);
}

async function savePace(page: Page): Promise<void> {
  await paceOf(page).getByRole('button', { name: 'Save pace' }).click();
  await expectToast(page, 'Pace Saved', 'Leads that wait go out by it within a minute');
}

export interface FormLead extends LeadBody {
  target?: string;
  fields?: Record<string, string>;
}

/** @returns the accepted lead with its submission's id. */
export async function send(stage: Stage, key: string, overrides: Partial<FormLead> = {}) {
  const lead: FormLead = { ...buildLead(), ...overrides };
  const { status, body } = await sendLead(stage.outputs, key, lead);
  expect([status, body]).toEqual([202, expect.objectContaining({ success: true })]);
  return { ...lead, id: String(body['submissionId']) };
}

export type SentLead = Awaited<ReturnType<typeof send>>;

/** The status of a submission as the webhook returns it to an integrator. */
export async function statusOf({ outputs }: Stage, key: string, id: string): Promise<unknown> {
  const response = await fetch(`${outputs.WebhookUrl}/${id}`, { headers: { 'x-api-key': key } });
  return response.json();
}

/**
 * Decides that a lead arrived, and saves the form's answer as a sign of success.
 * @returns the words that were proposed as the sign.
 */
export async function teachSign(row: Locator, form: string): Promise<string> {
  await row.getByRole('button', { name: /^Decide whether/ }).click();
  const dialog = row.page().getByRole('dialog', { name: 'Did it take the lead?' });
  await dialog.getByLabel(`Teach ${form} this answer`).check();
  const offered = await dialog.getByLabel('Which the page shows').inputValue();
  await dialog.getByRole('button', { name: 'It went in' }).click();
  return offered;
}

/** Imports a file with one lead, for the form that is chosen on the screen. */
export async function importLeads(page: Page, form: string, lines: string[]): Promise<void> {
  await press(page, 'Import CSV');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  const buffer = Buffer.from(lines.join('\n'));
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer };
  await dialog.getByLabel('CSV file').setInputFiles(file);
  await dialog.getByLabel('Send to').selectOption({ label: form });
  await dialog.getByText('Every field has a column.').waitFor();
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  const count = lines.length - 1;
  await dialog.getByRole('button', { name: `Send ${count} leads` }).click();
  await dialog.getByText(`Finished: ${count} sent, 0 refused, of ${count}`).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
}
