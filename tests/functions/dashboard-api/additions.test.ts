import { beforeEach, describe, expect, test } from '@jest/globals';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import type { Lead } from '../../../contract/lead.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aForm, aKeyValue, aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const from = '2026-03-01T00:00:00Z';
const to = '2026-03-02T00:00:00.000+05:30';
const { db, clock, submissions } = await openStores();
let log: ReturnType<typeof keptLog>;
let sent: object[];
let userId: string;

beforeEach(() => {
  userId = aUser();
  log = keptLog();
  sent = [];
});

function ask<Field extends FieldName>(field: Field, args: object = {}) {
  const queue = { send: async (message: object) => void sent.push(message) };
  const dependencies = aDashboard({ db, submissions, queue, log, now: clock.now });
  return askDashboard(dependencies, { field, args, identity: { sub: userId } });
}

async function accept(keyId = 'key'): Promise<string> {
  const id = uuidv7({ msecs: clock.now().getTime() });
  await submissions.create({ userId, id, keyId, lead: aLead(), maxAttempts: 5 });
  return id;
}

const held = () => ({ userId, token: 'a', ...rowLimits });

/** Creates a submission that the target refused. */
async function aRefused(): Promise<string> {
  const id = await accept();
  await submissions.claim({ ...held(), id, leaseSeconds: 120 });
  const receipt = { fields: [{ field: 'phone', value: aLead().phone }] };
  await submissions.recordFailure({ ...held(), id, reason: 'validation_refused', receipt });
  return id;
}

describe('changes of an API key', () => {
  const expiresAt = '2026-03-01T16:00:00+05:30';

  test('an API key can be renamed, and its expiry set and removed', async () => {
    const { data: key } = await ask('createApiKey', {
      ...{ keyName: 'mine', keyValue: aKeyValue(), expiresAt },
    });
    expect(key).toMatchObject({ expiresAt: '2026-03-01T10:30:00.000Z', submissionCount: 0 });
    const { data: renamed } = await ask('updateApiKey', {
      ...{ id: key?.id, keyName: ' Sheets ' },
    });
    expect(renamed).toEqual({ ...key, keyName: 'Sheets' });
    const { data: endless } = await ask('updateApiKey', { id: key?.id, expiresAt: null });
    expect(endless).not.toHaveProperty('expiresAt');
    expect(endless?.keyName).toBe('Sheets');
    expect((await ask('listApiKeys')).data).toEqual([endless]);
  });

  test.each([
    [{ keyName: ' ' }, 'Please enter a name for the API key'],
    [{ expiresAt: 'soon' }, 'expiresAt must be a date and time'],
    [{ expiresAt: '2026-03-01T10:00:00Z' }, 'The expiry must lie in the future.'],
  ])('the change %j of an API key is refused', async (change, message) => {
    const keyValue = aKeyValue();
    const { data } = await ask('createApiKey', { keyName: 'mine', keyValue });
    const refused = { error: { message, type: 'BadRequest' } };
    expect(await ask('updateApiKey', { id: data?.id, ...change })).toEqual(refused);
    expect((await ask('listApiKeys')).data).toEqual([data]);
  });

  test('an API key of another user cannot be changed', async () => {
    const keyValue = aKeyValue();
    const { data } = await ask('createApiKey', { keyName: 'mine', keyValue });
    userId = aUser();
    const theft = await ask('updateApiKey', { id: data?.id, keyName: 'theirs' });
    expect(theft.error?.type).toBe('NotFound');
  });
});

describe('the form that an API key is bound to', () => {
  const put = (Item: TargetFormRow) =>
    db.client.send(new PutCommand({ TableName: 'targetForms', Item: { ...Item } }));

  test("an API key is bound to one of its owner's forms, or to no form", async () => {
    const [one, other] = [aForm({ userId }), aForm({ userId })];
    await Promise.all([put(one), put(other)]);
    const { data: key } = await ask('createApiKey', {
      ...{ keyName: 'mine', keyValue: aKeyValue(), formId: one.id },
    });
    expect(key).toMatchObject({ formId: one.id, takesForms: true });
    const { id } = key ?? {};
    expect((await ask('updateApiKey', { id, formId: other.id })).data).toMatchObject({
      formId: other.id,
    });
    expect((await ask('updateApiKey', { id, keyName: 'Sheets' })).data).toMatchObject({
      formId: other.id,
    });
    const { data: free } = await ask('updateApiKey', { id, formId: null, takesForms: false });
    expect(free).toMatchObject({ keyName: 'Sheets', takesForms: false });
    expect(free).not.toHaveProperty('formId');
  });

  test('an API key cannot be bound to a foreign or missing form', async () => {
    const theirs = aForm({ userId: aUser() });
    await put(theirs);
    const { data: key } = await ask('createApiKey', { keyName: 'mine', keyValue: aKeyValue() });
    for (const formId of [theirs.id, anId(), 'settings', theirs.shortName]) {
      const refused = { error: { message: 'There is no such target form.', type: 'NotFound' } };
      expect(await ask('updateApiKey', { id: key?.id, formId })).toEqual(refused);
      const created = { keyName: 'mine', keyValue: aKeyValue(), formId };
      expect(await ask('createApiKey', created)).toEqual(refused);
    }
    expect((await ask('listApiKeys')).data).toEqual([key]);
  });
});

