/**
 * States of the dashboard that only `npm run bench -- dashboard` uses, for its pictures. They
 * differ from the test suite's states only in their appearance, so tests of their texts would find
 * nothing new.
 */
import type { Page } from 'playwright-core';
import { apiScopes, defaultScopes } from '../../contract/api-routes.ts';
import { dayAfter, weekdayOf, zoneTime } from '../../contract/zone-clock.ts';
import { DAY_MS } from '../../contract/time-units.ts';
import { everything, noSubmissions, type Answers } from '../end-to-end/dashboard-states/answers.ts';
import { form, formPages } from '../end-to-end/dashboard-states/form-answers.ts';
import type { DashboardState } from '../end-to-end/dashboard-states/state.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const longName = 'Partner feed for the northern region, '.repeat(3).slice(0, 100).trim();

/**
 * Fifteen API keys. Among them are a key with a long name, a key whose name has no space to wrap
 * at, an expired key and a key that expires soon.
 */
const keys = Array.from({ length: 15 }, (_, order) => ({
  id: `key-${order}`,
  keyName: [longName, 'w'.repeat(100), 'CRM', 'Website'][order] ?? `Campaign ${order}`,
  keyValue: `fak_${String.fromCharCode(97 + order).repeat(32)}`,
  createdAt: inDays(-order * 9),
  lastUsedAt: order % 3 === 0 ? null : inDays(-order),
  expiresAt: [inDays(3), inDays(-2)][order - 2] ?? null,
  formId: null,
  takesForms: true,
  scopes: order === 1 ? [...apiScopes] : [...defaultScopes],
  onlyItsForm: false,
  formerValueEndsAt: order === 4 ? inDays(1) : null,
  submissionCount: order % 3 === 0 ? 0 : order * 4_321,
}));
const manyKeys: Answers = { ...everything, ListApiKeys: { listApiKeys: keys } };

const zone = 'Asia/Kolkata';
const workday = weekdayOf(dayAfter(zoneTime(zone, new Date()).day, 3));
const closedForm = {
  ...form,
  pace: JSON.stringify({ zone, hours: { days: [workday], from: '09:30', to: '18:00' } }),
};
const formPage = { path: `/dashboard/forms/${form.id}`, heading: /./ };

/**
 * @param arrived the id of a submission that succeeded, because only such a submission has a
 *   receipt.
 */
export const picturedStates = (arrived: string): readonly DashboardState[] => [
  {
    name: 'keys',
    answers: manyKeys,
    shown: /^Campaign 14$/,
    act: (page) => button(page, /^Edit API key CRM/).click(),
  },
  {
    name: 'key-choices',
    answers: { ...manyKeys, ListSubmissions: noSubmissions },
    shown: 'Read your leads, forms and events',
    act: (page) => page.getByText('What the key may do').first().click(),
  },
  {
    name: 'key-rotate',
    answers: { ...manyKeys, ListSubmissions: noSubmissions },
    shown: 'refused within ten seconds',
    act: async (page) => {
      await button(page, /^Rotate API key Campaign 4/).click();
      await page.getByLabel('Keep the old value working for').selectOption('0');
    },
  },
  {
    name: 'key-delete',
    answers: manyKeys,
    shown: 'This cannot be undone.',
    act: (page) => button(page, /^Delete API key Partner/).click(),
  },
  {
    name: 'shortcuts',
    answers: everything,
    shown: 'Use these keys in this browser',
    act: (page) => button(page, 'Keyboard shortcuts').click(),
  },
  {
    name: 'account-delete',
    answers: everything,
    shown: 'Delete account',
    act: async (page) => {
      await button(page, 'Account').click();
      await button(page, /^Delete account/).click();
    },
  },
  {
    name: 'guide-sheets',
    answers: everything,
    shown: /^Every example carries/,
    act: async (page) => {
      await page.locator('#integration-guide').scrollIntoViewIfNeeded();
      await page.getByRole('tab', { name: 'Google Sheets' }).click();
    },
  },
  {
    name: 'guide',
    path: '/dashboard/guide',
    heading: 'Guide',
    answers: everything,
    shown: /^Every example carries/,
    act: (page) => page.getByText('Fill in my newest key').click(),
  },
  {
    name: 'offline',
    answers: everything,
    shown: /^You are offline/,
    act: (page) => page.evaluate(() => void window.dispatchEvent(new Event('offline'))),
  },
  {
    name: 'form-closed',
    ...formPage,
    answers: { ...formPages.live, GetTargetForm: { getTargetForm: closedForm } },
    shown: 'Outside its hours',
  },
  {
    name: 'form-delete',
    ...formPage,
    answers: { ...everything, ...formPages.live },
    shown: /^2 of its leads are open/,
    act: (page) => button(page, /^Delete form/).click(),
  },
  {
    name: 'receipt',
    answers: {},
    path: `/dashboard/receipts/${arrived}`,
    heading: 'Receipt',
    shown: 'What was entered into the form',
  },
];
