/**
 * The fence allows an attempt to submit once: the browser uses its one token, and the bot can
 * withdraw this token.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db: database, clock, submissions: store } = await openStores();
let key: { userId: string; id: string };

beforeEach(async () => {
  key = { userId: aUser(), id: anId() };
  await store.create({ ...key, keyId: anId(), lead: aLead(), maxAttempts: 3 });
});

const held = (token: string) => ({ ...key, token });
const claim = (token: string) => store.claim({ ...held(token), leaseSeconds: 120, ...rowLimits });
const fence = (token: string) => store.fence(fencePassOf(held(token)));
const row = () => store.get(key.userId, key.id) as Promise<SubmissionRow>;

describe('the use of a fence token, which permits one submit', () => {
  test('a fence token is used once, also with simultaneous requests', async () => {
    await claim('a');
    const answers = await Promise.all(Array.from({ length: 8 }, () => fence('a')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await row()).fencedAt).toBe(clock.now().toISOString());
  });

  test('a fence token is accepted again if the first answer was lost', async () => {
    await claim('a');
    const { middlewareStack } = database.client;
    let sent = 0;
    middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        sent += 1;
        if (sent === 1) throw Object.assign(new Error('lost'), { name: 'TimeoutError' });
        return answer;
      },
      { step: 'finalizeRequest', priority: 'low', name: 'loseFirstAnswer' },
    );
    expect(await fence('a')).toBe(true);
    middlewareStack.remove('loseFirstAnswer');
    expect(sent).toBe(2);
    expect(await fence('a')).toBe(false);
  });

  test("a fence token expires with the attempt's lease", async () => {
    await claim('a');
    clock.turn(120);
    expect(await fence('a')).toBe(false);
  });

  test('a fence token can be checked without being used', async () => {
    const open = (token: string) => store.isFenceOpen(fencePassOf(held(token)));
    expect(await open('a')).toBe(false);
    await claim('a');
    const before = await row();
    expect([await open('a'), await open('b'), await open('a')]).toEqual([true, false, true]);
    expect(await row()).toEqual(before);
    const { secret } = fencePassOf(held('a'));
    expect(await store.isFenceOpen({ userId: key.userId, id: anId(), secret })).toBe(false);
    expect(await store.isFenceOpen({ userId: aUser(), id: key.id, secret })).toBe(false);
    expect(await store.isFenceOpen({ ...key, secret: before.fenceHash ?? '' })).toBe(false);
    await fence('a');
    expect(await open('a')).toBe(false);
    clock.turn(120);
    await claim('b');
    await store.endFence(held('b'));
    expect(await open('b')).toBe(false);
  });

  test('a fence token fails its check after the lease has ended', async () => {
    await claim('a');
    clock.turn(120);
    expect(await store.isFenceOpen(fencePassOf(held('a')))).toBe(false);
  });

  test('a fence token is invalid for another row, user or attempt', async () => {
    await claim('a');
    const { secret } = fencePassOf(held('a'));
    expect(await store.fence({ userId: key.userId, id: anId(), secret })).toBe(false);
    expect(await store.fence({ userId: aUser(), id: key.id, secret })).toBe(false);
    clock.turn(120);
    await claim('b');
    expect(await fence('a')).toBe(false);
    expect(await fence('b')).toBe(true);
  });

  test('a fence token for a missing row creates no row', async () => {
    const id = anId();
    expect(await store.fence({ ...fencePassOf(held('a')), id })).toBe(false);
    expect(await store.get(key.userId, id)).toBeUndefined();
  });

  test('a fence token differs from the claim token and the stored hash', async () => {
    await claim('a');
    const { fenceHash } = await row();
    const { secret } = fencePassOf(held('a'));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(['a', fenceHash, secret]).size).toBe(3);
    expect(await store.fence({ ...key, secret: fenceHash ?? '' })).toBe(false);
  });
});

describe('a fence (permission to submit) that the bot withdraws', () => {
  test('a withdrawn fence refuses every later request', async () => {
    await claim('a');
    expect(await store.endFence(held('a'))).toBe('unfenced');
    expect(await fence('a')).toBe(false);
    expect(await store.endFence(held('a'))).toBe('unfenced');
  });

  test('a fence that the browser has used cannot be withdrawn', async () => {
    await claim('a');
    await fence('a');
    expect(await store.endFence(held('a'))).toBe('fenced');
  });

  test('of a simultaneous use and withdrawal of a fence, one wins', async () => {
    for (let race = 0; race < 20; race += 1) {
      const id = anId();
      const racing = { userId: key.userId, id, token: 'a' };
      await store.create({ ...racing, keyId: anId(), lead: aLead(), maxAttempts: 3 });
      await store.claim({ ...racing, leaseSeconds: 120, ...rowLimits });
      const [go, end] = await Promise.all([
        store.fence(fencePassOf(racing)),
        store.endFence(racing),
      ]);
      expect(end).toBe(go ? 'fenced' : 'unfenced');
    }
  });

  test("withdrawing a fence leaves another claim's fence open", async () => {
    await claim('a');
    clock.turn(120);
    await claim('b');
    expect(await store.endFence(held('a'))).toBe('lost');
    expect(await fence('b')).toBe(true);
  });
});

describe('the release of a claim, the right to attempt a submission', () => {
  test('a released claim spends no attempt; its row waits until the given time', async () => {
    const before = await row();
    await claim('a');
    const until = new Date(clock.now().getTime() + 5000);
    expect(await store.release({ ...held('a'), until })).toBe(true);
    const { version, updatedAt, ...after } = await row();
    expect(after).toEqual({
      ...before,
      version: undefined,
      updatedAt: undefined,
      nextAttemptAt: until.toISOString(),
      dueAt: '2026-03-01T10:01:05.000Z',
    });
    expect([version, updatedAt]).toEqual([3, clock.now().toISOString()]);
    expect((await claim('b')).kind).toBe('not_due');
    clock.turn(5);
    expect((await claim('b')).kind).toBe('claimed');
  });

  test("a released claim restores the row's earlier failure", async () => {
    await claim('a');
    const retryAt = clock.now();
    await store.recordFailure({ ...held('a'), retentionDays: 30, reason: 'timeout', retryAt });
    await claim('b');
    await store.release({ ...held('b'), until: clock.now() });
    expect(await row()).toMatchObject({
      status: 'pending',
      failureReason: 'timeout',
      attemptCount: 1,
      retryCount: 0,
      attempts: [{ number: 1, outcome: 'failed' }],
    });
  });

  test('a released claim cannot submit; a submitting claim cannot be released', async () => {
    await claim('a');
    await store.release({ ...held('a'), until: clock.now() });
    expect(await fence('a')).toBe(false);
    await claim('b');
    await fence('b');
    expect(await store.release({ ...held('b'), until: clock.now() })).toBe(false);
  });
});

test('a success is not recorded before the attempt may submit', async () => {
  await claim('a');
  expect(await store.recordSuccess({ ...held('a'), retentionDays: 30 })).toBe(false);
  expect((await row()).status).toBe('processing');
});
