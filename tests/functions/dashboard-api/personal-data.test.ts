/**
 * Finds a person's leads by phone or e-mail and erases them, also after a process has died halfway.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '../../../contract/lead.ts';
import { createPersonRecords } from '../../../functions/stores/people/person-records.ts';
import { createFirstLeads } from '../../../functions/stores/repeated-leads/first-leads.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import {
  createTargetFormStore,
  type TargetFormStore,
} from '../../../functions/stores/target-forms/target-form-store.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aClock, aLead, anId, aRecipe, aUser, fingerprintHere } from '../builders.ts';
import { aPost, webhookOn } from '../webhook/webhook-builders.ts';
import { rowLimits, type Clock } from '../builders.ts';
import { dyingAfter } from '../failing-client.ts';
import { startDynamoDb } from '../local-aws.ts';
import { keptLog } from '../log-lines.ts';

type Database = Awaited<ReturnType<typeof startDynamoDb>>;
let db: Database;
let clock: Clock;
let log: ReturnType<typeof keptLog>;
let submissions: SubmissionStore;
let forms: TargetFormStore;
let userId: string;
let erased: string[];
let forgotten: { user: string; id: string; isThere: boolean }[];

beforeAll(async () => {
  db = await startDynamoDb();
});
afterAll(() => db.stop());
beforeEach(() => {
  clock = aClock(new Date(Date.now()).toISOString());
  log = keptLog();
  userId = aUser();
  erased = [];
  forgotten = [];
  submissions = createSubmissionStore({ client: db.client, table: 'submissions', now: clock.now });
  const table = { table: 'targetForms', now: clock.now, newId: anId };
  forms = createTargetFormStore({ ...table, client: db.client });
});

const recordsBy = (fingerprint = fingerprintHere, client = db.client) =>
  createPersonRecords({ client, table: 'people', fingerprint, now: clock.now, logger: log.logger });

interface Sending extends Partial<Lead> {
  key?: string;
  target?: string;
  user?: string;
  people?: Pick<ReturnType<typeof recordsBy>, 'note'>;
}

async function send({ key, target, user = userId, people = recordsBy(), ...lead }: Sending = {}) {
  const { client } = db;
  const webhook = createWebhook(
    webhookOn({
      ...{ client, now: clock.now, logger: log.logger, forms, people },
      firstLeads: createFirstLeads({
        ...{ client, table: 'firstLeads', fingerprint: fingerprintHere, submissions },
        ...{ newToken: anId, wait: () => Promise.resolve(), now: clock.now },
      }),
    }),
  );
  const body = { ...aLead(lead), ...(target && { target }) };
  const by = { userId: user, takesForms: 'true' };
  const answer = await webhook(aPost(by, { body, idempotencyKey: key }));
  const { submissionId = '' } = JSON.parse(answer.body) as { submissionId?: string };
  return { status: answer.statusCode, id: submissionId };
}

const dashboard = (client = db.client, over: Partial<DashboardDependencies> = {}) =>
  aDashboard({
    ...{ db: { ...db, client }, log, now: clock.now, queue: { send: () => Promise.resolve() } },
    submissions: createSubmissionStore({ client, table: 'submissions', now: clock.now }),
    erasePicture: async (key) => void erased.push(key),
    forgetAnswers: async (user, id) => {
      forgotten.push({ user, id, isThere: (await submissions.get(user, id)) !== undefined });
    },
    ...over,
  });

async function ask<Field extends FieldName>(
  field: Field,
  args: object,
  by = userId,
  from = dashboard(),
) {
  return askDashboard(from, { field, args: { ...args }, identity: { sub: by } });
}

async function find(person: { phone?: string; email?: string }, by = userId) {
  const found: string[] = [];
  let nextToken: string | null | undefined;
  do {
    const { data, error } = await ask('findPerson', { ...person, nextToken }, by);
    if (!data) throw new Error(error?.message);
    found.push(...data.items.map(({ id }) => id));
    nextToken = data.nextToken;
  } while (nextToken);
  return found;
}

async function end(id: string, fenced = false) {
  const claim = { userId, id, token: anId() };
  await submissions.claim({ ...claim, ...rowLimits, leaseSeconds: 120 });
  if (fenced) await submissions.fence(fencePassOf(claim));
  const { retentionDays } = rowLimits;
  await submissions.recordFailure({ ...claim, reason: 'blocked', retentionDays });
}

/**
 * Finds the tables with an item that contains one of these texts, such as a user's or a row's id.
 * @returns the tables' names.
 */
