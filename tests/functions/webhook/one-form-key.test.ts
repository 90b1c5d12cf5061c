/**
 * Tests API keys that are limited to one form: which leads they may send and which submissions they
 * may read.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { notTheKeysForm, onlyFormIsGone } from '../../../contract/lead-target.ts';
import type { RefusalAnswer } from '../../../contract/webhook-answers.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';
import { aLead, aRecipe, aUser } from '../builders.ts';
import { aPost, aStatusRequest, webhookOn } from './webhook-builders.ts';

const { db, clock, forms } = await openStores();
let userId: string;
let own: TargetFormRow;
let other: TargetFormRow;

beforeEach(async () => {
  userId = aUser();
  [own, other] = [await aForm('own'), await aForm('other')];
  await forms.setDefault(userId, other.id);
});

async function aForm(shortName: string) {
  const form = { name: shortName, shortName, url: 'https://forms.example/' };
  const { id } = await forms.create({ userId, ...form });
  const recipe = { basedOn: undefined, recipe: aRecipe(), customFields: [], note: '' };
  return forms.saveRecipe({ userId, formId: id, ...recipe });
}

const limited = () => ({ keyId: 'limited', formId: own.id, onlyItsForm: 'true' });
const free = { keyId: 'free', formId: '', onlyItsForm: '' };

async function call(event: ReturnType<typeof aPost>) {
  const basis = { client: db.client, now: clock.now, logger: keptLog().logger, forms };
  const { statusCode, body } = await createWebhook(webhookOn(basis))(event);
  return { statusCode, json: JSON.parse(body) as RefusalAnswer & { submissionId: string } };
}
const send = (by: object, body: object, idempotencyKey?: string) =>
  call(
    aPost({ userId, takesForms: 'true', ...by }, { body: { ...aLead(), ...body }, idempotencyKey }),
  );
const statusBy = (by: object, id: string) =>
  call({
    ...aStatusRequest(userId, id),
    requestContext: aPost({ userId, ...by }).requestContext,
  });

test('a one-form key uses its form instead of the default', async () => {
  for (const target of [undefined, 'own', own.id]) {
    expect((await send(limited(), { target })).statusCode).toBe(202);
  }
});

test('a one-form key is refused for every other target', async () => {
  for (const target of ['other', other.id, 'nothing']) {
    const { statusCode, json } = await send(limited(), { target });
    const details = [{ field: 'target', message: notTheKeysForm }];
    expect([statusCode, json.details]).toEqual([400, details]);
  }
  const leads = [{ ...aLead(), target: 'other', idempotencyKey: 'a' }];
  const many = aPost({ userId, takesForms: 'true', ...limited() }, { body: { leads } });
  const { json } = await call({ ...many, resource: '/leads' });
  expect(json).toMatchObject({ results: [{ httpStatus: 400 }] });
});

test.each([
  ['the default form', {}],
  ['the other form', { target: 'other' }],
])('a one-form key never gets ids of leads to %s', async (_name, body) => {
  const { json } = await send(free, body, 'k');
  const repeat = await send(limited(), body, 'k');
  expect(repeat.statusCode).toBeGreaterThanOrEqual(400);
  expect(repeat.json.submissionId).toBeUndefined();
  await forms.remove(userId, own.id);
  expect((await send(limited(), body, 'k')).json.submissionId).toBeUndefined();
  expect((await send(free, body, 'k')).json.submissionId).toBe(json.submissionId);
});

test('a one-form key whose form was deleted is refused', async () => {
  await forms.remove(userId, own.id);
  const { statusCode, json } = await send(limited(), {});
  expect([statusCode, json.error]).toEqual([409, onlyFormIsGone]);
});

test('a one-form key reads only the submissions of its form', async () => {
  const sent = [await send(limited(), {}), await send(free, { target: 'own' })];
  const elsewhere = await send(free, {});
  for (const { json } of sent) {
    expect((await statusBy(limited(), json.submissionId)).statusCode).toBe(200);
  }
  const hidden = await statusBy(limited(), elsewhere.json.submissionId);
  const unknown = await statusBy(limited(), elsewhere.json.submissionId.replace(/.$/, 'f'));
  expect([hidden.statusCode, hidden.json]).toEqual([404, unknown.json]);
  expect((await statusBy(free, elsewhere.json.submissionId)).statusCode).toBe(200);
});

test('a one-form key whose form id is empty gets status 500', async () => {
  const broken = { ...limited(), formId: '' };
  const { json } = await send(free, {});
  expect((await send(broken, {})).statusCode).toBe(500);
  expect((await statusBy(broken, json.submissionId)).statusCode).toBe(500);
});
