/**
 * Tests which leads of one person a form accepts: in sequence, simultaneously and after a crash.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import type { FormDedupe } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { FailureReason } from '../../../contract/submission.ts';
import { refusalSchema, type RefusalAnswer } from '../../../contract/webhook-answers.ts';
import { createFirstLeads } from '../../../functions/stores/repeated-leads/first-leads.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import {
  createTargetFormStore,
  type TargetFormStore,
} from '../../../functions/stores/target-forms/target-form-store.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { aLead, anId, aRecipe, aUser, noLimits, rowLimits, fingerprintHere } from '../builders.ts';
import { aPost, webhookOn } from './webhook-builders.ts';
import { dyingAfter, repeating } from '../failing-client.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const DAY = 86_400;
const { db, clock, submissions } = await openStores();
let log: ReturnType<typeof keptLog>;
let forms: TargetFormStore;
let userId: string;
let takesForms: string;
let givenBack: number;

beforeEach(() => {
  log = keptLog();
  userId = aUser();
  takesForms = 'true';
  givenBack = 0;
  const table = { table: 'targetForms', now: clock.now, newId: anId };
  forms = createTargetFormStore({ ...table, client: db.client });
});

async function aForm(dedupe?: FormDedupe, shortName = 'loans', owner = userId) {
  const url = 'https://forms.example/';
  const { id } = await forms.create({ userId: owner, name: 'Loans', shortName, url });
  const version = { basedOn: undefined, recipe: aRecipe(), customFields: [], note: 'first' };
  await forms.saveRecipe({ userId: owner, formId: id, ...version });
  return forms.setDedupe(owner, id, dedupe);
}
const byPhone: FormDedupe = { by: 'phone', days: 30 };

interface Sending {
  lead?: Partial<Lead>;
  key?: string;
  client?: DynamoDBDocumentClient;
  user?: string;
  [member: string]: unknown;
}

async function send({ lead, key, client = db.client, user = userId, ...members }: Sending = {}) {
  const rows = createSubmissionStore({ client, table: 'submissions', now: clock.now });
  const webhook = createWebhook(
    webhookOn({
      ...{ client, now: clock.now, logger: log.logger, forms },
      allowance: { ...noLimits, giveLeadBack: () => void (givenBack += 1) },
      firstLeads: createFirstLeads({
        client,
        table: 'firstLeads',
        fingerprint: fingerprintHere,
        submissions: rows,
        newToken: anId,
        wait: (milliseconds) => wait(milliseconds / 20),
        now: clock.now,
      }),
    }),
  );
  const body = { ...aLead(lead), target: 'loans', ...members };
  const answer = await webhook(aPost({ userId: user, takesForms }, { body, idempotencyKey: key }));
  const json = JSON.parse(answer.body) as RefusalAnswer & { submissionId: string };
  return { status: answer.statusCode, headers: answer.headers, json, id: json.submissionId };
}

/** Runs one attempt of the lead, and records its outcome. */
async function end(id: string, outcome: 'success' | FailureReason, fenced = outcome === 'success') {
  const claim = { userId, id, token: anId() };
  const { retentionDays } = rowLimits;
  await submissions.claim({ ...claim, ...rowLimits, leaseSeconds: 120 });
  if (fenced) await submissions.fence(fencePassOf(claim));
  const recorded =
    outcome === 'success'
      ? submissions.recordSuccess({ ...claim, retentionDays })
      : submissions.recordFailure({ ...claim, reason: outcome, retentionDays });
  expect(await recorded).toBe(true);
}

describe('a second lead of a person', () => {
  test("a person's second lead is refused with the first lead's id", async () => {
    await aForm(byPhone);
    const first = await send();
    const second = await send({ lead: { name: 'Someone Else', phone: '098765-43210' } });
    expect([first.status, second.status]).toEqual([202, 409]);
    expect(second.json).toEqual({
      success: false,
      error: 'A lead with the same phone number came to this form within the last 30 days.',
      code: 'duplicate_lead',
      submissionId: first.id,
      type: '/problems#duplicate-lead',
      title: 'The form has a lead of this person',
      detail: second.json.error,
    });
    expect(refusalSchema.safeParse(second.json).success).toBe(true);
    expect(second.headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
    expect(givenBack).toBe(1);
    expect((await submissions.list({ userId })).items).toHaveLength(1);
    expect(log.lines.join()).not.toMatch(/98765|43210|Someone|Asha/);
  });

  test.each([
    ['has another phone', { lead: { phone: '+91 98765 43211' } }],
    ['goes to a form that takes all', { target: 'other' }],
  ])("a person's second lead is accepted if it %s", async (_, second) => {
    await aForm(byPhone);
    await aForm(undefined, 'other');
    expect((await send()).status).toBe(202);
    expect((await send(second)).status).toBe(202);
  });

  test("other forms and other users accept the person's second lead", async () => {
    await aForm(byPhone);
    await aForm(byPhone, 'other');
    const other = aUser();
    await aForm(byPhone, 'loans', other);
    const answers = [await send(), await send({ target: 'other' }), await send({ user: other })];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await send({ target: 'other' })).id).toBe(answers[1]?.id);
  });

  test("a form can recognise a person's second lead by e-mail", async () => {
    await aForm({ by: 'email', days: 1 });
    const first = await send();
    const second = await send({ lead: { email: ' ASHA@Example.com', phone: '+44 20 7946 0958' } });
    expect([second.status, second.id]).toEqual([409, first.id]);
    expect(second.json.error).toContain('the same e-mail address');
    expect(second.json.error).toContain('within the last day.');
    expect((await send({ lead: { email: 'asha+1@example.com' } })).status).toBe(202);
  });

  test("a person's second lead is accepted after the form's dedupe period", async () => {
    const { id: formId } = await aForm({ by: 'phone', days: 365 });
    await send();
    clock.turn(365 * DAY - 1);
    expect((await send()).status).toBe(409);
    clock.turn(1);
    expect((await send()).status).toBe(202);
    clock.turn(2 * DAY);
    await forms.setDedupe(userId, formId, { by: 'phone', days: 2 });
    expect((await send()).status).toBe(202);
  });

  test("a form's new dedupe setting ignores leads sent earlier", async () => {
    const { id: formId } = await aForm();
    await send();
    await forms.setDedupe(userId, formId, byPhone);
    const second = await send();
    expect(second.status).toBe(202);
    expect((await send()).id).toBe(second.id);
    await forms.setDedupe(userId, formId, undefined);
    expect((await send()).status).toBe(202);
  });
});

