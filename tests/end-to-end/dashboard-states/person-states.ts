/** States of the dashboard's account section, in which a user finds and erases a person's leads. */
import type { Page } from 'playwright-core';
import { everything, everyRow, type Answers } from './answers.ts';
import { pressing, refused, type DashboardState } from './state.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const steps = pressing(button);

async function find(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await page.getByLabel('Phone number').fill('098765 43210');
  await button(page, 'Find').click();
}

const answering = (items: typeof everyRow): Answers => ({
  ...everything,
  FindPerson: { findPerson: { items: [...items], nextToken: null, lookedThrough: null } },
});
const found = answering(everyRow.slice(0, 4));

export const personStates: readonly DashboardState[] = [
  { name: 'person-found', answers: found, shown: 'You have 4 leads of this person.', act: find },
  {
    name: 'person-erase',
    answers: { ...found, EraseSubmission: refused('The form is being submitted.') },
    shown: /The form is being submitted\.$/,
    act: steps(find, 'Erase 4 leads', 'Erase'),
  },
  {
    name: 'person-asked',
    answers: found,
    shown: 'Erase 4 leads for ever?',
    act: steps(find, 'Erase 4 leads'),
  },
  {
    name: 'person-none',
    answers: answering([]),
    shown: 'You have no lead of this person.',
    act: find,
  },
];
