/**
 * A recipe can be saved, and a form set live, only if the owner has confirmed every site that gets
 * leads.
 */
import { beforeEach, expect, test } from '@jest/globals';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const crm = 'https://crm.example';
const { db, clock } = await openStores();
let dashboard: DashboardDependencies;
let userId: string;
let formId: string;

beforeEach(async () => {
  userId = aUser();
  const { now } = clock;
  const submissions = createSubmissionStore({ client: db.client, table: 'submissions', now });
  const queue = { send: () => Promise.reject(new Error('No queue in this test')) };
  const rehearsalQueue = { send: async () => undefined };
  dashboard = aDashboard({ db, submissions, queue, rehearsalQueue, log: keptLog(), now });
  const url = 'https://www.lender.example/apply';
  const form = { name: 'Loans', shortName: 'loans', url, confirmed: true };
  formId = (await ask('createTargetForm', form)).data!.id;
});

const ask = <Field extends FieldName>(field: Field, args: object = {}) =>
  askDashboard(dashboard, { field, args, identity: { sub: userId } });
const save = (basedOn: number | null, allowedOrigins: string[], rehearsalId?: string) => {
  const content = { recipe: aRecipe({ allowedOrigins }), customFields: [], note: 'Mapped' };
  return ask('saveRecipe', { formId, basedOn, rehearsalId: rehearsalId ?? null, ...content });
};
const goLive = () => ask('setTargetFormState', { id: formId, state: 'live' });
const refused = (site: string) => ({
  type: 'BadRequest',
  message: `Leads would go to ${site}. Confirm that site under “Other sites” and save, or rehearse again if the form no longer sends there.`,
});

async function rehearse(found: { origin: string; sendsTo?: string[] }): Promise<string> {
  const { id } = (await ask('rehearseTargetForm', { formId })).data!;
  const read = { fields: [], button: 'Apply', buttons: [], steps: 1, title: 'Loans', drift: [] };
  await dashboard.rehearsals.end({ userId, formId, id }, { report: { ...read, ...found } });
  return id;
}

test("a form's own site, with or without www, needs no confirmation", async () => {
  await rehearse({ origin: 'https://lender.example', sendsTo: ['https://www.lender.example'] });
  expect((await save(null, [])).data).toMatchObject({ state: 'live' });
});

test.each([
  ['its entries are sent to', { origin: 'https://www.lender.example', sendsTo: [crm] }],
  ['it is embedded from', { origin: crm }],
])('a recipe needs a confirmation of the site that %s', async (_, found) => {
  const id = await rehearse(found);
  expect((await save(null, [], id)).error).toEqual(refused(crm));
  expect((await save(null, [])).error).toEqual(refused(crm));
  expect((await save(null, [crm], id)).data).toMatchObject({ state: 'live' });
});

test('a paused form goes live again only with its current sites confirmed', async () => {
  await rehearse({ origin: 'https://lender.example' });
  await save(null, []);
  await save(1, [crm]);
  await ask('setTargetFormState', { id: formId, state: 'paused' });
  await rehearse({ origin: 'https://lender.example', sendsTo: [crm] });
  expect((await goLive()).data).toMatchObject({ state: 'live' });
  expect((await ask('restoreRecipe', { formId, version: 1 })).error).toEqual(refused(crm));
  await ask('setTargetFormState', { id: formId, state: 'paused' });
  await rehearse({ origin: 'https://lender.example', sendsTo: [crm, 'https://other.example'] });
  expect((await goLive()).error).toEqual(refused('https://other.example'));
});
