/**
 * Rotates an API key, that is, gives it another value. The key's own look-up item says which values
 * work, so one write switches from the old value to the new one. Two writes come before the switch.
 * The first one adds an alias for the new value, which gives no access yet. The second one adds the
 * new value to the owner's row, so that the owner sees every value that works. After a crash either
 * the old or the new value works; an alias or a value in the row may remain unused.
 */
import type { ApiKeyAlias, ApiKeyLookup, ApiKeyRow } from '../../../contract/api-key.ts';
import { Refusal } from '../../../contract/errors.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { putIf, updateIf } from '../dynamodb/conditional-write.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';
import { findApiKey } from './api-key-lookup.ts';
import { noSuchKey, readRow, toApiKey, type ApiKey, type ApiKeyTables } from './api-key-rows.ts';

export interface ApiKeyRotation {
  userId: string;
  id: string;
  keyValue: string;
  /** How many hours the current value still works in addition to the new one; 0 ends it at once. */
  overlapHours: number;
}

export async function rotate(tables: ApiKeyTables, rotation: ApiKeyRotation): Promise<ApiKey> {
  const { userId, id, keyValue } = rotation;
  const row = await readRow(tables, userId, id);
  const before = await findApiKey(tables.client, tables.lookupTable, row.keyHash);
  if (before?.keyId !== id) throw noSuchKey();
  const valueHash = sha256Hex(keyValue);
  // The key already has this value, so this call repeats a call whose answer was lost.
  if (before.valueHash === valueHash) return toApiKey(row, before);
  await addAlias(tables, { keyHash: valueHash, ofKey: row.keyHash, rotationId: tables.newId() });
  const shown = await updateRow(tables, row, {
    UpdateExpression: 'ADD nextValues :values',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':values': new Set([keyValue]) },
    ReturnValues: 'UPDATED_NEW',
  });
  if (!shown) throw noSuchKey();
  const after = await switchValue(tables, before, { ...rotation, valueHash });
  // The values that `nextValues` of the owner's row contained before the switch. They are removed
  // now: after the switch, no earlier rotation can make one of them the key's value.
  const settled = shown.Attributes?.['nextValues'] as ApiKeyRow['nextValues'];
  // If a later rotation has already removed this value from `nextValues`, the key has the later
  // rotation's value, and this write changes nothing.
  await updateRow(tables, row, {
    UpdateExpression: 'SET keyValue = :value DELETE nextValues :settled',
    ConditionExpression: 'contains(nextValues, :value)',
    ExpressionAttributeValues: { ':value': keyValue, ':settled': settled },
  });
  return toApiKey({ ...row, keyValue }, after);
}

/** @throws {Refusal} `conflict` if the value belongs, or belonged, to an API key. */
async function addAlias({ client, lookupTable }: ApiKeyTables, alias: ApiKeyAlias): Promise<void> {
  const added = await putIf(client, {
    TableName: lookupTable,
    Item: alias,
    ConditionExpression: 'attribute_not_exists(keyHash) OR rotationId = :rotationId',
    ExpressionAttributeValues: { ':rotationId': alias.rotationId },
  });
  if (!added) throw new Refusal('conflict', 'This API key is taken. Generate another one.');
}

/** @throws {Refusal} `conflict` if the key's value has changed since it was read. */
async function switchValue(
  { client, lookupTable, now }: ApiKeyTables,
  before: ApiKeyLookup,
  { valueHash, overlapHours }: ApiKeyRotation & { valueHash: string },
): Promise<ApiKeyLookup> {
  const { keyHash, keyId, valueHash: formerHash = keyHash } = before;
  const formerEndsAt = new Date(now().getTime() + overlapHours * HOUR_MS).toISOString();
  const isAsBefore =
    before.valueHash === undefined ? 'attribute_not_exists(valueHash)' : 'valueHash = :formerHash';
  const switched = await updateIf(client, {
    TableName: lookupTable,
    Key: { keyHash },
    UpdateExpression:
      'SET valueHash = :valueHash, formerHash = :formerHash, formerEndsAt = :formerEndsAt',
    // The key may already have the new value, because the SDK repeats a write whose answer was
    // lost.
    ConditionExpression: `keyId = :keyId AND (${isAsBefore} OR valueHash = :valueHash)`,
    ExpressionAttributeValues: {
      ':keyId': keyId,
      ':valueHash': valueHash,
      ':formerHash': formerHash,
      ':formerEndsAt': formerEndsAt,
    },
  });
  if (switched) return { ...before, valueHash, formerHash, formerEndsAt };
  const current = await findApiKey(client, lookupTable, keyHash);
  if (current?.keyId !== keyId) throw noSuchKey();
  throw new Refusal('conflict', 'This API key has been rotated meanwhile. Its new value is shown.');
}

function updateRow(
  { client, keysTable }: ApiKeyTables,
  { userId, id }: ApiKeyRow,
  change: Omit<Parameters<typeof updateIf>[1], 'TableName' | 'Key'>,
) {
  return updateIf(client, { TableName: keysTable, Key: { userId, id }, ...change });
}
