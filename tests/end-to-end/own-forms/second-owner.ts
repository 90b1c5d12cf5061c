/** A second user: sees none of the first user's forms, and has a form on the same site. */
import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { buildLead, sendLead } from '../account.ts';
import { openNewUser } from '../person.ts';
import type { Stage } from '../stage.ts';
import {
  addForm,
  expectStatus,
  generateKey,
  goTo,
  openForm,
  rowOf,
  saveVersion,
  send,
  type FormLead,
} from './form-owner.ts';
import type { ZooOfThree } from './zoo-of-three.ts';

export interface SecondOwner {
  page: Page;
  key: string;
}

export async function enterAsAnother(browser: Browser, stage: Stage): Promise<SecondOwner> {
  const { page } = await openNewUser(browser, stage);
  return { page, key: await generateKey(page, 'Mine') };
}

/** @param address the page of one of the first user's forms. */
export async function expectNothingOfOthers(
  { page, key }: SecondOwner,
  stage: Stage,
  address: string,
): Promise<void> {
  await page.getByText('No submissions yet. Send a webhook request to get started.').waitFor();
  const lead: FormLead = { ...buildLead(), target: 'steps' };
  const { status, body } = await sendLead(stage.outputs, key, lead);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('target')]);
  await goTo(page, 'Forms');
  await page.getByText('No forms yet.').waitFor();
  await page.goto(address);
  await page.getByText('There is no such form.').waitFor();
}

/**
 * Adds a form with the page and the name of the first user's form `Steps`, and sends a lead to it.
 * The lead succeeds, because this form has its own recipe, limit and leads.
 */
export async function tryTheSamePage(
  { page, key }: SecondOwner,
  stage: Stage,
  { zoo, phone }: { zoo: ZooOfThree; phone: string },
): Promise<string> {
  await addForm(page, 'Steps', zoo.url('Steps'));
  await openForm(page, 'Steps');
  await saveVersion(page, 1);
  const { id, email } = await send(stage, key, { target: 'steps', phone });
  await goTo(page, 'Submissions');
  await expectStatus(rowOf(page, id), 'success');
  expect(zoo.receivedOf('Steps', email)).toMatchObject([{ phone, amount: '2500000' }]);
  return id;
}
