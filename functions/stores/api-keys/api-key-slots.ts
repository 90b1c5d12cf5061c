/**
 * Limits how many keys a user has, with one item: each key holds a slot under its id, and one
 * conditional write decides who gets the last one. Ids instead of a number, so that a crash costs
 * no slot: if no slot is free, slots whose key does not work are found and freed.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { apiKeySlotsId, type ApiKeySlots } from '../../../contract/api-key.ts';
import { Refusal } from '../../../contract/errors.ts';
import { findApiKey } from './api-key-lookup.ts';
import { deleteRow, readRows, type ApiKeyTables } from './api-key-rows.ts';
import { putIf, updateIf } from '../dynamodb/conditional-write.ts';
import { storedAs } from '../dynamodb/stored-as.ts';

const slotsOf = storedAs<ApiKeySlots>();

export const MAX_KEYS_PER_USER = 50;
/** A creation ends within this time, which is much longer than the time limit of the function. */
const CREATION_ENDS_WITHIN_MS = 60_000;

/** @throws {Refusal} `conflict` if the user has too many keys. */
export async function takeSlot(tables: ApiKeyTables, userId: string, id: string): Promise<void> {
  if (await tryTake(tables, userId, id)) return;
  const held = await readHeld(tables, userId);
  if (held) await freeLeftOver(tables, userId, held);
  else await createSlots(tables, userId);
  if (await tryTake(tables, userId, id)) return;
  throw new Refusal(
    'conflict',
    `You have ${MAX_KEYS_PER_USER} API keys, the most there can be. Delete one first.`,
  );
}

export async function freeSlots(
  { client, keysTable }: ApiKeyTables,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await updateIf(client, {
    TableName: keysTable,
    Key: { userId, id: apiKeySlotsId },
    UpdateExpression: `REMOVE ${ids.map((_, index) => `held.#id${index}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(held)',
    ExpressionAttributeNames: Object.fromEntries(ids.map((id, index) => [`#id${index}`, id])),
  });
}

/**
 * A slot that this key already holds counts as taken, because the SDK repeats a write whose answer
 * was lost.
 */
async function tryTake(
  { client, keysTable, now }: ApiKeyTables,
  userId: string,
  id: string,
): Promise<boolean> {
  const taken = await updateIf(client, {
    TableName: keysTable,
    Key: { userId, id: apiKeySlotsId },
    UpdateExpression: 'SET held.#id = :now',
    ConditionExpression: 'attribute_exists(held.#id) OR size(held) < :most',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':now': now().toISOString(), ':most': MAX_KEYS_PER_USER },
  });
  return taken !== undefined;
}

async function readHeld(
  { client, keysTable }: ApiKeyTables,
  userId: string,
): Promise<ApiKeySlots['held'] | undefined> {
  const { Item } = await client.send(
    new GetCommand({
      TableName: keysTable,
      Key: { userId, id: apiKeySlotsId },
      ConsistentRead: true,
    }),
  );
  return slotsOf(Item)?.held;
}

async function createSlots({ client, keysTable }: ApiKeyTables, userId: string): Promise<void> {
  const slots: ApiKeySlots = { userId, id: apiKeySlotsId, held: {} };
  await putIf(client, {
    TableName: keysTable,
    Item: slots,
    ConditionExpression: 'attribute_not_exists(id)',
  });
}

/**
 * Frees the slots that remained after a crash during creation or deletion; their keys don't work.
 */
async function freeLeftOver(
  tables: ApiKeyTables,
  userId: string,
  held: ApiKeySlots['held'],
): Promise<void> {
  const endedBefore = tables.now().getTime() - CREATION_ENDS_WITHIN_MS;
  const rows = new Map((await readRows(tables, userId)).map((row) => [row.id, row]));
  const settled = Object.keys(held).filter((id) => Date.parse(held[id] ?? '') <= endedBefore);
  const leftOver = await Promise.all(
    settled.map(async (id) => {
      const row = rows.get(id);
      const lookup = row && (await findApiKey(tables.client, tables.lookupTable, row.keyHash));
      if (lookup?.keyId === id) return [];
      if (row) await deleteRow(tables, row);
      return [id];
    }),
  );
  await freeSlots(tables, userId, leftOver.flat());
}
