/**
 * The places of a user: how many of the user's calls run at the same time, over all endpoints.
 * Without this limit, ten endpoints of one user that hang would occupy all calls of the stage.
 */
import type { PlaceName, UserPlacesRow } from '../../../contract/callbacks.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { placesKey, type CallbackTable } from './callback-table.ts';
import { freePlace, placeSeconds, type WantedPlace } from './place-rules.ts';

const ITEM_SECONDS = 3600;

/** A place that a call holds. */
export interface HeldPlace {
  name: PlaceName;
  /**
   * The time at which the place ends by itself. It is the value of the place's attribute, by which
   * the call recognises its own place.
   */
  until: string;
}

/**
 * Takes a place, with as many tries as there are places, because each failed try means that another
 * call took a place.
 * @returns undefined if all places are taken.
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
 * Frees a call's own place only. The SDK repeats a write whose answer was lost, and by then another
 * call may have taken the place.
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

/** @returns false if another call has taken the place since it was read. */
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
