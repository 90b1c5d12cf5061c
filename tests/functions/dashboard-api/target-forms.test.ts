/** The dashboard API for target forms: accepted input, refused input and error messages. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleLead } from '../../../contract/lead.ts';
import { recipeSchema } from '../../../contract/recipe.ts';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { createOriginDecisions } from '../../../functions/stores/origins/origin-decisions.ts';
import { createOriginPolicy } from '../../../functions/stores/origins/origin-policy.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { anId, aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock } = await openStores();
let dashboard: DashboardDependencies;
let userId: string;

beforeEach(() => {
  userId = aUser();
  const submissions = createSubmissionStore({
    client: db.client,
    table: 'submissions',
    now: clock.now,
  });
  const queue = { send: () => Promise.reject(new Error('No queue in this test')) };
  dashboard = aDashboard({ db, submissions, queue, log: keptLog(), now: clock.now });
});

const url = 'https://forms.example/loan';
const loans = { name: 'Loan enquiry', shortName: 'loans', url, confirmed: true };
const ask = <Field extends FieldName>(field: Field, args: object = {}, selection?: string[]) =>
  askDashboard(dashboard, {
    field,
    args,
    identity: { sub: userId },
    ...(selection && { selection }),
  });
const create = async (changes: object = {}) => {
  const { data, error } = await ask('createTargetForm', { ...loans, ...changes });
  if (!data) throw new Error(`${error?.type}: ${error?.message}`);
  return data;
};
const refusalOfCreating = async (changes: object) =>
  (await ask('createTargetForm', { ...loans, ...changes })).error;
const content = (changes: object = {}) => ({
  recipe: aRecipe(),
  customFields: [],
  note: 'Mapped',
  ...changes,
});
const save = (formId: string, changes: object = {}) =>
  ask('saveRecipe', { formId, basedOn: null, ...content(changes) });
const pincode = { name: 'pincode', label: 'Pincode', type: 'text', required: true };

test('a form can be added, configured, made default and deleted', async () => {
  const { id } = await create();
  const { name, shortName } = loans;
  const nothingYet = { attention: null, recipe: null, recipeVersion: null, newestVersion: null };
  expect((await ask('listTargetForms')).data).toMatchObject([
    { id, name, shortName, url, state: 'draft', isDefault: false, ...nothingYet },
  ]);
  const saved = await save(id, { customFields: [pincode] });
  expect(saved.data).toMatchObject({
    state: 'live',
    recipeVersion: 1,
    recipe: aRecipe(),
    customFields: [pincode],
  });
  expect((await ask('setDefaultTargetForm', { id })).data).toMatchObject({ isDefault: true });
  expect((await ask('getTargetForm', { id })).data).toMatchObject({
    isDefault: true,
    recipe: aRecipe(),
  });
  expect((await ask('listTargetForms')).data).toMatchObject([{ isDefault: true, recipe: null }]);
  expect((await ask('listRecipeVersions', { formId: id })).data).toEqual([
    {
      version: 1,
      createdAt: clock.now().toISOString(),
      ...content({ customFields: [pincode] }),
    },
  ]);
  const selection = ['version', 'note'];
  expect((await ask('listRecipeVersions', { formId: id }, selection)).data).toMatchObject([
    { version: 1, recipe: '', customFields: '' },
  ]);
  expect((await ask('listRecipeVersions', { formId: id }, [...selection, 'r'])).data).toMatchObject(
    [{ version: 1, recipe: content().recipe }],
  );
  expect((await ask('setDefaultTargetForm', { id: null })).data).toBeNull();
  expect((await ask('deleteTargetForm', { id })).data).toMatchObject({ id, recipe: null });
  expect((await ask('getTargetForm', { id })).data).toBeNull();
});

test('a deleted form stays the default until another one is chosen', async () => {
  const isGone = async () => (await ask('isDefaultFormGone')).data;
  const { id } = await create();
  await save(id);
  expect(await isGone()).toBe(false);
  await ask('setDefaultTargetForm', { id });
  expect(await isGone()).toBe(false);
  await ask('deleteTargetForm', { id });
  expect(await isGone()).toBe(true);
  await ask('setDefaultTargetForm', { id: null });
  expect(await isGone()).toBe(false);
});

test('adding a form requires a confirmation that submitting leads is allowed', async () => {
  for (const confirmed of [false, null, 'true', undefined]) {
    expect(await refusalOfCreating({ confirmed })).toEqual({
      type: 'BadRequest',
      message: 'Confirm that you may submit leads to this form.',
    });
  }
});

test.each([
  ['HTTPS://Forms.Example/loan?a=1#step-2', 'https://forms.example/loan?a=1'],
  ['https://forms.example./loan', 'https://forms.example/loan'],
  [' https://forms.example ', 'https://forms.example/'],
  ['https://8.8.8.8/form', 'https://8.8.8.8/form'],
])('the address %s of a form is stored as %s', async (typed, kept) => {
  expect(await create({ url: typed })).toMatchObject({ url: kept });
});

test.each([
  ['http://forms.example', 'must begin with https://'],
  ['javascript:alert(1)', 'must begin with https://'],
  ['file:///etc/passwd', 'must begin with https://'],
  ['data:text/html,<form>', 'must begin with https://'],
  ['http://127.0.0.1:4600/', 'must begin with https://'],
  ['https://127.0.0.1:4600/', 'no public site'],
  ['https://2130706433/', 'no public site'],
  ['https://0x7f.1/', 'no public site'],
  ['https://localhost./', 'no public site'],
  ['https://a.localhost/', 'no public site'],
  ['https://[::1]/', 'no public site'],
  ['https://[::ffff:127.0.0.1]/', 'no public site'],
  ['https://10.0.0.1/', 'no public site'],
  ['https://169.254.169.254/latest', 'no public site'],
  ['https://[fd00::1]/', 'no public site'],
  ['https://user@forms.example', 'user name or a password'],
  ['https://:secret@forms.example', 'user name or a password'],
  ['forms.example/loan', 'whole address'],
  ['', 'whole address'],
  [`https://forms.example/${'x'.repeat(1979)}`, 'at most 2000 characters'],
])('the address %.40s of a form is refused: %s', async (address, message) => {
  const { type, message: said } = (await refusalOfCreating({ url: address })) ?? {};
  expect([type, said]).toEqual(['BadRequest', expect.stringContaining(message)]);
  expect((await ask('listTargetForms')).data).toEqual([]);
});

test('only the local cloud accepts forms on loopback addresses', async () => {
  dashboard = { ...dashboard, allowLoopback: true };
  const local = 'http://127.0.0.1:4600/demo-form/';
  expect(await create({ url: local })).toMatchObject({ url: local });
  for (const address of ['http://forms.example/', 'http://10.0.0.1/', 'https://10.0.0.1/']) {
    expect(await refusalOfCreating({ url: address, shortName: 'other' })).toBeDefined();
  }
});

test.each(['__proto__', 'Loans', '-loans', 'loans-', '', 'a'.repeat(41), 'a b', 'form#1', anId()])(
  'the short name %j is refused',
  async (shortName) => {
    expect(await refusalOfCreating({ shortName })).toMatchObject({ type: 'BadRequest' });
  },
);

test.each(['constructor', 'a', '0', 'a'.repeat(40)])(
  'the short name %j is accepted',
  async (shortName) => {
    const { id } = await create({ shortName });
    expect(await dashboard.targetForms.findForm(userId, shortName)).toMatchObject({ id });
    expect((await refusalOfCreating({ shortName }))?.type).toBe('Conflict');
  },
);

test('moving a form to another site requires a confirmation', async () => {
  const { id } = await create();
  const move = (changes: object) => ask('updateTargetForm', { id, ...changes });
  expect((await move({ url: `${url}/new`, name: 'New' })).data).toMatchObject({
    url: `${url}/new`,
    name: 'New',
    shortName: 'loans',
  });
  const away = { url: 'https://other.example/' };
  expect((await move(away)).error).toMatchObject({ type: 'BadRequest' });
  expect((await move({ ...away, confirmed: true })).data).toMatchObject(away);
  expect((await move({ url: 'http://other.example/' })).error?.type).toBe('BadRequest');
  expect((await move({ name: null, shortName: null, url: null })).data).toMatchObject(away);
});

test('screenshots of successes are off unless the owner turns them on', async () => {
  const { id } = await create();
  const set = async (changes: object) => (await ask('updateTargetForm', { id, ...changes })).data;
  expect(await set({ name: 'New' })).toMatchObject({ pictureSuccess: false });
  expect(await set({ pictureSuccess: true })).toMatchObject({ name: 'New', pictureSuccess: true });
  expect(await set({ name: 'Newer' })).toMatchObject({ pictureSuccess: true });
  expect(await set({ pictureSuccess: false })).toMatchObject({ pictureSuccess: false });
});

test("a form's state can only be set to live or paused", async () => {
  const { id } = await create();
  expect((await ask('setTargetFormState', { id, state: 'live' })).error?.type).toBe('Conflict');
  await save(id);
  for (const state of ['paused', 'live'] as const) {
    expect((await ask('setTargetFormState', { id, state })).data).toMatchObject({ state });
  }
  for (const state of ['draft', 'needs_attention', '__proto__']) {
    expect((await ask('setTargetFormState', { id, state })).error).toEqual({
      type: 'BadRequest',
      message: 'A form is set live or paused.',
    });
  }
});

describe('the recipe of a form', () => {
  test('a stored recipe has only members that the contract defines', async () => {
    const { id } = await create();
    const recipe = JSON.parse(
      '{"fields":[],"allowedOrigins":[],"__proto__":{"polluted":true},"extra":1}',
    ) as object;
    const { data } = await save(id, { recipe });
    expect(data?.recipe).toEqual({ fields: [], allowedOrigins: [] });
    expect({}).not.toHaveProperty('polluted');
  });

  test.each([
    ['a text', '{"fields":[],"allowedOrigins":[]}'],
    ['null', null],
    ['a number', 1],
    ['a list', []],
    ['incomplete', { allowedOrigins: [] }],
    ['longer than allowed', { ...aRecipe(), fields: Array(101).fill(aRecipe().fields[0]) }],
    ['wrong in an origin', aRecipe({ allowedOrigins: ['forms'] })],
  ])('a recipe that is %s is refused with the error’s path', async (_what, recipe) => {
    const { id } = await create();
    const { error } = await save(id, { recipe });
    expect(error).toMatchObject({ type: 'BadRequest', message: expect.stringMatching(/^recipe/) });
    expect((await ask('getTargetForm', { id })).data).toMatchObject({ state: 'draft' });
  });

  test('a recipe without an answer to a question is refused', async () => {
    const { id } = await create();
    const [field] = aRecipe().fields;
    const fill = { kind: 'fixed', value: ' ' } as const;
    const { error } = await save(id, { recipe: aRecipe({ fields: [{ ...field!, fill }] }) });
    expect(error?.message).toBe(`“${field!.signs.label}” has no answer yet.`);
  });

  test('a recipe with a button that opens the form needs "anywhere": true', async () => {
    const { id } = await create();
    const opener = { text: 'Apply now' };
    const { error } = await save(id, { recipe: aRecipe({ opener }) });
    expect(error?.message).toContain('An opener needs "anywhere": true');
    expect((await save(id, { recipe: aRecipe({ opener, anywhere: true }) })).error).toBeUndefined();
  });

  test('a recipe of more than 64 KB is refused with a message', async () => {
    const { id } = await create();
    const [field] = aRecipe().fields;
    const options = Array(300).fill('x'.repeat(200));
    const { error } = await save(id, {
      recipe: aRecipe({ fields: [{ ...field!, options }, field!] }),
    });
    expect(error).toBeUndefined();
    const large = aRecipe({
      fields: [
        { ...field!, options },
        { ...field!, options },
      ],
    });
    expect(recipeSchema.safeParse(large).success).toBe(true);
    const refused = await ask('saveRecipe', {
      formId: id,
      basedOn: 1,
      ...content({ recipe: large }),
    });
    expect(refused.error).toEqual({
      type: 'TooLarge',
      message: 'A recipe with its custom fields may be at most 64 KB.',
    });
  });

  test("a recipe shows only a picture of its owner's own rehearsal", async () => {
    const { id: formId } = await create();
    const { rehearsals } = dashboard;
    const sample = { formId, sample: sampleLead, fields: {} };
    const pictured = async (owner: string) => {
      const { id } = await rehearsals.request({ userId: owner, ...sample });
      const failure = { reason: 'timeout', message: 'Slow' } as const;
      const end = { pictureKey: `rehearsals/${owner}.jpg`, failure };
      await rehearsals.end({ userId: owner, formId, id }, end);
      return id;
    };
    const foreign = await save(formId, { rehearsalId: await pictured(aUser()) });
    expect(foreign.data).toMatchObject({ recipePictureUrl: null, attentionPictureUrl: null });
    const rehearsalId = await pictured(userId);
    const own = await ask('saveRecipe', {
      ...{ formId, basedOn: 1, rehearsalId },
      ...content({ note: 'Again' }),
    });
    const key = `recipes/${userId}/${formId}/2.jpg`;
    expect(own.data).toMatchObject({ recipePictureUrl: expect.stringContaining(key) });
    const url = new URL(own.data?.recipePictureUrl ?? '');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900');
    expect((await ask('listTargetForms')).data).toMatchObject([{ recipePictureUrl: null }]);
  });

  test("a recipe's allowed origins are https only and listed once", async () => {
    const { id } = await create();
    const allowedOrigins = ['https://Embed.example/form?x', 'https://embed.example'];
    const { data } = await save(id, { recipe: aRecipe({ allowedOrigins }) });
    expect(data?.recipe).toMatchObject({ allowedOrigins: ['https://embed.example'] });
    for (const origin of ['http://embed.example', 'javascript:alert(1)', 'https://10.0.0.1']) {
      const { error } = await save(id, { recipe: aRecipe({ allowedOrigins: [origin] }) });
      expect(error?.type).toBe('BadRequest');
    }
  });

  test('a recipe may use only custom fields that the form declares', async () => {
    const { id } = await create();
    const [field] = aRecipe().fields;
    const fill = { kind: 'custom' as const, name: 'pincode' };
    const recipe = aRecipe({ fields: [{ ...field!, fill }] });
    expect((await save(id, { recipe })).error?.message).toContain('pincode');
    expect((await save(id, { recipe, customFields: [pincode] })).error).toBeUndefined();
  });
});

test.each([
  ['a name twice', [pincode, pincode]],
  ['__proto__', [{ ...pincode, name: '__proto__' }]],
  ['constructor', [{ ...pincode, name: 'constructor' }]],
  ['hasOwnProperty', [{ ...pincode, name: 'hasOwnProperty' }]],
  ['a choice without choices', [{ ...pincode, type: 'choice' }]],
  ['a text with choices', [{ ...pincode, choices: ['a'] }]],
  [
    'a default that is not a choice',
    [{ ...pincode, type: 'choice', choices: ['a'], default: 'b' }],
  ],
  ['a default that is not a date', [{ ...pincode, type: 'date', default: '2026-02-30' }]],
  ['a rule of another type', [{ ...pincode, rules: { min: '1' } }]],
  ['an unknown rule', [{ ...pincode, rules: { step: '1' } }]],
  ['a default that breaks a rule', [{ ...pincode, rules: { minLength: '6' }, default: '1' }]],
  [
    'one field over the limit',
    Array.from({ length: 31 }, (_, n) => ({ ...pincode, name: `f${n}` })),
  ],
  ['an object instead of a list', { pincode }],
])('custom fields with %s are refused', async (_what, customFields) => {
  const { id } = await create();
  expect((await save(id, { customFields })).error?.type).toBe('BadRequest');
});

test("a custom field's unsupported pattern is refused with the reason", async () => {
  const { id } = await create();
  const saveWith = (pattern: string) =>
    save(id, { customFields: [{ ...pincode, rules: { pattern } }] });
  expect((await saveWith('(?=.*1)\\d+')).error?.message).toBe(
    "The custom field pincode: pattern can't be used: it holds “(?=.”.",
  );
  expect((await saveWith('\\d{6}')).data?.customFields).toMatchObject([
    { rules: { pattern: '\\d{6}' } },
  ]);
});

test('saving a recipe based on another version is a conflict', async () => {
  const { id } = await create();
  await save(id);
  expect((await save(id)).error?.type).toBe('Conflict');
  const restored = await ask('restoreRecipe', { formId: id, version: 1 });
  expect(restored.data).toMatchObject({ recipeVersion: 2, recipe: aRecipe() });
  expect((await ask('restoreRecipe', { formId: id, version: 9 })).error?.type).toBe('NotFound');
});

describe('a site that an operator has blocked', () => {
  const forbidden = {
    type: 'Forbidden',
    message: 'This site may not be filled from here. Ask the operator of this service.',
  };
  let site: string;

  beforeEach(async () => {
    site = `https://${anId()}.example`;
    const { client } = db;
    const decisions = createOriginDecisions({ client, table: 'origins', now: clock.now });
    await decisions.decide(site, 'blocked');
  });

  test("a blocked site cannot be a form's address", async () => {
    expect(await refusalOfCreating({ url: `${site}/loan` })).toEqual(forbidden);
    const { id } = await create();
    const moved = await ask('updateTargetForm', { id, url: site, confirmed: true });
    expect(moved.error).toEqual(forbidden);
  });

  test('a blocked site cannot be an allowed origin of a recipe', async () => {
    const { id } = await create();
    const recipe = aRecipe({ allowedOrigins: [site] });
    expect((await save(id, { recipe })).error).toEqual(forbidden);
  });

  test('an older form at a blocked site cannot go live', async () => {
    const { id } = await dashboard.targetForms.create({ ...loans, userId, url: site });
    expect((await save(id)).error).toEqual(forbidden);
    await dashboard.targetForms.saveRecipe({
      ...{ userId, formId: id, basedOn: undefined, note: '' },
      ...{ recipe: aRecipe(), customFields: [] },
    });
    await ask('setTargetFormState', { id, state: 'paused' });
    expect((await ask('setTargetFormState', { id, state: 'live' })).error).toEqual(forbidden);
    expect((await ask('restoreRecipe', { formId: id, version: 1 })).error).toEqual(forbidden);
    expect((await ask('deleteTargetForm', { id })).data).toMatchObject({ id });
  });
});

test('a live form reports which of its sites an operator blocked', async () => {
  const decisions = createOriginDecisions({ client: db.client, table: 'origins', now: clock.now });
  const [own, embedded] = [`https://${anId()}.example`, `https://${anId()}.example`];
  const { id } = await create({ url: `${own}/loan` });
  await save(id, { recipe: aRecipe({ allowedOrigins: [embedded] }) });
  const refusals = async () => {
    const one = (await ask('getTargetForm', { id })).data;
    const [listed] = (await ask('listTargetForms')).data ?? [];
    expect(listed).toMatchObject({ siteRefusal: one?.siteRefusal, refusedSite: one?.refusedSite });
    return [one?.state, one?.siteRefusal, one?.refusedSite];
  };
  expect(await refusals()).toEqual(['live', null, null]);
  for (const site of [embedded, own]) {
    clock.turn(30);
    await decisions.decide(site, 'blocked');
    expect(await refusals()).toEqual(['live', 'blocked', site]);
  }
  clock.turn(30);
  for (const site of [embedded, own]) await decisions.clear(site);
  expect(await refusals()).toEqual(['live', null, null]);
});

test.each([
  ['approved', 'This site is not approved yet. Ask the operator of this service to approve it.'],
  ['stage', 'This service fills its own form only, so you cannot add forms of your own.'],
] as const)("the refusal of a form explains the stage's policy: %s", async (policy, message) => {
  const origins = createOriginPolicy({
    client: db.client,
    table: 'origins',
    policy,
    now: clock.now,
  });
  dashboard = { ...dashboard, origins };
  expect(await refusalOfCreating({})).toEqual({ type: 'Forbidden', message });
});

test.each(['', '__proto__', 'x'.repeat(3000), 'form#1', '../settings'])(
  'a form with the id %.20j is not found',
  async (id) => {
    const notFound = { type: 'NotFound', message: 'There is no such target form.' };
    expect((await ask('getTargetForm', { id })).data).toBeNull();
    expect((await ask('listRecipeVersions', { formId: id })).error).toEqual(notFound);
    expect((await ask('updateTargetForm', { id, name: 'Mine' })).error).toEqual(notFound);
    expect((await save(id)).error).toEqual(notFound);
    expect((await ask('restoreRecipe', { formId: id, version: 1 })).error).toEqual(notFound);
    expect((await ask('setTargetFormState', { id, state: 'live' })).error).toEqual(notFound);
    expect((await ask('setDefaultTargetForm', { id })).error).toEqual(notFound);
    expect((await ask('deleteTargetForm', { id })).error).toEqual(notFound);
  },
);

describe('the pace of a form, which limits its attempts', () => {
  const zone = 'Asia/Kolkata';

  test("an owner sets a form's pace; only a pace with limits counts attempts", async () => {
    const { id } = await create();
    const first = (await ask('getTargetForm', { id })).data;
    expect(first).toMatchObject({ pace: { zone }, usedToday: null, usedThisMonth: null });
    const hours = { days: [1, 2], from: '22:00', to: '06:00' };
    const pace = { zone, atOnce: 1, perDay: 2, hours };
    const set = (await ask('setTargetFormPace', { id, pace })).data;
    expect(set).toMatchObject({ pace, usedToday: 0, usedThisMonth: 0 });
    expect((await ask('listTargetForms')).data).toMatchObject([{ pace, usedToday: 0 }]);
    await ask('setTargetFormPace', { id, pace: { zone: 'UTC' } });
    const last = (await ask('getTargetForm', { id })).data;
    expect(last).toMatchObject({ pace: { zone: 'UTC' }, usedToday: null });
  });

  test.each([
    [{ zone: 'Asia/Atlantis' }, 'Choose a known time zone'],
    [{ zone, perDay: 0 }, 'A day: enter a whole number'],
    [{ zone, hours: { days: [], from: '09:00', to: '10:00' } }, 'Choose at least one working day'],
    [null, ''],
    ['{"zone":"UTC"}', ''],
  ])('an invalid pace is refused with a message: %j', async (pace, words) => {
    const { id } = await create();
    const { error } = await ask('setTargetFormPace', { id, pace });
    expect(error).toMatchObject({ type: 'BadRequest', message: expect.stringContaining(words) });
  });
});
