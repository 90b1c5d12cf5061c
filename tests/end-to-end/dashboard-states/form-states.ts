/** Every state of the pages of a user's own forms. */
import type { Page } from 'playwright-core';
import { dayNames } from '../../../frontend/content/working-hours.ts';
import { aimRefusalTexts } from '../../../functions/stores/origins/origin-policy.ts';
import { everything, stories, storyOf } from './answers.ts';
import { form, formLists, formPages } from './form-answers.ts';
import { pressing, refused, SILENCE, statesOn, type DashboardState } from './state.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const steps = pressing(button);

const list = statesOn({ answers: formLists.some, path: '/dashboard/forms', heading: 'Forms' });
const page = statesOn({
  answers: formPages.live,
  path: `/dashboard/forms/${form.id}`,
  heading: /./,
});

const forbidden = {
  errors: [{ message: aimRefusalTexts.blocked, errorType: 'Forbidden' }],
};

const changed = (opened: Page) =>
  opened.getByLabel('What goes into Full name').selectOption('lead:firstName');

const oneLead = storyOf(
  3,
  [
    {
      failureReason: 'no_confirmation',
      detail:
        'The form is gone, but the page showed no sign of success or refusal. It shows: “Noted. We call …”',
    },
  ],
  {
    ...{ status: 'error', failureReason: 'no_confirmation', possiblySent: true },
    ...{ formId: form.id, recipeVersion: form.recipeVersion, keyId: null },
  },
);

async function enterWrongPace(opened: Page): Promise<void> {
  const pace = opened.getByRole('region', { name: 'Pace' });
  for (const day of dayNames) await pace.getByLabel(day, { exact: true }).uncheck();
  await button(opened, 'Save pace').click();
  await pace.locator('input[name=days]:focus').waitFor();
  const values = { 'At once': '0', 'A minute': '2.5', 'A day': 'many', 'A month': '100000000' };
  for (const [label, value] of Object.entries(values)) {
    await pace.getByLabel(label, { exact: true }).fill(value);
  }
  await button(opened, 'Save pace').click();
  await pace.locator('input[name=atOnce]:focus').waitFor();
}

async function enterOneLead(opened: Page): Promise<void> {
  await button(opened, 'Try with a real lead').click();
  const part = opened.getByRole('form', { name: 'One real lead' });
  const values = ['Asha Rao', '+91 98765 43210', 'asha@leads.example', 'Pune', '500000'];
  for (const [place, value] of values.entries()) await part.locator('input').nth(place).fill(value);
  for (const list of await part.locator('select').all()) await list.selectOption({ index: 1 });
  await button(opened, 'Send one real lead').click();
}

/**
 * A lead that succeeded with the form's current version. So the owner may save the form's answer as
 * a sign of success: later leads with this answer succeed too.
 */
const knownLead = {
  ...stories.success.getSubmission,
  ...{ formId: form.id, recipeVersion: form.recipeVersion },
};

