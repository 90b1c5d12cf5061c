/**
 * The rows of a user's API keys, and the view of a key: its row with data from its look-up item.
 */
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultScopes, type ApiScope } from '../../../contract/api-routes.ts';
import { apiKeySlotsId, type ApiKeyLookup, type ApiKeyRow } from '../../../contract/api-key.ts';
import { Refusal } from '../../../contract/errors.ts';
import { allOf, queryPages, readItem } from '../dynamodb/read-items.ts';
import { formerEnd } from './api-key-lookup.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';

export type ApiKey = Omit<ApiKeyRow, 'keyHash' | 'userId' | 'nextValues'> &
  Pick<ApiKeyLookup, 'lastUsedAt' | 'expiresAt' | 'formId'> & {
    submissionCount: number;
    takesForms: boolean;
    scopes: ApiScope[];
    onlyItsForm: boolean;
    /** When the key's former value, from before the last rotation, stops or stopped working. */
    formerValueEndsAt?: string;
  };

export interface ApiKeyTables {
  client: DynamoDBDocumentClient;
  keysTable: string;
  lookupTable: string;
  now: () => Date;
  /** Creates a UUIDv7. */
  newId: () => string;
}

export function readRows(
  { client, keysTable: table }: ApiKeyTables,
  userId: string,
): Promise<ApiKeyRow[]> {
  return allOf(
    queryPages<ApiKeyRow>(
      { client, table },
      {
        KeyConditionExpression: 'userId = :userId AND id < :slots',
        ExpressionAttributeValues: { ':userId': userId, ':slots': apiKeySlotsId },
        ScanIndexForward: false,
        ConsistentRead: true,
      },
    ),
  );
}

/** @throws {Refusal} `not_found`, also for another user's key. */
export async function readRow(
  { client, keysTable: table }: ApiKeyTables,
  userId: string,
  id: string,
): Promise<ApiKeyRow> {
  if (!isRowId(id) || id === apiKeySlotsId) throw noSuchKey();
  const row = await readItem<ApiKeyRow>({ client, table }, { userId, id });
  if (!row) throw noSuchKey();
  return row;
}

export async function deleteRow(
  { client, keysTable }: ApiKeyTables,
  { userId, id }: Pick<ApiKeyRow, 'userId' | 'id'>,
): Promise<void> {
  await client.send(new DeleteCommand({ TableName: keysTable, Key: { userId, id } }));
}

export function noSuchKey(): Refusal {
  return new Refusal('not_found', 'There is no such API key.');
}

/** @throws {Refusal} `bad_request` if the expiry is in the past. */
export function endAhead({ now }: ApiKeyTables, expiresAt: Date | undefined) {
  if (expiresAt === undefined) return {};
  if (expiresAt <= now()) throw new Refusal('bad_request', 'The expiry must lie in the future.');
  return { expiresAt: expiresAt.toISOString() };
}

export function toApiKey(
  row: ApiKeyRow,
  lookup: { [Name in keyof ApiKeyLookup]?: ApiKeyLookup[Name] | undefined },
): ApiKey {
  const { id, keyName, createdAt } = row;
  const { lastUsedAt, expiresAt, submissionCount = 0, formId, takesForms = false } = lookup;
  const { scopes = defaultScopes, onlyItsForm = false } = lookup;
  const formerValueEndsAt = formerEnd(lookup);
  return {
    ...{ id, keyName, createdAt, keyValue: valueOf(row, lookup.valueHash) },
    ...{ submissionCount, takesForms, scopes: [...scopes], onlyItsForm },
    ...(formerValueEndsAt !== undefined && { formerValueEndsAt }),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(formId !== undefined && { formId }),
  };
}

/** Finds the key's current value. During a rotation the row also contains the next value. */
function valueOf({ keyValue, nextValues }: ApiKeyRow, valueHash: string | undefined): string {
  const next = [...(nextValues ?? [])].find((value) => sha256Hex(value) === valueHash);
  return next ?? keyValue;
}
