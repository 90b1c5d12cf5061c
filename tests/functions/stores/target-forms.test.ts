/** Owners change their target forms: names, states, the default, limits, deletion. */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { formLimits } from '../../../contract/target-forms.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import { anId, aRecipe, aUser } from '../builders.ts';
import { repeating } from '../failing-client.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, forms, formsBy } = await openStores();
let userId: string;

beforeEach(() => {
  userId = aUser();
});

const url = 'https://forms.example/loan';
const create = (shortName = 'loans', store = forms) =>
  store.create({ userId, name: 'Loan enquiry', shortName, url });
const live = async (shortName = 'loans') => {
  const { id } = await create(shortName);
  const content = { recipe: aRecipe(), customFields: [], note: 'First' };
  return forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...content });
};
const itemsOf = async (owner: string) => {
  const { Items = [] } = await db.client.send(
    new QueryCommand({
      TableName: 'targetForms',
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': owner },
    }),
  );
  return Items.map(({ sortKey }) => String(sortKey));
};

test('a new form is a draft with a short name', async () => {
  const form = await create();
  expect(form).toMatchObject({
    state: 'draft',
    url,
    confirmedAt: clock.now().toISOString(),
    revision: 1,
    customFields: [],
  });
  expect(form).not.toHaveProperty('recipeVersion');
  expect(await forms.findForm(userId, 'loans')).toEqual(form);
});

test('forms are listed newest first, per user', async () => {
  const [first, second] = [await create('first'), await create('second')];
  expect(await forms.list(userId)).toEqual([second, first]);
  expect(await forms.list(aUser())).toEqual([]);
});

test("a form's short name is unique per user", async () => {
  await create();
  await expect(create()).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have a form with the short name “loans” already. Choose another one.',
  });
  userId = aUser();
  expect(await create()).toMatchObject({ shortName: 'loans' });
});

test('of simultaneous creations with one short name, one succeeds', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => create()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await forms.list(userId)).toHaveLength(1);
});

test('a form refused for its short name does not count towards the limit', async () => {
  await create();
  for (let round = 0; round < formLimits.forms; round += 1) {
    await expect(create()).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(await create('second')).toMatchObject({ shortName: 'second' });
});

test('simultaneous creations of forms do not exceed the limit', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `form-${index}`);
  const results = await Promise.allSettled(names.map((name) => create(name)));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  expect(await forms.list(userId)).toHaveLength(formLimits.forms);
  expect(refused).toHaveLength(60 - formLimits.forms);
  expect(new Set(refused)).toEqual(
    new Set(['You have 25 target forms, the most there can be. Delete one first.']),
  );
  const [first] = await forms.list(userId);
  await forms.remove(userId, first?.id ?? '');
  expect(await create('one-more')).toMatchObject({ shortName: 'one-more' });
});

test('a renamed form is found by its new short name only', async () => {
  const { id } = await create();
  const renamed = await forms.update({ userId, id, name: 'Loans', shortName: 'new' });
  expect(renamed).toMatchObject({ name: 'Loans', shortName: 'new', url, revision: 2 });
  expect(await forms.findForm(userId, 'new')).toEqual(renamed);
  expect(await forms.findForm(userId, 'loans')).toBeUndefined();
  expect(await create('loans')).toMatchObject({ shortName: 'loans' });
});

test("a form cannot take another form's short name", async () => {
  const { id } = await create();
  await create('other');
  await expect(forms.update({ userId, id, shortName: 'other' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await forms.findForm(userId, 'loans')).toMatchObject({ id });
});

test('after simultaneous renames a form has one short name', async () => {
  const { id } = await create('a');
  for (let round = 0; round < 10; round += 1) {
    const names = ['b', 'a', 'b', 'a', 'c'];
    const rename = (shortName: string) => forms.update({ userId, id, shortName });
    const results = await Promise.allSettled(names.map(rename));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const form = await forms.readForm(userId, id);
    expect(await forms.findForm(userId, form?.shortName ?? '')).toEqual(form);
  }
});

test('moving a form to another site requires a confirmation', async () => {
  const { id, confirmedAt } = await create();
  const move = (address: string, confirmed: boolean) =>
    forms.update({ userId, id, url: { address, confirmed } });
  clock.turn(60);
  expect(await move('https://forms.example/other', false)).toMatchObject({ confirmedAt });
  await expect(move('https://other.example/', false)).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining('Confirm'),
  });
  expect(await move('https://other.example/', true)).toMatchObject({
    url: 'https://other.example/',
    confirmedAt: clock.now().toISOString(),
  });
});

test('a draft cannot go live or be paused', async () => {
  const { id } = await create();
  for (const state of ['live', 'paused'] as const) {
    await expect(forms.setState(userId, id, state)).rejects.toMatchObject({ code: 'conflict' });
  }
});

