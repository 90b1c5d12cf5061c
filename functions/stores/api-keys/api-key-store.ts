/**
 * A user's API keys. A key's value is stored apart from the look-up item that gives access. A
 * creation takes one of the user's key slots, then writes the value and the look-up item. A
 * deletion invalidates the look-up item, then removes the value and the slot. A crash in between
 * leaves no working key, and a slot that the next creation frees.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { apiScopes, type ApiScope } from '../../../contract/api-routes.ts';
import { apiKeySlotsId, type ApiKeyLookup, type ApiKeyRow } from '../../../contract/api-key.ts';
import { Refusal } from '../../../contract/errors.ts';
import { rotate, type ApiKeyRotation } from './api-key-rotation.ts';
import { update, type ApiKeyChange } from './api-key-change.ts';
import { buryKey, findApiKey } from './api-key-lookup.ts';
import {
  deleteRow,
  endAhead,
  readRow,
  readRows,
  toApiKey,
  type ApiKey,
  type ApiKeyTables,
} from './api-key-rows.ts';
import { freeSlots, takeSlot } from '../dynamodb/slots.ts';
import { keySlots } from './api-key-slots.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';

export interface NewApiKey {
  userId: string;
  keyName: string;
  keyValue: string;
  expiresAt?: Date;
  /** The id of the key's form; the caller has checked that the form is the user's. */
  formId?: string;
  /** Whether the webhook uses `target` and `fields` of the key's leads; true if omitted. */
  takesForms?: boolean;
  /** The key's scopes; the default scopes if omitted. */
  scopes?: readonly ApiScope[];
  /** Whether the key may use only the form `formId`. */
  onlyItsForm?: boolean;
}

export interface ApiKeyStore {
  /** Lists the user's keys, newest first. */
  list(userId: string): Promise<ApiKey[]>;
  /**
   * Creates a key.
   * @throws {Refusal} `conflict` if the value is or was anybody's key, or if the user has too many
   * keys; `bad_request` if its expiry is in the past.
   */
  create(key: NewApiKey): Promise<ApiKey>;
  /** @throws {Refusal} `not_found`, or `bad_request` if the new expiry is in the past. */
  update(change: ApiKeyChange): Promise<ApiKey>;
  /**
   * Gives the key another value. The current value still works for `overlapHours`; a value from
   * before the last rotation stops working at once.
   * @throws {Refusal} `not_found`; `conflict` if the value is or was anybody's key, or if another
   * rotation came first.
   */
  rotate(rotation: ApiKeyRotation): Promise<ApiKey>;
  /** @throws {Refusal} `not_found` if the user has no such key. */
  remove(userId: string, id: string): Promise<ApiKey>;
  /** Removes all keys and the slots of a user whose account is deleted. */
  removeAll(userId: string): Promise<void>;
}

export function createApiKeyStore(tables: ApiKeyTables): ApiKeyStore {
  return {
    list: (userId) => list(tables, userId),
    create: (key) => create(tables, key),
    update: (change) => update(tables, change),
    rotate: (rotation) => rotate(tables, rotation),
    remove: (userId, id) => remove(tables, userId, id),
    removeAll: async (userId) => {
      for (const { id } of await readRows(tables, userId)) await remove(tables, userId, id);
      await deleteRow(tables, { userId, id: apiKeySlotsId });
    },
  };
}

/**
 * Omits a row whose value has no look-up item: after a crash such a row may remain, but its value
 * does not work as a key.
 */
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

async function create(
  tables: ApiKeyTables,
  { userId, keyName, keyValue, expiresAt, takesForms = true, ...key }: NewApiKey,
): Promise<ApiKey> {
  const { formId, scopes, onlyItsForm } = key;
  const access = {
    ...endAhead(tables, expiresAt),
    ...(formId !== undefined && { formId }),
    ...(takesForms && { takesForms }),
    ...(scopes && { scopes: apiScopes.filter((scope) => scopes.includes(scope)) }),
    ...(onlyItsForm && { onlyItsForm }),
  };
  const id = tables.newId();
  await takeSlot(keySlots(tables, userId), id);
  const keyHash = sha256Hex(keyValue);
  const createdAt = tables.now().toISOString();
  const row: ApiKeyRow = { userId, id, keyName, keyValue, keyHash, createdAt };
  await tables.client.send(new PutCommand({ TableName: tables.keysTable, Item: row }));
  if (!(await addLookup(tables, row, access))) {
    await deleteRow(tables, row);
    await freeSlots(keySlots(tables, userId), [id]);
    throw new Refusal('conflict', 'This API key is taken. Generate another one.');
  }
  return toApiKey(row, access);
}

/**
 * Writes the key's look-up item.
 * @returns false if the hash belongs to any other key, existing or deleted.
 */
async function addLookup(
  { client, lookupTable }: ApiKeyTables,
  { keyHash, userId, id }: ApiKeyRow,
  access: Omit<ApiKeyLookup, 'keyHash' | 'userId' | 'keyId'>,
): Promise<boolean> {
  const lookup: ApiKeyLookup = { keyHash, userId, keyId: id, ...access };
  const opened = await putIf(client, {
    TableName: lookupTable,
    Item: lookup,
    ConditionExpression: 'attribute_not_exists(keyHash)',
  });
  if (opened) return true;
  // The look-up item that was found may be this key's own, because the SDK repeats a write whose
  // answer was lost.
  return (await findApiKey(client, lookupTable, keyHash))?.keyId === id;
}

async function remove(tables: ApiKeyTables, userId: string, id: string): Promise<ApiKey> {
  const { client, lookupTable } = tables;
  const row = await readRow(tables, userId, id);
  const lookup = await findApiKey(client, lookupTable, row.keyHash);
  await buryKey(client, lookupTable, { keyHash: row.keyHash, keyId: id });
  await deleteRow(tables, row);
  await freeSlots(keySlots(tables, userId), [id]);
  return toApiKey(row, lookup?.keyId === id ? lookup : {});
}
