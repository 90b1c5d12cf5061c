/**
 * A user's endpoints, for their owner. Create takes a slot, then writes health and endpoint; remove
 * frees the slot, then removes endpoint and health. So a crash leaves either nothing that is
 * called, or an endpoint that its owner still sees and can remove.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import {
  callbackLimits,
  type DisabledReason,
  type EndpointRow,
  type HealthRow,
  type NewEndpoint,
} from '../../../contract/callbacks.ts';
import { Refusal } from '../../../contract/errors.ts';
import { putIf, updateIf } from '../dynamodb/conditional-write.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import {
  endpointKey,
  endpointPrefix,
  healthKey,
  readAll,
  readOne,
  slotsKey,
  type CallbackTable,
  type EndpointKey,
} from './callback-table.ts';
import { freeSlot, slotOf, takeSlot } from './endpoint-slots.ts';

export interface EndpointTable extends CallbackTable {
  /** Creates a UUIDv7. */
  newId: () => string;
  /** Creates a secret that begins with `whsec_`. */
  newSecret: () => string;
}

/** An endpoint as lists show it: neither its address nor its secrets. */
export interface Endpoint extends Pick<
  EndpointRow,
  'id' | 'host' | 'events' | 'formIds' | 'withValues' | 'createdAt'
> {
  state: 'active' | 'paused' | 'disabled';
  disabledAt?: string;
  disabledBecause?: DisabledReason;
  /** Until when the secret from before the last rotation also signs calls. */
  formerSecretUntil?: string;
  /** The time since which every call has failed. */
  failingSince?: string;
}

export interface EndpointStore {
  /** Newest first. */
  list(userId: string): Promise<Endpoint[]>;
  /** An endpoint with its address, for its own page. @throws {Refusal} `not_found`. */
  get(key: EndpointKey): Promise<Endpoint & { address: string }>;
  /**
   * @param endpoint `checkChoice` has checked its address and forms.
   * @returns the secret only if the endpoint is new: a repeat of the same choice finds the first.
   * @throws {Refusal} `conflict` if the user has too many endpoints.
   */
  create(userId: string, endpoint: NewEndpoint): Promise<{ endpoint: Endpoint; secret?: string }>;
  /** Events during the pause are recorded as missed. @throws {Refusal} `not_found`. */
  pause(key: EndpointKey): Promise<Endpoint>;
  /** Ends a pause, or enables the endpoint again. @throws {Refusal} `not_found`. */
  resume(key: EndpointKey): Promise<Endpoint>;
  /** The former secret also signs calls for a day. @throws {Refusal} `not_found`. */
  rotate(key: EndpointKey): Promise<{ endpoint: Endpoint; secret: string }>;
  /** @throws {Refusal} `not_found`. */
  remove(key: EndpointKey): Promise<Endpoint>;
  /** Removes the endpoints of a user whose account is deleted. Deliveries end by themselves. */
  removeAll(userId: string): Promise<void>;
}

export function createEndpointStore(table: EndpointTable): EndpointStore {
  return {
    list: (userId) => list(table, userId),
    get: async (key) => {
      const row = await readEndpoint(table, key);
      return { ...view(row, await readHealth(table, key)), address: row.address };
    },
    create: (userId, endpoint) => create(table, userId, endpoint),
    pause: (key) => change(table, key, 'SET pausedAt = :now', { ':now': time(table) }),
    resume: async (key) => {
      await endFailing(table, key);
      return change(table, key, 'REMOVE pausedAt');
    },
    rotate: (key) => rotate(table, key),
    remove: async (key) => {
      const row = await readEndpoint(table, key);
      const removed = view(row, await readHealth(table, key));
      await remove(table, row);
      return removed;
    },
    removeAll: async (userId) => {
      const keys = {
        userId,
        prefix: endpointPrefix,
        attributes: ['userId', 'id', 'slot'] as const,
      };
      for (const row of await readAll<EndpointRow, 'userId' | 'id' | 'slot'>(table, keys)) {
        await remove(table, row);
      }
      await deleteItem(table, slotsKey(userId));
    },
  };
}

const time = ({ now }: CallbackTable) => now().toISOString();

/** @throws {Refusal} `not_found`, also for another user's endpoint. */
export async function readEndpoint(table: CallbackTable, key: EndpointKey): Promise<EndpointRow> {
  const row = isRowId(key.endpointId)
    ? await readOne<EndpointRow>(table, endpointKey(key))
    : undefined;
  if (row) return row;
  throw new Refusal('not_found', 'There is no such callback.');
}

async function readHealth(table: CallbackTable, key: EndpointKey): Promise<HealthRow> {
  const keys = healthKey(key);
  return (await readOne<HealthRow>(table, keys)) ?? keys;
}

