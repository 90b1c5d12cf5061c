/**
 * The canary's API key: a new one for each round trip, valid for a few minutes. So no secret is
 * stored between two runs, only the key's hash, as for every key.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { randomInt } from 'node:crypto';
import { apiKeyPrefix, type ApiKeyLookup } from '../../contract/api-key.ts';
import { canaryOwner } from '../../contract/canary.ts';
import { HOUR_MS, MINUTE_MS } from '../../contract/time-units.ts';
import { putIf } from '../stores/dynamodb/conditional-write.ts';
import { sha256Hex } from '../stores/dynamodb/sha256.ts';

const LENGTH = 40;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** How long a key is valid: longer than a round trip may take. */
const GOOD_FOR_MS = 10 * MINUTE_MS;
const REMOVED_AFTER_MS = 24 * HOUR_MS;

export interface CanaryKeyDependencies {
  client: DynamoDBDocumentClient;
  lookupTable: string;
  /** Creates a UUIDv7. */
  newId: () => string;
  now: () => Date;
}

/** @returns the key's value. */
export async function makeCanaryKey(dependencies: CanaryKeyDependencies): Promise<string> {
  const { client, lookupTable, newId, now } = dependencies;
  const characters = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]);
  const keyValue = `${apiKeyPrefix}${characters.join('')}`;
  const time = now().getTime();
  const lookup: ApiKeyLookup = {
    keyHash: sha256Hex(keyValue),
    userId: canaryOwner,
    keyId: newId(),
    expiresAt: new Date(time + GOOD_FOR_MS).toISOString(),
    removeAt: Math.floor((time + REMOVED_AFTER_MS) / 1000),
  };
  await putIf(client, {
    TableName: lookupTable,
    Item: lookup,
    ConditionExpression: 'attribute_not_exists(keyHash)',
  });
  return keyValue;
}