export const formStates: readonly DashboardState[] = [
  list({ name: 'forms-empty', answers: formLists.none, shown: /^No forms yet/ }),
  list({ name: 'forms-all', shown: 'Site blocked' }),
  list({ name: 'forms-full', answers: formLists.full, shown: /^You have 25 forms, the most/ }),
  list({
    name: 'forms-default-gone',
    answers: formLists.defaultGone,
    shown: 'Your default form was deleted',
  }),
  list({ name: 'forms-loading', answers: { ListTargetForms: SILENCE }, shown: 'Your forms' }),
  list({
    name: 'forms-error',
    answers: { ListTargetForms: refused('The forms are away') },
    shown: 'Your forms could not be loaded. The forms are away',
  }),
  list({
    name: 'forms-refused',
    answers: { ...formLists.some, CreateTargetForm: forbidden },
    shown: /^Write to /,
    act: async (opened) => {
      await opened.getByLabel('Address of the page').fill('blocked.example/form');
      await opened.getByLabel('I may submit leads to this form').check();
      await button(opened, 'Add and rehearse').click();
    },
  }),
  list({
    name: 'forms-complaints',
    shown: 'Please confirm that you may submit leads there',
    act: steps('Add and rehearse'),
  }),
  list({
    name: 'forms-delete',
    answers: { ...everything, ...formLists.some },
    shown: /^2 of its leads are open/,
    act: steps('Delete form Cards'),
  }),
  page({
    name: 'form-loading',
    answers: { GetTargetForm: SILENCE, GetRehearsal: SILENCE },
    shown: 'Loading...',
  }),
  page({ name: 'form-missing', answers: formPages.missing, shown: /^There is no such form/ }),
  page({
    name: 'form-error',
    answers: { GetTargetForm: refused('The form is away') },
    shown: 'The form could not be loaded. The form is away',
  }),
  page({ name: 'form-draft', answers: formPages.draft, shown: /^Not rehearsed yet/ }),
  page({ name: 'form-queued', answers: formPages.queued, shown: /^Waiting for a free browser/ }),
  page({ name: 'form-running', answers: formPages.running, shown: /^The bot is filling in/ }),
  page({
    name: 'form-failed',
    answers: formPages.failed,
    shown: /We do not answer such questions/,
  }),
  page({
    name: 'form-unfound',
    answers: formPages.unfound,
    shown: 'We found no form that asks for a lead on this page.',
  }),
  page({
    name: 'form-whole-page',
    answers: formPages.wholePage,
    shown: 'Number only the form',
  }),
  page({
    name: 'form-without-fields',
    answers: formPages.withoutFields,
    shown: 'We found no field on this page.',
  }),
  page({ name: 'form-proposed', answers: formPages.proposed, shown: 'Save version 1' }),
  page({
    name: 'form-save-question',
    shown: 'Save without this answer?',
    act: steps(changed, 'Save version 8'),
  }),
  page({
    name: 'form-lacking',
    answers: formPages.lacking,
    shown: 'Live, 1 required question unanswered',
  }),
  page({ name: 'form-live', shown: 'Signs of success' }),
  page({ name: 'form-paused', answers: formPages.paused, shown: /^You paused it|You paused it/ }),
  page({ name: 'form-blocked', answers: formPages.blocked, shown: /^Leads wait: its site/ }),
  page({ name: 'form-attention', answers: formPages.attention, shown: /^Leads wait: the page/ }),
  page({
    name: 'form-quota',
    answers: {
      ...formPages.live,
      RehearseTargetForm: refused(
        'You have rehearsed 30 times in this hour, the most there can be.',
      ),
    },
    shown: 'You have rehearsed 30 times in this hour, the most there can be.',
    act: steps('Rehearse again'),
  }),
  page({
    name: 'form-samples',
    shown: 'Email must be an e-mail address',
    act: async (opened) => {
      await opened.getByText('Sample values', { exact: true }).click();
      await opened.getByLabel('Sample email').fill('nobody');
      await button(opened, 'Rehearse again').click();
    },
  }),
  page({
    name: 'form-own-field',
    shown: 'Please enter the choices, one a line',
    act: async (opened) => {
      await button(opened, 'Add a field').click();
      await opened.getByLabel('Type', { exact: true }).selectOption('choice');
      await button(opened, 'Add field').click();
    },
  }),
  page({
    name: 'form-own-field-rules',
    shown: /^It must be a number in digits/,
    act: async (opened) => {
      await button(opened, /^Edit own field monthlyIncome/).click();
      await opened.getByLabel(/^Smallest or earliest/).fill('ten');
      await button(opened, 'Apply').click();
    },
  }),
  page({
    name: 'form-one-lead-complaints',
    shown: 'Loan amount is required and must be a positive number of rupees',
    act: steps('Try with a real lead', 'Send one real lead'),
  }),
  page({
    name: 'form-one-lead-asked',
    shown: /^This submits a real lead to /,
    act: enterOneLead,
  }),
  page({
    name: 'form-one-lead-answered',
    answers: {
      ...formPages.live,
      SendOneLead: { sendOneLead: oneLead.getSubmission },
      GetStory: oneLead,
    },
    shown: 'Which the page shows',
    act: async (opened) => {
      await enterOneLead(opened);
      await button(opened, 'Send it').click();
      await opened.getByLabel(/^Teach /).check();
    },
  }),
  page({
    name: 'form-one-lead-known',
    answers: {
      ...formPages.live,
      SendOneLead: { sendOneLead: knownLead },
      GetStory: { getSubmission: knownLead },
    },
    shown: 'Recorded as a success; nothing needs to change.',
    act: steps(enterOneLead, 'Send it', 'It took the lead'),
  }),
  page({
    name: 'form-pace-complaints',
    shown: 'Choose at least one working day',
    act: enterWrongPace,
  }),
  page({
    name: 'form-settings-unconfirmed',
    shown: 'Please confirm that you may submit leads there',
    act: async (opened) => {
      const settings = opened.getByRole('region', { name: 'Settings' });
      await settings.getByLabel('Address').fill('https://elsewhere.example/form');
      await button(opened, 'Save settings').click();
      await settings.locator('input[name=confirmed]:focus').waitFor();
    },
  }),
  page({
    name: 'form-restore',
    shown: /stays in the editor until you save or drop it/,
    act: steps(changed, 'Restore version 6'),
  }),
  page({
    name: 'form-bar-open',
    shown: 'Less',
    act: async (opened) => {
      // The save bar hides details only on a narrow screen, so the window gets the size of a phone.
      await opened.setViewportSize({ width: 390, height: 844 });
      await changed(opened);
      await button(opened, 'More').click();
    },
  }),
  page({
    name: 'form-conflict',
    answers: {
      ...formPages.live,
      SaveRecipe: { errors: [{ message: 'Somebody has saved it', errorType: 'Conflict' }] },
    },
    shown: 'Save mine as the newest',
    act: steps(changed, 'Save version 8', 'Save anyway'),
  }),
  page({
    name: 'form-leave',
    shown: 'Leave without saving?',
    act: async (opened) => {
      await changed(opened);
      await opened.getByRole('link', { name: 'Submissions' }).click();
    },
  }),
];
