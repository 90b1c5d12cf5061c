import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import {
  addStats,
  durationBucket,
  medianMs,
  noStats,
  type StatsPart,
} from '../../../contract/submission-stats.ts';
import { stageForm, submissionStatuses, type SubmissionRow } from '../../../contract/submission.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, submissions: store } = await openStores('2026-03-02T00:00:00.000Z');
const [from, to] = [new Date('2026-03-01T00:00:00.000Z'), clock.now()];
let userId: string;

beforeEach(() => {
  userId = aUser();
});

type Accepted = Pick<
  SubmissionRow,
  'id' | 'status' | 'createdAt' | 'submittedAt' | 'decision' | 'expiresAt' | 'formId'
>;

function accepted(minute: number, changes: Partial<Accepted> = {}): Accepted {
  const time = new Date(from.getTime() + minute * 60_000);
  const id = uuidv7({ msecs: time.getTime() });
  return { id, status: 'processing', createdAt: time.toISOString(), ...changes };
}

async function write(rows: readonly Accepted[], more: object = {}) {
  const whole = { ...aLead(), userId, keyId: 'key', version: 1, attempts: [], ...more };
  for (let start = 0; start < rows.length; start += 25) {
    const requests = rows
      .slice(start, start + 25)
      .map((row) => ({ PutRequest: { Item: { ...whole, ...row } } }));
    await db.client.send(new BatchWriteCommand({ RequestItems: { submissions: requests } }));
  }
}

/**
 * Counts submissions as the dashboard does: adds up the parts of the count until a part has no
 * `nextToken`.
 */
async function countAll(
  filter: { from?: Date; to?: Date; formId?: string } = {},
): Promise<{ sum: StatsPart; parts: number }> {
  let sum = noStats();
  let nextToken: string | undefined;
  let parts = 0;
  do {
    const { nextToken: next, ...part } = await store.count({
      ...{ userId, from, to, ...filter },
      ...(nextToken !== undefined && { nextToken }),
    });
    sum = addStats(sum, part);
    nextToken = next;
    parts += 1;
  } while (nextToken !== undefined);
  return { sum, parts };
}

test('the parts of a count of submissions add up to a direct count', async () => {
  const rows = Array.from({ length: 140 }, (_, index) => {
    const status = submissionStatuses[index % 4] ?? 'error';
    const row = accepted(index * 7, { status });
    const submittedAt = new Date(Date.parse(row.createdAt) + index * 313).toISOString();
    return status === 'success' ? { ...row, submittedAt } : row;
  });
  await write(rows, { padding: 'x'.repeat(90_000) });
  const { sum, parts } = await countAll();
  expect(parts).toBeGreaterThan(2);
  expect(sum.counts).toEqual({ processing: 35, pending: 35, success: 35, error: 35 });
  const hours = Map.groupBy(rows, ({ createdAt }) => `${createdAt.slice(0, 13)}:00:00.000Z`);
  expect(sum.hours).toEqual(
    [...hours].map(([hour, of]) => ({
      hour,
      accepted: of.length,
      success: of.filter(({ status }) => status === 'success').length,
      error: of.filter(({ status }) => status === 'error').length,
    })),
  );
  const exact = 70 * 313;
  expect(sum.durations.reduce((total, { count }) => total + count, 0)).toBe(35);
  expect(Math.abs((medianMs(sum.durations) ?? 0) - exact) / exact).toBeLessThan(0.05);
});

test('only submissions in the time range are counted', async () => {
  await write([accepted(-1), accepted(0), accepted(59), accepted(60), accepted(24 * 60)]);
  expect((await countAll()).sum.counts.processing).toBe(3);
  const hour = { from, to: new Date(from.getTime() + HOUR_MS) };
  expect((await countAll(hour)).sum.hours).toEqual([
    { hour: from.toISOString(), accepted: 2, success: 0, error: 0 },
  ]);
});

test('submissions of one form can be counted separately', async () => {
  await write([accepted(1, { formId: 'form' }), accepted(2), accepted(3)]);
  expect((await countAll({ formId: 'form' })).sum.counts.processing).toBe(1);
  expect((await countAll({ formId: stageForm })).sum.counts.processing).toBe(2);
  expect((await countAll({ formId: anId() })).sum).toEqual(noStats());
});

test("expired rows and other users' rows are not counted", async () => {
  const seconds = clock.now().getTime() / 1000;
  await write([accepted(1, { expiresAt: seconds }), accepted(2, { expiresAt: seconds + 1 })]);
  expect((await countAll()).sum.counts.processing).toBe(1);
  userId = aUser();
  expect((await countAll()).sum).toEqual(noStats());
});

test('a success is counted with its duration', async () => {
  const id = uuidv7({ msecs: clock.now().getTime() - 1 });
  const held = { userId, id, token: 'a', ...rowLimits };
  await store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
  await store.claim({ ...held, leaseSeconds: 120 });
  clock.turn(20);
  await store.fence(fencePassOf(held));
  await store.recordSuccess(held);
  expect((await store.get(userId, id))?.submittedAt).toBe(clock.now().toISOString());
  expect((await countAll()).sum.durations).toEqual([{ ...durationBucket(20_000), count: 1 }]);
});

test('successes by decision are counted separately, without a duration', async () => {
  const [at, by] = [clock.now().toISOString(), userId];
  await write([
    accepted(1, { status: 'success', decision: { wentIn: true, at, by } }),
    accepted(2, { status: 'success', decision: { wentIn: false, at, by } }),
    accepted(3, { status: 'error', decision: { wentIn: false, at, by } }),
  ]);
  expect((await countAll()).sum).toMatchObject({
    counts: { success: 2, error: 1 },
    decidedSuccess: 1,
    durations: [],
  });
});

test.each(['', 'x', Buffer.from('{"id":"1"}').toString('base64url')])(
  'a count with the tampered token %j is refused',
  async (nextToken) => {
    const counting = store.count({ userId, from, to, nextToken });
    await expect(counting).rejects.toMatchObject({ code: 'bad_request' });
  },
);

test('every duration belongs to exactly one bucket of durations', () => {
  let before = durationBucket(0);
  for (const ms of [0, 99, 100, 109, 110, 999, 60_000, HOUR_MS, 30 * 24 * HOUR_MS]) {
    const bucket = durationBucket(ms);
    expect(bucket.fromMs <= ms && ms < bucket.toMs).toBe(true);
    expect(bucket.fromMs).toBeGreaterThanOrEqual(before.fromMs);
    expect(durationBucket(bucket.fromMs)).toEqual(bucket);
    before = bucket;
  }
});

test('the median of no durations is undefined', () => {
  expect(medianMs([])).toBeUndefined();
});
