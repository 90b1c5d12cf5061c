/**
 * Callback endpoints of users: created once, limited, paused, rotated, removed, and hidden from
 * other users.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ScanCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { callbackLimits, type NewEndpoint } from '../../../contract/callbacks.ts';
import { createEndpointHealth } from '../../../functions/stores/callbacks/endpoint-health.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { anId, aUser } from '../builders.ts';
import { repeating } from '../failing-client.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
const tableOf = (client: DynamoDBDocumentClient) => ({
  ...{ client, table: 'callbacks', now: clock.now, newId: anId },
  newSecret: newCallbackSecret,
});
const endpoints = createEndpointStore(tableOf(db.client));
const health = createEndpointHealth(tableOf(db.client));
const newEvent = { isReplay: false, isTest: false };
let userId: string;
beforeEach(() => {
  userId = aUser();
});

const chosen = (changes: Partial<NewEndpoint> = {}): NewEndpoint => ({
  address: 'https://hooks.example:8443/in?token=secret',
  events: ['submission.succeeded', 'submission.failed'],
  ...changes,
});
const aKey = async (changes?: Partial<NewEndpoint>) => {
  const { endpoint } = await endpoints.create(userId, chosen(changes));
  return { userId, endpointId: endpoint.id };
};

test('a callback endpoint is listed without its address and secret', async () => {
  const { endpoint, secret } = await endpoints.create(userId, chosen());
  expect(secret).toMatch(/^whsec_/);
  expect(Buffer.from(secret!.slice(6), 'base64')).toHaveLength(32);
  const listed = await endpoints.list(userId);
  expect(listed).toEqual([endpoint]);
  expect(endpoint).toMatchObject({ host: 'hooks.example:8443', state: 'active' });
  expect(JSON.stringify(listed)).not.toMatch(/whsec_|token/);
  const key = { userId, endpointId: endpoint.id };
  expect(await endpoints.get(key)).toMatchObject({ address: chosen().address });
});

test('creating an endpoint again returns the first endpoint without its secret', async () => {
  const first = await endpoints.create(userId, chosen({ formIds: ['one', 'two'] }));
  const again = await endpoints.create(
    userId,
    chosen({ formIds: ['two', 'one'], events: chosen().events.toReversed() }),
  );
  expect(again).toEqual({ endpoint: first.endpoint });
  for (const other of [chosen(), chosen({ formIds: ['one'] }), chosen({ withValues: true })]) {
    expect((await endpoints.create(userId, other)).secret).toBeDefined();
  }
});

test('simultaneous creations of equal endpoints make one endpoint', async () => {
  const created = await Promise.all([1, 2, 3].map(() => endpoints.create(userId, chosen())));
  expect(new Set(created.map(({ endpoint }) => endpoint.id)).size).toBe(1);
  expect(created.filter(({ secret }) => secret !== undefined)).toHaveLength(1);
});

test('an interrupted endpoint creation can be repeated; it does not count for ever', async () => {
  for (let writes = 1; writes <= 4; writes += 1) {
    userId = aUser();
    await expect(breaking(writes).create(userId, chosen())).rejects.toThrow('broke off');
    expect((await endpoints.create(userId, chosen())).endpoint.state).toBe('active');
    expect(await endpoints.list(userId)).toHaveLength(1);
  }
  await expect(breaking(2).create(userId, chosen({ withValues: true }))).rejects.toThrow();
  clock.turn(61);
  const rest = Array.from({ length: callbackLimits.endpoints - 1 }, (_, number) =>
    chosen({ address: `https://hooks.example/${number}` }),
  );
  for (const one of rest) await endpoints.create(userId, one);
  const tooMany = endpoints.create(userId, chosen({ address: 'https://hooks.example/more' }));
  await expect(tooMany).rejects.toMatchObject({ code: 'conflict' });
});

/** An endpoint store whose process dies before the write with this number. */
function breaking(writes: number) {
  let left = writes;
  const send = async (command: object) => {
    if (/Put|Update|Delete/.test(command.constructor.name) && (left -= 1) === 0) {
      throw new Error('broke off');
    }
    return db.client.send(command as never);
  };
  const client = Object.assign(Object.create(db.client) as DynamoDBDocumentClient, { send });
  return createEndpointStore(tableOf(client));
}

