/**
 * Every state of the dashboard's submissions, forms, callbacks and alerts, from phone to desktop
 * width, in both colour schemes: no axe violation, no horizontal scrolling and no script error.
 * Runs on the local cloud or a deployed stage.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { casesOf, every } from '../part.ts';
import { colourRules, objections } from './axe.ts';
import { alertStates } from './dashboard-states/alert-states.ts';
import { callbackStates } from './dashboard-states/callback-states.ts';
import { formStates } from './dashboard-states/form-states.ts';
import { bringAbout } from './dashboard-states/state.ts';
import { dashboardStates } from './dashboard-states/states.ts';
import { openSubmissions, type SubmissionsPerson } from './submissions-person.ts';
import { STAGE_TEST_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

let person: SubmissionsPerson;
let failed: string;

beforeAll(async () => {
  person = await openSubmissions();
  failed = await person.send({ name: 'Lost Lead', city: 'Nowhere' });
  await person.hasStatus(failed, 'error');
}, STAGE_START_MS);

afterAll(() => person?.close(), STAGE_STOP_MS);

/**
 * Layout errors of the innermost dialog: the dialog's text is cut off, or another element covers
 * the dialog.
 */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!dialog) return [];
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return [
      ...(dialog.scrollWidth > dialog.clientWidth ? ['cut'] : []),
      ...(dialog.contains(onTop) ? [] : ['covered']),
    ];
  });
}

/**
 * The longest allowed duration of a running animation, in milliseconds. The browser is set to
 * reduced motion, so animations must end at once.
 */
function motionMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return Math.max(0, ...timings.map((timing) => Number(timing?.activeDuration ?? 0)));
  });
}

async function expectWellMade(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, wide]).toEqual([width, width]);
    expect([width, await misplaced(page)]).toEqual([width, []]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  // Checks the topmost dialog only: another state checks the page below the dialog.
  expect(await objections(page, { within: 'top' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await motionMs(page)).toBeLessThan(1);
  expect(await objections(page, { rules: colourRules, within: 'top' })).toEqual([]);
}

const statesOf = (id: string) => [
  ...dashboardStates(id),
  ...formStates,
  ...callbackStates,
  ...alertStates,
];
const chosen = casesOf(
  statesOf('').map(({ name }) => name),
  every(20),
);

test.each(chosen)('the dashboard is accessible and fits the window: %s', async (name) => {
  const { page, stage } = person;
  const state = statesOf(failed).find((one) => one.name === name);
  if (!state) throw new Error(`There is no state ${name}`);
  const goBack = await bringAbout(page, stage, state);
  await expectWellMade(page);
  await goBack();
  expect(person.complaints.splice(0)).toEqual([]);
});
