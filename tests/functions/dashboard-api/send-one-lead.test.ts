/**
 * sendOneLead: a form's owner sends one real lead from the form's page. The service treats the lead
 * like any other.
 */
import { beforeEach, expect, test } from '@jest/globals';
import type { CustomField } from '../../../contract/custom-field.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard } from './ask-dashboard.ts';
import { aLead, anId, aRecipe, aUser, noLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock } = await openStores();
let dashboard: DashboardDependencies;
let log: ReturnType<typeof keptLog>;
let queued: LeadMessage[];
let taken: number;
let userId: string;
let formId: string;
let requestId: string;

const income: CustomField = { name: 'income', label: 'Income', type: 'number', required: true };

beforeEach(async () => {
  [userId, requestId] = [aUser(), anId()];
  [queued, taken, log] = [[], 0, keptLog()];
  const { now } = clock;
  const submissions = createSubmissionStore({ client: db.client, table: 'submissions', now });
  const queue = { send: async (message: LeadMessage) => void queued.push(message) };
  const allowance = {
    ...noLimits,
    takeLead: async () => void (taken += 1),
    giveLeadBack: () => void (taken -= 1),
  };
  dashboard = { ...aDashboard({ db, submissions, queue, log, now }), allowance };
  formId = await aForm();
});

async function aForm({ shortName = 'loans', draft = false } = {}): Promise<string> {
  const url = 'https://forms.example/';
  const { id } = await dashboard.targetForms.create({ userId, name: 'Loans', shortName, url });
  const version = { recipe: aRecipe(), customFields: [income], note: 'first' };
  if (!draft)
    await dashboard.targetForms.saveRecipe({ userId, formId: id, basedOn: undefined, ...version });
  return id;
}

const send = (changes: object = {}, sub = userId) =>
  askDashboard(dashboard, {
    field: 'sendOneLead',
    args: { formId, requestId, lead: aLead(), fields: { income: '5' }, ...changes },
    identity: { sub },
  });

const rows = async (owner = userId) =>
  (await dashboard.submissions.list({ userId: owner, limit: 100 })).items;

test('sendOneLead queues the lead without an API key and requests a screenshot', async () => {
  const { data } = await send();
  expect(data).toMatchObject({ formId, status: 'processing', keyId: null, attempts: [] });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ formId, fields: { income: '5' }, pictureSuccess: true });
  expect(row).not.toHaveProperty('keyId');
  expect(queued).toEqual([{ userId, submissionId: data?.id }]);
  expect(taken).toBe(1);
});

test('ten simultaneous requests with one request id send one lead', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(taken).toBe(1);
});

test('a request id that is used again with another lead is refused', async () => {
  await send();
  expect((await send({ lead: { ...aLead(), city: 'Nagpur' } })).error?.type).toBe('Conflict');
  expect((await send({ fields: { income: '6' } })).error?.type).toBe('Conflict');
  expect(await rows()).toHaveLength(1);
  expect(taken).toBe(1);
});

test('two users may use the same request id', async () => {
  await send();
  const [first, firstForm] = [userId, formId];
  userId = aUser();
  formId = await aForm();
  expect((await send()).data?.formId).toBe(formId);
  expect((await rows(first)).map((row) => row.formId)).toEqual([firstForm]);
});

test("sendOneLead accepts only ids of the user's own forms", async () => {
  await dashboard.targetForms.remove(userId, await aForm({ shortName: 'gone' }));
  const refused = [
    await send({}, aUser()),
    await send({ formId: 'gone' }),
    await send({ formId: 'loans' }),
  ];
  expect(new Set(refused.map(({ error }) => error?.type))).toEqual(new Set(['NotFound']));
  expect(await rows()).toEqual([]);
  expect(taken).toBe(0);
});

test('sendOneLead is refused for a draft form and accepted for a paused form', async () => {
  const draft = await aForm({ shortName: 'draft', draft: true });
  expect((await send({ formId: draft })).error).toMatchObject({ type: 'Conflict' });
  await dashboard.targetForms.setState(userId, formId, 'paused');
  expect((await send()).data?.status).toBe('processing');
});

test('a refusal of sendOneLead describes the error and quotes no value', async () => {
  const { error } = await send({ fields: { 'Asha Rao': 'x' } });
  expect(error).toMatchObject({ type: 'BadRequest' });
  expect(error?.message).toContain('income is required');
  expect(log.lines.join()).not.toContain('Asha');
  expect((await send({ requestId: 'short' })).error?.type).toBe('BadRequest');
  expect((await send({ lead: { ...aLead(), phone: 'none' } })).error?.type).toBe('BadRequest');
  expect(taken).toBe(0);
});
