/** What the owner of forms does on the screen, step by step. */
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { buildLead, sendLead, type LeadBody } from '../account.ts';
import { card, expectToast, press } from '../person.ts';
import type { Stage } from '../stage.ts';

/** A cold function and a cold browser stand before a first lead; one that waited comes by the minute. */
export const LEAD_TIMEOUT_MS = 150_000;

export const goTo = (page: Page, name: 'Forms' | 'Submissions') =>
  page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name, exact: true })
    .click();

export const rowOf = (page: Page, submissionId: unknown): Locator =>
  page.locator(`[data-submission-id="${String(submissionId)}"]`);

export const expectStatus = (row: Locator, status: string) =>
  row.getByText(status, { exact: true }).waitFor({ timeout: LEAD_TIMEOUT_MS });

/** @returns the key as it was copied. */
export async function generateKey(page: Page, name: string): Promise<string> {
  await page.getByLabel('Key name').fill(name);
  await press(page, 'Generate Key');
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

/** The rehearsal goes on while other forms are added. */
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

export async function saveVersion(page: Page, version: number): Promise<void> {
  await press(page, `Save version ${version}`);
  await page.getByText(`Version ${version}. Leads go out.`).waitFor();
}

export async function takeOncePerPhone(page: Page): Promise<void> {
  const repeated = card(page, 'Repeated leads');
  await repeated.getByLabel('The form takes').selectOption('One lead of each phone number');
  await repeated.getByRole('button', { name: 'Save repeated leads' }).click();
  await expectToast(page, 'Form Changed', 'It counts for leads that come from now on');
}

export async function capOfTheDay(page: Page, cap: number): Promise<void> {
  const pace = card(page, 'Pace');
  await pace.getByLabel('A day', { exact: true }).fill(String(cap));
  await pace.getByRole('button', { name: 'Save pace' }).click();
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

/** A file with one row a lead, to the form that is chosen on the screen. */
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
