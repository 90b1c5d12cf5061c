/**
 * Limits with one item how many endpoints a user has, and prevents two equal endpoints: each
 * endpoint holds a slot under a hash of its owner's settings. The slot names the endpoint's id
 * before the endpoint is written, so that a repeat completes an interrupted creation.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { accountEndTexts } from '../../../contract/account.ts';
import {
  callbackLimits,
  type EndpointRow,
  type EndpointSlotsRow,
  type NewEndpoint,
} from '../../../contract/callbacks.ts';
import { Refusal } from '../../../contract/errors.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../contract/time-units.ts';
import { putIf, updateIf } from '../dynamodb/conditional-write.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { endpointPrefix, readAll, slotsKey, type CallbackTable } from './callback-table.ts';

/**
 * The maximum duration of the creation of an endpoint, much longer than the time limit of the
 * function.
 */
const CREATION_ENDS_WITHIN_MS = MINUTE_MS;
/**
 * How long the item of a deleted account is kept: much longer than the ten seconds for which the
 * account's keys may still work.
 */
const CLOSED_SECONDS = DAY_SECONDS;

/** The hash of an endpoint's settings, independent of the order in their lists. */
export function slotOf({
  address,
  events,
  formIds = [],
  withValues = false,
  kind,
}: NewEndpoint & Pick<EndpointRow, 'kind'>): string {
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  const choice = [address, sorted(events), sorted(formIds), withValues, ...(kind ? [kind] : [])];
  return sha256Hex(JSON.stringify(choice)).slice(0, 32);
}

/**
 * @returns the id of the endpoint that has the slot: the given id, or the id of an existing equal
 * endpoint.
 * @throws {Refusal} `conflict` if the user has too many endpoints, `forbidden` once the account was
 * deleted.
 */
export async function takeSlot(
  table: CallbackTable,
  { userId, slot, id }: { userId: string; slot: string; id: string },
): Promise<string> {
  for (const prepare of [undefined, beginToCount, freeLeftOver]) {
    await prepare?.(table, userId);
    if (await tryTake(table, { userId, slot, id })) return id;
    const slots = await readSlots(table, userId);
    if (slots?.closedAt !== undefined) throw new Refusal('forbidden', accountEndTexts.deleted);
    const holder = slots?.held[slot];
    if (holder) return holder.id;
  }
  throw new Refusal(
    'conflict',
    `You have ${callbackLimits.endpoints} callbacks, the most there can be. Delete one first.`,
  );
}

/**
 * Whether the endpoint still has its slot. When an endpoint is removed, its slot is freed first.
 */
export async function hasSlot(
  table: CallbackTable,
  { userId, slot, id }: Pick<EndpointRow, 'userId' | 'slot' | 'id'>,
): Promise<boolean> {
  return (await readSlots(table, userId))?.held[slot]?.id === id;
}

/**
 * Ends all slots when the account is deleted. The item stays until no key of the account works any
 * more, so that no creation can begin or end after this call.
 */
export async function closeSlots(table: CallbackTable, userId: string): Promise<void> {
  const now = table.now();
  const closed: EndpointSlotsRow = {
    ...{ ...slotsKey(userId), held: {}, closedAt: now.toISOString() },
    expiresAt: Math.floor(now.getTime() / 1000) + CLOSED_SECONDS,
  };
  await table.client.send(new PutCommand({ TableName: table.table, Item: closed }));
}

const readSlots = (table: CallbackTable, userId: string) =>
  readItem<EndpointSlotsRow>(table, slotsKey(userId));

export async function freeSlot(
  { client, table }: CallbackTable,
  { userId, slot, id }: Pick<EndpointRow, 'userId' | 'slot' | 'id'>,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: slotsKey(userId),
    UpdateExpression: 'REMOVE held.#slot',
    ConditionExpression: 'held.#slot.id = :id',
    ExpressionAttributeNames: { '#slot': slot },
    ExpressionAttributeValues: { ':id': id },
  });
}

async function tryTake(
  { client, table, now }: CallbackTable,
  { userId, slot, id }: { userId: string; slot: string; id: string },
): Promise<boolean> {
  const taken = await updateIf(client, {
    TableName: table,
    Key: slotsKey(userId),
    UpdateExpression: 'SET held.#slot = :holder',
    ConditionExpression:
      'attribute_not_exists(held.#slot) AND attribute_not_exists(closedAt) AND size(held) < :most',
    ExpressionAttributeNames: { '#slot': slot },
    ExpressionAttributeValues: {
      ':holder': { id, since: now().toISOString() },
      ':most': callbackLimits.endpoints,
    },
  });
  return taken !== undefined;
}

async function beginToCount({ client, table }: CallbackTable, userId: string): Promise<void> {
  const slots: EndpointSlotsRow = { ...slotsKey(userId), held: {} };
  await putIf(client, {
    TableName: table,
    Item: slots,
    ConditionExpression: 'attribute_not_exists(sortKey)',
  });
}

/** Frees the slots that remained after a crash during a creation. */
async function freeLeftOver(table: CallbackTable, userId: string): Promise<void> {
  const endedBefore = table.now().getTime() - CREATION_ENDS_WITHIN_MS;
  const slots = await readSlots(table, userId);
  const rows = await readAll<EndpointRow, 'id'>(table, {
    ...{ userId, prefix: endpointPrefix, attributes: ['id'] },
  });
  const ids = new Set(rows.map(({ id }) => id));
  const leftOver = Object.entries(slots?.held ?? {}).filter(
    ([, { id, since }]) => !ids.has(id) && Date.parse(since) <= endedBefore,
  );
  for (const [slot, { id }] of leftOver) await freeSlot(table, { userId, slot, id });
}
