/**
 * The dashboard API's GraphQL fields for rehearsals: what they start, what they refuse, and who may
 * read a rehearsal.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { sampleLead } from '../../../contract/lead.ts';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { createOriginDecisions } from '../../../functions/stores/origins/origin-decisions.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock } = await openStores();
let dashboard: DashboardDependencies;
let sent: RehearsalMessage[];
let userId: string;
let formId: string;

beforeEach(async () => {
  userId = aUser();
  sent = [];
  const { now } = clock;
  const submissions = createSubmissionStore({ client: db.client, table: 'submissions', now });
  const queue = { send: () => Promise.reject(new Error('No queue in this test')) };
  const rehearsalQueue = { send: async (message: RehearsalMessage) => void sent.push(message) };
  dashboard = aDashboard({ db, submissions, queue, rehearsalQueue, log: keptLog(), now });
  formId = await createForm('https://forms.example/loan');
});

const ask = <Field extends FieldName>(field: Field, args: object = {}, sub = userId) =>
  askDashboard(dashboard, { field, args, identity: { sub } });

async function createForm(url: string): Promise<string> {
  const form = { name: 'Loans', shortName: `f${url.length}`, url, confirmed: true };
  return (await ask('createTargetForm', form)).data!.id;
}

test("a rehearsal's message has ids only; the values are in the rehearsal's item", async () => {
  const { data } = await ask('rehearseTargetForm', { formId, fields: { pan: 'ABCDE1234F' } });
  expect(data).toMatchObject({ formId, state: 'queued', report: null, pictureUrl: null });
  expect(sent).toEqual([{ userId, formId, rehearsalId: data?.id }]);
  const row = await dashboard.rehearsals.read(userId, formId);
  expect(row).toMatchObject({ sample: sampleLead, fields: { pan: 'ABCDE1234F' } });
});

test('only the owner can read a rehearsal and its screenshot', async () => {
  const { data } = await ask('rehearseTargetForm', { formId });
  const id = data!.id;
  const failure = { reason: 'captcha', message: 'The form is guarded by hCaptcha' } as const;
  const pictureKey = `rehearsals/${userId}/${formId}/${id}.jpg`;
  await dashboard.rehearsals.end({ userId, formId, id }, { failure, pictureKey });
  expect((await ask('getRehearsal', { formId })).data).toMatchObject({
    ...{ id, state: 'failed', failureReason: 'captcha', failureMessage: failure.message },
    pictureUrl: expect.stringMatching(/rehearsals\/.*X-Amz-Expires=900/),
  });
  const other = aUser();
  expect((await ask('getRehearsal', { formId, id }, other)).data).toBeNull();
  expect((await ask('rehearseTargetForm', { formId }, other)).error?.type).toBe('NotFound');
  expect(sent).toHaveLength(1);
});

test.each([
  ['an invalid recipe', { recipe: { fields: 'all' } }],
  ['a sample that is not a valid lead', { sample: { ...sampleLead, phone: 'none' } }],
  ['a value that is too long', { fields: { pan: 'x'.repeat(501) } }],
  ['an invalid name of a custom field', { fields: { '__proto__ ': 'x' } }],
  [
    'too many values',
    { fields: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`f${n}`, ''])) },
  ],
])('a rehearsal with %s is refused before anything is stored', async (_name, args) => {
  expect((await ask('rehearseTargetForm', { formId, ...args })).error?.type).toBe('BadRequest');
  expect((await ask('rehearseTargetForm', { formId, recipe: aRecipe() })).error).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('two rehearsals of a form cannot run simultaneously', async () => {
  await ask('rehearseTargetForm', { formId });
  expect((await ask('rehearseTargetForm', { formId })).error).toMatchObject({
    type: 'Conflict',
    message: expect.stringMatching(/being rehearsed already/),
  });
});

test('a rehearsal of a site that an operator has blocked is refused', async () => {
  const blocked = await createForm('https://blocked.example/a-loan');
  const decisions = createOriginDecisions({ client: db.client, table: 'origins', now: clock.now });
  await decisions.decide('https://blocked.example', 'blocked');
  clock.turn(31);
  const { error } = await ask('rehearseTargetForm', { formId: blocked });
  expect([error?.type, sent]).toEqual(['Forbidden', []]);
});

test('a rehearsal that the queue refuses fails immediately', async () => {
  dashboard.rehearsalQueue = { send: () => Promise.reject(new Error('down')) };
  const { data } = await ask('rehearseTargetForm', { formId });
  expect(data).toMatchObject({ state: 'failed', failureReason: 'internal' });
  dashboard.rehearsalQueue = { send: () => Promise.resolve() };
  expect((await ask('rehearseTargetForm', { formId })).data?.state).toBe('queued');
});
