/** The limit of API keys per user, with simultaneous requests and after crashes. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { MAX_KEYS_PER_USER } from '../../../functions/stores/api-keys/api-key-slots.ts';
import {
  createApiKeyStore,
  type ApiKeyStore,
} from '../../../functions/stores/api-keys/api-key-store.ts';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import { aKeyValue, anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
let userId: string;
let apiKeys: ApiKeyStore;

beforeEach(() => {
  userId = aUser();
  apiKeys = aStore();
});

/**
 * A store with tables of these names. A write to a table that does not exist fails, which simulates
 * a crash at this write.
 */
function aStore({ keysTable = 'apiKeys', lookupTable = 'apiKeyLookup' } = {}): ApiKeyStore {
  return createApiKeyStore({
    client: db.client,
    keysTable,
    lookupTable,
    now: clock.now,
    newId: anId,
  });
}

const create = (store = apiKeys) =>
  store.create({ userId, keyName: 'mine', keyValue: aKeyValue() });
const createMany = async (count: number) => {
  const results = await Promise.allSettled(Array.from({ length: count }, () => create()));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
const slotsItem = async () => {
  const Key = { userId, id: 'slots' };
  return (await db.client.send(new GetCommand({ TableName: 'apiKeys', Key }))).Item;
};

test('of 120 simultaneous creations of keys, fifty succeed', async () => {
  expect(await createMany(120)).toHaveLength(MAX_KEYS_PER_USER);
  expect(await apiKeys.list(userId)).toHaveLength(MAX_KEYS_PER_USER);
  await expect(create()).rejects.toMatchObject({ code: 'conflict' });
});

test("a deleted key no longer counts towards its user's limit", async () => {
  const [first] = await createMany(MAX_KEYS_PER_USER);
  await apiKeys.remove(userId, first?.id ?? '');
  expect(await createMany(2)).toHaveLength(1);
});

test('a key with a taken value does not count towards the limit', async () => {
  const { keyValue } = await create();
  const again = () => apiKeys.create({ userId, keyName: 'again', keyValue });
  for (let round = 0; round < MAX_KEYS_PER_USER; round += 1) {
    await expect(again()).rejects.toMatchObject({ message: expect.stringContaining('taken') });
  }
  expect(await createMany(MAX_KEYS_PER_USER)).toHaveLength(MAX_KEYS_PER_USER - 1);
});

test('an interrupted creation of a key stops counting towards the limit', async () => {
  for (const broken of [aStore({ lookupTable: 'missing' }), aStore({ lookupTable: 'missing' })]) {
    await expect(create(broken)).rejects.toThrow();
  }
  expect(await createMany(MAX_KEYS_PER_USER)).toHaveLength(MAX_KEYS_PER_USER - 2);
  clock.turn(60);
  expect(await createMany(3)).toHaveLength(2);
  expect(await apiKeys.list(userId)).toHaveLength(MAX_KEYS_PER_USER);
});

test('a key whose deletion was interrupted stops counting towards the limit', async () => {
  const keys = await createMany(MAX_KEYS_PER_USER);
  const keyHash = sha256Hex(keys[0]?.keyValue ?? '');
  await db.client.send(new PutCommand({ TableName: 'apiKeyLookup', Item: { keyHash } }));
  clock.turn(60);
  expect(await createMany(2)).toHaveLength(1);
  const Key = { userId, id: keys[0]?.id };
  const left = await db.client.send(new GetCommand({ TableName: 'apiKeys', Key }));
  expect(left.Item).toBeUndefined();
});

test('a running creation of a key counts towards the limit', async () => {
  await createMany(MAX_KEYS_PER_USER - 1);
  await expect(create(aStore({ lookupTable: 'missing' }))).rejects.toThrow();
  clock.turn(59);
  await expect(create()).rejects.toMatchObject({ code: 'conflict' });
});

test('a deleted account leaves no keys and no item that counts the keys', async () => {
  await createMany(3);
  await apiKeys.removeAll(userId);
  expect([await apiKeys.list(userId), await slotsItem()]).toEqual([[], undefined]);
});

test("the item that counts a user's keys is not listed as a key", async () => {
  const { id } = await create();
  await expect(apiKeys.remove(userId, 'slots')).rejects.toMatchObject({ code: 'not_found' });
  const change = { userId, id: 'slots', keyName: 'mine' };
  await expect(apiKeys.update(change)).rejects.toMatchObject({ code: 'not_found' });
  expect((await apiKeys.list(userId)).map((key) => key.id)).toEqual([id]);
  expect(await slotsItem()).toMatchObject({ held: { [id]: expect.any(String) } });
});
