import { beforeEach, describe, expect, test } from '@jest/globals';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import type { Attempt } from '../../../contract/submission.ts';
import { recordRunning, startNext } from '../../../functions/stores/submissions/attempt-log.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';
import { rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const ROW_BYTES = 400 * 1024;
const { db, clock, submissions: store, newRow } = await openStores();
let userId: string;
let id: string;

beforeEach(async () => {
  ({ userId, id } = await newRow(20));
});

const held = { token: 'a', ...rowLimits };
const claim = () => store.claim({ userId, id, ...held, leaseSeconds: 120 });
const succeed = async (receipt?: AttemptReceipt) => {
  await store.fence(fencePassOf({ userId, id, ...held }));
  await store.recordSuccess({ userId, id, ...held, ...(receipt && { receipt }) });
};
const attempts = async () => (await store.get(userId, id))?.attempts ?? [];

describe('the receipt of an attempt', () => {
  const receipt: AttemptReceipt = {
    fields: [
      { field: 'name', label: 'Your name', value: 'Asha Rao' },
      { field: 'consent', value: 'ticked' },
    ],
    confirmation: 'Thank you, Asha',
    sign: 'words',
    submitStatus: 201,
    pageUrl: 'https://user:secret@target.example/thanks?name=Asha#top',
  };

  test("an attempt's receipt stores the page's address without the query", async () => {
    await claim();
    clock.turn(3);
    await succeed(receipt);
    expect(await attempts()).toMatchObject([
      { ...receipt, pageUrl: 'https://target.example/thanks', durationMs: 3000 },
    ]);
  });

  test('the receipt of a failed attempt has its screenshot', async () => {
    await claim();
    const { fields = [] } = receipt;
    const screenshotKey = 'screenshots/1.jpg';
    await store.recordFailure({
      ...{ userId, id, ...held, reason: 'validation_refused', screenshotKey },
      receipt: { fields, durationMs: 1234.4 },
    });
    expect(await attempts()).toMatchObject([
      { outcome: 'failed', fields, durationMs: 1234, screenshotKey },
    ]);
  });

  test("an attempt's receipt is not part of live events", async () => {
    await claim();
    await succeed(receipt);
    const row = await store.get(userId, id);
    expect(JSON.stringify(row && viewSubmission(row, new Date()))).not.toContain('Thank you');
  });

  test.each(['about:blank', 'javascript:alert(1)', 'data:text/html,x', 'nowhere', ''])(
    "an attempt's receipt omits the page's address %j",
    async (pageUrl) => {
      await claim();
      await succeed({ pageUrl });
      expect((await attempts())[0]).not.toHaveProperty('pageUrl');
    },
  );

  test('an attempt without a receipt is stored', async () => {
    await claim();
    await succeed();
    expect(Object.keys((await attempts())[0] ?? {}).sort()).toEqual([
      'durationMs',
      'endedAt',
      'number',
      'outcome',
      'startedAt',
    ]);
  });
});

test('an attempt whose bot died has no duration', async () => {
  await claim();
  clock.turn(120);
  await store.claim({ userId, id, ...held, token: 'b', leaseSeconds: 120 });
  const [dead] = await attempts();
  expect(dead).toMatchObject({ outcome: 'failed', failureReason: 'internal' });
  expect(dead).not.toHaveProperty('durationMs');
});

test('the longest possible row of a submission stays below 400 KB', async () => {
  const long = '語'.repeat(5000);
  const field = { field: long, label: long, value: long };
  const receipt = {
    fields: Array.from({ length: 100 }, () => field),
    confirmation: long,
    pageUrl: `https://target.example/${'x'.repeat(300)}`,
  };
  let attemptList: Attempt[] = [];
  for (let number = 1; number <= 60; number += 1) {
    const startedAt = clock.now().toISOString();
    const screenshotKey = `screenshots/${userId}/${id}/${number}.jpg`;
    const end = { outcome: 'failed', failureReason: 'timeout', detail: long } as const;
    const next = startNext(attemptList, { number, startedAt, outcome: 'running' });
    attemptList = recordRunning(next, clock.now(), { ...end, screenshotKey }, receipt);
  }
  expect(attemptList).toHaveLength(50);
  expect(attemptList.filter(({ fields }) => fields)).toHaveLength(20);
  const row = { ...(await store.get(userId, id)), attempts: attemptList };
  expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(ROW_BYTES);
  await db.client.send(new PutCommand({ TableName: 'submissions', Item: row }));
  expect(await attempts()).toEqual(attemptList);
});

test('a long text in a receipt is never cut inside a character', async () => {
  await claim();
  await succeed({ fields: [{ field: 'name', value: `${'x'.repeat(253)}😀😀` }] });
  expect((await attempts())[0]?.fields?.[0]?.value.isWellFormed()).toBe(true);
});

test("half a surrogate pair in a page's text is replaced", async () => {
  await claim();
  await succeed({ fields: [{ field: 'name', label: 'a\ud800', value: '\udc00b' }] });
  const [attempt] = await attempts();
  expect(attempt?.fields).toEqual([{ field: 'name', label: 'a\ufffd', value: '\ufffdb' }]);
});