describe("a Retry with new answers to a form's own questions", () => {
  const income = { name: 'income', label: 'Income', type: 'number' as const, required: true };

  async function aRefusedOf(formId: string): Promise<string> {
    const id = uuidv7({ msecs: clock.now().getTime() });
    const form = { formId, fields: { income: '1' } };
    await submissions.create({ userId, id, keyId: 'key', lead: aLead(), form, maxAttempts: 5 });
    await submissions.claim({ ...held(), id, leaseSeconds: 120 });
    await submissions.recordFailure({ ...held(), id, reason: 'validation_refused' });
    return id;
  }

  test('a Retry with new answers keeps the form and stores the answers', async () => {
    const form = aForm({ userId, customFields: [income] });
    await db.client.send(new PutCommand({ TableName: 'targetForms', Item: { ...form } }));
    const id = await aRefusedOf(form.id);
    const wrong = await ask('retrySubmission', { id, fields: { income: 'x', other: 1 } });
    expect(wrong.error).toMatchObject({
      type: 'BadRequest',
      message: expect.stringMatching(/no field “other”.*income must be a number/),
    });
    expect((await ask('retrySubmission', { id, fields: { income: '85000' } })).data).toMatchObject({
      formId: form.id,
      fields: { income: '85000' },
    });
    expect(await submissions.get(userId, id)).toMatchObject({ fields: { income: '85000' } });
  });

  test('a Retry with new answers needs an existing form with questions', async () => {
    const gone = await aRefusedOf(anId());
    const toGone = await ask('retrySubmission', { id: gone, fields: { income: 2 } });
    expect(toGone.error).toMatchObject({
      type: 'Conflict',
      message: expect.stringContaining('The form of this submission was deleted'),
    });
    const toStage = await ask('retrySubmission', { id: await aRefused(), fields: { income: 2 } });
    expect(toStage.error).toMatchObject({
      type: 'Conflict',
      message: 'The form of this submission has no questions of its own: send no fields.',
    });
    expect(await submissions.get(userId, gone)).toMatchObject({ fields: { income: '1' } });
    expect(sent).toEqual([]);
  });
});

