/**
 * Alert rules and Slack channels in the dashboard API: only their owner can set, read and delete
 * them.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { anId, aUser } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';
import { aDashboard, aTargetAddress, askDashboard, type FieldName } from './ask-dashboard.ts';

const { db, clock } = await openStores();
const { now } = clock;
const dashboard = aDashboard({
  ...{ db, now, log: keptLog(), queue: { send: () => Promise.resolve() } },
  submissions: createSubmissionStore({ client: db.client, table: 'submissions', now }),
});
let userId: string;
beforeEach(() => {
  userId = aUser();
});

const ask = <Field extends FieldName>(field: Field, args: object = {}, sub = userId) =>
  askDashboard(dashboard, { field, args, identity: { sub } });
const email = { on: true, channels: ['email'] };

async function aFormId(): Promise<string> {
  const form = { name: 'Loans', shortName: 'loans', url: aTargetAddress };
  const { data } = await ask('createTargetForm', { ...form, confirmed: true });
  if (!data) throw new Error('No form was made');
  return data.id;
}

test("setting an alert again changes the form's rule instead of adding one", async () => {
  const formId = await aFormId();
  await ask('setAlert', { kind: 'failures_in_a_row', formId, ...email });
  await ask('setAlert', { kind: 'failures_in_a_row', ...email, count: 3 });
  await ask('setAlert', { kind: 'failures_in_a_row', ...email, count: 7, on: false });
  const { data } = await ask('listAlerts');
  expect(data).toMatchObject([
    { formId: null, count: 7, isOn: false, channels: ['email'], isRaised: false, raisedAt: null },
    { formId, count: 5, isOn: true },
  ]);
});

test.each<[object, RegExp]>([
  [{ kind: 'failures_in_a_row', count: 1 }, /count must be from 2 to 50/],
  [{ kind: 'failure_share', percent: 101 }, /percent must be from 10 to 100/],
  [{ kind: 'failure_share', leads: 1.5 }, /leads must be a whole number/],
  [{ kind: 'day_cap' }, /day_cap is not for the account/],
  [{ kind: 'callback_disabled', formId: 'stage' }, /callback_disabled is not for a form/],
  [{ kind: 'month_cap', formId: 'stage' }, /month_cap is not for the form of this service/],
  [{ kind: 'day_cap', formId: 'stage', channels: [] }, /channels must be one or more/],
  [{ kind: 'day_cap', formId: 'stage', channels: ['slack', 'slack'] }, /channels must be/],
  [{ kind: 'nothing_arrived', hours: 73 }, /hours must be from 1 to 72/],
  [{ kind: 'weather' }, /kind must be one of/],
])('the alert rule %j is refused', async (choice, message) => {
  const { error } = await ask('setAlert', { ...email, ...choice });
  expect(error).toMatchObject({ type: 'BadRequest', message: expect.stringMatching(message) });
});

test("another user's form and alerts look as if they did not exist", async () => {
  const formId = await aFormId();
  await ask('setAlert', { kind: 'day_cap', formId, ...email });
  const other = aUser();
  const rule = { kind: 'day_cap', formId };
  expect(await ask('setAlert', { ...rule, ...email }, other)).toMatchObject({
    error: { type: 'NotFound' },
  });
  expect(await ask('deleteAlert', rule, other)).toEqual({ data: true });
  expect((await ask('listAlerts', {}, other)).data).toEqual([]);
  expect((await ask('listAlerts')).data).toHaveLength(1);
  expect(await ask('deleteAlert', rule)).toEqual({ data: true });
  expect((await ask('listAlerts')).data).toEqual([]);
});

test('deleting a form deletes its alerts, also when the deletion is repeated', async () => {
  const formId = await aFormId();
  await ask('setAlert', { kind: 'day_cap', formId, ...email });
  await ask('deleteTargetForm', { id: formId });
  expect((await ask('listAlerts')).data).toEqual([]);
  await dashboard.alerts.set({
    userId,
    kind: 'day_cap',
    formId,
    isOn: true,
    settings: {},
    channels: [],
  });
  expect(await ask('deleteTargetForm', { id: formId })).toMatchObject({
    error: { type: 'NotFound' },
  });
  expect((await ask('listAlerts')).data).toEqual([]);
});

test('a form whose deletion fails keeps its alerts', async () => {
  const formId = await aFormId();
  await ask('setAlert', { kind: 'day_cap', formId, ...email });
  const remove = () => Promise.reject(new Error('The table is away'));
  const failing = { ...dashboard, targetForms: { ...dashboard.targetForms, remove } };
  const args = { id: formId };
  await askDashboard(failing, { field: 'deleteTargetForm', args, identity: { sub: userId } });
  expect((await ask('listAlerts')).data).toHaveLength(1);
});

test('an alert has the chosen or usual working hours; invalid hours are refused', async () => {
  const rule = { kind: 'nothing_arrived', ...email };
  expect((await ask('setAlert', rule)).data).toMatchObject({
    hours: 4,
    working: { zone: 'Asia/Kolkata', days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' },
  });
  const working = { zone: 'Europe/Berlin', days: [1], from: '22:00', to: '06:00' };
  await ask('setAlert', { ...rule, hours: 8, working });
  expect((await ask('listAlerts')).data).toMatchObject([{ hours: 8, working }]);
  for (const wrong of [{ zone: 'Asia/Atlantis' }, { days: [] }, { from: '9' }, { to: '22:00' }]) {
    expect(await ask('setAlert', { ...rule, working: { ...working, ...wrong } })).toMatchObject({
      error: { type: 'BadRequest' },
    });
  }
  expect(
    await ask('setAlert', { kind: 'day_cap', formId: anId(), ...email, working }),
  ).toMatchObject({
    error: { type: 'BadRequest', message: expect.stringMatching(/counts no working hours/) },
  });
});

const address = 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXabcd';

test('a Slack channel is added, and its address is never shown', async () => {
  const { data } = await ask('addSlackChannel', { address });
  expect(data).toMatchObject({ host: 'hooks.slack.com/…abcd', state: 'active' });
  expect((await ask('addSlackChannel', { address })).data?.id).toBe(data?.id);
  const shown = JSON.stringify([
    ...[data, await ask('listSlackChannels'), await ask('getCallback', { id: data?.id })],
  ]);
  expect(shown).not.toContain('XXXX');
  expect((await ask('listCallbacks')).data).toEqual([]);
  expect((await ask('listSlackChannels', {}, aUser())).data).toEqual([]);
  await ask('deleteCallback', { id: data?.id });
  expect((await ask('listSlackChannels')).data).toEqual([]);
});

test("a new callback with a Slack channel's address does not replace the channel", async () => {
  const events = ['alert.raised', 'alert.cleared'];
  await ask('createCallback', { address, events });
  await ask('addSlackChannel', { address });
  expect((await ask('listSlackChannels')).data).toHaveLength(1);
  expect((await ask('listCallbacks')).data).toHaveLength(1);
});

test('an address outside hooks.slack.com is refused as a Slack channel', async () => {
  expect(await ask('addSlackChannel', { address: 'https://crm.example/services/a' })).toMatchObject(
    {
      error: { type: 'BadRequest', message: expect.stringMatching(/hooks\.slack\.com/) },
    },
  );
});
