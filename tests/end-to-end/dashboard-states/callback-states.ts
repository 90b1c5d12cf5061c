/** Every state of the page of a user's callbacks. */
import type { Page } from 'playwright-core';
import type { CallbackView, DeliveryView } from '../../../contract/graphql-operations.ts';
import { eventTypes } from '../../../contract/events.ts';
import type { Answers } from './answers.ts';
import { form, formLists } from './form-answers.ts';
import { pressing, refused, SILENCE, statesOn, type DashboardState } from './state.ts';

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const steps = pressing(button);

const aCallback = (order: number, changes: Partial<CallbackView> = {}): CallbackView => ({
  id: `01a0${9_999 - order}-0000-7000-8000-00000000000${order}`,
  address: null,
  host: 'crm.example',
  events: ['submission.succeeded', 'submission.failed', 'submission.undecided'],
  formIds: null,
  withValues: false,
  state: 'active',
  createdAt: at(60 * 24 * order),
  disabledAt: null,
  disabledBecause: null,
  formerSecretUntil: null,
  failingSince: null,
  ...changes,
});

const callbacks = [
  aCallback(1, { formerSecretUntil: at(-600) }),
  aCallback(2, {
    host: 'a-very-long-host-name-of-a-partner-of-ours.integration.northern-region.example:8443',
    events: [...eventTypes],
    formIds: [form.id, 'stage'],
    withValues: true,
    failingSince: at(60 * 14),
  }),
  aCallback(3, { host: 'old.example', state: 'paused', events: ['form.needs_attention'] }),
  aCallback(4, {
    host: 'gone.example',
    ...{ state: 'disabled', disabledAt: at(60 * 30), disabledBecause: 'failing' },
  }),
];

const aDelivery = (order: number, changes: Partial<DeliveryView> = {}): DeliveryView => ({
  eventId: `01a0${8_999 - order}-0000-7000-8000-00000000000${order}_3_submission-succeeded`,
  type: 'submission.succeeded',
  status: 'delivered',
  plannedAt: at(3 + order * 17),
  isReplay: false,
  calls: 1,
  nextCallAt: null,
  calledAt: at(3 + order * 17),
  milliseconds: 184,
  problem: null,
  httpStatus: 204,
  answer: null,
  ...changes,
});

const page502 = `<html>\n<head><title>502 Bad Gateway</title></head>\n<body>\n${'<center>nginx</center>'.repeat(8)}\n</body>\n</html>`;
const deliveries = [
  aDelivery(0, { type: 'callback.test', answer: 'ok' }),
  aDelivery(1, {
    type: 'submission.undecided',
    ...{ status: 'waiting', calls: 3, nextCallAt: at(-28), problem: 'status', httpStatus: 502 },
    answer: page502,
  }),
  aDelivery(2, {
    calls: 0,
    status: 'missed',
    calledAt: null,
    milliseconds: null,
    httpStatus: null,
  }),
  aDelivery(3, { isReplay: true }),
  aDelivery(4, {
    type: 'form.needs_attention',
    ...{ status: 'failed', calls: 8, problem: 'timeout', httpStatus: null, milliseconds: 15_004 },
  }),
  aDelivery(5, { type: 'submission.failed', status: 'aborted', httpStatus: 200 }),
  aDelivery(6, { status: 'failed', problem: 'tls', httpStatus: null, milliseconds: 31 }),
];

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwQ6u8wY3b0nE=';
const one = { ...aCallback(1), address: 'https://crm.example/hooks/leads?token=8f14e45fceea167a' };

const some: Answers = {
  ...formLists.some,
  ListCallbacks: { listCallbacks: callbacks },
  GetCallback: { getCallback: one },
  ListDeliveries: { listDeliveries: { items: deliveries, nextToken: 'more' } },
  RotateCallbackSecret: { rotateCallbackSecret: { callback: one, secret } },
  CreateCallback: { createCallback: { callback: one, secret } },
  ReplayDeliveries: { replayDeliveries: { replayed: 12, nextToken: null } },
};

const on = statesOn({ answers: some, path: '/dashboard/callbacks', heading: 'Callbacks' });

const openLog = steps('Deliveries to crm.example');
const openAdd = steps('Add a callback');

export const callbackStates: readonly DashboardState[] = [
  on({
    name: 'callbacks-empty',
    answers: { ListCallbacks: { listCallbacks: [] } },
    shown: /^No callbacks yet/,
  }),
  on({ name: 'callbacks-loading', answers: { ListCallbacks: SILENCE }, shown: 'Loading...' }),
  on({
    name: 'callbacks-error',
    answers: { ListCallbacks: refused('The table is away') },
    shown: 'Your callbacks could not be loaded. The table is away',
  }),
  on({ name: 'callbacks-all', shown: /^import \{ createHmac/ }),
  on({
    name: 'callbacks-full',
    answers: {
      ...some,
      ListCallbacks: {
        listCallbacks: Array.from({ length: 50 }, (_, order) =>
          aCallback(0, { id: `one-${order}`, host: `crm-${order}.example` }),
        ),
      },
    },
    shown: /^You have 50 callbacks, the most/,
  }),
  on({ name: 'callbacks-add', shown: 'Address that we call', act: openAdd }),
  on({
    name: 'callbacks-add-wrong',
    shown: 'Choose at least one event.',
    act: async (page) => {
      await openAdd(page);
      for (const box of await page.locator('dialog input[name=events]').all()) await box.uncheck();
      await page.getByLabel('All forms, those to come too').uncheck();
      await button(page, 'Add callback').click();
    },
  }),
  on({
    name: 'callbacks-secret',
    shown: /^whsec_/,
    act: async (page) => {
      await openAdd(page);
      await page.getByLabel('Address that we call').fill(one.address);
      await button(page, 'Add callback').click();
    },
  }),
  on({
    name: 'callbacks-rotate',
    shown: /^You get a new secret/,
    act: steps('Rotate secret of crm.example'),
  }),
  on({
    name: 'callbacks-delete',
    shown: /^We call it no more/,
    act: steps('Delete the callback to crm.example'),
  }),
  on({
    name: 'deliveries',
    shown: 'Answer',
    act: async (page) => {
      await openLog(page);
      await button(page, /^Details of submission.undecided/).click();
      await page.getByRole('group', { name: 'Answer' }).waitFor();
    },
  }),
  on({
    name: 'deliveries-empty',
    answers: { ...some, ListDeliveries: { listDeliveries: { items: [], nextToken: null } } },
    shown: /^Nothing yet/,
    act: openLog,
  }),
  on({
    name: 'deliveries-error',
    answers: { ...some, ListDeliveries: refused('The table is away') },
    shown: 'The deliveries could not be loaded. The table is away',
    act: openLog,
  }),
  on({
    name: 'deliveries-replay',
    shown: 'All that failed or were missed',
    act: steps(openLog, 'Replay since…'),
  }),
  on({
    name: 'deliveries-replayed',
    shown: '12 deliveries will be sent again.',
    act: async (page) => {
      await openLog(page);
      await button(page, 'Replay since…').click();
      await page.locator('dialog').getByRole('button', { name: 'Replay' }).click();
    },
  }),
];
