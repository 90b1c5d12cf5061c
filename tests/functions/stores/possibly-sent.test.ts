/**
 * The field `possiblySent` of a submission (a row) from its creation to its end. After an attempt
 * has passed the fence, the permission to submit, it may have sent the lead.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { failureReasons, type FailureReason } from '../../../contract/submission.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';
import { aDashboard, askDashboard } from '../dashboard-api/ask-dashboard.ts';
import { aLead, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const leaseSeconds = 120;
const { db, clock, submissions: store, newRow, rowOf } = await openStores();
let userId: string;
let id: string;

beforeEach(async () => {
  ({ userId, id } = await newRow(2));
});

const held = { token: 'a', ...rowLimits };
const row = () => rowOf(userId, id);
const shown = async () => viewSubmission(await row(), new Date()).possiblySent;
const claim = () => store.claim({ ...held, userId, id, leaseSeconds });
const fence = () => store.fence(fencePassOf({ ...held, userId, id }));
const fail = (reason: FailureReason, retryAt?: Date) =>
  store.recordFailure({ ...held, userId, id, reason, ...(retryAt && { retryAt }) });

async function failBeforeFence(reason: FailureReason) {
  await claim();
  await fail(reason);
}

async function failAfterFence(reason: FailureReason) {
  await claim();
  await fence();
  await fail(reason);
}

const retry = (confirmed = true) => store.retry({ userId, id, maxAttempts: 2, confirmed });

describe('the field possiblySent of a row', () => {
  test('possiblySent of a new row is false', async () => {
    expect(await shown()).toBe(false);
  });

  test.each(failureReasons)(
    'a failure with %s after permission to submit sets possiblySent',
    async (reason) => {
      await failAfterFence(reason);
      expect(await row()).toMatchObject({ status: 'error', possiblySent: true });
    },
  );

  test.each<[FailureReason, boolean]>([
    ['target_unreachable', false],
    ['field_not_found', false],
    ['validation_refused', false],
    ['captcha', false],
    ['already_submitted', true],
    ['verification_required', true],
    ['outcome_unknown', true],
  ])('possiblySent after a failure with %s before submitting is %s', async (reason, expected) => {
    await failBeforeFence(reason);
    expect(await shown()).toBe(expected);
  });

  test('possiblySent is true when the bot dies while submitting', async () => {
    await claim();
    await fence();
    clock.turn(leaseSeconds);
    expect(await store.closeUnknown(await row(), rowLimits.retentionDays)).toBe(true);
    expect(await shown()).toBe(true);
  });

  test('possiblySent stays true while the row waits and is retried', async () => {
    await claim();
    await fence();
    await fail('rate_limited', clock.now());
    expect(await row()).toMatchObject({ status: 'pending', possiblySent: true });
    await failBeforeFence('target_unreachable');
    expect(await row()).toMatchObject({ status: 'error', possiblySent: true });
  });

  test('possiblySent stays true after a retry that sends nothing', async () => {
    await failAfterFence('outcome_unknown');
    expect(viewSubmission(await retry(), new Date())).toMatchObject({ possiblySent: true });
    await failBeforeFence('target_unreachable');
    expect(await shown()).toBe(true);
  });

  test('possiblySent stays true after a corrected retry whose only attempt dies', async () => {
    await failAfterFence('validation_refused');
    await store.retry({
      ...{ userId, id, maxAttempts: 1, confirmed: true },
      lead: aLead({ city: 'Delhi' }),
    });
    await claim();
    clock.turn(leaseSeconds);
    expect((await store.claim({ ...held, userId, id, leaseSeconds, token: 'b' })).kind).toBe(
      'exhausted',
    );
    expect(await row()).toMatchObject({ failureReason: 'internal', possiblySent: true });
  });

  test('possiblySent is false after a success', async () => {
    await failAfterFence('outcome_unknown');
    await retry();
    await claim();
    await fence();
    await fence();
    await store.recordSuccess({ ...held, userId, id });
    expect(await shown()).toBe(false);
  });
});

describe('a retry of a lead that may have been sent', () => {
  const sent: object[] = [];
  const ask = (args: object) => {
    const queue = { send: async (message: object) => void sent.push(message) };
    const dependencies = aDashboard({
      ...{ db, queue, log: keptLog(), now: clock.now },
      submissions: store,
    });
    const identity = { sub: userId };
    const field = 'retrySubmission';
    return askDashboard(dependencies, { field, args: { id, ...args }, identity });
  };
  beforeEach(() => void sent.splice(0));

  test.each([[{ confirmed: false }], [{}], [{ confirmed: null }]])(
    'an unconfirmed retry of a possibly sent lead is refused: %j',
    async (args) => {
      await failAfterFence('validation_refused');
      const before = await row();
      const { error } = await ask({ ...args, lead: aLead({ city: 'Delhi' }) });
      expect(error).toEqual({
        message:
          'This lead may already have been sent. To send it again all the same, retry it with confirmed: true.',
        type: 'Conflict',
      });
      expect([await row(), sent]).toEqual([before, []]);
    },
  );

  test('a confirmed retry of a possibly sent lead is accepted', async () => {
    await failAfterFence('outcome_unknown');
    expect((await ask({ confirmed: true })).data).toMatchObject({
      status: 'processing',
      possiblySent: true,
    });
    expect(sent).toHaveLength(1);
  });

  test('a retry of a lead that was never sent needs no confirmation', async () => {
    await failBeforeFence('captcha');
    expect((await ask({ confirmed: false })).data).toMatchObject({
      status: 'processing',
      possiblySent: false,
    });
  });

  test('a retry of a running row is refused', async () => {
    await failAfterFence('outcome_unknown');
    await retry();
    expect((await ask({ confirmed: false })).error?.message).toBe(
      'Only a submission in error can be retried.',
    );
  });
});
