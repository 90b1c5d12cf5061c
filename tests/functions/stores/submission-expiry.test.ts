/** Submissions that are open for too long. Tests every order of writes with a second writer. */
import { describe, expect, test } from '@jest/globals';
import { submissionStatus } from '../../../functions/webhook/submission-status.ts';
import { rowLimits } from '../builders.ts';
import { leaseSeconds, openRowEnds } from './row-ends.ts';

const DAYS = 86_400;
const stores = await openRowEnds();
const { clock, submissions: store, overtaken, key } = stores;
const { row, held, claim, fence, cancel, failAfterFence, inSeconds, run, ended } = stores;
const expire = async (from = store) => from.closeExpired(await row(), rowLimits);

describe('a row that is open for too long', () => {
  test("the reconciler's next run expires an old open row, however long the queue", async () => {
    clock.turn(3 * DAYS - 1);
    expect(await run()).toMatchObject({ expired: 0 });
    clock.turn(1);
    expect(await run()).toMatchObject({ expired: 1, resent: 0 });
    expect(await row()).toMatchObject({ ...ended('expired'), possiblySent: false });
    expect(await submissionStatus(key, key.id, store)).toMatchObject({
      failureReason: 'expired',
    });
  });

  test('an old open row expires even while it waits for its target', async () => {
    await store.postpone({ ...key, until: inSeconds(4 * DAYS) });
    clock.turn(3 * DAYS);
    expect(await run()).toMatchObject({ expired: 1 });
    expect(await row()).not.toHaveProperty('nextAttemptAt');
  });

  test('an old open row expires when a bot tries to claim the row', async () => {
    await store.postpone({ ...key, until: inSeconds(30 * DAYS) });
    clock.turn(21 * DAYS);
    expect((await claim()).kind).toBe('expired');
    expect(await row()).toMatchObject(ended('expired'));
    expect((await claim()).kind).toBe('final');
  });

  test('an old open row keeps possiblySent when it expires', async () => {
    await failAfterFence(inSeconds(4 * DAYS));
    clock.turn(3 * DAYS);
    expect(await run()).toMatchObject({ expired: 1 });
    expect(await row()).toMatchObject({ ...ended('expired'), possiblySent: true });
  });

  test('a retried row gets its full open time again', async () => {
    clock.turn(3 * DAYS);
    await run();
    await store.retry({ ...key, maxAttempts: 5 });
    clock.turn(3 * DAYS - 1);
    expect(await run()).toMatchObject({ expired: 0 });
    expect((await claim()).kind).toBe('claimed');
  });

  test('an old open row may finish its running attempt', async () => {
    clock.turn(3 * DAYS - 1);
    await claim();
    clock.turn(1);
    expect([await expire(), await run()]).toMatchObject([false, { expired: 0 }]);
    await fence();
    expect(await store.recordSuccess(held())).toBe(true);
  });

  test('an old row expires after an attempt that died before submitting', async () => {
    clock.turn(3 * DAYS - 1);
    await claim();
    clock.turn(leaseSeconds);
    expect(await run()).toMatchObject({ expired: 1, resent: 0 });
    expect((await row()).attempts).toMatchObject([{ failureReason: 'internal' }]);
  });

  test('an old row whose bot died while submitting ends as unknown', async () => {
    clock.turn(3 * DAYS - 1);
    await claim();
    await fence();
    clock.turn(leaseSeconds);
    expect(await expire()).toBe(false);
    expect((await claim('b')).kind).toBe('fenced');
    expect(await run()).toMatchObject({ expired: 0, closedUnknown: 1 });
    expect(await row()).toMatchObject({ ...ended('outcome_unknown'), possiblySent: true });
  });

  test('an old open row does not expire during a simultaneous claim', async () => {
    clock.turn(3 * DAYS);
    const younger = { ...held(), maxOpenDays: 4, leaseSeconds };
    expect(await expire(overtaken(() => store.claim(younger)))).toBe(false);
    expect(await fence()).toBe(true);
  });

  test('an old open row cannot be claimed after a simultaneous expiry', async () => {
    clock.turn(3 * DAYS);
    const younger = { ...held(), maxOpenDays: 4, leaseSeconds };
    expect((await overtaken(() => expire()).claim(younger)).kind).toBe('final');
    expect(await fence()).toBe(false);
  });

  test('an old open row is cancelled or expired, never both', async () => {
    clock.turn(3 * DAYS);
    expect(await expire(overtaken(cancel))).toBe(false);
    expect(await row()).toMatchObject(ended('cancelled'));
  });
});
