/**
 * A user's endpoints, for their owner. A crash during a change leaves either no endpoint, or an
 * endpoint that its owner can see and remove.
 */
import { callbackLimits, type EndpointRow } from '../../../contract/callbacks.ts';
import { Refusal } from '../../../contract/errors.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import { readItem } from '../dynamodb/read-items.ts';
import {
  endpointKey,
  endpointPrefix,
  readAll,
  type CallbackTable,
  type EndpointKey,
} from './callback-table.ts';
import { createEndpoint, type ChosenEndpoint, type EndpointTable } from './create-endpoint.ts';
import { listedNames, viewEndpoint, type Endpoint, type ListedName } from './endpoint-view.ts';
import { removeEndpoint, removeEndpoints } from './remove-endpoint.ts';

export interface EndpointStore {
  /** Lists the user's endpoints, newest first. */
  list(userId: string): Promise<Endpoint[]>;
  /**
   * Reads an endpoint with its address, for the endpoint's own page.
   * @throws {Refusal} `not_found`.
   */
  get(key: EndpointKey): Promise<Endpoint & { address: string }>;
  /**
   * Creates an endpoint.
   * @param endpoint the settings, with address and forms checked by `checkChoice`.
   * @returns the secret only if the endpoint is new; equal settings find the existing endpoint.
   * @throws {Refusal} `conflict` if the user has too many endpoints, `forbidden` once the account
   * was deleted.
   */
  create(
    userId: string,
    endpoint: ChosenEndpoint,
  ): Promise<{ endpoint: Endpoint; secret?: string }>;
  /**
   * Pauses the endpoint; events during the pause are recorded as missed.
   * @throws {Refusal} `not_found`.
   */
  pause(key: EndpointKey): Promise<Endpoint>;
  /**
   * Lets calls to a paused or disabled endpoint start again.
   * @throws {Refusal} `not_found`.
   */
  resume(key: EndpointKey): Promise<Endpoint>;
  /**
   * Gives the endpoint a new secret; for a day the former secret also signs calls.
   * @throws {Refusal} `not_found`.
   */
  rotate(key: EndpointKey): Promise<{ endpoint: Endpoint; secret: string }>;
  /**
   * Removes the endpoint.
   * @throws {Refusal} `not_found`.
   */
  remove(key: EndpointKey): Promise<Endpoint>;
  /**
   * Removes the endpoints of a user whose account is deleted. Their deliveries end by themselves.
   */
  removeAll(userId: string): Promise<void>;
}

export function createEndpointStore(table: EndpointTable): EndpointStore {
  return {
    list: (userId) => list(table, userId),
    get: async (key) => {
      const row = await readEndpoint(table, key);
      return { ...viewEndpoint(row), address: row.address };
    },
    create: (userId, endpoint) => createEndpoint(table, userId, endpoint),
    pause: (key) => change(table, key, 'SET pausedAt = :now', { ':now': time(table) }),
    resume: (key) => change(table, key, `REMOVE pausedAt, ${failing.join(', ')}`),
    rotate: (key) => rotate(table, key),
    remove: async (key) => {
      const row = await readEndpoint(table, key);
      await removeEndpoint(table, row);
      return viewEndpoint(row);
    },
    removeAll: (userId) => removeEndpoints(table, userId),
  };
}

/** The attributes that disable an endpoint or count its failures. */
const failing = [
  ...(['disabledAt', 'disabledBecause', 'failingSince', 'failingLongSince'] as const),
  ...(['dueShard', 'dueAt'] as const),
] satisfies (keyof EndpointRow)[];

const time = ({ now }: CallbackTable) => now().toISOString();

/** @throws {Refusal} `not_found`, also for another user's endpoint. */
export async function readEndpoint(table: CallbackTable, key: EndpointKey): Promise<EndpointRow> {
  const row = isRowId(key.endpointId)
    ? await readItem<EndpointRow>(table, endpointKey(key))
    : undefined;
  if (row) return row;
  throw new Refusal('not_found', 'There is no such callback.');
}

async function list(table: EndpointTable, userId: string): Promise<Endpoint[]> {
  const rows = await readAll<EndpointRow, ListedName>(table, {
    ...{ userId, prefix: endpointPrefix, attributes: listedNames },
  });
  return rows.map(viewEndpoint).reverse();
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
  return viewEndpoint(await readEndpoint(table, key));
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
    // The SDK repeats a write whose answer was lost. This condition keeps the repeated write from
    // storing the new secret as the former one.
    ['secret <> :secret'],
  );
  return { endpoint, secret };
}
