/** Tests how the webhook and the dashboard's Retry answer a user who has reached a limit. */
import { beforeEach, expect, test } from '@jest/globals';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { UserLimits } from '../../../contract/user-limits.ts';
import { countOpen } from '../../../functions/stores/submissions/open-count.ts';
import {
  createUserAllowance,
  type UserAllowance,
} from '../../../functions/stores/allowances/user-allowance.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { aDashboard, askDashboard } from '../dashboard-api/ask-dashboard.ts';
import { aLead, aUser, rowLimits, userLimits } from '../builders.ts';
import { aPost, aStatusRequest, webhookOn } from './webhook-builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const plenty: UserLimits = {
  ...userLimits,
  leadsPerDay: 1000,
  openLeads: 1000,
};
const { db, clock, submissions } = await openStores();
let log: ReturnType<typeof keptLog>;
let userId: string;
let allowance: UserAllowance;

beforeEach(() => {
  log = keptLog();
  userId = aUser();
  limit({});
});

function limit(changes: Partial<UserLimits>) {
  const rows = { client: db.client, table: 'submissions' };
  allowance = createUserAllowance({
    client: db.client,
    table: 'allowances',
    limits: { ...plenty, ...changes },
    countOpen: (user, most) => countOpen(rows, user, most),
    now: clock.now,
    logger: log.logger,
  });
}

interface Ask {
  body?: string;
  key?: string;
  get?: string;
}

async function ask({ body, key, get }: Ask = {}) {
  const { client } = db;
  const webhook = createWebhook(
    webhookOn({ client, now: clock.now, logger: log.logger, allowance }),
  );
  const answer = await webhook(
    get === undefined
      ? aPost({ userId }, { ...(body && { body }), idempotencyKey: key })
      : aStatusRequest(userId, get),
  );
  const json = JSON.parse(answer.body) as { error?: string; submissionId?: string };
  const retryAfter = answer.headers?.['Retry-After'];
  return { ...json, status: answer.statusCode, retryAfter };
}

/** Claims the lead and records a failure, as the bot does. */
async function endLead(id = '') {
  const claim = { userId, id, token: id, ...rowLimits };
  await submissions.claim({ ...claim, leaseSeconds: 120 });
  await submissions.recordFailure({ ...claim, reason: 'captcha' });
}

test('a lead above the daily limit gets a retry time', async () => {
  limit({ leadsPerDay: 2 });
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, retryAfter: String(14 * 60 * 60) });
  expect(refused.error).toContain('sent 2 leads today');
});

test('a lead above the daily limit is not stored', async () => {
  limit({ leadsPerDay: 1 });
  await ask({ key: 'first' });
  const before = await db.client.send(new ScanCommand({ TableName: 'idempotency' }));
  expect((await ask({ key: 'second' })).status).toBe(429);
  expect((await submissions.list({ userId })).items).toHaveLength(1);
  const after = await db.client.send(new ScanCommand({ TableName: 'idempotency' }));
  expect(after.Count).toBe(before.Count);
  clock.turn(14 * 60 * 60);
  expect((await ask({ key: 'second' })).status).toBe(202);
});

test('refused and repeated requests do not count as leads', async () => {
  limit({ leadsPerDay: 2 });
  await ask({ key: 'a' });
  for (let round = 0; round < 5; round += 1) {
    expect((await ask({ key: 'a' })).status).toBe(202);
    expect((await ask({ body: '{' })).status).toBe(400);
    const other = JSON.stringify(aLead({ city: 'Delhi' }));
    expect((await ask({ key: 'a', body: other })).status).toBe(409);
  }
  expect((await ask({ key: 'b' })).status).toBe(202);
});

test("a user at the daily limit can still read a lead's status", async () => {
  limit({ leadsPerDay: 1 });
  const { submissionId = '' } = await ask();
  expect((await ask()).status).toBe(429);
  expect((await ask({ get: submissionId })).status).toBe(200);
});

test('no more leads are accepted until open leads have ended', async () => {
  limit({ openLeads: 3 });
  const sent = [await ask(), await ask(), await ask()];
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, error: expect.stringContaining('not finished') });
  await endLead(sent[0]?.submissionId);
  await endLead(sent[1]?.submissionId);
  clock.turn(Number(refused.retryAfter));
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  expect((await ask()).status).toBe(429);
});

test('each user has a separate limit of open leads', async () => {
  limit({ openLeads: 3 });
  for (let count = 0; count < 3; count += 1) await ask();
  userId = aUser();
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(202);
});

test('an accepted Retry counts as one lead of the day', async () => {
  limit({ leadsPerDay: 2 });
  const { submissionId: id = '' } = await ask();
  const queue = { send: () => Promise.resolve() };
  const dashboard = { ...aDashboard({ db, log, submissions, queue, now: clock.now }), allowance };
  const retry = () =>
    askDashboard(dashboard, { field: 'retrySubmission', args: { id }, identity: { sub: userId } });
  for (let round = 0; round < 5; round += 1) {
    expect(await retry()).toMatchObject({ error: { type: 'Conflict' } });
  }
  await endLead(id);
  expect(await retry()).toMatchObject({ data: { status: 'processing' } });
  await endLead(id);
  expect(await retry()).toMatchObject({ error: { type: 'RateLimited' } });
});

test("reaching a limit is logged once, without the lead's data", async () => {
  limit({ leadsPerDay: 1 });
  await ask();
  for (let round = 0; round < 5; round += 1) await ask();
  expect(log.lines.filter((line) => line.includes('has reached a limit'))).toHaveLength(1);
  expect(log.lines.filter((line) => line.includes('Lead accepted'))).toHaveLength(1);
  expect(log.lines).toHaveLength(2);
  for (const value of Object.values(aLead())) expect(log.lines.join()).not.toContain(String(value));
});
