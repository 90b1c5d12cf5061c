import { beforeEach, expect, test } from '@jest/globals';
import { createSubmissionCount } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import type { ApiKey } from '../../../functions/stores/api-keys/api-key-rows.ts';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import { createWebhook, type WebhookDependencies } from '../../../functions/webhook/webhook.ts';
import { aKeyValue, aLead, aUser } from '../builders.ts';
import { aPost, webhookOn } from './webhook-builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock, submissions, apiKeys } = await openStores();
let log: ReturnType<typeof keptLog>;
let userId: string;
let key: ApiKey;

beforeEach(async () => {
  log = keptLog();
  userId = aUser();
  key = await apiKeys.create({ userId, keyName: 'mine', keyValue: aKeyValue() });
});

interface Send {
  idempotencyKey?: string;
  body?: object;
  dependencies?: Partial<WebhookDependencies>;
}

async function send({ idempotencyKey, body = aLead(), dependencies }: Send = {}) {
  const { client } = db;
  const countSubmission = createSubmissionCount({ client, table: 'apiKeyLookup' });
  const counting = { client, now: clock.now, logger: log.logger, countSubmission };
  const webhook = createWebhook(webhookOn({ ...counting, ...dependencies }));
  const by = { userId, keyId: key.id, keyHash: sha256Hex(key.keyValue) };
  return (await webhook(aPost(by, { body, idempotencyKey }))).statusCode;
}

const counted = async () => (await apiKeys.list(userId))[0]?.submissionCount;

test('every accepted lead counts once under its API key', async () => {
  const statuses = await Promise.all([send(), send(), send({ idempotencyKey: 'a' })]);
  expect(statuses).toEqual([202, 202, 202]);
  expect(await counted()).toBe(3);
});

test('a refused lead does not count under its API key', async () => {
  expect(await send({ body: {} })).toBe(400);
  expect(await counted()).toBe(0);
});

test('a repeated request is not counted again', async () => {
  const repeats = Array.from({ length: 10 }, () => send({ idempotencyKey: 'a' }));
  expect(new Set(await Promise.all(repeats))).toEqual(new Set([202]));
  await send({ idempotencyKey: 'a' });
  expect(await counted()).toBe(1);
});

test('a lead is accepted although counting it failed', async () => {
  const countSubmission = () => Promise.reject(new Error('no table'));
  expect(await send({ dependencies: { countSubmission } })).toBe(202);
  expect((await submissions.list({ userId })).items).toHaveLength(1);
  expect(log.lines.join()).toContain('not counted');
  expect(log.lines.join()).not.toContain(sha256Hex(key.keyValue));
});