async function kept(...texts: string[]): Promise<string[]> {
  const tables = ['submissions', 'idempotency', 'firstLeads', 'people'] as const;
  const found = await Promise.all(
    tables.map(async (table) => {
      const { Items = [] } = await db.client.send(new ScanCommand({ TableName: table }));
      const items = Items.map((item) => JSON.stringify(item));
      return items.some((item) => texts.some((text) => item.includes(text))) ? [table] : [];
    }),
  );
  return found.flat();
}

const claimOf = (id: string) => ({ userId, id, token: 'a', ...rowLimits, leaseSeconds: 120 });

describe("the search for a person's leads", () => {
  test('a person is found by each spelling of phone and e-mail', async () => {
    const { id } = await send();
    const other = await send({ phone: '+44 20 7946 0018', email: 'other@example.com' });
    for (const phone of ['9876543210', '098765 43210', '+91 (98765) 43210', '00919876543210']) {
      expect(await find({ phone })).toEqual([id]);
    }
    expect(await find({ email: 'ASHA@Example.COM ' })).toEqual([id]);
    expect(await find({ phone: '9876543210', email: 'asha@example.com' })).toEqual([id]);
    const both = await find({ phone: '9876543210', email: 'other@example.com' });
    expect(both.sort()).toEqual([id, other.id].sort());
    expect(await find({ phone: '+1 98765 43210' })).toEqual([]);
  });

  test("a search for a person finds only the caller's leads", async () => {
    const { id } = await send();
    expect(await find({ phone: '9876543210' }, aUser())).toEqual([]);
    const answer = await ask('eraseSubmission', { id }, aUser());
    expect(answer.data).toBe(true);
    expect(await submissions.get(userId, id)).toBeDefined();
  });

  test('after a correction a person is found by former values too', async () => {
    const { id } = await send();
    await end(id);
    const lead = aLead({ phone: '+91 90000 00001' });
    await ask('retrySubmission', { id, lead });
    expect(await find({ phone: '9876543210' })).toEqual([id]);
    expect(await find({ phone: '9000000001' })).toEqual([id]);
  });

  test('a search for a person finds leads that are older than the person records', async () => {
    const old = { userId, id: anId(), lead: aLead(), maxAttempts: 5 };
    await submissions.create(old);
    await submissions.create({ ...old, id: anId(), lead: aLead({ phone: '9000000002' }) });
    const { id } = await send();
    expect(await find({ phone: '9876543210' })).toEqual([id, old.id]);
  });

  test('a search for a person finds leads that were stored without a hash', async () => {
    const first = await send();
    const failing = recordsBy(() => Promise.reject(new Error('KMS answered 503')));
    clock.turn(200 * 86_400);
    const { id, status } = await send({ people: failing });
    expect(status).toBe(202);
    expect(await find({ phone: '9876543210' })).toEqual(expect.arrayContaining([first.id, id]));
    expect(JSON.stringify(log.lines)).not.toMatch(/98765|asha@/i);
  });

  test('a search for a person needs a valid phone or e-mail', async () => {
    expect((await ask('findPerson', {})).data?.items).toEqual([]);
    expect((await ask('findPerson', { phone: 'Asha' })).error?.type).toBe('BadRequest');
    expect((await ask('findPerson', { phone: '9876543210', nextToken: 'x' })).error).toMatchObject({
      type: 'BadRequest',
    });
  });
});

