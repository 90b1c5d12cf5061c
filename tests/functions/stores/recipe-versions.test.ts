/**
 * The versions of a form's recipe: saved one after another, saved simultaneously, and at their
 * limits.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { formLimits, type TargetFormRow } from '../../../contract/target-forms.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import type { RecipeSave } from '../../../functions/stores/target-forms/recipe-versions.ts';
import {
  createTargetFormStore,
  type TargetFormStore,
} from '../../../functions/stores/target-forms/target-form-store.ts';
import { aForm, anId, aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
let userId: string;
let forms: TargetFormStore;
let formId: string;
let pictures: Map<string, string>;

beforeEach(async () => {
  userId = aUser();
  forms = createTargetFormStore({
    client: db.client,
    table: 'targetForms',
    now: clock.now,
    newId: anId,
    pictures: {
      copy: async (from, to) => void pictures.set(to, pictures.get(from) ?? from),
      remove: async (key) => void pictures.delete(key),
    },
  });
  pictures = new Map();
  const form = { userId, name: 'Loans', shortName: 'loans', url: 'https://forms.example/' };
  ({ id: formId } = await forms.create(form));
});

const save = (basedOn: number | undefined, changes: Partial<RecipeSave> = {}) =>
  forms.saveRecipe({
    ...{ userId, formId, basedOn, note: 'Mapped', recipe: aRecipe(), customFields: [] },
    ...changes,
  });
const pressing = (text: string) => ({ recipe: aRecipe({ button: { text } }) });
const putForm = (form: TargetFormRow) =>
  db.client.send(new PutCommand({ TableName: 'targetForms', Item: { ...form } }));
const pincode = { name: 'pincode', label: 'Pincode', type: 'text', required: true } as const;

test('the first recipe makes a draft live', async () => {
  const form = await save(undefined, { customFields: [pincode] });
  expect(form).toMatchObject({
    state: 'live',
    recipeVersion: 1,
    newestVersion: 1,
    customFields: [pincode],
    revision: 2,
  });
  expect(await forms.readRecipe(userId, formId, 1)).toMatchObject({
    note: 'Mapped',
    recipe: aRecipe(),
    customFields: [pincode],
  });
});

test('each save of a recipe adds a version; versions are listed newest first', async () => {
  await save(undefined);
  await save(1, { note: 'Another button', ...pressing('Apply') });
  const versions = await forms.listVersions(userId, formId);
  expect(versions.map(({ version, note }) => [version, note])).toEqual([
    [2, 'Another button'],
    [1, 'Mapped'],
  ]);
  const { createdAt } = versions[0]!;
  expect((await forms.listVersionFacts(userId, formId))[0]).toEqual({
    ...{ version: 2, note: 'Another button', createdAt },
  });
});

test('a new recipe returns a form from needs_attention to live', async () => {
  await save(undefined);
  const mark = createAttentionMark({ client: db.client, table: 'targetForms', now: clock.now });
  await mark({ userId, formId, attention: 'A field is gone', recipeVersion: 1 });
  const form = await save(1);
  expect(form.state).toBe('live');
  expect(form).not.toHaveProperty('attention');
  await forms.setState(userId, formId, 'paused');
  expect(await save(2)).toMatchObject({ state: 'paused', recipeVersion: 3 });
});

test('a save based on an old version of the recipe is refused', async () => {
  await save(undefined);
  await save(1);
  for (const basedOn of [undefined, 1, 3]) {
    await expect(save(basedOn)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The form was changed elsewhere since you loaded it.',
    });
  }
  expect(await forms.readForm(userId, formId)).toMatchObject({ recipeVersion: 2 });
});

test('of simultaneous saves of a recipe exactly one succeeds', async () => {
  await save(undefined);
  for (let round = 1; round <= 10; round += 1) {
    const texts = Array.from({ length: 8 }, (_, index) => `${round}-${index}`);
    const note = (text: string) => ({ note: text, ...pressing(text) });
    const results = await Promise.allSettled(texts.map((text) => save(round, note(text))));
    const won = results.flatMap(({ status }, index) =>
      status === 'fulfilled' ? [texts[index]] : [],
    );
    expect(won).toHaveLength(1);
    expect(await forms.readForm(userId, formId)).toMatchObject({ recipeVersion: round + 1 });
    expect(await forms.readRecipe(userId, formId, round + 1)).toMatchObject({
      note: won[0],
      ...pressing(won[0] ?? ''),
    });
  }
});

test('two simultaneous equal saves of a recipe add one version', async () => {
  const results = await Promise.allSettled([save(undefined), save(undefined)]);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await forms.listVersions(userId, formId)).toHaveLength(1);
  expect(await forms.readForm(userId, formId)).toMatchObject({ recipeVersion: 1, revision: 2 });
});

test('simultaneously saving a recipe and renaming the form both succeed', async () => {
  const renaming = forms.update({ userId, id: formId, shortName: 'new' });
  await Promise.all([save(undefined), renaming]);
  expect(await forms.findForm(userId, 'new')).toMatchObject({ recipeVersion: 1, state: 'live' });
});

test('a restored recipe becomes a new version', async () => {
  await save(undefined, { customFields: [pincode] });
  await save(1, pressing('Apply'));
  const form = await forms.restoreRecipe({ userId, formId, version: 1 });
  expect(form).toMatchObject({ recipeVersion: 3, newestVersion: 3, customFields: [pincode] });
  expect(await forms.readRecipe(userId, formId, 3)).toMatchObject({
    recipe: aRecipe(),
    note: 'Version 1 again',
  });
});

test.each([0, -1, 2, 1.5, Number.NaN, 1e9])(
  'a form with one recipe version cannot restore version %d',
  async (n) => {
    await save(undefined);
    await expect(forms.restoreRecipe({ userId, formId, version: n })).rejects.toMatchObject({
      code: 'not_found',
    });
  },
);

describe('the oldest versions of a recipe', () => {
  const most = formLimits.versions;
  const saveUpTo = async (last: number, changes: Partial<RecipeSave> = {}) => {
    const { newestVersion = 0 } = (await forms.readForm(userId, formId)) ?? {};
    for (let version = newestVersion; version < last; version += 1)
      await save(version || undefined, changes);
  };
  const numbers = async () =>
    (await forms.listVersions(userId, formId)).map(({ version }) => version);

  test('the oldest versions are replaced by versions with higher numbers', async () => {
    await saveUpTo(most + 2);
    expect(await forms.readForm(userId, formId)).toMatchObject({ recipeVersion: most + 2 });
    expect(await numbers()).toEqual(Array.from({ length: most }, (_, index) => most + 2 - index));
    await expect(forms.restoreRecipe({ userId, formId, version: 2 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('deleting old recipe versions deletes screenshots that no other version uses', async () => {
    await save(undefined, { pictureKey: 'rehearsals/one.jpg' });
    await save(1, { pictureKey: 'rehearsals/two.jpg' });
    await saveUpTo(most + 1);
    expect([...pictures.values()]).toEqual(['rehearsals/two.jpg']);
    await saveUpTo(most + 2);
    expect([...pictures.values()]).toEqual(['rehearsals/two.jpg']);
  });
});

test('saving beyond the last version number gives a clear message', async () => {
  await putForm(aForm({ userId, id: formId, recipeVersion: 99_999, newestVersion: 99_999 }));
  await expect(save(99_999)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Add the form anew'),
  });
});

test('a recipe of 64 KB is accepted, a larger recipe is refused', async () => {
  const value = (length: number) => ({
    recipe: aRecipe({ button: { text: '€'.repeat(3) + 'x'.repeat(length) } }),
  });
  const bytes = Buffer.byteLength(JSON.stringify({ ...value(0), customFields: [] }));
  await expect(save(undefined, value(formLimits.recipeBytes - bytes + 1))).rejects.toMatchObject({
    code: 'too_large',
    message: 'A recipe with its custom fields may be at most 64 KB.',
  });
  expect(await save(undefined, value(formLimits.recipeBytes - bytes))).toMatchObject({
    recipeVersion: 1,
  });
});

test('saving a recipe stores nothing if the form is deleted during the save', async () => {
  await save(undefined);
  await Promise.allSettled([save(1), forms.remove(userId, formId)]);
  expect(await forms.readForm(userId, formId)).toBeUndefined();
  expect(await forms.readRecipe(userId, formId, 1)).toBeUndefined();
  expect(await forms.readRecipe(userId, formId, 2)).toBeUndefined();
});

test('each recipe version has its own screenshot of the page', async () => {
  await save(undefined, { pictureKey: 'rehearsals/one.jpg' });
  await save(1, pressing('Second'));
  await save(2, { ...pressing('Third'), pictureKey: 'rehearsals/three.jpg' });
  await forms.restoreRecipe({ userId, formId, version: 1 });
  const shown = async (version: number) =>
    pictures.get((await forms.readRecipe(userId, formId, version))?.pictureKey ?? '');
  expect(await Promise.all([1, 2, 3, 4].map(shown))).toEqual([
    'rehearsals/one.jpg',
    'rehearsals/one.jpg',
    'rehearsals/three.jpg',
    'rehearsals/one.jpg',
  ]);
  expect([...pictures.keys()].every((key) => key.startsWith(`recipes/${userId}/${formId}/`))).toBe(
    true,
  );
});

test.each(['form', 'account'])("a recipe's screenshots are deleted with their %s", async (what) => {
  await save(undefined, { pictureKey: 'rehearsals/one.jpg' });
  await save(1, { ...pressing('Second'), pictureKey: 'rehearsals/two.jpg' });
  expect(pictures.size).toBe(2);
  await (what === 'form' ? forms.remove(userId, formId) : forms.removeAll(userId));
  expect(pictures.size).toBe(0);
});

test('accepting a changed page deletes the screenshot of the change', async () => {
  await save(undefined);
  const mark = createAttentionMark({ client: db.client, table: 'targetForms', now: clock.now });
  const found = { userId, formId, recipeVersion: 1, attention: 'Changed' };
  await mark({ ...found, pictureKey: 'screenshots/one.jpg' });
  expect(await forms.readForm(userId, formId)).toMatchObject({
    attentionPictureKey: 'screenshots/one.jpg',
  });
  const accepted = await forms.setState(userId, formId, 'live');
  expect(accepted).not.toHaveProperty('attentionPictureKey');
  await mark(found);
  expect(await forms.readForm(userId, formId)).not.toHaveProperty('attentionPictureKey');
});
