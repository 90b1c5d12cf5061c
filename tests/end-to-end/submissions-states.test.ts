/**
 * Every state of the dashboard's submissions, from a phone to a desk, light and dark: nothing that
 * axe objects to, nothing wider than the page. Against the local cloud or a deployed stage.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bringAbout, dashboardStates } from './dashboard-states/states.ts';
import { expectWellMade } from './person.ts';
import {
  openSubmissions,
  START_TIMEOUT_MS,
  TEST_TIMEOUT_MS,
  type SubmissionsPerson,
} from './submissions-person.ts';

let person: SubmissionsPerson;
let failed: string;

beforeAll(async () => {
  person = await openSubmissions();
  failed = await person.send({ name: 'Lost Lead', city: 'Nowhere' });
  await person.hasStatus(failed, 'error');
}, START_TIMEOUT_MS);

afterAll(() => person?.close(), 60_000);

test.each(dashboardStates('').map(({ name }) => name))(
  'the dashboard is well made: %s',
  async (name) => {
    const { page, stage } = person;
    const state = dashboardStates(failed).find((one) => one.name === name);
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
