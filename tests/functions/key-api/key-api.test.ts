/** The lists of the REST API. Each answer must match the OpenAPI document. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleConsent } from '../../../contract/consent.ts';
import type { AuthoriserContext } from '../../../contract/api-key.ts';
import type { FormListAnswer, SubmissionListAnswer } from '../../../contract/list-answers.ts';
import type { RehearsalAnswer } from '../../../contract/rehearsal-answer.ts';
import type { RehearsalReport } from '../../../contract/rehearsal.ts';
import type { RefusalAnswer } from '../../../contract/webhook-answers.ts';
import { createRehearsalStore } from '../../../functions/stores/rehearsals/rehearsal-store.ts';
import { createUserAllowance } from '../../../functions/stores/allowances/user-allowance.ts';
import { undocumented } from '../../contract/openapi-validator.ts';
import { aLead, anId, aRecipe, aUser, rowLimits, userLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';
import { aCall } from '../webhook/webhook-builders.ts';
import { keyApiOn } from './key-api-builders.ts';

const { db, clock, submissions, forms } = await openStores();
let userId: string;
let log: ReturnType<typeof keptLog>;
let keyApi: ReturnType<typeof keyApiOn>;

beforeEach(() => {
  userId = aUser();
  log = keptLog();
  keyApi = keyApiOn({ client: db.client, logger: log.logger, now: clock.now });
});

type Query = Record<string, string>;

async function call<Answer>(
  route: 'GET /submissions' | 'GET /forms' | 'GET /forms/{id}/rehearsal',
  query: Query = {},
  by: Partial<AuthoriserContext> = {},
  id?: string,
) {
  const pathParameters = id === undefined ? null : { id };
  const event = { ...aCall({ userId, scopes: 'read', ...by }, route, query), pathParameters };
  const { statusCode, headers = {}, body: text } = await keyApi(event);
  const body = JSON.parse(text) as Answer & Omit<RefusalAnswer, 'success'>;
  const mediaType = String(headers['Content-Type']);
  const path = route.replace('GET ', '').replace('{id}', '{formId}');
  expect(undocumented({ path, method: 'get', statusCode, mediaType, body })).toEqual([]);
  return { statusCode, headers, body };
}

const list = (query: Query = {}, by?: Parameters<typeof call>[2]) =>
  call<SubmissionListAnswer>('GET /submissions', query, by);
const idsOf = async (query: Query = {}, by?: Parameters<typeof call>[2]) =>
  (await list(query, by)).body.items.map(({ submissionId }) => submissionId);

type Sent = Partial<Parameters<typeof submissions.create>[0]>;
async function create(sent: Sent = {}): Promise<string> {
  const usual = { userId, id: anId(), keyId: 'key', lead: aLead(), maxAttempts: 5 };
  return (await submissions.create({ ...usual, ...sent })).id;
}

const make = (shortName: string) =>
  forms.create({ userId, name: 'Loans', shortName, url: 'https://forms.example/' });

/** Reads all pages of a list, and returns the submission ids of each page. */
async function pagesOf(query: Query): Promise<string[][]> {
  const pages = [];
  let cursor = '';
  do {
    const { body } = await list({ ...query, cursor });
    pages.push(body.items.map(({ submissionId }) => submissionId));
    cursor = body.nextCursor ?? '';
  } while (cursor !== '');
  return pages;
}

