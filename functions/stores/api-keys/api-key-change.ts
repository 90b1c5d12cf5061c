/** An API key's new name or end. */
import type { ApiKeyLookup, ApiKeyRow } from '../../../contract/api-key.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { findApiKey, setKeyExpiry } from './api-key-lookup.ts';
import {
  endAhead,
  noSuchKey,
  readRow,
  toApiKey,
  type ApiKey,
  type ApiKeyTables,
} from './api-key-rows.ts';

export interface ApiKeyChange {
  userId: string;
  id: string;
  keyName?: string;
  /** `null` takes the end away. */
  expiresAt?: Date | null;
}

/** The end first: it decides who comes in. A repeat completes what a crash left out. */
export async function update(tables: ApiKeyTables, change: ApiKeyChange): Promise<ApiKey> {
  const { client, lookupTable } = tables;
  const row = await readRow(tables, change.userId, change.id);
  const lookup = await findApiKey(client, lookupTable, row.keyHash);
  if (lookup?.keyId !== row.id) throw noSuchKey();
  const { expiresAt: before, ...found } = lookup;
  const end = newEnd(tables, change.expiresAt, before);
  if (end.expiresAt !== before) {
    const { keyHash, id: keyId } = row;
    const set = await setKeyExpiry(client, lookupTable, { keyHash, keyId, ...end });
    if (!set) throw noSuchKey();
  }
  const { keyName = row.keyName } = change;
  if (keyName !== row.keyName) await rename(tables, row, keyName);
  return toApiKey({ ...row, keyName }, { ...found, ...end });
}

/** An end that stays as it was may be past. */
function newEnd(
  tables: ApiKeyTables,
  asked: Date | null | undefined,
  before: string | undefined,
): Pick<ApiKeyLookup, 'expiresAt'> {
  if (asked === null) return {};
  if (asked !== undefined && asked.toISOString() !== before) return endAhead(tables, asked);
  return before === undefined ? {} : { expiresAt: before };
}

async function rename(
  { client, keysTable }: ApiKeyTables,
  { userId, id }: ApiKeyRow,
  keyName: string,
): Promise<void> {
  const renamed = await updateIf(client, {
    TableName: keysTable,
    Key: { userId, id },
    UpdateExpression: 'SET keyName = :keyName',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':keyName': keyName },
  });
  if (!renamed) throw noSuchKey();
}
