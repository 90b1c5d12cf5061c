/**
 * decideSubmission: what the submission's owner and the integrator see after a decision, and which
 * submissions are listed as needing a decision.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { submissionStatus } from '../../../functions/webhook/submission-status.ts';
import { aDashboard, askDashboard } from './ask-dashboard.ts';
import { anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock, submissions: store, newRow } = await openStores();
let userId: string;
let id: string;

beforeEach(async () => {
  ({ userId, id } = await newRow(2));
});

const row = () => store.get(userId, id);

async function fail(reason: 'no_confirmation' | 'timeout' = 'no_confirmation') {
  const held = { userId, id, token: 'a', ...rowLimits };
  await store.claim({ ...held, leaseSeconds: 120 });
  if (reason === 'no_confirmation') await store.fence(fencePassOf(held));
  await store.recordFailure({ ...held, reason });
}

describe('the mutation decideSubmission', () => {
  const sent: object[] = [];
  const ask = (args: object, caller = userId) => {
    const queue = { send: async (message: object) => void sent.push(message) };
    const dependencies = aDashboard({
      ...{ db, queue, log: keptLog(), now: clock.now },
      submissions: store,
    });
    const field = 'decideSubmission';
    return askDashboard(dependencies, { field, args, identity: { sub: caller } });
  };

  test('decideSubmission returns the decided row and sends no lead', async () => {
    await fail();
    const { data } = await ask({ id, wentIn: true, version: (await row())?.version });
    expect(data).toMatchObject({
      ...{ id, status: 'success', failureReason: null, submittedAt: null, possiblySent: false },
      ...{ decidedAt: clock.now().toISOString(), decidedWentIn: true },
      attempts: [{ failureReason: 'no_confirmation' }],
    });
    expect(sent).toEqual([]);
  });

  test('the integrator sees that the owner decided', async () => {
    await fail();
    await ask({ id, wentIn: true, version: null });
    const decided = { status: 'success', failureReason: null, decidedBy: 'owner' };
    expect(await submissionStatus({ userId }, id, store)).toMatchObject(decided);
    await ask({ id, wentIn: false });
    const taken = await submissionStatus({ userId }, id, store);
    expect(taken).toMatchObject({ status: 'error', failureReason: 'no_confirmation' });
    expect(taken).not.toHaveProperty('decidedBy');
  });

  test('decideSubmission finds no submission of another user', async () => {
    await fail();
    const before = await row();
    expect((await ask({ id, wentIn: true }, aUser())).error?.type).toBe('NotFound');
    expect((await ask({ id: anId(), wentIn: true })).error?.type).toBe('NotFound');
    expect(await row()).toEqual(before);
  });

  test.each([
    [{}, 'wentIn must be true or false'],
    [{ wentIn: 'yes' }, 'wentIn must be true or false'],
    [{ wentIn: true, version: 1.5 }, 'version must be a whole number'],
  ])('decideSubmission refuses the arguments %j', async (args, message) => {
    expect((await ask({ id, ...args })).error?.message).toBe(message);
  });

  test('decideSubmission is refused when nothing was sent', async () => {
    await fail('timeout');
    expect((await ask({ id, wentIn: true })).error).toEqual({
      type: 'Conflict',
      message: 'There is nothing to decide: nothing was sent.',
    });
  });
});

describe('the query listSubmissions', () => {
  test('listSubmissions can list only the submissions that need a decision', async () => {
    const idsOf = async (undecided?: boolean) =>
      (await store.list({ userId, ...(undecided !== undefined && { undecided }) })).items.map(
        (item) => item.id,
      );
    await fail();
    expect([await idsOf(true), await idsOf(false)]).toEqual([[id], [id]]);
    await store.decide({ userId, id, wentIn: false });
    expect([await idsOf(true), await idsOf(), await idsOf(false)]).toEqual([[], [id], [id]]);
  });
});
