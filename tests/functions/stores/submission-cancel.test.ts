/** Owners cancel open submissions. Tests every order of writes with a second writer. */
import { describe, expect, test } from '@jest/globals';
import { submissionStatus } from '../../../functions/webhook/submission-status.ts';
import { aDashboard, askDashboard } from '../dashboard-api/ask-dashboard.ts';
import { anId, aUser } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { leaseSeconds, openRowEnds } from './row-ends.ts';

const stores = await openRowEnds();
const { db, clock, submissions: store, overtaken, key } = stores;
const { row, held, claim, fence, cancel, failAfterFence, inSeconds, run, ended } = stores;
const tooLate = {
  code: 'conflict',
  message: expect.stringMatching(/being submitted.*in a minute/),
};

describe('the row of a cancelled submission', () => {
  test('a cancelled row is final, and its message is acknowledged', async () => {
    expect(await cancel()).toMatchObject(ended('cancelled'));
    expect(await row()).not.toHaveProperty('openShard');
    expect((await claim()).kind).toBe('final');
    expect(await store.postpone({ ...key, until: inSeconds(60) })).toBe('not_waiting');
  });

  test("a cancelled row has its reason, also in the webhook's status", async () => {
    await cancel();
    expect(await submissionStatus(key, key.id, store)).toMatchObject({
      status: 'error',
      failureReason: 'cancelled',
    });
  });

  test('a cancelled row does not change when it is cancelled again', async () => {
    const first = await cancel();
    expect(await cancel()).toEqual(first);
  });

  test("a cancelled row refuses its attempt's submit and result", async () => {
    await claim();
    expect(await cancel()).toMatchObject({
      ...ended('cancelled'),
      possiblySent: false,
      attempts: [{ outcome: 'failed', failureReason: 'cancelled' }],
    });
    expect(await fence()).toBe(false);
    expect(await store.recordSuccess(held())).toBe(false);
    expect(await store.recordFailure({ ...held(), reason: 'timeout' })).toBe(false);
    expect(await row()).toMatchObject(ended('cancelled'));
  });

  test('a row stays cancelled when its attempt fails simultaneously', async () => {
    await claim();
    const bot = overtaken(cancel);
    expect(await bot.recordFailure({ ...held(), reason: 'captcha' })).toBe(false);
    expect(await row()).toMatchObject(ended('cancelled'));
  });

  test('a cancelled row can be retried; its old attempt cannot submit', async () => {
    await claim();
    await cancel();
    await store.retry({ ...key, maxAttempts: 5 });
    expect(await fence()).toBe(false);
    expect((await claim('b')).kind).toBe('claimed');
  });

  test('a cancelled row that was possibly sent needs a confirmed retry', async () => {
    await failAfterFence(inSeconds(600));
    expect(await cancel()).toMatchObject({ ...ended('cancelled'), possiblySent: true });
    const retry = store.retry({ ...key, maxAttempts: 5, confirmed: false });
    await expect(retry).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a cancellation and other writers of the row', () => {
  test('a cancellation is refused as soon as the form is being submitted', async () => {
    await claim();
    await fence();
    await expect(cancel()).rejects.toMatchObject(tooLate);
    clock.turn(leaseSeconds);
    await expect(cancel()).rejects.toMatchObject(tooLate);
    expect(await run()).toMatchObject({ closedUnknown: 1 });
  });

  test('a cancellation fails if the attempt got permission to submit first', async () => {
    await claim();
    await expect(cancel(overtaken(fence))).rejects.toMatchObject(tooLate);
    expect(await store.recordSuccess(held())).toBe(true);
  });

  test('a cancellation wins if a claim is written during the cancellation', async () => {
    expect(await cancel(overtaken(() => claim()))).toMatchObject(ended('cancelled'));
    expect(await fence()).toBe(false);
  });

  test('a cancellation wins if it is written before a claim that began earlier', async () => {
    expect((await claim('a', overtaken(cancel))).kind).toBe('final');
  });

  test('a cancellation of a final row is refused', async () => {
    await claim();
    await store.recordFailure({ ...held(), reason: 'captcha' });
    const message = 'Only an open submission can be cancelled.';
    await expect(cancel()).rejects.toMatchObject({ code: 'conflict', message });
  });

  test('a cancellation is a conflict if other writers are always faster', async () => {
    const other = overtaken(async () => store.markResent(await row()), Infinity);
    const message = 'This submission is changing right now. Please try again.';
    await expect(cancel(other)).rejects.toMatchObject({ code: 'conflict', message });
  });
});

describe('the mutation cancelSubmission', () => {
  const ask = (caller: string, keyId = key.id) => {
    const queue = { send: async () => undefined };
    const dependencies = aDashboard({
      ...{ db, queue, log: keptLog(), now: clock.now },
      submissions: store,
    });
    const identity = { sub: caller };
    return askDashboard(dependencies, { field: 'cancelSubmission', args: { id: keyId }, identity });
  };

  test("cancelSubmission ends the caller's submission", async () => {
    const { data } = await ask(key.userId);
    expect(data).toMatchObject({ id: key.id, status: 'error', failureReason: 'cancelled' });
  });

  test('cancelSubmission finds no submission of another user', async () => {
    expect((await ask(aUser())).error?.type).toBe('NotFound');
    expect((await ask(key.userId, anId())).error?.type).toBe('NotFound');
    expect(await row()).toMatchObject({ status: 'processing', version: 1 });
  });

  test('cancelSubmission is refused as soon as the form is being submitted', async () => {
    await claim();
    await fence();
    expect((await ask(key.userId)).error).toMatchObject({
      type: 'Conflict',
      ...{ message: tooLate.message },
    });
  });
});
