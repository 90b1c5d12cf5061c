import { beforeEach, expect, test } from '@jest/globals';
import type { Reconciliation } from '../../../functions/reconciler/reconciliation.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { allShards, shardsOf } from '../../../functions/stores/submissions/open-lanes.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { anId, rowLimits } from '../builders.ts';
import { openQueue } from '../open-queue.ts';
import { openStores } from '../open-stores.ts';
import { runReconciler } from './run-reconciler.ts';

const { clock, submissions, deleteRows, newRow } = await openStores();
const queue = await openQueue();
let userId: string;
let id: string;

beforeEach(async () => {
  await deleteRows();
  ({ userId, id } = await newRow(5));
});

const run = (changes: Partial<Reconciliation> = {}) =>
  runReconciler({
    submissions,
    queue: createLeadQueue({ client: queue.client, queueUrl: queue.queueUrl }),
    now: clock.now,
    ...changes,
  });
const held = () => ({ userId, id, token: 'a', ...rowLimits });
const claim = () => submissions.claim({ ...held(), leaseSeconds: 120 });
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
const row = () => submissions.get(userId, id);
const message = () => ({ userId, submissionId: id });

test('a submission that no bot claimed is resent at growing intervals', async () => {
  expect(await run()).toMatchObject({ resent: 0 });
  for (const wait of [120, 120, 240, 480, 960, 1920, 3600, 3600]) {
    clock.turn(wait - 1);
    expect(await run()).toMatchObject({ resent: 0 });
    clock.turn(1);
    expect(await run()).toMatchObject({ resent: 1, closedUnknown: 0, failed: 0 });
    expect(await queue.receive()).toEqual([message()]);
  }
});

test("a submission is resent only after its attempt's lease has expired", async () => {
  await claim();
  clock.turn(119);
  expect(await run()).toMatchObject({ resent: 0 });
  clock.turn(1);
  expect(await run()).toMatchObject({ resent: 1 });
  expect(await queue.receive()).toEqual([message()]);
});

test.each([
  ['a minute past its time, while its message is hidden', 3600, 60],
  ['at its time, once its message is gone', 3601, 0],
])('a pending submission is sent at the right time: %s', async (_when, wait, grace) => {
  await claim();
  await submissions.recordFailure({ ...held(), reason: 'timeout', retryAt: inSeconds(wait) });
  clock.turn(wait + grace - 1);
  expect(await run()).toMatchObject({ resent: 0 });
  clock.turn(1);
  expect(await run()).toMatchObject({ resent: 1, oldestOpenAgeSeconds: wait + grace });
  expect(await queue.receive()).toEqual([message()]);
});

test('a possibly submitted lead with an expired lease ends as unknown', async () => {
  await claim();
  await submissions.fence(fencePassOf(held()));
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

test('a finished submission is never resent', async () => {
  await claim();
  await submissions.fence(fencePassOf(held()));
  await submissions.recordSuccess(held());
  clock.turn(1_000_000);
  expect(await run()).toMatchObject({ resent: 0, oldestOpenAgeSeconds: 0 });
});

test("every run of the reconciler reports the oldest open submission's age", async () => {
  clock.turn(7200);
  expect(await run()).toMatchObject({ resent: 1, oldestOpenAgeSeconds: 7200 });
  for (let quarter = 1; quarter <= 8; quarter += 1) {
    clock.turn(900);
    expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 7200 + quarter * 900 });
  }
  await queue.receive();
});

test("a retried submission's age counts from its retry", async () => {
  await claim();
  await submissions.recordFailure({ ...held(), reason: 'captcha' });
  clock.turn(86_400);
  expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 0 });
  await submissions.retry({ userId, id, maxAttempts: 5 });
  clock.turn(30);
  expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 30 });
});

test('a run without open submissions reads only their index', async () => {
  await deleteRows();
  const forms: string[] = [];
  const watched = {
    oldestOpen: (shard: string) => {
      forms.push(shard);
      return submissions.oldestOpen(shard);
    },
  } as typeof submissions;
  const queueless = { waiting: () => Promise.reject(new Error('not asked')), send: async () => {} };
  const report = await run({ submissions: watched, queue: queueless });
  expect(report).toMatchObject({ open: 0, oldestOpenAgeSeconds: 0, failed: 0 });
  // The run reads each shard of the index once, for half a read unit each.
  expect(forms).toEqual(allShards);
});

/** Simulates an index of open rows whose first shard of queued rows contains these keys. */
const listing = (keys: { userId: string; id: string }[]): Partial<Reconciliation> => ({
  submissions: {
    ...submissions,
    openKeys: async ({ shard, by }) => ({
      keys: shard === shardsOf('queued')[0] && by === 'dueAt' ? keys : [],
    }),
  },
});

test('an out-of-date entry of the index changes no submission', async () => {
  await claim();
  const stale = listing([{ userId, id }]);
  expect(await run(stale)).toMatchObject({ resent: 0, closedUnknown: 0 });
});

test("one user's thousands of submissions do not delay other users", async () => {
  clock.turn(120);
  const flood = Array.from({ length: 2000 }, () => ({ userId: 'flood', id: anId() }));
  let reads = 0;
  const listed = listing([...flood, { userId, id }]);
  const hasTime = () => (reads += 1) <= 2;
  expect(await run({ ...listed, hasTime })).toMatchObject({ resent: 1 });
  expect(await queue.receive()).toEqual([message()]);
});

test('a submission that changed since its read is not marked resent', async () => {
  const before = await row();
  await claim();
  expect(await submissions.markResent(before!)).toBe(false);
  expect(await submissions.closeUnknown(before!, 30)).toBe(false);
});

test('a submission stays due while the queue is down', async () => {
  clock.turn(120);
  const down = { send: () => Promise.reject(new Error('no queue')), waiting: async () => 0 };
  expect(await run({ queue: down })).toMatchObject({ resent: 0, failed: 1 });
  expect(await run()).toMatchObject({ resent: 1, failed: 0 });
  await queue.receive();
});
