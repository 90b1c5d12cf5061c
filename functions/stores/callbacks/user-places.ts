/**
 * The places of a user: how many of their calls run at once, over all endpoints. Without this
 * limit, ten endpoints of one user that hang would hold all calls of the stage.
 */
import type { PlaceName, UserPlacesRow } from '../../../contract/callbacks.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { placesKey, type CallbackTable } from './callback-table.ts';
import { freePlace, placeSeconds, type WantedPlace } from './place-rules.ts';

const ITEM_SECONDS = 3600;

/**
 * Tries as often as there are places, because each failed try means that another call took one.
 * @returns undefined if all places are taken.
 */
export async function takeUserPlace(
  table: CallbackTable,
  userId: string,
  wanted: WantedPlace,
): Promise<PlaceName | undefined> {
  for (let tries = 0; tries < wanted.places; tries += 1) {
    const taken = await readItem<UserPlacesRow>(table, placesKey(userId));
    const now = table.now();
    const name = freePlace(taken ?? {}, wanted, now);
    if (!name) return undefined;
    if (await hold(table, { userId, name, seen: taken?.[name], now })) return name;
  }
  return undefined;
}

export async function freeUserPlace(
  { client, table }: CallbackTable,
  userId: string,
  name: PlaceName,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: placesKey(userId),
    UpdateExpression: `REMOVE ${name}`,
    ConditionExpression: 'attribute_exists(sortKey)',
  });
}

/** @returns false if another call has taken the place since it was read. */
async function hold(
  { client, table }: CallbackTable,
  { userId, name, seen, now }: Holding,
): Promise<boolean> {
  const until = new Date(now.getTime() + placeSeconds * 1000).toISOString();
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

interface Holding {
  userId: string;
  name: PlaceName;
  seen: string | undefined;
  now: Date;
}
