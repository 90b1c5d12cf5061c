/** The webhook behind the local API Gateway, with its real authoriser, limits and tables. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SendResult } from '../../../frontend/dashboard/submissions/import/sending.ts';
import { sendLeads } from '../../../frontend/dashboard/submissions/import/send-leads.ts';
import type { UserLimits } from '../../../contract/user-limits.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import { findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { countOpen } from '../../../functions/stores/submissions/open-count.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createUserAllowance } from '../../../functions/stores/allowances/user-allowance.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { createRestApi, type RestApi } from '../../../local-cloud/api-gateway/rest-api.ts';
import { startRestApi } from '../../../local-cloud/api-gateway/server.ts';
import { stageSettings } from '../../../infra/stages.ts';
import { authoriserCacheTtl, stageThrottle } from '../../../infra/webhook.ts';
import { aKeyValue, aLead, aUser, noAccount, userLimits } from '../../functions/builders.ts';
import { webhookOn } from '../../functions/webhook/webhook-builders.ts';
import { openStores } from '../../functions/open-stores.ts';
import { keptLog } from '../../functions/log-lines.ts';
import { LONG_WORK_TEST_MS } from '../../time-limits.ts';

jest.setTimeout(LONG_WORK_TEST_MS);

const { db, clock, apiKeys } = await openStores();
let api: Awaited<ReturnType<typeof openApi>>;

beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.close());

function buildApi(): RestApi {
  const api = createRestApi({ id: 'abc' });
  for (const pathPart of ['process-lead', 'leads']) {
    api.resources.set(pathPart, { parentId: api.rootResourceId, pathPart });
    api.methods.push({
      resourceId: pathPart,
      httpMethod: 'POST',
      authoriserId: 'authoriser',
      integration: {
        type: 'AWS_PROXY',
        uri: 'webhook',
        timeoutMs: 29_000,
        requestTemplates: {},
        responses: [],
      },
    });
  }
  api.authorisers.set('authoriser', {
    uri: 'authoriser',
    identityHeaders: ['x-api-key'],
    ttlSeconds: authoriserCacheTtl.toSeconds(),
  });
  const { throttlingRateLimit: ratePerSecond, throttlingBurstLimit: burst } = stageThrottle;
  api.stages.set('v1', { name: 'v1', throttles: new Map([['/*/*', { ratePerSecond, burst }]]) });
  return api;
}

function aWebhook(limits: UserLimits) {
  const { now } = clock;
  const { logger } = keptLog();
  const rows = { client: db.client, table: 'submissions', now };
  const { client } = db;
  const allowance = createUserAllowance({
    ...{ client, table: 'allowances', limits, now, logger },
    countOpen: (userId, most) => countOpen(rows, userId, most),
  });
  return createWebhook(webhookOn({ client, now, logger, allowance }));
}

async function openApi(limits = stageSettings('dev').userLimits) {
  const webhook = aWebhook(limits);
  let reads = 0;
  const find = (keyHash: string) => {
    reads += 1;
    return findApiKey(db.client, 'apiKeyLookup', keyHash);
  };
  const policyFor = async (headers: Record<string, string>) => {
    const owner = await authorise(headers['x-api-key'], {
      find,
      findAccount: noAccount,
      now: clock.now,
    });
    const Statement = [
      { Effect: owner ? 'Allow' : 'Deny', Action: 'execute-api:Invoke', Resource: '*' },
    ];
    const principalId = owner?.userId ?? 'nobody';
    return { principalId, policyDocument: { Statement }, ...(owner && { context: owner }) };
  };
  const server = await startRestApi({
    port: 0,
    api: buildApi(),
    now: () => clock.now().getTime(),
    functions: {
      invoke: async (uri, event) => ({
        payload:
          uri === 'webhook'
            ? await webhook(event as RestEvent)
            : await policyFor((event as { headers: Record<string, string> }).headers),
      }),
    },
  });
  const url = `${server.origin}/v1/process-lead`;
  const post = (key: string, body = JSON.stringify(aLead())) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
    });
  return { close: server.close, url, post, reads: () => reads };
}

async function aKey(userId = aUser()) {
  return (await apiKeys.create({ userId, keyName: 'mine', keyValue: aKeyValue() })).keyValue;
}

