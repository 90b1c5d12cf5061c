import { beforeEach, describe, expect, test } from '@jest/globals';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const leaseSeconds = 120;
const { clock, submissions: store, newRow, rowOf } = await openStores();
let userId: string;
let id: string;

beforeEach(async () => {
  ({ userId, id } = await newRow(2));
});

const claim = (token: string) => store.claim({ ...held(token), leaseSeconds });
const held = (token: string) => ({ userId, id, token, ...rowLimits });
const fail = (token: string, retryAt?: Date) =>
  store.recordFailure({ ...held(token), reason: 'timeout', ...(retryAt && { retryAt }) });
const row = () => rowOf(userId, id);
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

describe('creating a submission', () => {
  test('a new row is open, and due for the reconciler in two minutes', async () => {
    expect(await row()).toMatchObject({
      ...aLead(),
      version: 1,
      status: 'processing',
      attemptCount: 0,
      openShard: expect.stringMatching(/^open-[0-3]$/),
      dueAt: inSeconds(120).toISOString(),
    });
  });

  test("only the row of a lead to a user's form stores the form", async () => {
    const form = { formId: 'form', fields: { employer: 'Tata Motors' } };
    const ofForm = { userId, id: anId(), keyId: 'key', lead: aLead(), maxAttempts: 2 };
    expect(await store.create({ ...ofForm, form, bodyHash: 'of more' })).toMatchObject({
      ...form,
      bodyHash: 'of more',
    });
    expect(await store.get(userId, ofForm.id)).toMatchObject(form);
    for (const name of ['formId', 'fields', 'recipeVersion']) {
      expect(await row()).not.toHaveProperty(name);
    }
  });

  test('creating a submission again returns the existing row', async () => {
    await claim('a');
    const again = await store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 2 });
    expect(again).toMatchObject({ version: 2, claimToken: 'a' });
  });
});

describe('claiming a submission', () => {
  test('of simultaneous claims of a row one wins', async () => {
    const results = await Promise.all([claim('a'), claim('b'), claim('c')]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['claimed', 'leased', 'leased']);
    expect((await row()).attemptCount).toBe(1);
  });

  test('a claim of a missing row returns "missing"', async () => {
    const result = await store.claim({ ...held('a'), id: anId(), leaseSeconds });
    expect(result).toEqual({ kind: 'missing' });
  });

  test('an expired lease counts as a failed attempt', async () => {
    await claim('a');
    clock.turn(leaseSeconds);
    expect((await claim('b')).kind).toBe('claimed');
    expect(await row()).toMatchObject({
      retryCount: 1,
      attempts: [
        { number: 1, outcome: 'failed', failureReason: 'internal' },
        { number: 2, outcome: 'running' },
      ],
    });
  });

  test('a pending row cannot be claimed before its time', async () => {
    await claim('a');
    const retryAt = inSeconds(300);
    await fail('a', retryAt);
    expect(await claim('b')).toEqual({ kind: 'not_due', nextAttemptAt: retryAt.toISOString() });
    clock.turn(300);
    expect((await claim('b')).kind).toBe('claimed');
  });

  test('a row whose bot died while submitting cannot be claimed', async () => {
    await claim('a');
    await store.fence(fencePassOf(held('a')));
    clock.turn(leaseSeconds);
    expect((await claim('b')).kind).toBe('fenced');
  });

  test("a row's attempt budget is never exceeded", async () => {
    await claim('a');
    clock.turn(leaseSeconds);
    await claim('b');
    clock.turn(leaseSeconds);
    expect((await claim('c')).kind).toBe('exhausted');
    const ended = await row();
    expect(ended).toMatchObject({ status: 'error', failureReason: 'internal', attemptCount: 2 });
    expect(ended.openShard).toBeUndefined();
    expect((await claim('d')).kind).toBe('final');
  });

  test('a claim whose answer was lost is granted again', async () => {
    await claim('a');
    expect((await claim('a')).kind).toBe('claimed');
    expect((await row()).attemptCount).toBe(1);
  });
});

describe('the permission to submit, and the record of an attempt', () => {
  test("the fence accepts a claim's own token until the lease ends", async () => {
    await claim('a');
    expect(await store.fence(fencePassOf(held('b')))).toBe(false);
    expect(await store.fence(fencePassOf(held('a')))).toBe(true);
    clock.turn(leaseSeconds);
    expect(await store.fence(fencePassOf(held('a')))).toBe(false);
  });

  test('a success is final and leaves the index of open rows', async () => {
    await claim('a');
    await store.fence(fencePassOf(held('a')));
    expect(await store.recordSuccess(held('a'))).toBe(true);
    const ended = await row();
    expect(ended).toMatchObject({
      status: 'success',
      expiresAt: inSeconds(rowLimits.retentionDays * 86_400).getTime() / 1000,
      attempts: [{ outcome: 'success' }],
    });
    expect([ended.openShard, ended.dueAt, ended.fencedAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('the token of an earlier claim records nothing', async () => {
    await claim('a');
    clock.turn(leaseSeconds);
    await claim('b');
    expect(await store.recordSuccess(held('a'))).toBe(false);
    expect(await fail('a')).toBe(false);
    expect((await row()).status).toBe('processing');
  });

  test("an attempt's end is recorded once", async () => {
    await claim('a');
    await store.fence(fencePassOf(held('a')));
    await store.recordSuccess(held('a'));
    expect(await fail('a')).toBe(false);
    expect((await row()).status).toBe('success');
  });

  test('simultaneous equal records of one attempt both succeed', async () => {
    await claim('a');
    await store.fence(fencePassOf(held('a')));
    const twice = [store.recordSuccess(held('a')), store.recordSuccess(held('a'))];
    expect(await Promise.all(twice)).toEqual([true, true]);
    expect((await row()).version).toBe(4);
  });

  test("the failure of the budget's last attempt is final", async () => {
    await claim('a');
    await fail('a', inSeconds(1));
    clock.turn(1);
    await claim('b');
    await fail('b', inSeconds(1));
    expect(await row()).toMatchObject({ status: 'error', failureReason: 'timeout' });
  });

  test('a failed row with a retry time waits until this time', async () => {
    await claim('a');
    await fail('a', inSeconds(30));
    expect(await row()).toMatchObject({
      status: 'pending',
      failureReason: 'timeout',
      nextAttemptAt: inSeconds(30).toISOString(),
      dueAt: inSeconds(90).toISOString(),
    });
  });

  test('an expired row is never returned', async () => {
    await claim('a');
    await store.fence(fencePassOf(held('a')));
    await store.recordSuccess(held('a'));
    clock.turn(rowLimits.retentionDays * 86_400);
    expect(await store.get(userId, id)).toBeUndefined();
    expect((await store.list({ userId })).items).toEqual([]);
  });
});

describe('retrying a submission', () => {
  test('only a submission in error can be retried', async () => {
    await expect(store.retry({ userId, id, maxAttempts: 2 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(store.retry({ userId: aUser(), id, maxAttempts: 2 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a retry reopens the row with a new attempt budget', async () => {
    await claim('a');
    await fail('a');
    const again = await store.retry({ userId, id, maxAttempts: 2 });
    expect(again).toMatchObject({ status: 'processing', attemptCount: 1, attemptBudget: 3 });
    expect([again.claimToken, again.expiresAt, again.failureReason]).toEqual(
      Array(3).fill(undefined),
    );
    expect(await store.recordSuccess(held('a'))).toBe(false);
  });

  test('of simultaneous retries of a row one wins', async () => {
    await claim('a');
    await fail('a');
    const both = [1, 2].map(() => store.retry({ userId, id, maxAttempts: 2 }));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