describe('a Retry with a corrected lead', () => {
  const corrected = aLead({ phone: '+91 90000 00000', loanAmount: 750_000 });
  const retry = (id: string, lead: object | null) => ask('retrySubmission', { id, lead });

  test('a Retry with a corrected lead uses the corrected values and keeps the attempts', async () => {
    const id = await aRefused();
    const { data } = await retry(id, { ...corrected, name: '  Asha Rao ' });
    expect(data).toMatchObject({ ...corrected, id, status: 'processing', keyId: 'key' });
    expect(data?.attempts).toMatchObject([{ fields: [{ field: 'phone', value: aLead().phone }] }]);
    expect(await submissions.get(userId, id)).toMatchObject(corrected);
    expect(sent).toEqual([{ userId, submissionId: id }]);
  });

  test('a Retry without a corrected lead keeps the stored values', async () => {
    const id = await aRefused();
    expect((await retry(id, null)).data).toMatchObject(aLead());
  });

  test.each<[Partial<Lead>, string]>([
    [{ phone: '12' }, 'phone must have 6 to 15 digits'],
    [{ name: ' ' }, 'name must not be blank'],
    [
      { loanAmount: 1e-200 },
      'loanAmount must be a positive number of rupees, 0.01 to 1,000,000,000,000',
    ],
    [{ name: '\u200b' }, 'name must not be blank'],
  ])('a Retry with the wrong value %j changes nothing', async (wrong, message) => {
    const id = await aRefused();
    const before = await submissions.get(userId, id);
    const refused = { error: { message, type: 'BadRequest' } };
    expect(await retry(id, aLead(wrong))).toEqual(refused);
    expect(await submissions.get(userId, id)).toEqual(before);
  });

  test('of two simultaneous Retries with corrected leads, exactly one is stored', async () => {
    const id = await aRefused();
    const leads = [aLead({ name: 'One', city: 'Pune' }), aLead({ name: 'Two', city: 'Delhi' })];
    const answers = await Promise.all(leads.map((lead) => retry(id, lead)));
    const won = answers.findIndex(({ data }) => data);
    expect(answers[1 - won]?.error?.type).toBe('Conflict');
    expect(await submissions.get(userId, id)).toMatchObject(leads[won] ?? {});
    expect(sent).toHaveLength(1);
  });

  test("a Retry works only on the caller's failed submissions", async () => {
    const running = await accept();
    expect((await retry(running, corrected)).error?.type).toBe('Conflict');
    expect(await submissions.get(userId, running)).toMatchObject(aLead());
    const id = await aRefused();
    const owner = userId;
    userId = aUser();
    expect((await retry(id, corrected)).error?.type).toBe('NotFound');
    expect(await submissions.get(owner, id)).toMatchObject(aLead());
  });

  test('a Retry with a corrected lead leaves no personal data in the log', async () => {
    const id = await aRefused();
    await retry(id, aLead({ email: 'not an address' }));
    await retry(id, corrected);
    for (const value of ['not an address', corrected.phone, 'Asha']) {
      expect(log.lines.join()).not.toContain(value);
    }
  });
});

describe('lists, statistics and arguments of the dashboard API', () => {
  test('a list of submissions can be limited to a time range and an API key', async () => {
    const id = await accept('one');
    await accept('two');
    const { data } = await ask('listSubmissions', { from, to, keyId: 'one' });
    expect(data?.items).toMatchObject([{ id, keyId: 'one', submittedAt: null }]);
    const late = await ask('listSubmissions', { from: to, keyId: null, to: null });
    expect(late.data?.items).toEqual([]);
  });

  test("statistics count only the caller's submissions", async () => {
    await aRefused();
    const { data } = await ask('submissionStats', { from, to });
    expect(data).toEqual({
      counts: { processing: 0, pending: 0, success: 0, error: 1 },
      hours: [{ hour: clock.now().toISOString(), accepted: 1, success: 0, error: 1 }],
      durations: [],
      decidedSuccess: 0,
      nextToken: null,
    });
    userId = aUser();
    const theirs = await ask('submissionStats', { from, to, nextToken: null });
    expect(theirs.data?.hours).toEqual([]);
  });

  test.each<[FieldName, object, string]>([
    ['submissionStats', { from: to, to: from }, 'from must be before to.'],
    ['submissionStats', { from, to, nextToken: 'x' }, 'nextToken is not valid.'],
    ['submissionStats', { from }, 'to must be a date and time'],
    ['listSubmissions', { from: 'yesterday' }, 'from must be a date and time'],
    ['listSubmissions', { from: to, to: from }, 'from must be before to.'],
    ['listSubmissions', { keyId: 5 }, 'keyId must be text'],
  ])('the GraphQL field %s refuses the arguments %j', async (field, args, message) => {
    expect(await ask(field, args)).toEqual({ error: { message, type: 'BadRequest' } });
  });

  test.each([
    ['unknown', anId()],
    ['empty', ''],
    ['long', 'x'.repeat(3000)],
    ['half a surrogate pair', '\ud83d'],
    ['spelled in capitals', anId().toUpperCase()],
  ])('an id that is %s finds no item', async (_what, id) => {
    for (const [field, more] of [
      ['updateApiKey', { keyName: 'x' }],
      ['deleteApiKey', {}],
      ['retrySubmission', {}],
    ] as const) {
      expect((await ask(field, { id, ...more })).error?.type).toBe('NotFound');
    }
    expect((await ask('getSubmission', { id })).data).toBeNull();
  });

  test.each(['x'.repeat(3000), '\ud83d', Buffer.from('x'.repeat(36)).toString('base64url')])(
    'a page token that the API did not issue is refused',
    async (nextToken) => {
      for (const field of ['listSubmissions', 'submissionStats'] as const) {
        const { error } = await ask(field, { from, to, nextToken });
        expect(error).toEqual({ message: 'nextToken is not valid.', type: 'BadRequest' });
      }
    },
  );
});