describe('the list of submissions', () => {
  test('submissions are listed with their leads, newest first', async () => {
    const form = { formId: anId(), fields: { employer: 'Tata' } };
    const older = await create({ reference: 'CRM-1', consent: sampleConsent, form });
    const newer = await create();
    await create({ userId: aUser() });
    const { body } = await list();
    expect(body.items.map(({ submissionId }) => submissionId)).toEqual([newer, older]);
    expect(body.items[1]).toMatchObject({
      ...{ status: 'processing', retryCount: 0, failureReason: null, lead: aLead() },
      ...{ reference: 'CRM-1', consent: sampleConsent, ...form },
    });
    expect(body).not.toHaveProperty('nextCursor');
    expect(JSON.stringify(body)).not.toMatch(/bodyHash|referenceKey|userId|attempts/);
  });

  test('submissions are filtered by status, form and reference together', async () => {
    const { id: formId } = await make('loans');
    const form = { formId, fields: {} };
    const ofForm = await create({ form, reference: 'A' });
    const ofStage = await create({ reference: 'A' });
    const other = await create({ form, reference: 'a' });
    expect(await idsOf({ form: 'loans' })).toEqual([other, ofForm]);
    expect(await idsOf({ form: formId })).toEqual([other, ofForm]);
    expect(await idsOf({ form: 'stage', reference: 'A' })).toEqual([ofStage]);
    expect(await idsOf({ reference: ' A ' })).toEqual([ofStage, ofForm]);
    expect(await idsOf({ reference: 'A', status: 'error' })).toEqual([]);
    expect(await idsOf({ status: 'processing', form: anId() })).toEqual([]);
    expect(await idsOf({ reference: 'A' }, { userId: aUser() })).toEqual([]);
  });

  test("a key for one form lists only the form's submissions", async () => {
    const bound = await make('mine');
    const other = await make('other');
    const [formId, otherId] = [bound.id, other.id];
    const listed = await create({ form: { formId, fields: {} }, reference: 'A' });
    await create({ form: { formId: otherId, fields: {} }, reference: 'A' });
    await create({ reference: 'A' });
    const key = { onlyItsForm: 'true', formId };
    for (const query of [{}, { form: 'mine' }, { form: formId }, { reference: 'A' }]) {
      expect(await idsOf(query, key)).toEqual([listed]);
    }
    for (const form of ['other', otherId, 'stage', anId()]) {
      expect((await list({ form }, key)).statusCode).toBe(400);
    }
    const formsOf = async (by: Partial<AuthoriserContext>) =>
      (await call<FormListAnswer>('GET /forms', {}, by)).body.items.map(({ id }) => id);
    expect(await formsOf(key)).toEqual([formId]);
    const lost = { onlyItsForm: 'true', formId: '' };
    expect((await list({}, lost)).statusCode).toBe(500);
  });

  test.each([{}, { reference: 'A' }, { status: 'processing' }])(
    'a list with the query %j returns each submission once, in pages',
    async (query: Query) => {
      const ids = [];
      for (let number = 0; number < 5; number += 1) ids.unshift(await create({ reference: 'A' }));
      expect(await pagesOf({ ...query, limit: '2' })).toEqual([
        ids.slice(0, 2),
        ids.slice(2, 4),
        ids.slice(4),
      ]);
    },
  );

  test('a list by reference continues after an erased submission', async () => {
    const ids = [];
    for (let number = 0; number < 3; number += 1) ids.unshift(await create({ reference: 'A' }));
    const { body } = await list({ reference: 'A', limit: '2' });
    const Key = { userId, id: ids[1] };
    await db.client.send(new DeleteCommand({ TableName: 'submissions', Key }));
    const rest = await idsOf({ reference: 'A', cursor: body.nextCursor! });
    expect(rest).toEqual([ids[2]]);
    expect(await idsOf({ reference: 'A' })).toEqual([ids[0], ids[2]]);
  });

  test('the list shows the state of an ended submission as the status route does', async () => {
    const id = await create();
    const claim = { userId, id, token: anId() };
    await submissions.claim({ ...claim, ...rowLimits, leaseSeconds: 120 });
    const { retentionDays } = rowLimits;
    await submissions.recordFailure({ ...claim, reason: 'blocked', retentionDays });
    const { body } = await list({ status: 'error' });
    expect(body.items).toMatchObject([{ submissionId: id, failureReason: 'blocked' }]);
  });

  test("a list's cursor is valid only for its user, list and filter", async () => {
    for (let number = 0; number < 2; number += 1) await create({ reference: 'A' });
    const { nextCursor = '' } = (await list({ limit: '1' })).body;
    const { nextCursor: referenced = '' } = (await list({ limit: '1', reference: 'A' })).body;
    const odd: [Query, { userId?: string }?][] = [
      [{ cursor: nextCursor, status: 'processing' }],
      [{ cursor: nextCursor, reference: 'A' }],
      [{ cursor: referenced }],
      [{ cursor: referenced, reference: 'B' }],
      [{ cursor: nextCursor }, { userId: aUser() }],
      [{ cursor: `${nextCursor}A` }],
      [{ cursor: nextCursor.slice(1) }],
      [{ cursor: 'x'.repeat(201) }],
    ];
    for (const [query, by] of odd) {
      const { statusCode, body } = await list(query, by);
      expect([statusCode, body.details?.[0]?.field]).toEqual([400, 'cursor']);
    }
    expect((await list({ cursor: nextCursor, limit: '7' })).statusCode).toBe(200);
  });

  test.each([
    [{ limit: '0' }, ['limit']],
    [{ limit: '101' }, ['limit']],
    [{ limit: '1e1' }, ['limit']],
    [{ status: 'Success' }, ['status']],
    [{ form: 'nobodys' }, ['form']],
    [{ form: '' }, ['form']],
    [{ 'refrence +919876543210': 'A' }, ['query']],
    [{ reference: '' }, ['reference']],
    [{ reference: '+919876543210\n' + 'x'.repeat(128), limit: '-1' }, ['limit', 'reference']],
  ])('a list with the query %j is refused', async (query: Query, fields) => {
    const { statusCode, body } = await list(query);
    expect(statusCode).toBe(400);
    expect(body.details?.map(({ field }) => field)).toEqual(fields);
    expect(JSON.stringify(body) + log.lines.join()).not.toMatch(/9876|nobodys/);
  });

  test('a query parameter that occurs twice is refused', async () => {
    const event = aCall({ userId, scopes: 'read' }, 'GET /submissions', { status: 'error' });
    const twice = { multiValueQueryStringParameters: { status: ['success', 'error'] } };
    const { statusCode, body } = await keyApi({ ...event, ...twice });
    expect(statusCode).toBe(400);
    expect(body).toContain('status must occur only once');
    const once = { multiValueQueryStringParameters: { status: ['error'] } };
    expect((await keyApi({ ...event, ...once })).statusCode).toBe(200);
  });

  test('a list requested without the scope read is refused before any read', async () => {
    const { statusCode, body } = await list({}, { scopes: 'send status manage' });
    expect([statusCode, body.type]).toEqual([403, '/problems#missing-scope']);
  });

  test('lists have their own rate limit, apart from dashboard calls and leads', async () => {
    const { dashboardBurst } = userLimits;
    const answers = [];
    for (let number = 0; number <= dashboardBurst; number += 1) answers.push(await list());
    const [refused] = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'Retry-After': '1' } });
    const owner = createUserAllowance({
      ...{ client: db.client, table: 'allowances', limits: userLimits, now: clock.now },
      ...{ countOpen: () => Promise.resolve(0), logger: log.logger },
    });
    await owner.takeDashboardCall(userId);
    await owner.takeRequest(userId);
    clock.turn(1);
    expect((await list()).statusCode).toBe(200);
  });

  test("lists leave no sender's reference in the log", async () => {
    await create({ reference: '+919876543210' });
    await idsOf({ reference: '+919876543210' });
    await list({ reference: '+919876543210', status: 'none' });
    expect(log.lines.length).toBeGreaterThan(0);
    expect(log.lines.join()).not.toContain('9876543210');
  });
});

