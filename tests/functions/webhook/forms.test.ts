/**
 * Tests which form a lead goes to, what the lead may contain for this form, and how many database
 * reads the choice of the form needs.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { consentIsRequired, sampleConsent } from '../../../contract/consent.ts';
import type { CustomField } from '../../../contract/custom-field.ts';
import {
  defaultFormIsGone,
  idempotencyKeyOfOtherForm,
  keysFormIsGone,
} from '../../../contract/lead-target.ts';
import type { RefusalAnswer } from '../../../contract/webhook-answers.ts';
import { createOriginDecisions } from '../../../functions/stores/origins/origin-decisions.ts';
import {
  createAttentionMark,
  type MarkNeedsAttention,
} from '../../../functions/stores/target-forms/form-attention.ts';
import {
  createTargetFormStore,
  type TargetFormStore,
} from '../../../functions/stores/target-forms/target-form-store.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { aLead, anId, aRecipe, aUser } from '../builders.ts';
import { aPost, webhookOn } from './webhook-builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock, submissions } = await openStores();
let log: ReturnType<typeof keptLog>;
let forms: TargetFormStore;
let markAttention: MarkNeedsAttention;
let userId: string;
let reads: number;
let counted: number;
let key: { formId: string; takesForms: string; keyId?: string };

beforeEach(() => {
  log = keptLog();
  userId = aUser();
  [reads, counted] = [0, 0];
  key = { formId: '', takesForms: 'true' };
  const table = { table: 'targetForms', now: clock.now, newId: anId };
  forms = createTargetFormStore({ ...table, client: countingReads(db.client) });
  markAttention = createAttentionMark({ ...table, client: db.client });
});

function countingReads(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  const send = async (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    if (command instanceof GetCommand) reads += 1;
    return client.send(command);
  };
  return Object.assign(Object.create(client) as DynamoDBDocumentClient, { send });
}

/** @param body members to add to a valid lead, or the whole body as text. */
async function send(body: object | string, idempotencyKey?: string) {
  reads = 0;
  const webhook = createWebhook(
    webhookOn({
      ...{ client: db.client, now: clock.now, logger: log.logger, forms },
      countSubmission: async () => void (counted += 1),
    }),
  );
  const sent = {
    body: typeof body === 'string' ? body : { ...aLead(), ...body },
    idempotencyKey,
  };
  const answer = await webhook(aPost({ userId, ...key }, sent));
  const json = JSON.parse(answer.body) as RefusalAnswer & { submissionId: string };
  const row = await submissions.get(userId, String(json.submissionId));
  return { statusCode: answer.statusCode, headers: answer.headers, json, row };
}

const income: CustomField = {
  name: 'income',
  label: 'Monthly income',
  type: 'number',
  required: true,
};
const employment: CustomField = {
  name: 'employment',
  label: 'Employment',
  type: 'choice',
  required: false,
  choices: ['Salaried', 'Self employed'],
  default: 'salaried',
};

async function aForm(
  shortName = 'loans',
  { customFields = [] as CustomField[], owner = userId } = {},
): Promise<TargetFormRow> {
  const url = 'https://forms.example/';
  const { id } = await forms.create({ userId: owner, name: 'Loans', shortName, url });
  const version = { basedOn: undefined, recipe: aRecipe(), customFields, note: 'first' };
  return forms.saveRecipe({ userId: owner, formId: id, ...version });
}

