/**
 * A process dies between any two writes of a target form. The form must then have its old or its
 * new state, and repeating the change must succeed.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { formLimits } from '../../../contract/target-forms.ts';
import type { TargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { aRecipe, aUser } from '../builders.ts';
import { dyingAfter } from '../failing-client.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, forms, formsBy } = await openStores();
let userId: string;

beforeEach(() => {
  userId = aUser();
});

const dying = (writes: number) => formsBy(dyingAfter(db.client, writes));
const create = (store = forms, shortName = 'loans') =>
  store.create({ userId, name: 'Loans', shortName, url: 'https://forms.example/' });
const content = (text: string) => ({
  recipe: aRecipe({ button: { text } }),
  customFields: [],
  note: text,
});
const save = (formId: string, basedOn: number | undefined, text: string, store = forms) =>
  store.saveRecipe({ userId, formId, basedOn, ...content(text) });
/** Expects that each form is found by its short name, and that its current recipe exists. */
const expectWhole = async () => {
  for (const form of await forms.list(userId)) {
    expect(await forms.findForm(userId, form.shortName)).toEqual(form);
    const { recipeVersion } = form;
    if (recipeVersion === undefined) continue;
    expect(await forms.readRecipe(userId, form.id, recipeVersion)).toBeDefined();
  }
};

describe.each([0, 1, 2, 3, 4])('a form whose creation dies after %d writes', (writes) => {
  test("a creation that dies frees the form's short name a minute later", async () => {
    await expect(create(dying(writes))).rejects.toThrow('died');
    await expectWhole();
    expect(await forms.list(userId)).toEqual([]);
    expect(await forms.findForm(userId, 'loans')).toBeUndefined();
    clock.turn(60);
    expect(await create()).toMatchObject({ shortName: 'loans' });
    await expectWhole();
  });
});

test('a running creation of a form keeps its short name', async () => {
  await create();
  await expect(create(dying(2), 'other')).rejects.toThrow('died');
  clock.turn(59);
  await expect(create(forms, 'other')).rejects.toMatchObject({ code: 'conflict' });
});

test('interrupted creations of forms do not count towards the limit of forms', async () => {
  for (let round = 0; round < formLimits.forms; round += 1) {
    await expect(create(dying(round % 3), `form-${round}`)).rejects.toThrow('died');
  }
  clock.turn(60);
  for (let round = 0; round < formLimits.forms; round += 1) await create(forms, `form-${round}`);
  await expect(create(forms, 'one-more')).rejects.toMatchObject({ code: 'conflict' });
  expect(await forms.list(userId)).toHaveLength(formLimits.forms);
});

describe.each([0, 1, 2])('a form whose rename dies after %d writes', (writes) => {
  test("a rename that dies leaves the form's old or new name", async () => {
    const { id } = await create();
    const rename = (store: TargetFormStore) => store.update({ userId, id, shortName: 'new' });
    await expect(rename(dying(writes))).rejects.toThrow('died');
    await expectWhole();
    expect(await rename(forms)).toMatchObject({ id, shortName: 'new' });
    await expectWhole();
    clock.turn(60);
    expect(await create()).toMatchObject({ shortName: 'loans' });
    await expectWhole();
  });
});

describe.each([0, 1])('a recipe whose save dies after %d writes', (writes) => {
  test('a save that dies leaves the previous recipe; repeating the save completes it', async () => {
    const { id } = await create();
    await save(id, undefined, 'First');
    await expect(save(id, 1, 'Second', dying(writes))).rejects.toThrow('died');
    await expectWhole();
    expect(await forms.readForm(userId, id)).toMatchObject({ recipeVersion: 1 });
    expect(await forms.listVersions(userId, id)).toHaveLength(1);
    expect(await save(id, 1, 'Second')).toMatchObject({ recipeVersion: 2 });
    expect(await forms.listVersions(userId, id)).toHaveLength(2);
  });

  test('a save that dies frees its version number a minute later', async () => {
    const { id } = await create();
    await expect(save(id, undefined, 'First', dying(writes))).rejects.toThrow('died');
    clock.turn(60);
    expect(await save(id, undefined, 'Another')).toMatchObject({ recipeVersion: 1, state: 'live' });
    expect(await forms.readRecipe(userId, id, 1)).toMatchObject(content('Another'));
  });
});

test('a running save of a recipe keeps its version number', async () => {
  const { id } = await create();
  await expect(save(id, undefined, 'First', dying(1))).rejects.toThrow('died');
  clock.turn(59);
  await expect(save(id, undefined, 'Another')).rejects.toMatchObject({ code: 'conflict' });
});

describe.each([1, 2, 3])('a form whose deletion dies after %d writes', (writes) => {
  test('a deletion that dies leaves no form and frees the name', async () => {
    const { id } = await create();
    await save(id, undefined, 'First');
    await expect(dying(writes).remove(userId, id)).rejects.toThrow('died');
    expect(await forms.list(userId)).toEqual([]);
    expect(await forms.findForm(userId, 'loans')).toBeUndefined();
    await expect(forms.remove(userId, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await forms.readRecipe(userId, id, 1)).toBeUndefined();
    clock.turn(60);
    expect(await create()).toMatchObject({ shortName: 'loans' });
    await expectWhole();
  });
});

test('repeating an interrupted account deletion completes it', async () => {
  const { id } = await create();
  await save(id, undefined, 'First');
  for (let writes = 0; writes < 3; writes += 1) {
    await expect(dying(writes).removeAll(userId)).rejects.toThrow('died');
    await expectWhole();
  }
  await forms.removeAll(userId);
  expect(await forms.list(userId)).toEqual([]);
  expect(await create()).toMatchObject({ shortName: 'loans' });
});
