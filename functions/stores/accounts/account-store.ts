/**
 * The accounts table: the read by which access is checked, and the writes that close or open an
 * account.
 */
import {
  GetCommand,
  ScanCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { AccountRow } from '../../../contract/account.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { storedAs } from '../dynamodb/stored-as.ts';

const accountOf = storedAs<AccountRow>();

export interface AccountTable {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
}

export interface AccountStore {
  /** The account is read consistently, so that an ended session is refused at once. */
  read(userId: string): Promise<AccountRow | undefined>;
  /** @param notBefore epoch seconds; a value earlier than the stored one changes nothing. */
  endSessions(userId: string, notBefore: number): Promise<void>;
  /** API keys and sessions stop working; after `enable` the user has to sign in again. */
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  /** Marks the account as deleted, which can't be undone. */
  markDeleted(userId: string): Promise<void>;
  /**
   * Accounts that are disabled and not deleted, page by page. Accounts that were never disabled or
   * signed out have no item.
   */
  disabled(): AsyncGenerator<string[]>;
}

export function createAccountStore(table: AccountTable): AccountStore {
  return {
    read: (userId) => read(table, userId),
    endSessions: (userId, notBefore) => endSessions(table, userId, notBefore),
    disable: (userId) => disable(table, userId),
    enable: (userId) => enable(table, userId),
    markDeleted: (userId) => markDeleted(table, userId),
    disabled: () => disabled(table),
  };
}

async function read(
  { client, table }: AccountTable,
  userId: string,
): Promise<AccountRow | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { userId }, ConsistentRead: true }),
  );
  return accountOf(Item);
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

async function* disabled({ client, table }: AccountTable): AsyncGenerator<string[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        FilterExpression: 'attribute_exists(disabledAt) AND attribute_not_exists(deletedAt)',
        ConsistentRead: true,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    yield Items.map((item) => accountOf(item).userId);
    after = LastEvaluatedKey;
  } while (after);
}

/** Does nothing if the account is already in the wanted state. */
async function change(
  { client, table }: AccountTable,
  userId: string,
  update: Omit<UpdateCommandInput, 'TableName' | 'Key'> & { ConditionExpression: string },
): Promise<void> {
  await updateIf(client, { TableName: table, Key: { userId }, ...update });
}