describe('the form that a lead is sent to', () => {
  test("a lead without a target goes to the stage's form", async () => {
    const { statusCode, row } = await send({});
    expect([statusCode, reads]).toEqual([202, 1]);
    expect(row).not.toHaveProperty('formId');
    expect(row).not.toHaveProperty('fields');
  });

  test('a lead can name its form by id or short name', async () => {
    const { id } = await aForm('loans', { customFields: [income, employment] });
    for (const [target, expected] of [
      [id, 1],
      [' loans ', 2],
    ] as const) {
      const { statusCode, row } = await send({ target, fields: { income: '85000' } });
      expect([statusCode, reads]).toEqual([202, expected]);
      expect(row).toMatchObject({
        formId: id,
        fields: { income: '85000', employment: 'Salaried' },
      });
    }
  });

  test("a lead uses its target, its key's form or the default", async () => {
    const [named, ofKey, byDefault] = [
      await aForm('named'),
      await aForm('key'),
      await aForm('default'),
    ];
    await forms.setDefault(userId, byDefault.id);
    expect((await send({})).row).toMatchObject({ formId: byDefault.id, fields: {} });
    expect(reads).toBe(2);
    key.formId = ofKey.id;
    expect((await send({})).row).toMatchObject({ formId: ofKey.id });
    expect(reads).toBe(1);
    expect((await send({ target: 'named' })).row).toMatchObject({ formId: named.id });
  });

  test.each(['paused', 'needs_attention'] as const)(
    'a lead is accepted for a form that is %s',
    async (state) => {
      const { id } = await aForm();
      if (state === 'paused') await forms.setState(userId, id, state);
      else await markAttention({ userId, formId: id, attention: 'It moved', recipeVersion: 1 });
      expect(await forms.readForm(userId, id)).toMatchObject({ state });
      expect((await send({ target: 'loans' })).row).toMatchObject({ formId: id });
    },
  );

  test('a lead is accepted for a form on a blocked site', async () => {
    const { id, url } = await aForm();
    const decisions = createOriginDecisions({
      client: db.client,
      table: 'origins',
      now: clock.now,
    });
    await decisions.decide(new URL(url).origin, 'blocked');
    expect((await send({ target: id })).row).toMatchObject({ formId: id });
    await decisions.clear(new URL(url).origin);
  });
});

