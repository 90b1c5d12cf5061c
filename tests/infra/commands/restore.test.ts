/**
 * A stage's tables are lost and restored from a copy. A lead that was sent after the copy must not
 * be sent again.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { putMissing } from '../../../infra/commands/restore/copy-table.ts';
import { exportTables, importTables } from '../../../infra/commands/restore/restore-stage.ts';
import { createWaitingRoom } from '../../functions/bot/waiting-room.ts';
import { openStores } from '../../functions/open-stores.ts';

const stackName = 'FormAutomation-dev';
const named = {
  submissions: `${stackName}-SubmissionsTable33F58FAD-A1B2C3D4E5F6`,
  accounts: `${stackName}-AccountsTable0A1B2C3D-A1B2C3D4E5F6`,
  fleeting: `${stackName}-WebhookIdempotencyTable5E6F7A8B-A1B2C3D4E5F6`,
};
const { db } = await openStores();
let client: DynamoDBClient;
let room: ReturnType<typeof createWaitingRoom>;
let folder: string;

beforeAll(async () => {
  client = new DynamoDBClient({
    region: 'eu-west-1',
    endpoint: db.endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const keys = { [named.submissions]: ['userId', 'id'], [named.accounts]: ['userId'] };
  for (const [TableName, names] of Object.entries({ ...keys, [named.fleeting]: ['id'] })) {
    await client.send(
      new CreateTableCommand({
        TableName,
        AttributeDefinitions: names.map((name) => ({ AttributeName: name, AttributeType: 'S' })),
        KeySchema: names.map((AttributeName, at) => ({
          AttributeName,
          KeyType: at === 0 ? 'HASH' : 'RANGE',
        })),
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
  }
});
afterAll(async () => {
  client.destroy();
});
beforeEach(() => {
  room = createWaitingRoom(db.client);
  folder = mkdtempSync(path.join(tmpdir(), 'restore-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const dependencies = () => ({
  ...{ client, stackName, folder, leadRetentionDays: 30 },
  now: room.clock.now,
  tell: () => undefined,
});

const rowsIn = async (TableName: string) =>
  ((await db.client.send(new ScanCommand({ TableName }))).Items ?? []) as SubmissionRow[];

/**
 * Moves all rows from one table to another: between the stage's table and the table of the
 * simulated bot and reconciler.
 */
async function move(from: string, to: string): Promise<void> {
  for (const Item of await rowsIn(from)) {
    await db.client.send(new PutCommand({ TableName: to, Item }));
    const { userId, id } = Item;
    await db.client.send(new DeleteCommand({ TableName: from, Key: { userId, id } }));
  }
}

/** Exports the stage's tables, calls `meanwhile`, deletes all submissions and imports the copy. */
async function lose(meanwhile: () => Promise<void>): Promise<void> {
  await move('submissions', named.submissions);
  await exportTables(dependencies());
  await move(named.submissions, 'submissions');
  await meanwhile();
  await move('submissions', named.submissions);
  for (const { userId, id } of await rowsIn(named.submissions)) {
    const Key = { userId, id };
    await db.client.send(new DeleteCommand({ TableName: named.submissions, Key }));
  }
  await importTables(dependencies());
  await move(named.submissions, 'submissions');
}

/**
 * Runs everything that could send the restored lead again: its old queue message and the
 * reconciler.
 */
async function allThatSends(message: LeadMessage): Promise<void> {
  await room.deliver(message);
  room.clock.turn(4000);
  for (const again of await room.sentAgain([message])) await room.deliver(again);
}

describe('a lead that is restored from the copy', () => {
  test('a lead sent after the copy is not sent again', async () => {
    room.temper.outcome = 'success';
    const message = await room.aMessage();
    await lose(async () => void (await room.deliver(message)));
    expect(room.temper.attempts).toBe(1);
    await allThatSends(message);
    expect(room.temper.attempts).toBe(1);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
      possiblySent: true,
      expiresAt: expect.any(Number),
    });
  });

  test('a lead whose attempt was running ends with unknown outcome', async () => {
    const { userId, submissionId: id } = await room.aMessage();
    const limits = { maxOpenDays: 3, retentionDays: 30, leaseSeconds: 120 };
    await room.store.claim({ userId, id, token: 'a', ...limits });
    await lose(async () => undefined);
    expect(await room.store.recordSuccess({ userId, id, token: 'a', retentionDays: 30 })).toBe(
      false,
    );
    const row = await room.store.get(userId, id);
    expect(row?.attempts).toMatchObject([{ outcome: 'failed', failureReason: 'outcome_unknown' }]);
    for (const gone of ['openShard', 'dueAt', 'leaseUntil', 'claimToken', 'fenceHash']) {
      expect(row).not.toHaveProperty(gone);
    }
  });

  test('a lead retried after the copy needs a confirmed Retry', async () => {
    room.temper.outcome = 'captcha';
    const message = await room.aMessage();
    const { userId, submissionId: id } = message;
    await room.deliver(message);
    expect((await room.rowOf(message))?.possiblySent).toBe(false);
    await lose(async () => {
      room.temper.outcome = 'success';
      await room.store.retry({ userId, id, maxAttempts: 5 });
      await room.deliver(message);
    });
    const again = room.store.retry({ userId, id, maxAttempts: 5, confirmed: false });
    await expect(again).rejects.toThrow('may already have been sent');
  });

  test('a lead that the copy shows as success is unchanged', async () => {
    room.temper.outcome = 'success';
    const message = await room.aMessage();
    await room.deliver(message);
    const before = await room.rowOf(message);
    await lose(async () => undefined);
    expect(await room.rowOf(message)).toEqual(before);
  });

  test('a lead whose retention time has ended is not restored', async () => {
    room.temper.outcome = 'success';
    const message = await room.aMessage();
    await room.deliver(message);
    await lose(async () => room.clock.turn(31 * 86_400));
    expect((await rowsIn('submissions')).map(({ id }) => id)).not.toContain(message.submissionId);
  });
});

test('all tables are restored except tables of short-lived items', async () => {
  const account = { userId: { S: 'asha' }, notBefore: { N: '7' } };
  await putMissing(client, named.accounts, [account]);
  await putMissing(client, named.fleeting, [{ id: { S: 'note' } }]);
  await exportTables(dependencies());
  for (const [TableName, Key] of [
    [named.accounts, { userId: 'asha' }],
    [named.fleeting, { id: 'note' }],
  ] as const) {
    await db.client.send(new DeleteCommand({ TableName, Key }));
  }
  await importTables(dependencies());
  expect(await rowsIn(named.accounts)).toEqual([{ userId: 'asha', notBefore: 7 }]);
  expect(await rowsIn(named.fleeting)).toEqual([]);
});

test('the import of a copy does not overwrite existing items', async () => {
  await putMissing(client, named.accounts, [{ userId: { S: 'ravi' }, notBefore: { N: '9' } }]);
  const old = { userId: { S: 'ravi' }, notBefore: { N: '1' } };
  expect(await putMissing(client, named.accounts, [old])).toEqual({ put: 0, kept: 1 });
  expect(await rowsIn(named.accounts)).toContainEqual({ userId: 'ravi', notBefore: 9 });
});
