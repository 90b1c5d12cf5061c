/**
 * Every state of the dashboard's submissions and of its forms, from a phone to a desk, light and dark: nothing that
 * axe objects to, nothing wider than the page. Against the local cloud or a deployed stage.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { formStates } from './dashboard-states/form-states.ts';
import { bringAbout } from './dashboard-states/state.ts';
import { dashboardStates } from './dashboard-states/states.ts';
import {
  openSubmissions,
  START_TIMEOUT_MS,
  TEST_TIMEOUT_MS,
  type SubmissionsPerson,
} from './submissions-person.ts';

let person: SubmissionsPerson;
let failed: string;
let axe: string;

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  person = await openSubmissions();
  failed = await person.send({ name: 'Lost Lead', city: 'Nowhere' });
  await person.hasStatus(failed, 'error');
}, START_TIMEOUT_MS);

afterAll(() => person?.close(), 60_000);

interface AxeWindow {
  axe: {
    run: (
      within: ParentNode,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
  };
}

/** Of what lies on top: the page under a panel or a dialog is a state of its own. */
async function objections(page: Page, rules: readonly string[]): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  return page.evaluate(async (runOnly) => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const { violations } = await (window as unknown as AxeWindow).axe.run(
      dialogs.at(-1) ?? document,
      { runOnly },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${String(target)}`),
    );
  }, rules);
}

/** What is wrong with the place of the innermost dialog: its text is cut, or another covers it. */
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

async function expectWellMade(page: Page): Promise<void> {
  await page.evaluate(axe);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, wide]).toEqual([width, width]);
    expect([width, await misplaced(page)]).toEqual([width, []]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await objections(page, everyRule)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page, ['color-contrast'])).toEqual([]);
}

const statesOf = (id: string) => [...dashboardStates(id), ...formStates];

test.each(statesOf('').map(({ name }) => name))(
  'the dashboard is well made: %s',
  async (name) => {
    const { page, stage } = person;
    const state = statesOf(failed).find((one) => one.name === name);
    if (!state) throw new Error(`There is no state ${name}`);
    const goBack = await bringAbout(page, stage, state);
    await expectWellMade(page);
    await goBack();
  },
  TEST_TIMEOUT_MS,
);

test('no page broke its security policy or threw', () => {
  expect(person.complaints).toEqual([]);
});
