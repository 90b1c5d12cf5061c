/**
 * The call slots (places) of a user: how many of the user's calls run at the same time, over all
 * endpoints. Without this limit, ten endpoints of one user that hang would occupy all calls of the
 * stage.
 */
import type { PlaceName, UserPlacesRow } from '../../../contract/callbacks.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { placesKey, type CallbackTable } from './callback-table.ts';
import { freePlace, placeSeconds, type WantedPlace } from './place-rules.ts';

const ITEM_SECONDS = 3600;

/** The slot that a running call holds. */
export interface HeldPlace {
  name: PlaceName;
  /**
   * The time at which the call slot ends by itself. It is the value of the slot's attribute, by
   * which the call recognises its own slot.
   */
  until: string;
}

/**
 * Takes a call slot, with as many tries as there are slots, because each failed try means that
 * another call took a slot.
 * @returns undefined if all slots are taken.
 */
export async function takeUserPlace(
  table: CallbackTable,
  userId: string,
  wanted: WantedPlace,
): Promise<HeldPlace | undefined> {
  for (let tries = 0; tries < wanted.places; tries += 1) {
    const taken = await readItem<UserPlacesRow>(table, placesKey(userId));
    const now = table.now();
    const name = freePlace(taken ?? {}, wanted, now);
    if (!name) return undefined;
    const until = new Date(now.getTime() + placeSeconds * 1000).toISOString();
    if (await hold(table, { userId, name, until, seen: taken?.[name], now }))
      return { name, until };
  }
  return undefined;
}

/**
 * Frees a call's own slot only. The SDK repeats a write whose answer was lost, and by then another
 * call may have taken the slot.
 */
export async function freeUserPlace(
  { client, table }: CallbackTable,
  userId: string,
  { name, until }: HeldPlace,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: placesKey(userId),
    UpdateExpression: `REMOVE ${name}`,
    ConditionExpression: `${name} = :until`,
    ExpressionAttributeValues: { ':until': until },
  });
}

/** @returns false if another call has taken the slot since it was read. */
async function hold(
  { client, table }: CallbackTable,
  { userId, name, until, seen, now }: Holding,
): Promise<boolean> {
  const held = await updateIf(client, {
    TableName: table,
    Key: placesKey(userId),
    UpdateExpression: `SET ${name} = :until, expiresAt = :expiresAt`,
    ConditionExpression: seen === undefined ? `attribute_not_exists(${name})` : `${name} = :seen`,
    ExpressionAttributeValues: {
      ...{ ':until': until, ...(seen !== undefined && { ':seen': seen }) },
      ':expiresAt': Math.floor(now.getTime() / 1000) + ITEM_SECONDS,
    },
  });
  return held !== undefined;
}

interface Holding extends HeldPlace {
  userId: string;
  seen: string | undefined;
  now: Date;
}