async function list(table: EndpointTable, userId: string): Promise<Endpoint[]> {
  const rows = await readAll<EndpointRow, ListedName>(table, {
    ...{ userId, prefix: endpointPrefix, attributes: listedNames },
  });
  const healths = await Promise.all(
    rows.map(({ id }) => readHealth(table, { userId, endpointId: id })),
  );
  return rows.map((row, at) => view(row, healths[at])).reverse();
}

const listedNames = [
  ...(['id', 'host', 'events', 'formIds', 'withValues', 'createdAt'] as const),
  ...(['pausedAt', 'formerSecretUntil'] as const),
] satisfies (keyof EndpointRow)[];
type ListedName = (typeof listedNames)[number];

function view(row: Pick<EndpointRow, ListedName>, health?: Partial<HealthRow>): Endpoint {
  const { id, host, events, formIds, withValues, createdAt, pausedAt, formerSecretUntil } = row;
  const { disabledAt, disabledBecause, failingSince } = health ?? {};
  return {
    ...{ id, host, events, createdAt },
    ...(formIds && { formIds }),
    ...(withValues && { withValues }),
    state: disabledAt !== undefined ? 'disabled' : pausedAt !== undefined ? 'paused' : 'active',
    ...(disabledAt !== undefined && { disabledAt }),
    ...(disabledBecause && { disabledBecause }),
    ...(formerSecretUntil !== undefined && { formerSecretUntil }),
    ...(failingSince !== undefined && { failingSince }),
  };
}

async function create(
  table: EndpointTable,
  userId: string,
  { address, events, formIds, withValues }: NewEndpoint,
): Promise<{ endpoint: Endpoint; secret?: string }> {
  const chosen = {
    address,
    events: [...new Set(events)],
    ...(formIds && { formIds: [...new Set(formIds)] }),
    ...(withValues && { withValues }),
  };
  const slot = slotOf(chosen);
  const id = await takeSlot(table, { userId, slot, id: table.newId() });
  const secret = table.newSecret();
  const key = { userId, endpointId: id };
  const unlessThere = {
    TableName: table.table,
    ConditionExpression: 'attribute_not_exists(sortKey)',
  };
  const health: HealthRow = healthKey(key);
  await putIf(table.client, { ...unlessThere, Item: health });
  const row: EndpointRow = {
    ...{ ...endpointKey(key), id, ...chosen, host: new URL(address).host, slot, secret },
    createdAt: time(table),
  };
  if (await putIf(table.client, { ...unlessThere, Item: row })) {
    return { endpoint: view(row), secret };
  }
  const found = await readEndpoint(table, key);
  // The SDK repeats a write whose answer was lost: the endpoint found may be this one.
  const isOwn = found.secret === secret;
  return { endpoint: view(found, await readHealth(table, key)), ...(isOwn && { secret }) };
}

async function change(
  table: CallbackTable,
  key: EndpointKey,
  UpdateExpression: string,
  values?: Record<string, unknown>,
  conditions: readonly string[] = [],
): Promise<Endpoint> {
  await readEndpoint(table, key);
  await updateIf(table.client, {
    TableName: table.table,
    Key: endpointKey(key),
    UpdateExpression,
    ConditionExpression: ['attribute_exists(sortKey)', ...conditions].join(' AND '),
    ...(values && { ExpressionAttributeValues: values }),
  });
  return view(await readEndpoint(table, key), await readHealth(table, key));
}

/** Enables the endpoint again and forgets its failures. */
async function endFailing({ client, table }: CallbackTable, key: EndpointKey): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: healthKey(key),
    UpdateExpression:
      'REMOVE disabledAt, disabledBecause, failingSince, failingLongSince, dueShard, dueAt',
    ConditionExpression: 'attribute_exists(sortKey)',
  });
}

async function rotate(
  table: EndpointTable,
  key: EndpointKey,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const secret = table.newSecret();
  const until = new Date(table.now().getTime() + callbackLimits.overlapHours * 3_600_000);
  const endpoint = await change(
    table,
    key,
    'SET formerSecret = secret, secret = :secret, formerSecretUntil = :until',
    { ':secret': secret, ':until': until.toISOString() },
    // The SDK repeats a write whose answer was lost; the repeat must not move the new secret into
    // the place of the former one.
    ['secret <> :secret'],
  );
  return { endpoint, secret };
}

async function remove(
  table: CallbackTable,
  { userId, id, slot }: Pick<EndpointRow, 'userId' | 'id' | 'slot'>,
): Promise<void> {
  const key = { userId, endpointId: id };
  await freeSlot(table, { userId, slot, id });
  await deleteItem(table, endpointKey(key));
  await deleteItem(table, healthKey(key));
}

async function deleteItem(
  { client, table }: CallbackTable,
  Key: { userId: string; sortKey: string },
): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key }));
}
