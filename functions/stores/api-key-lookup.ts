/** The look-up items, one an API key under its hash: who owns the key and until when. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { ApiKeyLookup } from '../contract/api-key.ts';

const USE_NOTED_EVERY_MS = 60_000;
const KEYS_REMEMBERED = 1000;

/** Consistent, so that a deleted key is refused at once. */
export async function findApiKey(
  client: DynamoDBDocumentClient,
  table: string,
  keyHash: string,
): Promise<ApiKeyLookup | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { keyHash }, ConsistentRead: true }),
  );
  return Item as ApiKeyLookup | undefined;
}

export function hasExpired(expiresAt: string | undefined, now: Date): boolean {
  return Boolean(expiresAt) && new Date(expiresAt ?? '') <= now;
}

/**
 * Notes a key's use at most once a minute. The memory saves this instance the write; the
 * condition holds between instances, and never brings a deleted key back.
 */
export function createKeyUseNote(
  client: DynamoDBDocumentClient,
  table: string,
  now: () => Date,
): (keyHash: string) => Promise<void> {
  const noted = new Map<string, number>();
  return async (keyHash) => {
    const time = now().getTime();
    if (time - (noted.get(keyHash) ?? -Infinity) < USE_NOTED_EVERY_MS) return;
    if (noted.size >= KEYS_REMEMBERED) noted.clear();
    noted.set(keyHash, time);
    await updateExisting(client, {
      TableName: table,
      Key: { keyHash },
      UpdateExpression: 'SET lastUsedAt = :now',
      ConditionExpression:
        'attribute_exists(keyHash) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt <= :before)',
      ExpressionAttributeValues: {
        ':now': new Date(time).toISOString(),
        ':before': new Date(time - USE_NOTED_EVERY_MS).toISOString(),
      },
    });
  };
}

/**
 * Counts a lead accepted under a key. Not exact: a crash between the row and the count loses one,
 * and an answer lost on the way makes the SDK count again.
 */
export function createSubmissionCount(
  client: DynamoDBDocumentClient,
  table: string,
): (keyHash: string) => Promise<void> {
  return async (keyHash) => {
    await updateExisting(client, {
      TableName: table,
      Key: { keyHash },
      UpdateExpression: 'ADD submissionCount :one',
      ConditionExpression: 'attribute_exists(keyHash)',
      ExpressionAttributeValues: { ':one': 1 },
    });
  };
}

/** @returns false when the look-up is no longer this key's: nothing is brought back. */
export function setKeyExpiry(
  client: DynamoDBDocumentClient,
  table: string,
  { keyHash, keyId, expiresAt }: Pick<ApiKeyLookup, 'keyHash' | 'keyId' | 'expiresAt'>,
): Promise<boolean> {
  return updateExisting(client, {
    TableName: table,
    Key: { keyHash },
    UpdateExpression: expiresAt === undefined ? 'REMOVE expiresAt' : 'SET expiresAt = :expiresAt',
    ConditionExpression: 'keyId = :keyId',
    ExpressionAttributeValues: {
      ':keyId': keyId,
      ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
    },
  });
}

/** @returns false when the condition did not hold. */
async function updateExisting(
  client: DynamoDBDocumentClient,
  update: UpdateCommandInput & { ConditionExpression: string },
): Promise<boolean> {
  try {
    await client.send(new UpdateCommand(update));
    return true;
  } catch (error: unknown) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