describe('forms', () => {
  test('forms are listed with their questions, newest first', async () => {
    const plain = await make('plain');
    const asking = await make('asking');
    const employer = { name: 'employer', label: 'Employer', type: 'text', required: true } as const;
    await forms.saveRecipe({
      ...{ userId, formId: asking.id, basedOn: undefined, note: 'First' },
      ...{ recipe: aRecipe(), customFields: [{ ...employer, rules: { maxLength: '40' } }] },
    });
    await forms.setDefault(userId, asking.id);
    await forms.setRequiresConsent(userId, plain.id, true);
    const { statusCode, body } = await call<FormListAnswer>('GET /forms');
    expect(statusCode).toBe(200);
    const rest = { name: 'Loans', isDefault: false, requiresConsent: false, questions: [] };
    expect(body.items).toEqual([
      {
        ...rest,
        ...{ id: asking.id, shortName: 'asking', state: 'live', isDefault: true },
        questions: [{ ...employer, rules: { maxLength: '40' } }],
      },
      { ...rest, id: plain.id, shortName: 'plain', state: 'draft', requiresConsent: true },
    ]);
  });

  test('forms of another user are not listed', async () => {
    const other = aUser();
    await forms.create({ userId: other, name: 'L', shortName: 'l', url: 'https://l.example/' });
    expect((await call<FormListAnswer>('GET /forms')).body.items).toEqual([]);
  });
});

