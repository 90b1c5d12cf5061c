import { beforeEach, describe, expect, test } from '@jest/globals';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { leadFields } from '../../../contract/lead.ts';
import { problemSchema } from '../../../contract/webhook-answers.ts';
import {
  createKeyUseNote,
  createSubmissionCount,
} from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { timeOfId } from '../../../functions/stores/submissions/newest-rows.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import { createWebhook, type WebhookDependencies } from '../../../functions/webhook/webhook.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { aPost as buildPost, aStatusRequest, queueThat, webhookOn } from './webhook-builders.ts';
import { openQueue } from '../open-queue.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock, submissions } = await openStores();
const queue = await openQueue();
let log: ReturnType<typeof keptLog>;
let dependencies: WebhookDependencies;
let userId: string;

beforeEach(async () => {
  log = keptLog();
  userId = aUser();
  await queue.receive();
  dependencies = webhookOn({
    ...{ client: db.client, now: clock.now, logger: log.logger },
    queue: createLeadQueue({ client: queue.client, queueUrl: queue.queueUrl }),
    noteKeyUse: createKeyUseNote({ client: db.client, table: 'apiKeyLookup', now: clock.now }),
    countSubmission: createSubmissionCount({ client: db.client, table: 'apiKeyLookup' }),
  });
});

const authorizer = () => ({
  ...{ userId, keyId: 'key', keyHash: `hash of ${userId}` },
  ...{ expiresAt: '', formId: '', takesForms: '' },
});
const aPost = (changes: Partial<RestEvent> = {}): RestEvent => ({
  ...buildPost(authorizer()),
  ...changes,
});

async function ask(event: RestEvent, changes: Partial<WebhookDependencies> = {}) {
  const {
    statusCode,
    headers = {},
    body,
  } = await createWebhook({ ...dependencies, ...changes })(event);
  const json = JSON.parse(body) as Record<string, unknown>;
  return { statusCode, headers, json, submissionId: String(json['submissionId']) };
}

const postWithKey = (key: string, lead: object = aLead()) =>
  aPost({
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(lead),
  });

describe('the acceptance of a lead', () => {
  test('a lead is accepted, stored and queued', async () => {
    const { statusCode, headers, json, submissionId } = await ask(aPost());
    expect(statusCode).toBe(202);
    expect(json).toEqual({
      success: true,
      submissionId,
      status: 'processing',
      message: 'Lead received and processing started',
    });
    expect(headers).toMatchObject({
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Idempotent-Replayed, Retry-After',
    });
    expect(await submissions.get(userId, submissionId)).toMatchObject({
      ...aLead(),
      attemptBudget: 5,
    });
    expect(await queue.receive()).toEqual([{ userId, submissionId }]);
  });

  test('a lead may be base64-encoded and may contain numeric strings', async () => {
    const lead = { ...aLead(), name: '  Zoë Ørsted ', loanAmount: ' 2500.5 ' };
    const body = Buffer.from(JSON.stringify(lead)).toString('base64');
    const headers = { 'CONTENT-TYPE': 'Application/JSON; charset=utf-8' };
    const { statusCode, submissionId } = await ask(aPost({ headers, body, isBase64Encoded: true }));
    expect(statusCode).toBe(202);
    const row = await submissions.get(userId, submissionId);
    expect(row).toMatchObject({ name: 'Zoë Ørsted', loanAmount: 2500.5 });
  });

  test('a lead is accepted even if the queue is down', async () => {
    const down = queueThat(() => Promise.reject(new Error('no queue')));
    const { statusCode, submissionId } = await ask(aPost(), { queue: down });
    expect(statusCode).toBe(202);
    expect(await submissions.get(userId, submissionId)).toBeDefined();
    expect(log.lines.join()).toContain('the reconciler will send it');
  });

  test('the last use of an API key is stored once a minute', async () => {
    const { keyHash } = authorizer();
    const Item = { keyHash, userId, keyId: 'key' };
    await db.client.send(new PutCommand({ TableName: 'apiKeyLookup', Item }));
    const lastUse = async () => {
      const { Items } = await db.client.send(new ScanCommand({ TableName: 'apiKeyLookup' }));
      return Items?.find((item) => item['keyHash'] === keyHash)?.['lastUsedAt'] as unknown;
    };
    const first = clock.now().toISOString();
    await ask(aPost());
    clock.turn(59);
    await ask(aPost());
    expect(await lastUse()).toBe(first);
    clock.turn(1);
    await ask(aPost());
    expect(await lastUse()).toBe(clock.now().toISOString());
  });

  test("a lead is accepted even if storing the key's use fails", async () => {
    const noteKeyUse = () => Promise.reject(new Error('no table'));
    expect((await ask(aPost(), { noteKeyUse })).statusCode).toBe(202);
  });
});