describe('leads that are refused because of their form', () => {
  test('an answer that breaks a rule of its field is refused', async () => {
    const ruled = { ...income, rules: { min: '15000' } };
    await aForm('ruled', { customFields: [ruled] });
    const { statusCode, json } = await send({ target: 'ruled', fields: { income: 9000 } });
    expect([statusCode, json.details]).toEqual([
      400,
      [{ field: 'fields.income', message: 'income must be 15000 or more' }],
    ]);
  });

  test("a field's new rule does not change answers to repeated leads", async () => {
    const form = await aForm('later', { customFields: [income] });
    const lead = { target: 'later', fields: { income: 9000 } };
    const { row } = await send(lead, 'once');
    const customFields = [{ ...income, rules: { min: '15000' } }];
    const basedOn = form.recipeVersion;
    const change = { basedOn, recipe: aRecipe(), customFields, note: 'ruled' };
    await forms.saveRecipe({ userId, formId: form.id, ...change });
    expect((await send(lead, 'once')).json.submissionId).toBe(row?.id);
    expect((await send(lead, 'twice')).statusCode).toBe(400);
  });

  const unknown = {
    field: 'target',
    message: 'target must be the id or the short name of a form of yours',
  };

  test.each(['no-such-form', anId(), '', ' ', 7, null, {}, [], '__proto__', 'constructor', 'a#b'])(
    'a lead is refused if the user has no form %j',
    async (target) => {
      const { statusCode, json } = await send({ target });
      expect([statusCode, json.details]).toEqual([400, [unknown]]);
    },
  );

  test("another user's form is refused like an unknown form", async () => {
    const { id, shortName } = await aForm('theirs', { owner: aUser() });
    for (const target of [id, shortName, `form#${id}`]) {
      const { statusCode, json } = await send({ target });
      expect([statusCode, json.details]).toEqual([400, [unknown]]);
    }
    const own = await aForm('theirs');
    expect((await send({ target: shortName })).row).toMatchObject({ formId: own.id });
  });

  test('a lead for a draft or deleted form is refused', async () => {
    const url = 'https://forms.example/';
    const draft = await forms.create({ userId, name: 'Draft', shortName: 'draft', url });
    const refused = await send({ target: 'draft' });
    expect([refused.statusCode, refused.json.error]).toEqual([
      409,
      expect.stringContaining('draft'),
    ]);
    key.formId = draft.id;
    expect((await send({})).statusCode).toBe(409);
    await forms.remove(userId, draft.id);
    const deleted = await send({});
    expect([deleted.statusCode, deleted.json.error]).toEqual([
      409,
      expect.stringContaining('was deleted'),
    ]);
    expect((await submissions.list({ userId })).items).toEqual([]);
  });

  test('a lead with invalid, unknown or missing fields is refused', async () => {
    await aForm('loans', { customFields: [income] });
    for (const fields of [null, [], 'income', 5, true]) {
      const { statusCode, json } = await send({ target: 'loans', fields });
      expect([statusCode, json.details]).toEqual([
        400,
        [{ field: 'fields', message: 'fields must be an object' }],
      ]);
    }
    const { json } = await send({ target: 'loans', fields: { 'Asha Rao': 'x' } });
    expect(json.details).toEqual([
      expect.objectContaining({ field: 'fields' }),
      { field: 'fields.income', message: 'income is required' },
    ]);
    expect(log.lines.join()).not.toContain('Asha');
    expect((await send({ fields: { income: 1 } })).json.details).toMatchObject([
      { field: 'fields', message: expect.stringContaining('no fields of its own') },
    ]);
  });

  test('a lead with an answer nested 8,000 levels deep is refused', async () => {
    const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`;
    const body = JSON.stringify(aLead()).replace('{', `{"fields":{"income":${deep}},`);
    const { statusCode, json } = await send(body);
    expect([statusCode, json.type]).toEqual([400, '/problems#invalid-request']);
  });

  test('a refusal lists the errors of values, target and fields', async () => {
    const { json } = await send({ city: '', target: 7, fields: [] });
    expect(json.details?.map(({ field }) => field)).toEqual(['city', 'target', 'fields']);
  });

  test('the answer is short even for a lead with 10,000 fields', async () => {
    for (const [length, expected] of [
      [1500, 400],
      [10_000, 413],
    ] as const) {
      const fields = Object.fromEntries(Array.from({ length }, (_, at) => [`f${at}`, 1]));
      const { statusCode, json } = await send({ fields });
      expect(statusCode).toBe(expected);
      expect(JSON.stringify(json).length).toBeLessThan(400);
    }
  });
});

describe('an API key from before forms existed', () => {
  beforeEach(() => {
    key.takesForms = '';
  });

  test('API keys from before forms ignore the members target and fields', async () => {
    const plain = await send({}, 'k');
    for (const body of [{ target: 7 }, { target: 'x', fields: { a: { b: 1 } } }, { fields: [] }]) {
      const { statusCode, json } = await send(body, 'k');
      expect([statusCode, json.submissionId]).toEqual([202, plain.json.submissionId]);
    }
  });

  test('a refusal explains that the old API key ignores fields', async () => {
    const { id } = await aForm('loans', { customFields: [income] });
    key.formId = id;
    const { statusCode, json } = await send({ fields: { income: 1 } });
    expect([statusCode, json.error]).toEqual([400, expect.stringContaining('ignores “fields”')]);
  });
});

describe('an Idempotency-Key and forms', () => {
  test('an Idempotency-Key covers the members target and fields in any order', async () => {
    await aForm('loans', { customFields: [income, employment] });
    const body = { target: 'loans', fields: { income: 5, employment: 'Salaried' } };
    const first = await send(body, 'k');
    const again = await send(
      { fields: { employment: ' Salaried', income: '5' }, target: 'loans ' },
      'k',
    );
    expect(again.headers).toMatchObject({ 'Idempotent-Replayed': 'true' });
    expect(again.json).toEqual(first.json);
    for (const other of [
      { ...body, fields: { income: 6, employment: 'Salaried' } },
      { ...body, fields: { income: 5 } },
    ]) {
      expect((await send(other, 'k')).statusCode).toBe(409);
    }
    expect((await send({}, 'k')).statusCode).toBe(409);
  });

  test('an Idempotency-Key returns the first answer although the form changed', async () => {
    const { id } = await aForm('loans', { customFields: [income] });
    const body = { target: 'loans', fields: { income: 5 } };
    const first = await send(body, 'k');
    await forms.saveRecipe({
      ...{ userId, formId: id, basedOn: 1, recipe: aRecipe(), note: 'other questions' },
      customFields: [employment],
    });
    expect((await send(body, 'k')).json).toEqual(first.json);
    await forms.remove(userId, id);
    const repeat = await send(body, 'k');
    expect(repeat.headers).toMatchObject({ 'Idempotent-Replayed': 'true' });
    expect(repeat.json).toEqual(first.json);
    expect((await send(body)).statusCode).toBe(400);
    expect((await send({ ...body, city: 'Delhi' }, 'k')).statusCode).toBe(409);
    clock.turn(24 * 60 * 60);
    expect((await send(body, 'k')).statusCode).toBe(400);
  });

  test("a repeat with an Idempotency-Key keeps the first request's form", async () => {
    const [one, other] = [await aForm('one'), await aForm('other')];
    await forms.setDefault(userId, one.id);
    const first = await send({}, 'k');
    await forms.setDefault(userId, other.id);
    expect((await send({}, 'k')).row).toEqual(first.row);
    expect(first.row).toMatchObject({ formId: one.id });
  });

  describe('an Idempotency-Key used with another API key', () => {
    test("an Idempotency-Key is refused if the API keys' forms differ", async () => {
      const [one, other] = [await aForm('one'), await aForm('other')];
      key = { formId: one.id, takesForms: 'true', keyId: 'one' };
      const first = await send({}, 'k');
      key = { formId: other.id, takesForms: 'true', keyId: 'other' };
      const second = await send({}, 'k');
      expect([second.statusCode, second.json.error]).toEqual([409, idempotencyKeyOfOtherForm]);
      expect((await send({}, 'other')).row).toMatchObject({ formId: other.id });
      await forms.remove(userId, other.id);
      expect((await send({}, 'k')).json.error).toBe(keysFormIsGone);
      key = { formId: one.id, takesForms: 'true', keyId: 'one' };
      expect((await send({}, 'k')).json).toEqual(first.json);
    });

    test('an Idempotency-Key is refused if one API key has no form', async () => {
      const [bound, usual] = [await aForm('bound'), await aForm('usual')];
      key = { formId: bound.id, takesForms: 'true', keyId: 'bound' };
      await send({}, 'k');
      key = { formId: '', takesForms: 'true', keyId: 'free' };
      expect((await send({}, 'k')).json.error).toBe(idempotencyKeyOfOtherForm);
      await forms.setDefault(userId, usual.id);
      expect((await send({}, 'k')).json.error).toBe(idempotencyKeyOfOtherForm);
      await forms.remove(userId, usual.id);
      expect((await send({}, 'k')).json.error).toBe(defaultFormIsGone);
    });

    test('an Idempotency-Key works with two API keys of one form', async () => {
      const { id } = await aForm();
      key = { formId: id, takesForms: 'true', keyId: 'old' };
      const first = await send({}, 'k');
      const named = await send({ target: 'loans' }, 'named');
      key = { formId: id, takesForms: 'true', keyId: 'new' };
      expect((await send({}, 'k')).json).toEqual(first.json);
      await forms.remove(userId, id);
      expect((await send({}, 'k')).json).toEqual(first.json);
      key = { formId: '', takesForms: 'true', keyId: 'third' };
      expect((await send({ target: 'loans' }, 'named')).json).toEqual(named.json);
    });
  });

  test('an Idempotency-Key can be used again after a refusal', async () => {
    await aForm();
    expect((await send({ target: 'loan' }, 'k')).statusCode).toBe(400);
    const corrected = await send({ target: 'loans' }, 'k');
    expect(corrected.statusCode).toBe(202);
    expect(corrected.headers).not.toHaveProperty('Idempotent-Replayed');
    expect(counted).toBe(1);
  });
});

describe("the member reference: the sender's own id for a lead", () => {
  test("the sender's reference is stored and covered by the Idempotency-Key", async () => {
    const first = await send({ reference: ' CRM-4711 ' }, 'k');
    expect(first.row).toMatchObject({
      ...{ reference: 'CRM-4711', referenceKey: `${userId} CRM-4711` },
    });
    expect((await send({ reference: 'CRM-4711' }, 'k')).json).toEqual(first.json);
    expect((await send({ reference: 'CRM-4712' }, 'k')).statusCode).toBe(409);
    expect((await send({}, 'k')).statusCode).toBe(409);
    expect((await send({ reference: null })).row).not.toHaveProperty('referenceKey');
  });

  test.each([['x'.repeat(129)], ['a\nPriya'], [7]])(
    "the sender's reference %j is refused",
    async (reference) => {
      const { statusCode, json } = await send({ reference });
      expect(statusCode).toBe(400);
      expect(json.details?.map(({ field }) => field)).toEqual(['reference']);
      expect(JSON.stringify(json)).not.toContain('Priya');
    },
  );

  test("API keys from before forms existed ignore the sender's reference", async () => {
    key = { formId: '', takesForms: 'false' };
    const { statusCode, row } = await send({ reference: 7 });
    expect(statusCode).toBe(202);
    expect(row).not.toHaveProperty('reference');
  });
});

describe('the member consent: evidence that the person agreed', () => {
  test('consent is stored and covered by the Idempotency-Key', async () => {
    const first = await send({ consent: sampleConsent }, 'k');
    expect(first.row?.consent).toEqual(sampleConsent);
    const again = await send({ consent: { ...sampleConsent, text: ' I agree ' } }, 'k');
    expect(again.statusCode).toBe(409);
    expect((await send({ consent: sampleConsent }, 'k')).json).toEqual(first.json);
    expect((await send({ consent: null })).row).not.toHaveProperty('consent');
  });

  test('a refusal of invalid consent names members, quotes no values', async () => {
    const consent = { text: 'Yes', time: 'yesterday', sourceAddress: 'Priya', certificateUrl: 'x' };
    const { statusCode, json } = await send({ consent });
    expect(statusCode).toBe(400);
    expect(json.details?.map(({ field }) => field)).toEqual([
      'consent.time',
      'consent.sourceAddress',
      'consent.certificateUrl',
    ]);
    expect(JSON.stringify(json)).not.toMatch(/yesterday|Priya/);
  });

  test("a form's setting decides whether consent is required", async () => {
    const { id } = await aForm();
    await forms.setRequiresConsent(userId, id, true);
    expect((await send({})).statusCode).toBe(202);
    const missing = await send({ target: 'loans' }, 'k');
    expect(missing.json).toMatchObject({
      error: 'The lead is not valid.',
      details: [{ field: 'consent', message: consentIsRequired }],
    });
    const sent = { target: 'loans', consent: { certificateUrl: 'https://c.example/1' } };
    const accepted = await send(sent, 'k');
    expect([missing.statusCode, accepted.statusCode]).toEqual([400, 202]);
    await forms.setRequiresConsent(userId, id, false);
    expect((await send({ target: 'loans' })).statusCode).toBe(202);
  });

  test('a refusal explains that the old API key ignores consent', async () => {
    key = { formId: '', takesForms: 'false' };
    const { statusCode, row } = await send({ consent: 'yes' });
    expect(statusCode).toBe(202);
    expect(row).not.toHaveProperty('consent');
    const { id } = await aForm();
    await forms.setRequiresConsent(userId, id, true);
    key = { formId: id, takesForms: 'false' };
    const { json } = await send({ consent: sampleConsent });
    expect(json.error).toContain('this API key ignores “consent”');
  });
});
