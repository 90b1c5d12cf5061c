/** The field `possiblySent` through the life of a row. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { isPossiblySent } from '../../../contract/possibly-sent.ts';
import { failureReasons, type FailureReason } from '../../../contract/submission.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';
import { aDashboard, askDashboard } from '../ask-dashboard.ts';
import { aClock, aLead, anId, aUser, rowLimits, type Clock } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';
import { keptLog } from '../log-lines.ts';

const leaseSeconds = 120;
let db: Awaited<ReturnType<typeof startDynamoDb>>;
let clock: Clock;
let store: SubmissionStore;
let userId: string;
let id: string;

beforeAll(async () => {
  db = await startDynamoDb();
});
afterAll(() => db.stop());
beforeEach(async () => {
  clock = aClock();
  store = createSubmissionStore({ client: db.client, table: 'submissions', now: clock.now });
  userId = aUser();
  id = anId();
  await store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 2 });
});

const held = { token: 'a', ...rowLimits };
const row = async () => {
  const found = await store.get(userId, id);
  if (!found) throw new Error('The row is gone');
  return found;
};
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

/** Removes the field, as in rows from before it existed. */
async function forget() {
  await db.client.send(
    new UpdateCommand({
      TableName: 'submissions',
      Key: { userId, id },
      UpdateExpression: 'REMOVE possiblySent',
    }),
  );
}

const retry = (confirmed = true) => store.retry({ userId, id, maxAttempts: 2, confirmed });

describe('possiblySent of a row', () => {
  test('is false at first', async () => {
    expect(await shown()).toBe(false);
  });

  test.each(failureReasons)(
    'is true if an attempt fails with %s after its fence',
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
  ])('after a failure with %s before the fence is %s', async (reason, expected) => {
    await failBeforeFence(reason);
    expect(await shown()).toBe(expected);
  });

  test('is true when the reconciler closes a fenced row', async () => {
    await claim();
    await fence();
    clock.turn(leaseSeconds);
    expect(await store.closeUnknown(await row(), rowLimits.retentionDays)).toBe(true);
    expect(await shown()).toBe(true);
  });

  test('stays true while the row waits and is retried', async () => {
    await claim();
    await fence();
    await fail('rate_limited', clock.now());
    expect(await row()).toMatchObject({ status: 'pending', possiblySent: true });
    await failBeforeFence('target_unreachable');
    expect(await row()).toMatchObject({ status: 'error', possiblySent: true });
  });

  test('stays true after a retry that sends nothing', async () => {
    await failAfterFence('outcome_unknown');
    expect(viewSubmission(await retry(), new Date())).toMatchObject({ possiblySent: true });
    await failBeforeFence('target_unreachable');
    expect(await shown()).toBe(true);
  });

  test('stays true after a corrected retry without budget', async () => {
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

  test('is false after a success', async () => {
    await failAfterFence('outcome_unknown');
    await retry();
    await claim();
    await fence();
    await fence();
    await store.recordSuccess({ ...held, userId, id });
    expect(await shown()).toBe(false);
  });
});

describe('a row from before possiblySent existed', () => {
  test.each<[FailureReason, boolean]>([
    ['target_unreachable', false],
    ['timeout', false],
    ['internal', false],
    ['field_not_found', true],
    ['validation_refused', true],
    ['captcha', true],
    ['rate_limited', true],
    ['outcome_unknown', true],
  ])('that ended with %s counts as possibly sent: %s', async (reason, expected) => {
    await failBeforeFence(reason);
    await forget();
    expect(await shown()).toBe(expected);
    await retry();
    expect((await row()).possiblySent).toBe(expected);
  });

  test("takes an earlier attempt's unknown outcome into account", async () => {
    await failAfterFence('outcome_unknown');
    await retry();
    await failBeforeFence('timeout');
    await forget();
    expect(await shown()).toBe(true);
  });

  test('gets the field when it ends', async () => {
    await forget();
    expect(await shown()).toBe(false);
    await failBeforeFence('captcha');
    expect((await row()).possiblySent).toBe(false);
  });

  test('is judged in the same way in live events', () => {
    const failed = { status: 'error', possiblySent: null } as const;
    expect(isPossiblySent({ ...failed, failureReason: 'blocked' })).toBe(true);
    expect(isPossiblySent({ ...failed, failureReason: 'timeout' })).toBe(false);
    expect(isPossiblySent({ ...failed, status: 'pending', failureReason: 'blocked' })).toBe(false);
  });
});

describe('a retry', () => {
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
    'that is not confirmed is refused and changes nothing: %j',
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

  test('that is confirmed is accepted', async () => {
    await failAfterFence('outcome_unknown');
    expect((await ask({ confirmed: true })).data).toMatchObject({
      status: 'processing',
      possiblySent: true,
    });
    expect(sent).toHaveLength(1);
  });

  test('of a lead that was never sent needs no confirmation', async () => {
    await failBeforeFence('captcha');
    expect((await ask({ confirmed: false })).data).toMatchObject({
      status: 'processing',
      possiblySent: false,
    });
  });

  test('of a running row is refused as before', async () => {
    await failAfterFence('outcome_unknown');
    await retry();
    expect((await ask({ confirmed: false })).error?.message).toBe(
      'Only a submission in error can be retried.',
    );
  });
});
