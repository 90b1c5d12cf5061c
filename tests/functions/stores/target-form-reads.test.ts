/**
 * How the webhook and the bot read a user's target forms, and how the bot marks a form as needing
 * attention.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import {
  createTargetFormReader,
  type TargetFormReader,
} from '../../../functions/stores/target-forms/target-form-rows.ts';
import { aForm, anId, aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
let userId: string;
let reader: TargetFormReader;

beforeAll(async () => {
  reader = createTargetFormReader({ client: db.client, table: 'targetForms' });
});
beforeEach(() => {
  userId = aUser();
});

const put = (Item: object) =>
  db.client.send(new PutCommand({ TableName: 'targetForms', Item: { ...Item } }));
const putName = (shortName: string, { id }: TargetFormRow) =>
  put({ userId, sortKey: `name#${shortName}`, formId: id, since: clock.now().toISOString() });
const putForm = async (changes: Partial<TargetFormRow> = {}) => {
  const form = aForm({ userId, ...changes });
  await put(form);
  await putName(form.shortName, form);
  return form;
};
const mark = (found: { formId: string; recipeVersion?: number }) =>
  createAttentionMark({ client: db.client, table: 'targetForms', now: clock.now })({
    userId,
    attention: 'The button “Apply” is gone',
    recipeVersion: 1,
    ...found,
  });

test('a form is found by id and by short name', async () => {
  const form = await putForm();
  expect(await reader.readForm(userId, form.id)).toEqual(form);
  expect(await reader.findForm(userId, form.id)).toEqual(form);
  expect(await reader.findForm(userId, 'loans')).toEqual(form);
});

test("another user's target form is not found", async () => {
  const form = await putForm();
  expect(await reader.readForm(aUser(), form.id)).toBeUndefined();
  expect(await reader.findForm(aUser(), form.id)).toBeUndefined();
  expect(await reader.findForm(aUser(), 'loans')).toBeUndefined();
  expect(await reader.readRecipe(aUser(), form.id, 1)).toBeUndefined();
});

test("a form's former short name finds no form", async () => {
  const form = await putForm({ shortName: 'new' });
  await putName('old', form);
  await putName('gone', aForm({ userId }));
  expect(await reader.findForm(userId, 'new')).toEqual(form);
  expect(await reader.findForm(userId, 'old')).toBeUndefined();
  expect(await reader.findForm(userId, 'gone')).toBeUndefined();
});

test.each(['', '__proto__', 'constructor', 'form#1', 'settings', 'A', 'loans\n'])(
  'the name %j finds no form and causes no error',
  async (text) => {
    await putForm();
    expect(await reader.findForm(userId, text)).toBeUndefined();
    expect(await reader.readForm(userId, text)).toBeUndefined();
    expect(await reader.readRecipe(userId, text, 1)).toBeUndefined();
  },
);

test('a version of a recipe is read by its number', async () => {
  const { id: formId } = await putForm();
  const version = { userId, formId, recipe: aRecipe(), customFields: [], note: 'First' };
  const row = { ...version, version: 12, createdAt: clock.now().toISOString() };
  await put({ ...row, sortKey: `version#${formId}#00012` });
  expect(await reader.readRecipe(userId, formId, 12)).toMatchObject(row);
  for (const other of [1, 0, -12, 12.5, Number.NaN, 1e6]) {
    expect(await reader.readRecipe(userId, formId, other)).toBeUndefined();
  }
});

test("a user's settings are empty until a default form is chosen", async () => {
  expect(await reader.readSettings(userId)).toEqual({});
  const defaultFormId = anId();
  await put({ userId, sortKey: 'settings', defaultFormId });
  expect(await reader.readSettings(userId)).toMatchObject({ defaultFormId });
});

test('a live form is marked as needing attention only once', async () => {
  const form = await putForm();
  clock.turn(60);
  expect(await mark({ formId: form.id })).toBe(true);
  expect(await reader.readForm(userId, form.id)).toEqual({
    ...form,
    state: 'needs_attention',
    attention: 'The button “Apply” is gone',
    revision: 2,
    updatedAt: clock.now().toISOString(),
  });
  expect(await mark({ formId: form.id })).toBe(false);
});

test('a paused, edited or deleted form is not marked as needing attention', async () => {
  const paused = await putForm({ state: 'paused' });
  const changed = await putForm({ shortName: 'changed', recipeVersion: 2 });
  expect(await mark({ formId: paused.id })).toBe(false);
  expect(await mark({ formId: changed.id })).toBe(false);
  expect(await mark({ formId: anId() })).toBe(false);
  expect(await reader.readForm(userId, paused.id)).toEqual(paused);
  expect(await reader.readForm(userId, changed.id)).toEqual(changed);
});
