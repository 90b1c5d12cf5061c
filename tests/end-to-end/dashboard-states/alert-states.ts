/** Every state of the page of a user's alerts. */
import type { Page } from 'playwright-core';
import { usualWorkingTime } from '../../../contract/alerts.ts';
import type { AlertView, SlackChannelView } from '../../../contract/graphql-operations.ts';
import type { Answers } from './answers.ts';
import { form, formLists } from './form-answers.ts';
import { pressing, refused, SILENCE, statesOn, type DashboardState } from './state.ts';

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const steps = pressing(button);

const anAlert = (changes: Partial<AlertView> = {}): AlertView => ({
  ...{ kind: 'failures_in_a_row', formId: null, isOn: true, channels: ['email'] },
  ...{ count: 5, percent: null, leads: null, hours: null, working: null },
  ...{ isRaised: false, raisedAt: null, clearedAt: null, value: null },
  ...changes,
});

const alerts = [
  anAlert({ isRaised: true, raisedAt: at(12), value: 5, channels: ['email', 'callback', 'slack'] }),
  anAlert({
    ...{ kind: 'failure_share', count: null, percent: 50, leads: 10, value: 62 },
    ...{ raisedAt: at(60 * 30), clearedAt: at(60 * 29) },
  }),
  anAlert({ kind: 'callback_disabled', count: null, isOn: false }),
  anAlert({ kind: 'day_cap', formId: form.id, count: null, channels: ['slack'] }),
  anAlert({ kind: 'nothing_arrived', count: null, hours: 4, working: usualWorkingTime }),
];

const aChannel = (changes: Partial<SlackChannelView> = {}): SlackChannelView => ({
  ...{ id: '01a09998-0000-7000-8000-000000000001', host: 'hooks.slack.com/…x9Qa' },
  ...{ state: 'active', createdAt: at(60 * 24), disabledAt: null, disabledBecause: null },
  failingSince: null,
  ...changes,
});
const channels = [
  aChannel(),
  aChannel({ id: 'two', host: 'hooks.slack.com/…7b2c', failingSince: at(60 * 14) }),
  aChannel({
    ...{ id: 'three', host: 'hooks.slack.com/…e5f6', state: 'disabled' },
    ...{ disabledAt: at(60 * 30), disabledBecause: 'gone' },
  }),
];

const some: Answers = {
  ...formLists.some,
  ListAlerts: { listAlerts: alerts },
  ListSlackChannels: { listSlackChannels: channels },
};
const none: Answers = {
  ListAlerts: { listAlerts: [] },
  ListSlackChannels: { listSlackChannels: [] },
};

const on = statesOn({ answers: some, path: '/dashboard/alerts', heading: 'Alerts' });

const openAdd = steps('Add an alert');
const uncheckAll = async (page: Page, name: string) => {
  for (const box of await page.locator(`dialog input[name=${name}]`).all()) await box.uncheck();
};
const addWrong = (rule: string, fill: (page: Page) => Promise<void>) => async (page: Page) => {
  await openAdd(page);
  await page.getByLabel('When it rings').selectOption(rule);
  await fill(page);
  await button(page, 'Add alert').click();
};

export const alertStates: readonly DashboardState[] = [
  on({ name: 'alerts-empty', answers: none, shown: /^No alerts yet/ }),
  on({
    name: 'alerts-loading',
    answers: { ListAlerts: SILENCE, ListSlackChannels: SILENCE },
    shown: 'Loading...',
  }),
  on({
    name: 'alerts-error',
    answers: { ...none, ListAlerts: refused('The table is away') },
    shown: 'Your alerts could not be loaded. The table is away',
  }),
  on({ name: 'alerts-all', shown: '5 leads in a row fail' }),
  on({ name: 'alerts-add', shown: 'When it rings', act: openAdd }),
  on({
    name: 'alerts-add-wrong',
    shown: 'Choose how you are told.',
    act: addWrong('failure_share', async (page) => {
      await page.getByLabel('Percent that fail').fill('101');
      await uncheckAll(page, 'channels');
    }),
  }),
  on({
    name: 'alerts-add-hours',
    shown: 'Choose at least one working day',
    act: addWrong('nothing_arrived', (page) => uncheckAll(page, 'days')),
  }),
  on({
    name: 'alerts-change',
    shown: 'Change the alert',
    act: steps(/^Change: 50 %/),
  }),
  on({
    name: 'alerts-delete',
    shown: 'Delete this alert?',
    act: steps(/^Delete: 5 leads/),
  }),
];