test('a live form can be paused and resumed', async () => {
  const { id, revision } = await live();
  expect(await forms.setState(userId, id, 'paused')).toMatchObject({ state: 'paused' });
  expect(await forms.setState(userId, id, 'live')).toMatchObject({ state: 'live' });
  expect(await forms.setState(userId, id, 'live')).toMatchObject({ revision: revision + 2 });
});

test('setting a paused form live clears its attention text', async () => {
  const { id } = await live();
  const mark = createAttentionMark({ client: db.client, table: 'targetForms', now: clock.now });
  await mark({ userId, formId: id, attention: 'A field is gone', recipeVersion: 1 });
  const paused = await forms.setState(userId, id, 'paused');
  expect(paused).toMatchObject({ state: 'paused', attention: 'A field is gone' });
  expect(await forms.setState(userId, id, 'live')).not.toHaveProperty('attention');
});

test('the default form can be set and removed', async () => {
  const form = await live();
  expect(await forms.setDefault(userId, form.id)).toEqual(form);
  expect(await forms.readSettings(userId)).toMatchObject({ defaultFormId: form.id });
  expect(await forms.setDefault(userId, undefined)).toBeUndefined();
  expect(await forms.readSettings(userId)).not.toHaveProperty('defaultFormId');
});

test("a draft or another user's form cannot be default", async () => {
  const { id } = await create();
  await expect(forms.setDefault(userId, id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(forms.setDefault(aUser(), id)).rejects.toMatchObject({ code: 'not_found' });
});

test("a deleted form leaves only its user's settings and count of forms", async () => {
  const { id } = await live();
  await forms.setDefault(userId, id);
  expect(await forms.remove(userId, id)).toMatchObject({ id });
  expect(await itemsOf(userId)).toEqual(['settings', 'slots']);
  expect(await forms.readSettings(userId)).toMatchObject({ defaultFormId: id });
  await expect(forms.remove(userId, id)).rejects.toMatchObject({ code: 'not_found' });
});

test("deleting a form keeps the default form and other forms' short names", async () => {
  const kept = await live();
  await forms.setDefault(userId, kept.id);
  const { id } = await live('other');
  await forms.remove(userId, id);
  expect(await forms.readSettings(userId)).toMatchObject({ defaultFormId: kept.id });
  expect(await forms.findForm(userId, 'loans')).toEqual(kept);
});

test('another user cannot read, change or delete a form', async () => {
  const form = await live();
  const another = aUser();
  const notFound = { code: 'not_found', message: 'There is no such target form.' };
  const { id } = form;
  const content = { recipe: aRecipe(), customFields: [], note: '' };
  for (const attack of [
    () => forms.update({ userId: another, id, name: 'Mine' }),
    () => forms.setState(another, id, 'paused'),
    () => forms.setDefault(another, id),
    () => forms.saveRecipe({ userId: another, formId: id, basedOn: 1, ...content }),
    () => forms.restoreRecipe({ userId: another, formId: id, version: 1 }),
    () => forms.listVersions(another, id),
    () => forms.remove(another, id),
  ]) {
    await expect(attack()).rejects.toMatchObject(notFound);
  }
  expect(await forms.findForm(userId, 'loans')).toEqual(form);
  expect(await forms.listVersions(userId, id)).toHaveLength(1);
});

test('a deleted account leaves no target forms', async () => {
  const another = await live('another');
  const owner = userId;
  userId = aUser();
  for (const name of ['a', 'b', 'c']) await forms.setDefault(userId, (await live(name)).id);
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + 60;
  const rehearsal = { userId, sortKey: `rehearsal#${anId()}#${anId()}`, expiresAt };
  await db.client.send(new PutCommand({ TableName: 'targetForms', Item: rehearsal }));
  await forms.removeAll(userId);
  expect(await itemsOf(userId)).toEqual([]);
  expect(await forms.list(owner)).toEqual([another]);
});

test("repeating a form's write whose answer was lost is harmless", async () => {
  const store = formsBy(repeating(db.client));
  const { id } = await create('loans', store);
  const content = { recipe: aRecipe(), customFields: [], note: 'First' };
  await store.saveRecipe({ userId, formId: id, basedOn: undefined, ...content });
  await store.update({ userId, id, shortName: 'new' });
  await store.setState(userId, id, 'paused');
  await store.setDefault(userId, id);
  const form = await forms.findForm(userId, 'new');
  expect(form).toMatchObject({ id, state: 'paused', recipeVersion: 1, newestVersion: 1 });
  expect(await forms.listVersions(userId, id)).toHaveLength(1);
  await store.remove(userId, id);
  expect(await forms.list(userId)).toEqual([]);
});
