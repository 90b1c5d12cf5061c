/**
 * Limits how many keys a user has, by one slot for each key. The slot of a key that does not work
 * can be freed.
 */
import { apiKeySlotsId, type ApiKeySlots } from '../../../contract/api-key.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import type { Slots } from '../dynamodb/slots.ts';
import { findApiKey } from './api-key-lookup.ts';
import { deleteRow, readRows, type ApiKeyTables } from './api-key-rows.ts';

export const MAX_KEYS_PER_USER = 50;
/**
 * The maximum duration of the creation of a key, much longer than the time limit of the function.
 */
const CREATION_ENDS_WITHIN_MS = MINUTE_MS;

export const keySlots = (tables: ApiKeyTables, userId: string): Slots => ({
  client: tables.client,
  table: tables.keysTable,
  now: tables.now,
  key: { userId, id: apiKeySlotsId },
  most: MAX_KEYS_PER_USER,
  refusal: `You have ${MAX_KEYS_PER_USER} API keys, the most there can be. Delete one first.`,
  leftOver: (held) => leftOver(tables, userId, held),
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
