/**
 * Submissions (rows) that wait because their form is paused or has reached a limit: what a run of
 * the reconciler reads and sends, and which age it reports for them.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Reconciliation } from '../../../functions/reconciler/reconciliation.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import type { startDynamoDb } from '../local-aws.ts';
import { openStores } from '../open-stores.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { runReconciler } from './run-reconciler.ts';

const DAY = 86_400;
const { db, clock } = await openStores();
let submissions: SubmissionStore;
let sent: string[];
let reads: number;
let room: Map<string, number>;

beforeEach(() => begin(db.client));

function begin(client: Awaited<ReturnType<typeof startDynamoDb>>['client']) {
  submissions = createSubmissionStore({ client, table: 'submissions', now: clock.now });
  sent = [];
  reads = 0;
  room = new Map();
}

async function aHeldRow(formId: string, userId: string) {
  const id = anId();
  const form = { formId, fields: {} };
  await submissions.create({ userId, id, keyId: 'key', lead: aLead(), form, maxAttempts: 5 });
  await submissions.hold({ userId, id, formId, why: 'paused' });
  return { userId, id, formId };
}

const run = (changes: Partial<Reconciliation> = {}) =>
  runReconciler({
    submissions: {
      ...submissions,
      get: (...key) => {
        reads += 1;
        return submissions.get(...key);
      },
    },
    roomOf: async (_, formId) => {
      reads += 1;
      return room.get(formId) ?? 0;
    },
    queue: {
      send: async ({ submissionId }) => void sent.push(submissionId),
      waiting: async () => 0,
    },
    now: clock.now,
    ...changes,
  });

describe('rows that wait for their form', () => {
  test('submissions waiting for one form cost one look-up per run', async () => {
    begin(createMemoryTables({ definitions: tableDefinitions }).client);
    const [form, other] = [anId(), anId()];
    for (let count = 0; count < 5000; count += 1) await aHeldRow(form, 'large');
    const { id } = await aHeldRow(other, 'small');
    for (let minutes = 0; minutes < 10; minutes += 1) {
      expect(await run()).toMatchObject({ resent: 0, oldestOpenAgeSeconds: 0, expired: 0 });
      clock.turn(60);
    }
    expect(reads).toBe(20);
    room.set(other, Infinity);
    await run();
    expect(sent).toEqual([id]);
    room.set(form, Infinity);
    expect(await run()).toMatchObject({ resent: 200 });
  });

  test('submissions waiting for a form are sent oldest first, within limits', async () => {
    const [form, userId] = [anId(), aUser()];
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await aHeldRow(form, userId)).id);
      clock.turn(1);
    }
    room.set(form, 2);
    await run();
    expect(sent.sort()).toEqual(ids.slice(0, 2).sort());
    await run();
    expect(sent.sort()).toEqual([...ids].sort());
  });

  test("one run finds all users' submissions that wait for forms", async () => {
    const rows = await Promise.all(Array.from({ length: 20 }, () => aHeldRow(anId(), aUser())));
    for (const { formId } of rows) room.set(formId, 1);
    await run();
    expect(sent).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  });

  test('submissions that wait for their form neither age nor expire', async () => {
    const { userId, id, formId } = await aHeldRow(anId(), aUser());
    clock.turn(30 * DAY);
    expect(await run()).toMatchObject({ oldestOpenAgeSeconds: 0 });
    expect(await submissions.get(userId, id)).toMatchObject({ waitingFor: 'paused' });
    room.set(formId, 1);
    await run();
    expect(sent).toContain(id);
    expect(await submissions.get(userId, id)).toMatchObject({
      status: 'processing',
      openedAt: '2026-03-31T10:00:00.000Z',
    });
    clock.turn(rowLimits.maxOpenDays * DAY);
    await run();
    expect(await submissions.get(userId, id)).toMatchObject({ failureReason: 'expired' });
  });

  test('a queued message can claim a submission waiting for its form', async () => {
    const { userId, id, formId } = await aHeldRow(anId(), aUser());
    const until = new Date(clock.now().getTime() + DAY * 1000);
    await submissions.hold({ userId, id, formId, why: 'hours', until });
    clock.turn(20 * DAY);
    const request = { userId, id, token: anId(), leaseSeconds: 120, ...rowLimits };
    expect(await submissions.claim(request)).toMatchObject({ kind: 'claimed' });
    const row = await submissions.get(userId, id);
    expect(row).toMatchObject({ openedAt: '2026-03-21T10:00:00.000Z' });
    for (const gone of ['waitingFor', 'heldSince', 'nextAttemptAt']) {
      expect(row).not.toHaveProperty(gone);
    }
  });

  test('submissions keep waiting if the look-up of their form fails', async () => {
    const [broken, { id, formId }] = [
      await aHeldRow(anId(), aUser()),
      await aHeldRow(anId(), aUser()),
    ];
    const roomOf = async (_: string, form: string) => {
      if (form === broken.formId) throw new Error('no table');
      return form === formId ? 1 : 0;
    };
    await run({ roomOf });
    expect(sent).toContain(id);
    expect(sent).not.toContain(broken.id);
  });
});
