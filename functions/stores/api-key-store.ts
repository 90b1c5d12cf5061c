/**
 * A user's API keys: the value apart from the look-up that opens the door. Create writes value,
 * then look-up; delete removes look-up, then value: a crash between leaves nothing that opens.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type { ApiKeyLookup, ApiKeyRow } from '../contract/api-key.ts';
import { Refusal } from '../contract/errors.ts';
import { findApiKey } from './api-key-lookup.ts';
import { sha256Hex } from './sha256.ts';

export const MAX_KEYS_PER_USER = 50;

export type ApiKey = Omit<ApiKeyRow, 'keyHash' | 'userId'> & Pick<ApiKeyLookup, 'lastUsedAt'>;

export interface ApiKeyStore {
  /** Newest first. */
  list(userId: string): Promise<ApiKey[]>;
  /** @throws {Refusal} `conflict` when the value is taken or the user has too many keys. */
  create(key: { userId: string; keyName: string; keyValue: string }): Promise<ApiKey>;
  /** @throws {Refusal} `not_found` when the user has no such key. */
  remove(userId: string, id: string): Promise<ApiKey>;
}

interface ApiKeyTables {
  client: DynamoDBDocumentClient;
  keysTable: string;
  lookupTable: string;
  now: () => Date;
  /** A new UUIDv7. */
  newId: () => string;
}

export function createApiKeyStore(tables: ApiKeyTables): ApiKeyStore {
  return {
    list: (userId) => list(tables, userId),
    create: (key) => create(tables, key),
    remove: (userId, id) => remove(tables, userId, id),
  };
}

/** Without a look-up of its own a value opens nothing (a crash left it): it is not shown. */
async function list(tables: ApiKeyTables, userId: string): Promise<ApiKey[]> {
  const rows = await readRows(tables, userId);
  const keys = await Promise.all(
    rows.map(async (row) => {
      const lookup = await findApiKey(tables.client, tables.lookupTable, row.keyHash);
      return lookup?.keyId === row.id ? [toApiKey(row, lookup)] : [];
    }),
  );
  return keys.flat();
}

async function readRows({ client, keysTable }: ApiKeyTables, userId: string): Promise<ApiKeyRow[]> {
  const rows: ApiKeyRow[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: keysTable,
        KeyConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
        ScanIndexForward: false,
        ConsistentRead: true,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    rows.push(...(Items as ApiKeyRow[]));
    after = LastEvaluatedKey;
  } while (after);
  return rows;
}

async function create(
  tables: ApiKeyTables,
  { userId, keyName, keyValue }: { userId: string; keyName: string; keyValue: string },
): Promise<ApiKey> {
  if ((await list(tables, userId)).length >= MAX_KEYS_PER_USER) {
    throw new Refusal(
      'conflict',
      `You have ${MAX_KEYS_PER_USER} API keys, the most there can be. Delete one first.`,
    );
  }
  const keyHash = sha256Hex(keyValue);
  const createdAt = tables.now().toISOString();
  const row: ApiKeyRow = { userId, id: tables.newId(), keyName, keyValue, keyHash, createdAt };
  await tables.client.send(new PutCommand({ TableName: tables.keysTable, Item: row }));
  if (!(await openDoor(tables, row))) {
    await deleteRow(tables, row);
    throw new Refusal('conflict', 'This API key is taken. Generate another one.');
  }
  return toApiKey(row, {});
}

/** @returns false when the hash belongs to another key, whoever's it is. */
async function openDoor(
  { client, lookupTable }: ApiKeyTables,
  { keyHash, userId, id }: ApiKeyRow,
): Promise<boolean> {
  const lookup: ApiKeyLookup = { keyHash, userId, keyId: id };
  try {
    await client.send(
      new PutCommand({
        TableName: lookupTable,
        Item: lookup,
        ConditionExpression: 'attribute_not_exists(keyHash)',
      }),
    );
    return true;
  } catch (error: unknown) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // The SDK retries a write whose answer was lost: then the look-up found is this key's own.
    return (await findApiKey(client, lookupTable, keyHash))?.keyId === id;
  }
}

async function remove(tables: ApiKeyTables, userId: string, id: string): Promise<ApiKey> {
  const { client, keysTable, lookupTable } = tables;
  const { Item } = await client.send(
    new GetCommand({ TableName: keysTable, Key: { userId, id }, ConsistentRead: true }),
  );
  if (!Item) throw new Refusal('not_found', 'There is no such API key.');
  const row = Item as ApiKeyRow;
  const lookup = await findApiKey(client, lookupTable, row.keyHash);
  if (lookup?.keyId === id) {
    await client.send(new DeleteCommand({ TableName: lookupTable, Key: { keyHash: row.keyHash } }));
  }
  await deleteRow(tables, row);
  return toApiKey(row, lookup?.keyId === id ? lookup : {});
}

async function deleteRow(
  { client, keysTable }: ApiKeyTables,
  { userId, id }: ApiKeyRow,
): Promise<void> {
  await client.send(new DeleteCommand({ TableName: keysTable, Key: { userId, id } }));
}

function toApiKey(
  { id, keyName, keyValue, createdAt }: ApiKeyRow,
  { lastUsedAt }: Pick<ApiKeyLookup, 'lastUsedAt'>,
): ApiKey {
  return { id, keyName, keyValue, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
}
