import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { reconcile, type Reconciliation } from '../../functions/reconciler/reconcile.ts';
import { createLeadQueue } from '../../functions/stores/lead-queue.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../functions/stores/submission-store.ts';
import { aClock, aLead, anId, aUser, type Clock } from './builders.ts';
import { startDynamoDb, startQueue } from './local-aws.ts';
import { keptLog } from './log-lines.ts';

let db: Awaited<ReturnType<typeof startDynamoDb>>;
let queue: Awaited<ReturnType<typeof startQueue>>;
let clock: Clock;
let submissions: SubmissionStore;
let userId: string;
let id: string;

beforeAll(async () => {
  queue = await startQueue();
});
afterAll(() => queue.stop());
beforeEach(async () => {
  db = await startDynamoDb();
  clock = aClock();
  submissions = createSubmissionStore({ client: db.client, table: 'submissions', now: clock.now });
  userId = aUser();
  id = anId();
  await submissions.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
});

afterEach(() => db.stop());

const run = (changes: Partial<Reconciliation> = {}) =>
  reconcile({
    submissions,
    queue: createLeadQueue(queue.client, queue.queueUrl),
    logger: keptLog().logger,
    retentionDays: 30,
    now: clock.now,
    ...changes,
  });
const held = () => ({ userId, id, token: 'a', retentionDays: 30 });
const claim = () => submissions.claim({ ...held(), leaseSeconds: 120 });
const row = () => submissions.get(userId, id);
const message = () => ({ userId, submissionId: id });

test('a row never claimed is sent again, ever more rarely', async () => {
  expect(await run()).toMatchObject({ resent: 0 });
  for (const wait of [120, 120, 240, 480, 960, 1920, 3600, 3600]) {
    clock.turn(wait - 1);
    expect(await run()).toMatchObject({ resent: 0 });
    clock.turn(1);
    expect(await run()).toMatchObject({ resent: 1, closedUnknown: 0, failed: 0 });
    expect(await queue.receive()).toEqual([message()]);
  }
});

test('a living lease is left alone, a dead one sent', async () => {
  await claim();
  clock.turn(119);
  expect(await run()).toMatchObject({ resent: 0 });
  clock.turn(1);
  expect(await run()).toMatchObject({ resent: 1 });
  expect(await queue.receive()).toEqual([message()]);
});

test('a pending row is sent a minute past its time', async () => {
  await claim();
  const retryAt = new Date(clock.now().getTime() + 7_200_000);
  await submissions.recordFailure({ ...held(), reason: 'timeout', retryAt });
  clock.turn(7200 + 59);
  expect(await run()).toMatchObject({ resent: 0 });
  clock.turn(1);
  expect(await run()).toMatchObject({ resent: 1, oldestOpenAgeSeconds: 7260 });
  expect(await queue.receive()).toEqual([message()]);
});

test('a fenced row with a dead lease ends as unknown', async () => {
  await claim();
  await submissions.fence(held());
  clock.turn(119);
  expect(await run()).toMatchObject({ closedUnknown: 0 });
  clock.turn(1);
  expect(await run()).toMatchObject({ closedUnknown: 1, resent: 0 });
  expect(await row()).toMatchObject({
    status: 'error',
    failureReason: 'outcome_unknown',
    attempts: [{ outcome: 'failed', failureReason: 'outcome_unknown' }],
    expiresAt: expect.any(Number),
  });
  expect(await submissions.recordSuccess(held())).toBe(false);
  expect(await run()).toMatchObject({ closedUnknown: 0, resent: 0 });
  expect(await queue.receive()).toEqual([]);
});

test('a final row is never sent', async () => {
  await claim();
  await submissions.recordSuccess(held());
  clock.turn(1_000_000);
  expect(await run()).toMatchObject({ resent: 0, oldestOpenAgeSeconds: 0 });
});

test('the oldest open row is told of at every run', async () => {
  clock.turn(7200);
  expect(await run()).toMatchObject({ resent: 1, oldestOpenAgeSeconds: 7200 });
  for (let quarter = 1; quarter <= 8; quarter += 1) {
    clock.turn(900);
    expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 7200 + quarter * 900 });
  }
  await queue.receive();
});

test('a retried row counts from its retry', async () => {
  await claim();
  await submissions.recordFailure({ ...held(), reason: 'captcha' });
  clock.turn(86_400);
  expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 0 });
  await submissions.retry({ userId, id, maxAttempts: 5 });
  clock.turn(30);
  expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 30 });
});

test('a lagging index changes nothing', async () => {
  const stale = await submissions.dueOpen({ shard: 'open-0', limit: 1 });
  expect(stale).toEqual([]);
  const lagging = {
    ...submissions,
    dueOpen: ({ shard }: { shard: string }) =>
      Promise.resolve(shard === 'open-0' ? [{ userId, id, dueAt: '' }] : []),
  };
  await claim();
  expect(await run({ submissions: lagging })).toMatchObject({ resent: 0, closedUnknown: 0 });
});

test('a row that changed since it was read is not marked', async () => {
  const before = await row();
  await claim();
  expect(await submissions.markResent(before!)).toBe(false);
  expect(await submissions.closeUnknown(before!, 30)).toBe(false);
});

test('a queue that is down leaves the row due', async () => {
  clock.turn(120);
  const down = { send: () => Promise.reject(new Error('no queue')) };
  expect(await run({ queue: down })).toMatchObject({ resent: 0, failed: 1 });
  expect(await run()).toMatchObject({ resent: 1, failed: 0 });
  await queue.receive();
});
