/**
 * Owners decide on rows with an uncertain outcome. Tests every order of writes with a second
 * writer.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const leaseSeconds = 120;
const { db, clock, submissions: store, newRow, rowOf, overtaken } = await openStores();
let userId: string;
let id: string;

beforeEach(async () => {
  ({ userId, id } = await newRow(2));
});

const row = () => rowOf(userId, id);
const held = () => ({ userId, id, token: 'a', ...rowLimits });
const claim = () => store.claim({ ...held(), leaseSeconds });
const decide = (wentIn: boolean, version?: number, from = store) =>
  from.decide({ userId, id, wentIn, ...(version !== undefined && { version }) });
const retry = (from = store, confirmed = true) =>
  from.retry({ userId, id, maxAttempts: 2, confirmed });
const conflict = (message: RegExp) => ({
  code: 'conflict',
  message: expect.stringMatching(message),
});

async function fail(reason: 'no_confirmation' | 'captcha' | 'timeout' = 'no_confirmation') {
  await claim();
  if (reason === 'no_confirmation') await store.fence(fencePassOf(held()));
  await store.recordFailure({ ...held(), reason });
  clock.turn(3600);
}

async function succeed() {
  await claim();
  await store.fence(fencePassOf(held()));
  await store.recordSuccess(held());
}

describe('the decision “went in”: the target has the lead', () => {
  test('the decision “went in” makes an uncertain row a success', async () => {
    await fail();
    const { failureReason, claimToken, ...before } = await row();
    const at = clock.now().toISOString();
    expect(await decide(true)).toEqual({
      ...before,
      status: 'success',
      possiblySent: false,
      decision: { wentIn: true, at, by: userId, failureReason },
      version: before.version + 1,
      updatedAt: at,
    });
    expect(claimToken).toBe('a');
  });

  test('after the decision “went in” no retry, claim or record changes the row', async () => {
    await fail();
    const decided = await decide(true);
    const message = 'Only a submission in error can be retried.';
    await expect(retry()).rejects.toMatchObject({ code: 'conflict', message });
    expect((await claim()).kind).toBe('final');
    expect(await store.recordSuccess(held())).toBe(false);
    expect(await store.recordFailure({ ...held(), reason: 'captcha' })).toBe(false);
    expect(await row()).toEqual(decided);
  });

  test('the decision “went in” can be reversed to the earlier failure', async () => {
    await fail();
    const before = await row();
    await decide(true);
    clock.turn(60);
    expect(await decide(false)).toMatchObject({
      status: 'error',
      failureReason: 'no_confirmation',
      possiblySent: false,
      expiresAt: before.expiresAt,
      decision: { wentIn: false, at: clock.now().toISOString(), by: userId },
    });
  });
});

describe('the decision “did not go in”: the target lacks the lead', () => {
  test('after the decision “did not go in” a retry needs no confirmation', async () => {
    await fail();
    expect(await decide(false)).toMatchObject({
      status: 'error',
      failureReason: 'no_confirmation',
      possiblySent: false,
      decision: { wentIn: false, by: userId },
    });
    expect(await retry(store, false)).toMatchObject({ status: 'processing', possiblySent: false });
  });

  test('the decision “did not go in” can be changed after an unsent retry', async () => {
    await fail();
    await decide(false);
    await retry();
    await fail('captcha');
    expect(await row()).toMatchObject({ possiblySent: false, decision: { wentIn: false } });
    expect(await decide(true)).toMatchObject({ status: 'success' });
    expect(await decide(false)).toMatchObject({ status: 'error', failureReason: 'captcha' });
  });

  test('an uncertain later attempt makes a new decision necessary', async () => {
    await fail();
    await decide(false);
    await retry();
    await fail();
    expect((await row()).possiblySent).toBe(true);
    clock.turn(60);
    const decided = await decide(false);
    expect(decided).toMatchObject({ possiblySent: false });
    expect(decided.decision?.at).toBe(clock.now().toISOString());
  });

  test("a later attempt's success replaces the decision “did not go in”", async () => {
    await fail();
    await decide(false);
    await retry();
    await succeed();
    await expect(decide(false)).rejects.toMatchObject(conflict(/the form confirmed the lead/));
  });
});

describe("the owner's decision and other writers of the row", () => {
  test.each([true, false])(
    'repeating a decision with wentIn %s changes nothing',
    async (wentIn) => {
      await fail();
      const { version } = await row();
      const first = await decide(wentIn, version);
      clock.turn(60);
      expect(await decide(wentIn, version)).toEqual(first);
    },
  );

  test.each([true, false])(
    'a decision with wentIn %s on a certain outcome is refused',
    async (wentIn) => {
      await expect(decide(wentIn)).rejects.toMatchObject(conflict(/still to come/));
      await fail('timeout');
      await expect(decide(wentIn)).rejects.toMatchObject(conflict(/nothing was sent/));
      await retry();
      await succeed();
      const before = await row();
      await expect(decide(wentIn)).rejects.toMatchObject(conflict(/the form confirmed the lead/));
      expect(await row()).toEqual(before);
    },
  );

  test('a decision on an out-of-date version is refused', async () => {
    await fail();
    const { version } = await row();
    await decide(true, version);
    await expect(decide(false, version)).rejects.toMatchObject(conflict(/changed meanwhile/));
    expect(await decide(false, version + 1)).toMatchObject({ status: 'error' });
  });

  test.each([true, false])(
    'a decision with wentIn %s loses against a simultaneous opposite decision',
    async (wentIn) => {
      await fail();
      const other = overtaken(() => decide(!wentIn));
      const lost = decide(wentIn, undefined, other);
      await expect(lost).rejects.toMatchObject(conflict(/changed meanwhile/));
      expect((await row()).decision?.wentIn).toBe(!wentIn);
    },
  );

  test('a decision succeeds although the answer of its write was lost', async () => {
    await fail();
    const repeated = overtaken(() => decide(true));
    expect(await decide(true, undefined, repeated)).toEqual(await row());
  });

  test('a decision loses against a simultaneous retry', async () => {
    await fail();
    const lost = decide(true, undefined, overtaken(retry));
    await expect(lost).rejects.toMatchObject(conflict(/changed meanwhile/));
    expect(await row()).toMatchObject({ status: 'processing', possiblySent: true });
    expect((await claim()).kind).toBe('claimed');
  });

  test.each([true, false])(
    'a retry fails if a decision with wentIn %s was faster',
    async (wentIn) => {
      await fail();
      const lost = retry(overtaken(() => decide(wentIn)));
      await expect(lost).rejects.toMatchObject({ code: 'conflict' });
      expect(await row()).not.toHaveProperty('openShard');
    },
  );

  test('a decision does not recreate a simultaneously deleted row', async () => {
    await fail();
    const removal = new DeleteCommand({ TableName: 'submissions', Key: { userId, id } });
    const lost = decide(
      true,
      undefined,
      overtaken(() => db.client.send(removal)),
    );
    await expect(lost).rejects.toMatchObject(conflict(/changed meanwhile/));
    expect(await store.get(userId, id)).toBeUndefined();
  });

  test('a decision finds no expired row', async () => {
    await fail();
    const { expiresAt = 0 } = await row();
    clock.turn(expiresAt - clock.now().getTime() / 1000);
    await expect(decide(true)).rejects.toMatchObject({ code: 'not_found' });
  });
});
