import { beforeEach, describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../contract/errors.ts';
import { bulkSchema, type BulkAnswer } from '../../../contract/webhook-answers.ts';
import { maxBulkBytes, maxBulkLeads } from '../../../contract/webhook-limits.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import type { SubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { turnsOf } from '../../../functions/webhook/turns-of-leads.ts';
import { createWebhook, type WebhookDependencies } from '../../../functions/webhook/webhook.ts';
import { aLead, aUser, noForms, noLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';
import { aPost, queueThat, webhookOn } from './webhook-builders.ts';

const { db, clock, submissions } = await openStores();
let log: ReturnType<typeof keptLog>;
let dependencies: WebhookDependencies;
let userId: string;
let queued: string[];

beforeEach(() => {
  log = keptLog();
  userId = aUser();
  queued = [];
  dependencies = webhookOn({
    ...{ client: db.client, now: clock.now, logger: log.logger },
    queue: queueThat(async ({ submissionId }) => void queued.push(submissionId)),
  });
});

const keyed = (key: string, changes: object = {}) => ({
  ...aLead(),
  idempotencyKey: key,
  ...changes,
});

async function send(
  body: unknown,
  event: Partial<RestEvent> = {},
  changes: Partial<WebhookDependencies> = {},
) {
  const answer = await createWebhook({ ...dependencies, ...changes })({
    ...aPost({ userId }, { body: body as object | string }),
    resource: '/leads',
    ...event,
  });
  const json = JSON.parse(answer.body) as Record<string, unknown>;
  return { status: answer.statusCode, headers: answer.headers, json };
}

async function results(leads: unknown, changes: Partial<WebhookDependencies> = {}) {
  const { status, json } = await send({ leads }, {}, changes);
  expect(status).toBe(207);
  expect(bulkSchema.safeParse(json).error).toBeUndefined();
  return (json as BulkAnswer).results;
}

const statuses = (all: BulkAnswer['results']) => all.map(({ httpStatus }) => httpStatus);
const idOf = ({ body }: BulkAnswer['results'][number]) => body.submissionId ?? '';

describe('a call with many leads', () => {
  test('many leads get results in the order of the leads', async () => {
    const leads = Array.from({ length: maxBulkLeads }, (_, place) => keyed(`k${place}`));
    const all = await results(leads);
    expect(all.map(({ index }) => index)).toEqual([...leads.keys()]);
    expect(new Set(statuses(all))).toEqual(new Set([202]));
    expect(all[0]?.body).toMatchObject({ success: true, status: 'processing' });
    expect(new Set(all.map(idOf)).size).toBe(maxBulkLeads);
    expect(queued.toSorted()).toEqual(all.map(idOf).toSorted());
  });

  test('many leads are accepted even if the queue is down', async () => {
    const queue = queueThat(() => Promise.reject(new Error('no queue')));
    const all = await results([keyed('a'), keyed('b')], { queue });
    expect(statuses(all)).toEqual([202, 202]);
    for (const one of all) expect(log.lines.join()).toContain(idOf(one));
  });

  test('a repeated call gets the same submission ids', async () => {
    const leads = [keyed('a'), keyed('b')];
    const first = await results(leads);
    const again = await results(leads);
    expect(again.map(idOf)).toEqual(first.map(idOf));
    expect(again[0]?.headers).toEqual({ 'Idempotent-Replayed': 'true' });
    expect(first[0]).not.toHaveProperty('headers');
    expect(queued).toHaveLength(2);
  });

  test('a repeat of an interrupted call gets the same ids', async () => {
    const leads = Array.from({ length: 30 }, (_, place) => keyed(`cut${place}`));
    let created = 0;
    const cut: Pick<SubmissionStore, 'create' | 'get'> = {
      get: (...ids) => submissions.get(...ids),
      create: async (row) => {
        created += 1;
        if (created > 12) throw new Error('The connection was cut');
        return submissions.create(row);
      },
    };
    const first = await results(leads, { submissions: cut });
    expect(statuses(first).filter((status) => status === 202)).toHaveLength(12);
    expect(statuses(first).filter((status) => status === 500)).toHaveLength(18);
    const again = await results(leads);
    expect(new Set(statuses(again))).toEqual(new Set([202]));
    const ids = first.map(idOf).filter(Boolean);
    expect(again.map(idOf)).toEqual(expect.arrayContaining(ids));
    expect((await submissions.list({ userId, limit: 100 })).items).toHaveLength(30);
  });

  test('equal leads with one Idempotency-Key become one lead, others conflict', async () => {
    const [first, same, other] = await results([
      keyed('one'),
      keyed('one'),
      keyed('one', { city: 'Nagpur' }),
    ]);
    expect([first?.httpStatus, same?.httpStatus, other?.httpStatus]).toEqual([202, 202, 409]);
    expect(same && idOf(same)).toBe(first && idOf(first));
    expect(other?.body).toMatchObject({ type: '/problems#conflict' });
  });

  test('the leads of one call share one read of the forms', async () => {
    const read: string[] = [];
    const forms = {
      ...noForms,
      readSettings: (owner: string) => {
        read.push(owner);
        return read.length === 1 ? Promise.reject(new Error('The table')) : Promise.resolve({});
      },
    };
    const leads = Array.from({ length: 30 }, (_, place) => keyed(`forms${place}`));
    const first = await results(leads, { forms });
    expect(new Set(statuses(first))).toEqual(new Set([500, 202]));
    expect(statuses(await results(leads, { forms }))).toEqual(Array(30).fill(202));
    expect(read).toEqual([userId, userId, userId]);
  });

  test('all accepted leads of a call are counted in one step', async () => {
    const counted: unknown[] = [];
    const countSubmission = (...count: unknown[]) => {
      counted.push(count);
      return Promise.resolve();
    };
    const leads = [keyed('c1'), keyed('c2'), keyed('c3', { phone: 'none' })];
    await results(leads, { countSubmission });
    await results(leads, { countSubmission });
    expect(counted).toEqual([['hash', 2]]);
    const failing = () => Promise.reject(new Error('The table'));
    const [last] = await results([keyed('c4')], { countSubmission: failing });
    expect(last?.httpStatus).toBe(202);
  });

  test('only the lead that is nested too deeply is refused', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const [first, other] = [JSON.stringify(keyed('deep')), JSON.stringify(keyed('flat'))];
    const body = `{"leads":[${first.replace('{', `{"more":${deep},`)},${other}]}`;
    const { json } = await send(body);
    expect(statuses((json as BulkAnswer).results)).toEqual([400, 202]);
  });

  test('leads that share a person or Idempotency-Key are accepted in sequence', () => {
    const of = (index: number, key: string, phone: string, email: string) => ({
      ...{ index, key, json: { phone, email } },
    });
    const turns = turnsOf([
      of(0, 'a', '+91 98765 43210', 'a@mail.example'),
      of(1, 'b', '+91 98765 43211', 'b@mail.example'),
      of(2, 'c', '098765-43210', 'c@mail.example'),
      of(3, 'd', '+91 98765 43213', 'B@mail.example'),
      of(4, 'c', '+91 98765 43214', 'e@mail.example'),
      of(5, 'f', '+91 98765 43215', 'f@mail.example'),
      // This lead has the phone of lead 4 and the e-mail of lead 1, so all leads that share a value
      // with one of them form one group.
      of(6, 'g', '+91 98765 43214', 'b@mail.example'),
      { index: 7, key: undefined, json: null },
      { index: 8, key: undefined, json: { phone: 5, email: '' } },
    ]);
    const places = turns.map((turn) => turn.map(({ index }) => index));
    expect(places).toEqual([[5], [0, 1, 2, 3, 4, 6], [7], [8]]);
  });

  test('single and bulk calls share their Idempotency-Keys', async () => {
    const [many] = await results([keyed('shared')]);
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'shared' };
    const one = await send(aLead(), { resource: '/process-lead', headers });
    expect([one.status, one.json['submissionId']]).toEqual([202, many && idOf(many)]);
  });

  test('a refused or failed lead does not stop other leads', async () => {
    const failing = {
      ...submissions,
      create: (row: Parameters<SubmissionStore['create']>[0]) =>
        row.lead.city === 'Fail' ? Promise.reject(new Error('The table')) : submissions.create(row),
    };
    const all = await results(
      [
        keyed('1', { phone: 'none' }),
        'no lead',
        null,
        aLead(),
        keyed(''),
        keyed('x'.repeat(256)),
        keyed('ü'),
        keyed('2', { city: 'Fail' }),
        keyed('3', { name: 'é'.repeat(9000) }),
        keyed('4'),
      ],
      { submissions: failing },
    );
    expect(statuses(all)).toEqual([400, 400, 400, 400, 400, 400, 400, 500, 413, 202]);
    expect(all[0]?.body).toMatchObject({ details: [{ field: 'phone' }] });
    expect(all[3]?.body).toMatchObject({ details: [{ field: 'idempotencyKey' }] });
    expect(queued).toHaveLength(1);
    expect(log.lines.join()).not.toContain('Asha');
  });

  test("leads not stored before the call's time ends get 500", async () => {
    const slow = {
      ...submissions,
      create: (row: Parameters<SubmissionStore['create']>[0]) => {
        clock.turn(1000);
        return submissions.create(row);
      },
    };
    const leads = Array.from({ length: 40 }, (_, place) => keyed(`slow${place}`));
    const all = await results(leads, { submissions: slow });
    const done = statuses(all).filter((status) => status === 202).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(40);
    expect(statuses(all).filter((status) => status === 500)).toHaveLength(40 - done);
    const again = await results(leads);
    expect(new Set(statuses(again))).toEqual(new Set([202]));
    expect(await submissions.list({ userId, limit: 100 })).toMatchObject({ items: { length: 40 } });
  });
});

describe("the user's allowance for a call with many leads", () => {
  const limited = (requests: number, leads = Infinity): WebhookDependencies['allowance'] => ({
    ...noLimits,
    takeRequest: () => {
      requests -= 1;
      if (requests < 0) return Promise.reject(new Refusal('rate_limited', 'Too many', [], 3));
      return Promise.resolve();
    },
    takeLead: () => {
      leads -= 1;
      if (leads < 0) return Promise.reject(new Refusal('rate_limited', 'Too many today', [], 60));
      return Promise.resolve();
    },
  });
  const three = [keyed('a1'), keyed('a2'), keyed('a3')];

  test('each lead of a call counts as one request', async () => {
    const all = await results(three, { allowance: limited(2) });
    expect(statuses(all)).toEqual([202, 202, 429]);
    expect(all[2]).toMatchObject({ headers: { 'Retry-After': '3' }, body: { error: 'Too many' } });
  });

  test('the whole call gets 429 when the allowance is exhausted', async () => {
    const none = await send({ leads: three }, {}, { allowance: limited(0) });
    expect([none.status, none.headers?.['Retry-After']]).toEqual([429, '3']);
    const noLead = await send({ leads: three }, {}, { allowance: limited(9, 0) });
    expect([noLead.status, noLead.headers?.['Retry-After']]).toEqual([429, '60']);
    expect(queued).toEqual([]);
  });
});

describe('a call with many leads that is not valid', () => {
  test.each([
    ['no JSON', '{', 400],
    ['a list', [keyed('a')], 400],
    ['no leads', {}, 400],
    ['leads that are no list', { leads: keyed('a') }, 400],
    ['an empty list', { leads: [] }, 400],
    ['more leads than 100', { leads: Array.from({ length: 101 }, (_, n) => keyed(`${n}`)) }, 400],
    ['more than 1 MB', { leads: [keyed('a')], rest: 'x'.repeat(maxBulkBytes) }, 413],
  ])('a call with %s stores no lead', async (_title, body, expected) => {
    const { status, json } = await send(body);
    expect([status, json['success']]).toEqual([expected, false]);
    expect(queued).toEqual([]);
  });

  test('refusals are RFC 9457 problems if the Accept header requests them', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/problem+json' };
    const { json } = await send({ leads: [keyed('a', { phone: 'none' })] }, { headers });
    const [first] = bulkSchema.parse(json).results;
    expect(first).toMatchObject({ httpStatus: 400, body: { status: 400 } });
  });

  test('a call whose content type is not JSON is refused', async () => {
    const headers = { 'content-type': 'text/csv' };
    expect((await send({ leads: [keyed('a')] }, { headers })).status).toBe(415);
  });
});
