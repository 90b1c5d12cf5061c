/**
 * The look-up items, one for each API key, with the key's owner and expiry. An item stays under the
 * hash of the API key's first value, even after a rotation has given the key another value.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ApiKeyAlias, ApiKeyLookup } from '../../../contract/api-key.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { putIf, updateIf } from '../dynamodb/conditional-write.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import { readItem, scanPages } from '../dynamodb/read-items.ts';
import type { StoreTable, TimedTable } from '../dynamodb/store-table.ts';

const lookupOf = storedAs<ApiKeyLookup>();

const USE_NOTED_EVERY_MS = MINUTE_MS;
const KEYS_REMEMBERED = 1000;

/**
 * Finds the key whose current or former value has this hash. The item is read consistently, so that
 * a deleted key is refused at once.
 * @returns undefined also for a deleted key, of which an item without an owner remains.
 */
export async function findApiKey(
  client: DynamoDBDocumentClient,
  table: string,
  keyHash: string,
): Promise<ApiKeyLookup | undefined> {
  const read = (hash: string) =>
    readItem<Partial<ApiKeyLookup & ApiKeyAlias>>({ client, table }, { keyHash: hash });
  const item = await read(keyHash);
  const found = item?.ofKey === undefined ? item : await read(item.ofKey);
  return found?.keyId === undefined ? undefined : lookupOf(found);
}

/**
 * Deletes a key: of its look-up item only the hash remains, so that nobody can register the same
 * key again. Repeating the call changes nothing.
 */
export async function buryKey(
  client: DynamoDBDocumentClient,
  table: string,
  { keyHash, keyId }: Pick<ApiKeyLookup, 'keyHash' | 'keyId'>,
): Promise<void> {
  await putIf(client, {
    TableName: table,
    Item: { keyHash },
    ConditionExpression: 'keyId = :keyId',
    ExpressionAttributeValues: { ':keyId': keyId },
  });
}

/**
 * The time at which the value before the last rotation stops working; undefined for a key that was
 * never rotated.
 */
export function formerEnd({
  formerEndsAt,
  expiresAt,
}: {
  formerEndsAt?: string | undefined;
  expiresAt?: string | undefined;
}): string | undefined {
  const isKeysEndFirst = expiresAt !== undefined && expiresAt < (formerEndsAt ?? '');
  return isKeysEndFirst ? expiresAt : formerEndsAt;
}

export function hasExpired(expiresAt: string | undefined, now: Date): boolean {
  return Boolean(expiresAt) && new Date(expiresAt ?? '') <= now;
}

/**
 * Stores when a key was last used, at most once a minute. To save writes, the process remembers
 * what it has stored, and the write's condition is false if another process has stored a use in the
 * last minute. The write never restores a deleted key.
 */
export function createKeyUseNote({
  client,
  table,
  now,
}: TimedTable): (keyHash: string) => Promise<void> {
  const noted = new Map<string, number>();
  return async (keyHash) => {
    const time = now().getTime();
    if (time - (noted.get(keyHash) ?? -Infinity) < USE_NOTED_EVERY_MS) return;
    if (noted.size >= KEYS_REMEMBERED) noted.clear();
    noted.set(keyHash, time);
    await updateIf(client, {
      TableName: table,
      Key: { keyHash },
      UpdateExpression: 'SET lastUsedAt = :now',
      ConditionExpression:
        'attribute_exists(keyId) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt <= :before)',
      ExpressionAttributeValues: {
        ':now': new Date(time).toISOString(),
        ':before': new Date(time - USE_NOTED_EVERY_MS).toISOString(),
      },
    });
  };
}

/**
 * Counts the leads that were accepted under a key. The number is not exact: a lead is not counted
 * after a crash between the write of its row and the count, and is counted twice if the SDK repeats
 * a write whose answer was lost.
 */
export function createSubmissionCount({
  client,
  table,
}: StoreTable): (keyHash: string, leads?: number) => Promise<void> {
  return async (keyHash, leads = 1) => {
    await updateIf(client, {
      TableName: table,
      Key: { keyHash },
      UpdateExpression: 'ADD submissionCount :leads',
      ConditionExpression: 'attribute_exists(keyId)',
      ExpressionAttributeValues: { ':leads': leads },
    });
  };
}

/** The attributes that the owner may change; the value undefined removes an attribute. */
export const changeableOfLookup = ['expiresAt', 'formId', 'takesForms'] as const;
export type LookupChange = {
  [Name in (typeof changeableOfLookup)[number]]?: ApiKeyLookup[Name] | undefined;
};

/**
 * Changes a key's look-up item; a deleted key is not restored.
 * @returns false if the item no longer belongs to this key.
 */
export async function changeLookup(
  client: DynamoDBDocumentClient,
  table: string,
  { keyHash, keyId }: Pick<ApiKeyLookup, 'keyHash' | 'keyId'>,
  change: LookupChange,
): Promise<boolean> {
  const changed = changeableOfLookup.filter((name) => name in change);
  const set = changed.filter((name) => change[name] !== undefined);
  const removed = changed.filter((name) => change[name] === undefined);
  const parts = [
    ...(set.length > 0 ? [`SET ${set.map((name) => `${name} = :${name}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
  ];
  const written = await updateIf(client, {
    TableName: table,
    Key: { keyHash },
    UpdateExpression: parts.join(' '),
    ConditionExpression: 'keyId = :keyId',
    ExpressionAttributeValues: {
      ':keyId': keyId,
      ...Object.fromEntries(set.map((name) => [`:${name}`, change[name]])),
    },
  });
  return written !== undefined;
}

/** The ids of users who own keys, page by page; an id appears once for each key. */
export async function* keyOwners(
  client: DynamoDBDocumentClient,
  table: string,
): AsyncGenerator<string[]> {
  const pages = scanPages<Partial<ApiKeyLookup>>(
    { client, table },
    { ProjectionExpression: 'userId', Select: 'SPECIFIC_ATTRIBUTES' },
  );
  // The item that remains of a deleted key has no owner, so it is skipped.
  for await (const page of pages) yield page.flatMap(({ userId }) => userId ?? []);
}