describe('simultaneous equal leads', () => {
  const equal = (length: number, sending: Sending = {}) =>
    Promise.all(Array.from({ length }, () => send(sending)));

  async function expectOneOf(answers: Awaited<ReturnType<typeof send>>[]) {
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(answers.length - 1);
    expect(new Set(refused.map(({ id }) => id))).toEqual(new Set([accepted[0]?.id]));
  }

  test('100 simultaneous equal leads become one lead and 99 duplicates', async () => {
    await aForm(byPhone);
    await expectOneOf(await equal(100));
    expect((await submissions.list({ userId })).items).toHaveLength(1);
  });

  test('of simultaneous equal leads, only one replaces a failed lead', async () => {
    await aForm(byPhone);
    const { id } = await send();
    await end(id, 'captcha');
    await expectOneOf(await equal(30));
    expect((await submissions.list({ userId })).items).toHaveLength(2);
  });

  test('equal leads with one Idempotency-Key are repeats, not duplicates', async () => {
    await aForm(byPhone);
    const answers = await equal(20, { key: 'k' });
    expect(new Set(answers.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect((await submissions.list({ userId })).items).toHaveLength(1);
  });
});

describe('the first lead of a person', () => {
  test.each<['success' | FailureReason, boolean, number]>([
    ['success', true, 409],
    ['outcome_unknown', true, 409],
    ['blocked', true, 409],
    ['already_submitted', false, 409],
    ['blocked', false, 202],
    ['validation_refused', false, 202],
  ])(
    'after a first lead ended (%s, sent: %s), the second gets status %s',
    async (outcome, fenced, status) => {
      await aForm(byPhone);
      const first = await send();
      await end(first.id, outcome, fenced);
      expect((await send()).status).toBe(status);
    },
  );

  test('a first lead that was cancelled or not received is ignored', async () => {
    await aForm(byPhone);
    const first = await send();
    await submissions.cancel({ userId, id: first.id, retentionDays: 30 });
    const second = await send();
    expect(second.status).toBe(202);
    await end(second.id, 'no_confirmation', true);
    expect((await send()).status).toBe(409);
    await submissions.decide({ userId, id: second.id, wentIn: false });
    expect((await send()).status).toBe(202);
  });

  test("after a first lead's phone is corrected, the old phone is accepted", async () => {
    await aForm(byPhone);
    const first = await send();
    await end(first.id, 'validation_refused');
    const lead = aLead({ phone: '+91 91234 56789' });
    await submissions.retry({ userId, id: first.id, maxAttempts: 5, lead });
    expect((await send()).status).toBe(202);
  });
});

describe('an Idempotency-Key and repeated leads', () => {
  test("an Idempotency-Key returns the first answer, whatever the lead's outcome", async () => {
    await aForm(byPhone);
    const first = await send({ key: 'k' });
    const expectReplay = async () => {
      const repeat = await send({ key: 'k' });
      expect([repeat.status, repeat.id]).toEqual([202, first.id]);
      expect(repeat.headers).toMatchObject({ 'Idempotent-Replayed': 'true' });
    };
    await expectReplay();
    await end(first.id, 'captcha');
    await expectReplay();
    expect((await send({ key: 'other' })).status).toBe(202);
    await expectReplay();
    expect((await send({ key: 'k', lead: { city: 'Delhi' } })).json).not.toHaveProperty('code');
  });

  test('an Idempotency-Key of a refused duplicate can be used again', async () => {
    await aForm(byPhone);
    await send();
    expect((await send({ key: 'k' })).status).toBe(409);
    expect((await send({ key: 'k' })).status).toBe(409);
    const allowed = await send({ key: 'k', allowDuplicate: true });
    expect(allowed.status).toBe(202);
    expect(allowed.headers).not.toHaveProperty('Idempotent-Replayed');
    expect((await send({ key: 'k', allowDuplicate: true })).id).toBe(allowed.id);
    expect((await send({ key: 'k' })).json).not.toHaveProperty('code');
  });

  test('a repeat that adds allowDuplicate conflicts only if it is true', async () => {
    await aForm();
    const first = await send({ key: 'k' });
    expect((await send({ key: 'k', allowDuplicate: false })).id).toBe(first.id);
    expect((await send({ key: 'k', allowDuplicate: true })).status).toBe(409);
  });
});

describe('the member allowDuplicate', () => {
  test('allowDuplicate accepts a repeated lead and keeps the first lead', async () => {
    await aForm(byPhone);
    const first = await send();
    const second = await send({ allowDuplicate: true });
    expect(second.status).toBe(202);
    expect(await submissions.get(userId, second.id)).toMatchObject({ duplicateAllowed: true });
    expect((await send()).id).toBe(first.id);
  });

  test("a person's only lead counts as first despite allowDuplicate", async () => {
    await aForm(byPhone);
    const first = await send({ allowDuplicate: true });
    expect(await send()).toMatchObject({ status: 409, id: first.id });
  });

  test.each(['true', 1, null, {}, []])(
    'a lead whose allowDuplicate is %j is refused',
    async (allowDuplicate) => {
      await aForm(byPhone);
      const { status, json } = await send({ allowDuplicate });
      expect(status).toBe(400);
      expect(json.details).toEqual([
        { field: 'allowDuplicate', message: 'allowDuplicate must be true or false' },
      ]);
    },
  );

  test('API keys from before forms existed ignore allowDuplicate', async () => {
    const { id } = await aForm(byPhone);
    await forms.setDefault(userId, id);
    takesForms = '';
    expect((await send({ allowDuplicate: 'yes' })).status).toBe(202);
    expect((await send({ allowDuplicate: true })).status).toBe(409);
  });
});

describe('a process that dies while a lead is accepted', () => {
  test.each([0, 1])(
    'a crash after %s writes blocks the person for only one minute',
    async (writes) => {
      await aForm(byPhone);
      const client = dyingAfter(db.client, writes);
      expect((await send({ client })).status).toBe(500);
      const soon = await send();
      if (writes === 0) expect(soon.status).toBe(202);
      else {
        // The answer is not "duplicate", because the dead process may never store the first lead.
        expect(soon).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
        clock.turn(60);
        const later = await send();
        expect(later.status).toBe(202);
        expect((await send()).id).toBe(later.id);
      }
      expect((await submissions.list({ userId })).items).toHaveLength(1);
    },
  );

  test.each([0, 1, 2, 3])(
    'a repeat completes a lead whose process died after %s writes',
    async (writes) => {
      await aForm(byPhone);
      await send({ key: 'k', client: dyingAfter(db.client, writes) });
      for (const seconds of [0, 45, 90]) {
        clock.turn(seconds);
        expect((await send({ key: 'k' })).status).toBe(202);
      }
      expect((await send()).status).toBe(409);
      expect((await submissions.list({ userId })).items).toHaveLength(1);
    },
  );

  test('a lead re-sent to another form after a crash counts only there', async () => {
    await aForm(byPhone, 'one');
    await aForm(byPhone, 'other');
    const client = dyingAfter(db.client, 2);
    expect((await send({ key: 'k', target: 'other', client })).status).toBe(500);
    const sent = await send({ key: 'k', target: 'one' });
    expect(sent.status).toBe(202);
    expect((await send({ target: 'one' })).id).toBe(sent.id);
    expect((await send({ target: 'other' })).status).toBe(202);
  });

  test('after a crash, either the repeat or an equal lead is accepted', async () => {
    await aForm(byPhone);
    await send({ key: 'k', client: dyingAfter(db.client, 2) });
    clock.turn(61);
    const [repeat, other] = await Promise.all([send({ key: 'k' }), send()]);
    expect([repeat.status, other.status].sort()).toEqual([202, 409]);
    expect(repeat.id).toBe(other.id);
  });
});

test('a lead whose writes are repeated is not its own duplicate', async () => {
  await aForm(byPhone);
  const first = await send({ client: repeating(db.client) });
  expect(first.status).toBe(202);
  expect(await send()).toMatchObject({ status: 409, id: first.id });
});

test('a first lead’s item contains no person, form or user', async () => {
  const { id } = await aForm(byPhone);
  const first = await send();
  const { Items = [] } = await db.client.send(new ScanCommand({ TableName: 'firstLeads' }));
  const item = Items.find(({ submissionId }) => submissionId === first.id);
  expect(Object.keys(item ?? {}).sort()).toEqual(
    ['expiresAt', 'id', 'rowVersion', 'since', 'submissionId', 'token'].sort(),
  );
  expect(JSON.stringify(item)).not.toMatch(new RegExp(`9876543210|${id}|${userId}`));
});
