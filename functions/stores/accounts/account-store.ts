/**
 * The accounts table: the read that checks access, and the writes that close or open an account.
 */
import {
  UpdateCommand,
  type ScanCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { AccountRow } from '../../../contract/account.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem, scanPages } from '../dynamodb/read-items.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export type AccountTable = TimedTable;

export interface AccountStore {
  /** The account is read consistently, so that an ended session is refused at once. */
  read(userId: string): Promise<AccountRow | undefined>;
  /**
   * @param notBefore sessions that began before this time (epoch seconds) end; a value earlier than
   * the stored one changes nothing.
   */
  endSessions(userId: string, notBefore: number): Promise<void>;
  /**
   * Disables the account: API keys and sessions stop working. After `enable` the user has to sign
   * in again.
   */
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  /** Marks the account as deleted, which can't be undone. */
  markDeleted(userId: string): Promise<void>;
  /**
   * Stores that the user may have dashboard pages open for the next hour. Does nothing if the
   * stored time is still more than half an hour ahead.
   */
  noteWatching(account: Pick<AccountRow, 'userId' | 'watchedUntil'>): Promise<void>;
  /**
   * Stores that the user has no dashboard page open.
   * @returns false if the user's pages have read something since `watchedUntil` was read.
   */
  endWatching(account: Required<Pick<AccountRow, 'userId' | 'watchedUntil'>>): Promise<boolean>;
  /** Yields the ids of users whose accounts are disabled and not deleted, page by page. */
  disabled(): AsyncGenerator<string[]>;
  /** Yields the ids of users whose accounts were deleted at or after the time, page by page. */
  deletedSince(time: Date): AsyncGenerator<string[]>;
}

export function createAccountStore(table: AccountTable): AccountStore {
  return {
    read: (userId) => readItem<AccountRow>(table, { userId }),
    endSessions: (userId, notBefore) => endSessions(table, userId, notBefore),
    disable: (userId) => disable(table, userId),
    enable: (userId) => enable(table, userId),
    markDeleted: (userId) => markDeleted(table, userId),
    noteWatching: (account) => noteWatching(table, account),
    endWatching: (account) => endWatching(table, account),
    disabled: () => disabled(table),
    deletedSince: (time) => deletedSince(table, time),
  };
}

function endSessions(table: AccountTable, userId: string, notBefore: number): Promise<void> {
  return change(table, userId, {
    UpdateExpression: 'SET notBefore = :notBefore',
    ConditionExpression: 'attribute_not_exists(notBefore) OR notBefore < :notBefore',
    ExpressionAttributeValues: { ':notBefore': notBefore },
  });
}

async function disable(table: AccountTable, userId: string): Promise<void> {
  const now = table.now();
  await change(table, userId, {
    UpdateExpression: 'SET disabledAt = :now',
    ConditionExpression: 'attribute_not_exists(disabledAt)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
  await endSessions(table, userId, Math.floor(now.getTime() / 1000) + 1);
}

async function enable({ client, table }: AccountTable, userId: string): Promise<void> {
  const UpdateExpression = 'REMOVE disabledAt';
  await client.send(new UpdateCommand({ TableName: table, Key: { userId }, UpdateExpression }));
}

function markDeleted(table: AccountTable, userId: string): Promise<void> {
  return change(table, userId, {
    UpdateExpression: 'SET deletedAt = :now',
    ConditionExpression: 'attribute_not_exists(deletedAt)',
    ExpressionAttributeValues: { ':now': table.now().toISOString() },
  });
}

const WATCHED_SECONDS = 60 * 60;

async function noteWatching(
  { client, table, now }: AccountTable,
  { userId, watchedUntil = 0 }: Pick<AccountRow, 'userId' | 'watchedUntil'>,
): Promise<void> {
  const time = Math.floor(now().getTime() / 1000);
  if (watchedUntil - time >= WATCHED_SECONDS / 2) return;
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { userId },
      UpdateExpression: 'SET watchedUntil = :until',
      ExpressionAttributeValues: { ':until': time + WATCHED_SECONDS },
    }),
  );
}

async function endWatching(
  { client, table }: AccountTable,
  { userId, watchedUntil }: Required<Pick<AccountRow, 'userId' | 'watchedUntil'>>,
): Promise<boolean> {
  const ended = await updateIf(client, {
    TableName: table,
    Key: { userId },
    UpdateExpression: 'SET watchedUntil = :never',
    ConditionExpression: 'watchedUntil = :until',
    ExpressionAttributeValues: { ':never': 0, ':until': watchedUntil },
  });
  return ended !== undefined;
}

const disabled = (table: AccountTable) =>
  scanUsers(table, {
    FilterExpression: 'attribute_exists(disabledAt) AND attribute_not_exists(deletedAt)',
  });

const deletedSince = (table: AccountTable, time: Date) =>
  scanUsers(table, {
    FilterExpression: 'deletedAt >= :time',
    ExpressionAttributeValues: { ':time': time.toISOString() },
  });

async function* scanUsers(
  table: AccountTable,
  filter: Pick<ScanCommandInput, 'FilterExpression' | 'ExpressionAttributeValues'>,
): AsyncGenerator<string[]> {
  const pages = scanPages<AccountRow>(table, { ...filter, ConsistentRead: true });
  for await (const page of pages) yield page.map(({ userId }) => userId);
}

async function change(
  { client, table }: AccountTable,
  userId: string,
  update: Omit<UpdateCommandInput, 'TableName' | 'Key'> & { ConditionExpression: string },
): Promise<void> {
  await updateIf(client, { TableName: table, Key: { userId }, ...update });
}
