/** The look-up items, one an API key under its hash: who owns the key and until when. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
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
    try {
      await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { keyHash },
          UpdateExpression: 'SET lastUsedAt = :now',
          ConditionExpression:
            'attribute_exists(keyHash) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt <= :before)',
          ExpressionAttributeValues: {
            ':now': new Date(time).toISOString(),
            ':before': new Date(time - USE_NOTED_EVERY_MS).toISOString(),
          },
        }),
      );
    } catch (error: unknown) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };
}