describe('the erasure of a submission', () => {
  const byPhone = { by: 'phone', days: 30 } as const;
  async function aForm() {
    const url = 'https://forms.example/';
    const { id } = await forms.create({ userId, name: 'Loans', shortName: 'loans', url });
    const version = { basedOn: undefined, recipe: aRecipe(), customFields: [], note: 'first' };
    await forms.saveRecipe({ userId, formId: id, ...version });
    await forms.setDedupe(userId, id, byPhone);
  }

  test('an erased submission leaves no item in any table and no picture', async () => {
    await aForm();
    const { id } = await send({ key: 'order-1', target: 'loans' });
    await end(id, true);
    clock.turn(30);
    expect(await kept(id)).toEqual(['submissions', 'idempotency', 'firstLeads', 'people']);
    expect((await ask('eraseSubmission', { id })).data).toBe(true);
    expect(await kept(id)).toEqual([]);
    expect(erased).toContain(`screenshots/${userId}/${id}/1.jpg`);
    expect((await ask('eraseSubmission', { id })).data).toBe(true);
  });

  // A callback that began before the row's removal may store its receiver's answer after the
  // removal, so answers are erased twice.
  test('an erasure deletes callbacks’ answers before and after it deletes the row', async () => {
    const { id } = await send();
    await end(id);
    await ask('eraseSubmission', { id });
    expect(forgotten).toEqual([
      { user: userId, id, isThere: true },
      { user: userId, id, isThere: false },
    ]);
    const crash = dashboard(dyingAfter(db.client, 0));
    const { id: second } = await send();
    await end(second);
    forgotten = [];
    expect((await ask('eraseSubmission', { id: second }, userId, crash)).error).toBeDefined();
    expect(forgotten).toEqual([{ user: userId, id: second, isThere: true }]);
    await submissions.remove((await submissions.get(userId, second))!);
    await ask('eraseSubmission', { id: second });
    expect(forgotten.at(-1)).toEqual({ user: userId, id: second, isThere: false });
  });

  /** Corrects the phone of a lead that may have been sent, and lets the lead fail again. */
  async function correct(id: string, phone: string) {
    const row = await submissions.get(userId, id);
    if (!row) throw new Error('There is no row to correct');
    await dashboard().noteSent(row, true);
    const changed = { id, lead: aLead({ phone }), confirmed: true };
    const { error } = await ask('retrySubmission', changed);
    expect(error).toBeUndefined();
    await end(id, true);
  }

  test("after an erasure, new leads may use all of the submission's phone numbers", async () => {
    await aForm();
    const phones = ['+91 98765 43210', '+91 90000 00001', '+91 90000 00002'];
    const { id } = await send({ target: 'loans' });
    await end(id, true);
    for (const phone of phones.slice(1)) await correct(id, phone);
    for (const phone of phones) expect((await send({ phone, target: 'loans' })).status).toBe(409);
    for (const found of await find({ phone: '9000000002' })) {
      await ask('eraseSubmission', { id: found });
    }
    expect(await kept(id)).toEqual([]);
    for (const phone of phones) expect((await send({ phone, target: 'loans' })).status).toBe(202);
  });

  test('after an erasure, a former phone number that another lead uses stays blocked', async () => {
    await aForm();
    const { id } = await send({ target: 'loans' });
    await end(id);
    await ask('retrySubmission', { id, lead: aLead({ phone: '+91 90000 00001' }) });
    const other = await send({ target: 'loans' });
    expect(other.status).toBe(202);
    await ask('eraseSubmission', { id });
    expect(await kept(id)).toEqual([]);
    expect(await send({ target: 'loans' })).toMatchObject({ status: 409, id: other.id });
  });

  test('an erasure deletes former phone hashes even without a current hash', async () => {
    await aForm();
    const { id } = await send({ target: 'loans' });
    await end(id, true);
    await correct(id, '+91 90000 00001');
    await submissions.retry({ userId, id, maxAttempts: 5, confirmed: true, fingerprint: null });
    expect(await submissions.get(userId, id)).not.toHaveProperty('fingerprint');
    await ask('eraseSubmission', { id });
    expect(await kept(id)).toEqual([]);
  });

  test('after any crash, a repeated erasure unblocks the former phone numbers', async () => {
    await aForm();
    for (let steps = 0; ; steps += 1) {
      const phone = `98765${String(10_000 + steps)}`;
      const { id } = await send({ phone, target: 'loans' });
      await end(id, true);
      await correct(id, `90000${String(10_000 + steps)}`);
      const dying = dashboard(dyingAfter(db.client, steps));
      const answer = await ask('eraseSubmission', { id }, userId, dying).catch(() => undefined);
      await ask('eraseSubmission', { id });
      expect((await send({ phone, target: 'loans' })).status).toBe(202);
      if (answer?.data) break;
      expect(steps).toBeLessThan(20);
    }
  });

  test('the erasure of a waiting submission cancels it first', async () => {
    const { id } = await send();
    expect((await ask('eraseSubmission', { id })).data).toBe(true);
    expect(await kept(id)).toEqual([]);
    expect(await submissions.claim({ ...claimOf(id) })).toEqual({ kind: 'missing' });
  });

  test('the erasure of a lead that has just arrived is refused', async () => {
    const { id } = await send({ key: 'order-1' });
    const { error } = await ask('eraseSubmission', { id });
    expect(error?.message).toContain('in half a minute');
    expect(await submissions.get(userId, id)).toMatchObject({ status: 'processing' });
  });

  test('an erasure is refused while the form is being submitted', async () => {
    const { id } = await send();
    await submissions.claim(claimOf(id));
    await submissions.fence(fencePassOf(claimOf(id)));
    expect((await ask('eraseSubmission', { id })).error).toMatchObject({ type: 'Conflict' });
    expect(await submissions.get(userId, id)).toMatchObject({ status: 'processing' });
    expect(erased).toEqual([]);
  });

  test('an erasure waits until a cancelled attempt can store no picture', async () => {
    const { id } = await send();
    await submissions.claim(claimOf(id));
    const first = await ask('eraseSubmission', { id });
    expect(first.error?.message).toContain('in two minutes');
    expect(await submissions.fence(fencePassOf(claimOf(id)))).toBe(false);
    clock.turn(120);
    expect((await ask('eraseSubmission', { id })).data).toBe(true);
    expect(await kept(id)).toEqual([]);
  });

  test('an erasure is refused if a Retry was faster', async () => {
    const { id } = await send();
    await end(id);
    const retries = dashboard(db.client, {
      erasePicture: async () => {
        const row = await submissions.get(userId, id);
        if (row?.status === 'error')
          await submissions.retry({ userId, id, maxAttempts: 5, confirmed: true });
      },
    });
    const answer = await ask('eraseSubmission', { id }, userId, retries);
    expect(answer.error).toMatchObject({ type: 'Conflict' });
    expect(await submissions.get(userId, id)).toMatchObject({ status: 'processing' });
  });

  test('after any crash, a repeated erasure deletes the whole submission', async () => {
    await aForm();
    for (let steps = 0; ; steps += 1) {
      const phone = `98765${String(10_000 + steps)}`;
      const { id } = await send({ phone, key: `order-${steps}`, target: 'loans' });
      await end(id);
      clock.turn(30);
      const dying = dashboard(dyingAfter(db.client, steps));
      const answer = await ask('eraseSubmission', { id }, userId, dying).catch(() => undefined);
      for (const found of await find({ phone })) await ask('eraseSubmission', { id: found });
      clock.turn(3600);
      await ask('forgetPerson', { phone, email: 'asha@example.com' });
      expect(await kept(id)).toEqual([]);
      if (answer?.data) break;
      expect(steps).toBeLessThan(20);
    }
  });

  test('a request that began before the erasure does not restore the submission', async () => {
    let id = '';
    let answer: Awaited<ReturnType<typeof ask<'eraseSubmission'>>> | undefined;
    const note = async () => {
      // A second request with the same Idempotency-Key creates the row, and its lead is sent,
      // before the first request continues.
      ({ id } = await send({ key: 'order-1' }));
      await end(id, true);
      answer = await ask('eraseSubmission', { id });
      return [];
    };
    await send({ key: 'order-1', people: { note } });
    expect(await submissions.get(userId, id)).toMatchObject({ status: 'error', attemptCount: 1 });
    expect(answer?.error).toMatchObject({ type: 'Conflict' });
    expect(answer?.error?.message).toContain('in half a minute');
    clock.turn(30);
    expect((await ask('eraseSubmission', { id })).data).toBe(true);
    expect(await kept(id)).toEqual([]);
  });

  test('an erased submission can be sent again as a new lead', async () => {
    const first = await send({ key: 'order-1' });
    clock.turn(30);
    await ask('eraseSubmission', { id: first.id });
    const again = await send({ key: 'order-1' });
    expect(again.status).toBe(202);
    expect(again.id).not.toBe(first.id);
    expect(await find({ phone: '9876543210' })).toEqual([again.id]);
  });
});