const rowsOf = async (userId: string) => {
  const query = new QueryCommand({
    TableName: 'submissions',
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
  });
  return ((await db.client.send(query)).Items ?? []) as SubmissionRow[];
};
const namesOf = async (userId: string) => [
  ...new Set((await rowsOf(userId)).map(({ name }) => name)),
];

/** Ends all of the user's open leads with a failure, as bots do if every form shows a CAPTCHA. */
async function endAll(userId: string) {
  const rows = createSubmissionStore({
    client: db.client,
    table: 'submissions',
    now: clock.now,
  });
  const open = (await rowsOf(userId)).filter(({ status }) => status === 'processing');
  for (const { id } of open) {
    const claim = { userId, id, token: id, retentionDays: 30, maxOpenDays: 3 };
    await rows.claim({ ...claim, leaseSeconds: 120 });
    await rows.recordFailure({ ...claim, reason: 'captcha' });
  }
}

const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status);
const many = (count: number, send: () => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, send));

test("one user's flood does not affect another user's leads", async () => {
  const [attacker, victim] = [await aKey(), await aKey()];
  const flood = many(700, () => api.post(attacker, '{'));
  const leads = await many(34, () => api.post(victim));
  expect(new Set(statusesOf(leads))).toEqual(new Set([202]));
  const answers = await flood;
  expect(new Set(statusesOf(answers))).toEqual(new Set([400, 429]));
  const tooMany = answers.filter(({ status }) => status === 429);
  for (const { headers } of tooMany) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  }
  const { success, error } = (await tooMany[0]?.json()) as { success: boolean; error: string };
  expect([success, error]).toEqual([false, expect.stringContaining('your API keys together')]);
});

test('an import that reaches every limit loses no lead', async () => {
  await api.close();
  const few = { requestsPerSecond: 20, requestBurst: 24, leadsPerDay: 1000, openLeads: 60 };
  const limits = { ...userLimits, ...few };
  api = await openApi(limits);
  const userId = aUser();
  const leads = Array.from({ length: 200 }, (_, index) => ({
    number: index,
    lead: aLead({ name: `Lead ${index}` }),
    idempotencyKey: `row ${index}`,
  }));
  const results: SendResult[] = [];
  const words = new Set<string>();
  const ended = await sendLeads({
    leads,
    webhookUrl: api.url,
    apiKey: await aKey(userId),
    signal: new AbortController().signal,
    onResult: (result) => results.push(result),
    onPause: (pause) => pause && words.add(pause.words),
    now: () => clock.now().getTime(),
    wait: async (milliseconds) => {
      clock.turn(milliseconds / 1000);
      // Does the work of the bots while the importer waits: ends the open leads.
      if (milliseconds > 10_000) await endAll(userId);
    },
  });
  expect(ended).toBeUndefined();
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(new Set(results.map(({ number }) => number)).size).toBe(200);
  expect(await namesOf(userId)).toHaveLength(200);
  expect([...words].join()).toContain('60 leads that are not finished');
});

test('all API keys of a user share the request limit', async () => {
  const userId = aUser();
  const [one, other] = [await aKey(userId), await aKey(userId)];
  const { requestBurst } = stageSettings('dev').userLimits;
  await many(requestBurst, () => api.post(one, '{'));
  expect((await api.post(other)).status).toBe(429);
});

test('repeated requests with an unknown API key cost one read', async () => {
  const keyValue = aKeyValue();
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await api.post(keyValue)).status).toBe(403);
  }
  expect(api.reads()).toBe(1);
  await apiKeys.create({ userId: aUser(), keyName: 'mine', keyValue });
  clock.turn(10);
  expect((await api.post(keyValue)).status).toBe(202);
});

test('a new API key works immediately', async () => {
  expect((await api.post(await aKey())).status).toBe(202);
});

test('a deleted API key is refused within ten seconds', async () => {
  const userId = aUser();
  const key = await aKey(userId);
  expect((await api.post(key)).status).toBe(202);
  const [{ id } = { id: '' }] = await apiKeys.list(userId);
  await apiKeys.remove(userId, id);
  clock.turn(10);
  expect((await api.post(key)).status).toBe(403);
});