describe('the refusal of a lead', () => {
  const big = JSON.stringify({ ...aLead(), name: 'é'.repeat(8192) });
  const cases: [string, Partial<RestEvent>, number][] = [
    ['of another content type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['without a content type', { headers: {} }, 415],
    ['over 16 KB in bytes', { body: big }, 413],
    ['of malformed JSON', { body: '{"name": "Asha Rao"' }, 400],
    ['without a body', { body: null }, 400],
    ['that is an array', { body: '[]' }, 400],
    ['that is null', { body: 'null' }, 400],
    ['by another method', { httpMethod: 'PUT' }, 404],
  ];
  test.each(cases)(
    'no data is stored of a refused lead: a lead %s',
    async (_title, changes, expected) => {
      const { statusCode, headers, json } = await ask(aPost(changes));
      expect(statusCode).toBe(expected);
      expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
      expect(json).toMatchObject({ success: false, error: expect.any(String) });
      expect((await submissions.list({ userId })).items).toEqual([]);
      expect(await queue.receive()).toEqual([]);
      expect(log.lines.join()).not.toContain('Asha');
    },
  );

  test('a refusal is an RFC 9457 problem; Accept decides its type', async () => {
    const requestContext = { ...aPost().requestContext, requestId: 'b1f7' };
    const askFor = (accept: Record<string, string>) =>
      ask(aPost({ headers: { 'Content-Type': 'text/plain', ...accept }, requestContext }));
    const members = {
      success: false,
      error: 'Content-Type must be application/json.',
      type: '/problems#unsupported-media-type',
      title: 'The body is not declared as JSON',
      detail: 'Content-Type must be application/json.',
      instance: 'urn:uuid:b1f7',
    };
    const refused = 'application/json, application/problem+json; q=0.000';
    for (const accept of [
      {},
      { Accept: '*/*' },
      { accept: 'application/json, application/*' },
      { Accept: refused },
    ]) {
      const { headers, json } = await askFor(accept);
      expect([headers['Content-Type'], json]).toEqual(['application/json', members]);
    }
    const { headers, json } = await askFor({ ACCEPT: 'text/html, Application/Problem+JSON;q=0.9' });
    expect(headers['Content-Type']).toBe('application/problem+json');
    expect(json).toEqual({ ...members, status: 415 });
    expect(problemSchema.safeParse(json).success).toBe(true);
  });

  test.each(leadFields)('a refusal names the field %s once', async (field) => {
    for (const value of [undefined, null, {}, [], '', 'x\u0000y', -1]) {
      const body = JSON.stringify({ ...aLead(), [field]: value });
      const { statusCode, json } = await ask(aPost({ body }));
      expect(statusCode).toBe(400);
      expect(json['details']).toEqual([{ field, message: expect.stringContaining(field) }]);
    }
  });

  test('a refusal lists every field that is wrong', async () => {
    const { json } = await ask(aPost({ body: '{}' }));
    const fields = (json['details'] as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(leadFields);
  });

  test('a lead with an expired API key gets 403', async () => {
    const expiresAt = clock.now().toISOString();
    const event = buildPost({ ...authorizer(), expiresAt });
    expect((await ask(event)).statusCode).toBe(403);
  });

  test('an answer with status 500 reveals no internal details', async () => {
    const broken = { ...submissions, create: () => Promise.reject(new Error('secret detail')) };
    const { statusCode, json, headers } = await ask(aPost(), { submissions: broken });
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
    expect(JSON.stringify(json)).not.toContain('secret');
    expect(log.lines.join()).toContain('secret detail');
  });
});

describe('the answers to requests with an Idempotency-Key', () => {
  test('an Idempotency-Key replays the first answer for the same lead', async () => {
    const first = await ask(postWithKey('k 1'));
    const { city, ...rest } = aLead();
    const again = await ask(postWithKey('k 1', { city, ...rest, loanAmount: '5000000' }));
    expect(first.headers).not.toHaveProperty('Idempotent-Replayed');
    expect(again.headers).toMatchObject({ 'Idempotent-Replayed': 'true' });
    expect([again.statusCode, again.json]).toEqual([202, first.json]);
    expect(await queue.receive()).toHaveLength(1);
  });

  test('an Idempotency-Key with another lead gets a conflict', async () => {
    await ask(postWithKey('k'));
    const { statusCode } = await ask(postWithKey('k', aLead({ city: 'Delhi' })));
    expect(statusCode).toBe(409);
  });

  test('an Idempotency-Key belongs to one user', async () => {
    const first = await ask(postWithKey('k'));
    userId = aUser();
    const other = await ask(postWithKey('k', aLead({ city: 'Delhi' })));
    expect(other.statusCode).toBe(202);
    expect(other.submissionId).not.toBe(first.submissionId);
  });

  test('an Idempotency-Key expires after a day', async () => {
    const first = await ask(postWithKey('k'));
    clock.turn(24 * 60 * 60);
    const next = await ask(postWithKey('k', aLead({ city: 'Delhi' })));
    expect(next.statusCode).toBe(202);
    expect(next.submissionId).not.toBe(first.submissionId);
  });

  test('a repeat with an Idempotency-Key completes a lead after a crash', async () => {
    const crash = { ...submissions, create: () => Promise.reject(new Error('crash')) };
    const ids = [anId(), anId()];
    const newId = () => ids.shift() ?? '';
    const [promised] = ids;
    const broken = await ask(postWithKey('k'), { submissions: crash, newId });
    expect(broken.statusCode).toBe(500);
    const repeat = await ask(postWithKey('k'), { newId });
    expect([repeat.statusCode, repeat.submissionId]).toEqual([202, promised]);
    expect(await submissions.get(userId, String(promised))).toMatchObject(aLead());
    expect(await queue.receive()).toEqual([{ userId, submissionId: promised }]);
  });

  test('an Idempotency-Key accepts another body if no lead was stored', async () => {
    const crash = { ...submissions, create: () => Promise.reject(new Error('crash')) };
    const broken = await ask(postWithKey('k'), { submissions: crash });
    expect(broken.statusCode).toBe(500);
    const corrected = await ask(postWithKey('k', aLead({ city: 'Delhi' })));
    expect(corrected.statusCode).toBe(202);
    expect((await submissions.list({ userId })).items).toMatchObject([{ city: 'Delhi' }]);
    expect((await ask(postWithKey('k'))).statusCode).toBe(409);
    const repeat = await ask(postWithKey('k', aLead({ city: 'Delhi' })));
    expect(repeat.submissionId).toBe(corrected.submissionId);
    expect(await queue.receive()).toHaveLength(1);
  });

  test('after a crash, an Idempotency-Key is valid for only one lead', async () => {
    const crash = { ...submissions, create: () => Promise.reject(new Error('crash')) };
    await ask(postWithKey('k'), { submissions: crash });
    const cities = ['Pune', 'Delhi', 'Mumbai', 'Nagpur'];
    const answers = await Promise.all(cities.map((city) => ask(postWithKey('k', aLead({ city })))));
    const { items } = await submissions.list({ userId });
    expect(items).toHaveLength(1);
    const statuses = cities.map((city) => (city === items[0]?.city ? 202 : 409));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  test('an Idempotency-Key can be used again after a refused lead', async () => {
    for (const loanAmount of [1e-200, 0.001, 1e300]) {
      const refused = await ask(postWithKey('k', { ...aLead(), loanAmount }));
      expect(refused.statusCode).toBe(400);
    }
    expect((await ask(postWithKey('k'))).statusCode).toBe(202);
  });

  test("an Idempotency-Key still requires the first body after a lead's correction", async () => {
    const { submissionId: id } = await ask(postWithKey('k'));
    const held = { userId, id, token: 't', ...rowLimits };
    await submissions.claim({ ...held, leaseSeconds: 120 });
    await submissions.recordFailure({ ...held, reason: 'validation_refused' });
    await submissions.retry({ userId, id, maxAttempts: 1, lead: aLead({ city: 'Delhi' }) });
    expect((await ask(postWithKey('k'))).submissionId).toBe(id);
    expect((await ask(postWithKey('k', aLead({ city: 'Delhi' })))).statusCode).toBe(409);
  });

  test('ten simultaneous requests with one Idempotency-Key make one submission', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(postWithKey('k'))));
    expect(new Set(answers.map(({ submissionId }) => submissionId)).size).toBe(1);
    expect((await submissions.list({ userId })).items).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(256), 'tab\t', 'é'])(
    'the Idempotency-Key %j is refused',
    async (key) => {
      const { statusCode, json } = await ask(postWithKey(key));
      expect(statusCode).toBe(400);
      expect(json['details']).toMatchObject([{ field: 'Idempotency-Key' }]);
    },
  );
});

describe('the status of a submission', () => {
  const aGet = (id: string) => ({
    ...aStatusRequest(userId, id),
    requestContext: { authorizer: authorizer() },
  });

  test("the status shows a submission's progress and no lead data", async () => {
    const { submissionId } = await ask(aPost());
    const token = 'a';
    const claim = { userId, id: submissionId, token, ...rowLimits };
    await submissions.claim({ ...claim, leaseSeconds: 120 });
    const retryAt = new Date(clock.now().getTime() + 60_000);
    await submissions.recordFailure({ ...claim, reason: 'timeout', retryAt });
    const { statusCode, json } = await ask(aGet(submissionId));
    expect(statusCode).toBe(200);
    expect(json).toEqual({
      success: true,
      submissionId,
      status: 'pending',
      retryCount: 0,
      failureReason: 'timeout',
      createdAt: timeOfId(submissionId).toISOString(),
      updatedAt: clock.now().toISOString(),
      nextAttemptAt: retryAt.toISOString(),
    });
  });

  test('the status says why a submission waits for its form', async () => {
    const { submissionId: id } = await ask(aPost());
    const until = new Date(clock.now().getTime() + 3_600_000);
    await submissions.hold({ userId, id, formId: 'form-1', why: 'hours', until });
    expect((await ask(aGet(id))).json).toMatchObject({
      status: 'processing',
      nextAttemptAt: until.toISOString(),
      waitingFor: 'hours',
    });
    await submissions.claim({ userId, id, token: 'a', ...rowLimits, leaseSeconds: 120 });
    expect((await ask(aGet(id))).json).not.toHaveProperty('waitingFor');
  });

  test("the status of another user's submission is not found", async () => {
    const { submissionId } = await ask(aPost());
    userId = aUser();
    for (const id of [submissionId, anId(), 'x'.repeat(5000)]) {
      expect((await ask(aGet(id))).statusCode).toBe(404);
    }
  });
});
