/** Limits how many keys a user has. A slot is left over if its key does not work. */
import { apiKeySlotsId, type ApiKeySlots } from '../../../contract/api-key.ts';
import * as slots from '../dynamodb/slots.ts';
import { findApiKey } from './api-key-lookup.ts';
import { deleteRow, readRows, type ApiKeyTables } from './api-key-rows.ts';

export const MAX_KEYS_PER_USER = 50;
/** A creation ends within this time, which is much longer than the time limit of the function. */
const CREATION_ENDS_WITHIN_MS = 60_000;

/** @throws {Refusal} `conflict` if the user has too many keys. */
export function takeSlot(tables: ApiKeyTables, userId: string, id: string): Promise<void> {
  return slots.takeSlot(
    {
      ...itemOf(tables, userId),
      most: MAX_KEYS_PER_USER,
      refusal: `You have ${MAX_KEYS_PER_USER} API keys, the most there can be. Delete one first.`,
      now: tables.now,
      leftOver: (held) => leftOver(tables, userId, held),
    },
    id,
  );
}

export function freeSlots(
  tables: ApiKeyTables,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  return slots.freeSlots(itemOf(tables, userId), ids);
}

const itemOf = ({ client, keysTable }: ApiKeyTables, userId: string) => ({
  client,
  table: keysTable,
  key: { userId, id: apiKeySlotsId },
});

async function leftOver(
  tables: ApiKeyTables,
  userId: string,
  held: ApiKeySlots['held'],
): Promise<string[]> {
  const endedBefore = tables.now().getTime() - CREATION_ENDS_WITHIN_MS;
  const rows = new Map((await readRows(tables, userId)).map((row) => [row.id, row]));
  const settled = Object.keys(held).filter((id) => Date.parse(held[id] ?? '') <= endedBefore);
  const found = await Promise.all(
    settled.map(async (id) => {
      const row = rows.get(id);
      const lookup = row && (await findApiKey(tables.client, tables.lookupTable, row.keyHash));
      if (lookup?.keyId === id) return [];
      if (row) await deleteRow(tables, row);
      return [id];
    }),
  );
  return found.flat();
}