describe('the newest rehearsal of a form', () => {
  const rehearsals = createRehearsalStore({
    ...{ client: db.client, table: 'targetForms', now: clock.now, newId: anId },
  });
  const field = (number: number, fill: RehearsalReport['fields'][number]['fill']) => ({
    ...{ number, step: 1, fill, required: true, chosen: true, because: 'its label' },
    signs: { label: `Field ${number}`, name: 'f', id: '', type: 'text', position: number },
    ...{ value: 'Asha Rao', unanswered: fill.kind === 'empty' },
  });
  const report: RehearsalReport = {
    fields: [
      field(1, { kind: 'lead', part: 'fullName' }),
      field(2, { kind: 'custom', name: 'employer' }),
      field(3, { kind: 'fixed', value: 'Yes' }),
      field(4, { kind: 'empty' }),
    ],
    ...{ button: 'Apply', buttons: [], steps: 1, unseen: 'The first step was not passed' },
    ...{ title: 'Loans', origin: 'https://forms.example' },
    drift: [{ kind: 'field_missing', label: 'Age' }],
  };
  const read = (id: string, by?: Parameters<typeof call>[2]) =>
    call<RehearsalAnswer>('GET /forms/{id}/rehearsal', {}, by, id);
  const begin = (formId: string) =>
    rehearsals.request({ userId, formId, sample: aLead(), fields: {} });

  test('the newest rehearsal is returned without its sample values', async () => {
    const { id: formId } = await make('rehearsed');
    expect((await read(formId)).body).toEqual({ success: true, formId });
    const { id } = await begin(formId);
    expect((await read(formId)).body.rehearsal).toMatchObject({ id, state: 'queued' });
    await rehearsals.end({ userId, formId, id }, { report });
    const { statusCode, body } = await read(formId);
    expect(statusCode).toBe(200);
    expect(body.rehearsal).toMatchObject({
      ...{ id, state: 'done', startedBy: 'owner' },
      report: { button: 'Apply', unseen: report.unseen, drift: report.drift },
    });
    const filled = body.rehearsal?.report?.fields.map(({ fill, from }) => [fill, from]);
    expect(filled).toEqual([
      ['lead', 'fullName'],
      ['custom', 'employer'],
      ['fixed', undefined],
      ['empty', undefined],
    ]);
    expect(JSON.stringify(body)).not.toContain('Asha');
  });

  test('a failed rehearsal is returned with its reason', async () => {
    const { id: formId } = await make('failing');
    const { id } = await begin(formId);
    const failure = { reason: 'timeout', message: 'The page did not load.' } as const;
    await rehearsals.end({ userId, formId, id }, { failure });
    expect((await read(formId)).body.rehearsal).toMatchObject({ state: 'failed', failure });
  });

  test('a rehearsal is hidden from other users and from keys of other forms', async () => {
    const { id: formId } = await make('hidden');
    await begin(formId);
    const oneForm = (id: string) => ({ onlyItsForm: 'true', formId: id });
    expect((await read(formId, oneForm(formId))).statusCode).toBe(200);
    const others = [{ userId: aUser() }, oneForm(anId())];
    for (const by of others) expect((await read(formId, by)).statusCode).toBe(404);
    expect((await read('no-id')).statusCode).toBe(404);
  });
});