test('an endpoint is paused and resumed, even after being disabled', async () => {
  const key = await aKey();
  expect(await endpoints.pause(key)).toMatchObject({ state: 'paused' });
  expect(await endpoints.resume(key)).toMatchObject({ state: 'active' });
  const place = await health.takePlace({ key, host: 'hooks.example', ...newEvent });
  if ('kind' in place) throw new Error('There is no place');
  await health.failed(place, 'gone');
  expect((await endpoints.list(userId))[0]).toMatchObject({
    ...{ state: 'disabled', disabledBecause: 'gone', disabledAt: clock.now().toISOString() },
  });
  const resumed = await endpoints.resume(key);
  expect(resumed.state).toBe('active');
  expect(resumed).not.toHaveProperty('disabledAt');
});

test("after a rotation an endpoint's former secret still signs for a day", async () => {
  const { endpoint, secret: first } = await endpoints.create(userId, chosen());
  const { secret, endpoint: rotated } = await endpoints.rotate({
    ...{ userId, endpointId: endpoint.id },
  });
  expect(secret).not.toBe(first);
  expect(rotated.formerSecretUntil).toBe('2026-03-02T10:00:00.000Z');
  const rows = await rowsOf(userId);
  expect(rows).toContainEqual(expect.objectContaining({ secret, formerSecret: first }));
});

test("repeating a write of a secret's rotation keeps the former secret", async () => {
  const { endpoint, secret: first } = await endpoints.create(userId, chosen());
  const repeated = createEndpointStore(tableOf(repeating(db.client)));
  const { secret } = await repeated.rotate({ userId, endpointId: endpoint.id });
  const rows = await rowsOf(userId);
  expect(rows).toContainEqual(expect.objectContaining({ secret, formerSecret: first }));
});

test('a removed endpoint leaves nothing and can be created again', async () => {
  const key = await aKey();
  await endpoints.remove(key);
  await expect(endpoints.remove(key)).rejects.toMatchObject({ code: 'not_found' });
  expect((await aKey()).endpointId).not.toBe(key.endpointId);
  await endpoints.removeAll(userId);
  expect(await rowsOf(userId)).toEqual([
    expect.objectContaining({ sortKey: 'slots', held: {}, expiresAt: expect.any(Number) }),
  ]);
});

describe('creating an endpoint while an equal endpoint is removed', () => {
  /** An endpoint store that runs `change` before the write with this number. */
  const interrupted = (writes: number, change: () => Promise<unknown>) => {
    let left = writes;
    const send = async (command: object) => {
      const isWrite = /Put|Update|Delete/.test(command.constructor.name);
      if (isWrite && (left -= 1) === 0) await change();
      return db.client.send(command as never);
    };
    const client = Object.assign(Object.create(db.client) as DynamoDBDocumentClient, { send });
    return createEndpointStore(tableOf(client));
  };
  const sortKeys = async () => (await rowsOf(userId)).map(({ sortKey }) => String(sortKey)).sort();

  test('an endpoint that is created while an equal endpoint is removed is complete', async () => {
    for (let writes = 1; writes <= 3; writes += 1) {
      userId = aUser();
      const key = await aKey();
      const creating = interrupted(writes, () => endpoints.remove(key));
      const { endpoint } = await creating.create(userId, chosen());
      expect(await sortKeys()).toEqual([`endpoint#${endpoint.id}`, 'slots']);
      expect((await endpoints.create(userId, chosen())).endpoint.id).toBe(endpoint.id);
    }
  });

  test('creating an endpoint leaves nothing if the account is deleted simultaneously', async () => {
    for (let writes = 1; writes <= 4; writes += 1) {
      userId = aUser();
      const creating = interrupted(writes, () => endpoints.removeAll(userId));
      await creating.create(userId, chosen()).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'forbidden', message: 'This account was deleted.' });
      });
      expect(await sortKeys()).toEqual(['slots']);
      await endpoints.removeAll(userId);
      await expect(endpoints.create(userId, chosen())).rejects.toMatchObject({ code: 'forbidden' });
      expect(await sortKeys()).toEqual(['slots']);
    }
  });
});

async function rowsOf(user: string) {
  const { Items = [] } = await db.client.send(new ScanCommand({ TableName: 'callbacks' }));
  return Items.filter((item) => item['userId'] === user);
}

test('another user neither finds nor changes an endpoint', async () => {
  const { endpointId } = await aKey();
  const stranger = { userId: aUser(), endpointId };
  for (const name of ['get', 'pause', 'resume', 'rotate', 'remove'] as const) {
    await expect(endpoints[name](stranger)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await endpoints.list(stranger.userId)).toEqual([]);
  await expect(endpoints.get({ userId, endpointId: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
