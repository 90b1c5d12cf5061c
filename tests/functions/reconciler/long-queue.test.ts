/**
 * Which submissions (rows) the reconciler leaves for a later run while the queue is long, and which
 * ones it always handles.
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Reconciliation } from '../../../functions/reconciler/reconciliation.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import {
  aClock,
  aLead,
  anId,
  aRow as buildRow,
  aUser,
  rowLimits,
  type Clock,
} from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';
import { keptLog } from '../log-lines.ts';
import { runReconciler } from './run-reconciler.ts';

let db: Awaited<ReturnType<typeof startDynamoDb>>;
let clock: Clock;
let submissions: SubmissionStore;
let sent: string[];
let log: ReturnType<typeof keptLog>;

beforeEach(async () => {
  db = await startDynamoDb();
  clock = aClock();
  submissions = createSubmissionStore({ client: db.client, table: 'submissions', now: clock.now });
  sent = [];
  log = keptLog();
});
afterEach(() => db.stop());

const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

async function aRow(userId = aUser()) {
  const id = anId();
  await submissions.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
  return { userId, id, token: id, ...rowLimits };
}

/** Creates a submission with a running attempt, whose message was sent at the given time. */
async function aRunning(messageSentAt?: Date, userId?: string) {
  const row = await aRow(userId);
  await submissions.claim({ ...row, leaseSeconds: 120, messageSentAt });
  return row;
}

const run = (waiting: number | (() => number), changes: Partial<Reconciliation> = {}) =>
  runReconciler({
    submissions,
    queue: {
      send: async ({ submissionId }) => void sent.push(submissionId),
      waiting: async () => (typeof waiting === 'number' ? waiting : waiting()),
    },
    logger: log.logger,
    now: clock.now,
    ...changes,
  });

describe('a submission whose message may still be in the queue', () => {
  test('a submission is resent after bots take messages two minutes younger', async () => {
    const { id } = await aRow();
    const created = clock.now().getTime();
    clock.turn(3000);
    await aRunning(new Date(created + 119_999));
    await run(50_000);
    expect(sent).toEqual([]);
    clock.turn(120);
    await aRunning(new Date(created + 120_000));
    await run(50_000);
    expect(sent).toContain(id);
  });

  test("resending a submission depends on its user's oldest running attempt", async () => {
    const { id, userId } = await aRow();
    const created = clock.now().getTime();
    clock.turn(3000);
    await aRunning(new Date(created + 60_000), userId);
    await aRunning(new Date(created + 600_000), userId);
    await aRunning(new Date(created + 600_000));
    await run(50_000);
    expect(sent).not.toContain(id);
  });

  test("a busy user's submissions are resent later than other users'", async () => {
    const userId = aUser();
    for (let count = 0; count < 100; count += 1) await aRow(userId);
    const created = clock.now().getTime();
    clock.turn(3000);
    const quarterOfAnHour = 15 * 60_000;
    await aRunning(new Date(created + 119_999 + quarterOfAnHour));
    await run(50_000);
    expect(sent).toEqual([]);
    clock.turn(120);
    await aRunning(new Date(created + 120_000 + quarterOfAnHour));
    await run(50_000);
    expect(sent.length).toBeGreaterThanOrEqual(100);
    sent = [];
    clock.turn(60);
    await aRunning(new Date(created + 180_000 + quarterOfAnHour));
    await run(50_000);
    expect(sent).toEqual([]);
  });

  test.each([
    ['is not sent again: no attempt runs and 100 messages wait', 100, 0],
    ['is sent again: 99 messages wait', 99, 1],
    ['is sent again: no message waits', 0, 1],
  ])(
    'whether a submission is resent two minutes after its creation: it %s',
    async (_what, waiting, times) => {
      await aRow();
      clock.turn(120);
      await aRunning();
      await run(waiting);
      expect(sent).toHaveLength(times);
    },
  );

  test("resending a submission does not depend on dead attempts' messages", async () => {
    await aRow();
    await aRunning(inSeconds(120));
    clock.turn(120);
    await run(50_000);
    expect(sent).toHaveLength(1);
  });
});

describe('submissions that are due while the queue is long', () => {
  test("with a long queue, dead attempts' submissions are still handled", async () => {
    const fenced = await aRunning();
    await submissions.fence(fencePassOf(fenced));
    const unfenced = await aRunning();
    clock.turn(120);
    expect(await run(50_000)).toMatchObject({ closedUnknown: 1, resent: 1 });
    expect(sent).toEqual([unfenced.id]);
  });

  test('with a long queue, postponed submissions are sent on time', async () => {
    const { userId, id } = await aRow();
    await submissions.postpone({ userId, id, until: inSeconds(60) });
    clock.turn(60);
    expect(await run(50_000)).toMatchObject({ resent: 1 });
    const row = await submissions.get(userId, id);
    expect(row?.openShard).toMatch(/^open-/);
    expect(row).not.toHaveProperty('nextAttemptAt');
  });

  test('a queue of unknown length delays no submission', async () => {
    const fenced = await aRunning();
    await submissions.fence(fencePassOf(fenced));
    const { userId, id } = await aRow();
    await submissions.postpone({ userId, id, until: inSeconds(60) });
    clock.turn(120);
    const silent = () => {
      throw new Error('No queue');
    };
    expect(await run(silent)).toMatchObject({ closedUnknown: 1, resent: 1, failed: 0 });
    expect(log.lines.join()).toContain('did not tell how many messages wait');
  });
});

describe('many postponed submissions', () => {
  /**
   * More rows than the 1000 that a run sends while the queue is full. All rows except the last
   * belong to one user.
   */
  const keys = [
    ...Array.from({ length: 1500 }, () => ({ userId: 'large', id: anId() })),
    { userId: 'small', id: anId() },
  ];
  /** Simulates reads of the index and the rows, so that the test need not write all rows. */
  const listed = (): Partial<Reconciliation> => ({
    submissions: {
      ...submissions,
      openKeys: async ({ shard, by }) => ({
        keys: shard === 'waiting-0' && by === 'dueAt' ? keys : [],
      }),
      oldestOpen: async () => clock.now().toISOString(),
      get: async (userId, id) =>
        buildRow({ userId, id, openShard: 'waiting-0', dueAt: clock.now().toISOString() }),
      markResent: async () => true,
    },
  });

  test('postponed submissions are all sent while the queue has room', async () => {
    expect(await run(999, listed())).toMatchObject({ resent: keys.length });
  });

  test('a full queue gets 1000 postponed submissions, from each user in turn', async () => {
    await run(1000, listed());
    expect(sent).toHaveLength(1000);
    expect(sent).toContain(keys.at(-1)?.id);
  });

  test('postponed submissions beyond the time limit wait for the next run', async () => {
    let looks = 0;
    const hasTime = () => (looks += 1) < 4;
    const { resent } = await run(0, { ...listed(), hasTime });
    expect([resent > 0, resent < keys.length]).toEqual([true, true]);
  });
});
