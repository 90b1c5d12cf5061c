/**
 * Limits how many things of a kind (such as forms or API keys) a user has, with one item. Each
 * thing holds a slot under its id, and one conditional write decides who gets the last slot. The
 * item stores ids instead of a number, so that a crash costs no slot. If no slot is free, slots
 * that a crash left over are found and freed.
 */
import { Refusal } from '../../../contract/errors.ts';
import { putIf, updateIf } from './conditional-write.ts';
import { readItem } from './read-items.ts';
import type { TimedTable } from './store-table.ts';

/** The times at which the things took their slots, by the thing's id. */
export type HeldSlots = Record<string, string>;

export interface Slots extends TimedTable {
  /** The key of the user's item. */
  key: Record<string, string>;
  most: number;
  /** The text of the refusal for a user who has too many things of this kind. */
  refusal: string;
  /** Finds the slots that remained after a crash, whose things do not exist. */
  leftOver: (held: HeldSlots) => Promise<string[]>;
}

/** @throws {Refusal} `conflict` if the user has too many things of this kind. */
export async function takeSlot(slots: Slots, id: string): Promise<void> {
  if (await tryTake(slots, id)) return;
  const item = await readItem<{ held: HeldSlots }>(slots, slots.key);
  if (item) await freeSlots(slots, await slots.leftOver(item.held));
  else await beginToCount(slots);
  if (await tryTake(slots, id)) return;
  throw new Refusal('conflict', slots.refusal);
}

export async function freeSlots(
  { client, table, key }: Pick<Slots, 'client' | 'table' | 'key'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await updateIf(client, {
    TableName: table,
    Key: key,
    UpdateExpression: `REMOVE ${ids.map((_, index) => `held.#id${index}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(held)',
    ExpressionAttributeNames: Object.fromEntries(ids.map((id, index) => [`#id${index}`, id])),
  });
}

/**
 * Takes a slot. A slot that the thing already holds counts as taken, because the SDK repeats a
 * write whose answer was lost.
 */
async function tryTake({ client, table, key, most, now }: Slots, id: string): Promise<boolean> {
  const taken = await updateIf(client, {
    TableName: table,
    Key: key,
    UpdateExpression: 'SET held.#id = :now',
    ConditionExpression: 'attribute_exists(held.#id) OR size(held) < :most',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':now': now().toISOString(), ':most': most },
  });
  return taken !== undefined;
}

async function beginToCount({ client, table, key }: Slots): Promise<void> {
  await putIf(client, {
    TableName: table,
    Item: { ...key, held: {} },
    ConditionExpression: 'attribute_not_exists(userId)',
  });
}
