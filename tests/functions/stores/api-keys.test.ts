import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { createKeyUseNote, findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import { aKeyValue, anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, apiKeys } = await openStores();
let userId: string;

beforeEach(() => {
  userId = aUser();
});

const create = (keyName: string, keyValue = aKeyValue()) =>
  apiKeys.create({ userId, keyName, keyValue });
const lookupItem = async (keyValue: string) => {
  const Key = { keyHash: sha256Hex(keyValue) };
  return (await db.client.send(new GetCommand({ TableName: 'apiKeyLookup', Key }))).Item;
};
const findKey = (keyValue: string) => findApiKey(db.client, 'apiKeyLookup', sha256Hex(keyValue));

test('API keys are listed newest first with their last use', async () => {
  const first = await create('first');
  const second = await create('second');
  const noteUse = createKeyUseNote({ client: db.client, table: 'apiKeyLookup', now: clock.now });
  await noteUse(sha256Hex(first.keyValue));
  expect(await apiKeys.list(userId)).toEqual([
    second,
    { ...first, lastUsedAt: clock.now().toISOString() },
  ]);
});

test("an API key's look-up item has the owner and the hash, never the value", async () => {
  const { id, keyValue } = await create('mine');
  expect(await findKey(keyValue)).toEqual({
    ...{ keyHash: sha256Hex(keyValue), userId, keyId: id },
    takesForms: true,
  });
});

test('two users never have the same API key', async () => {
  const keyValue = aKeyValue();
  await create('mine', keyValue);
  const owner = userId;
  userId = aUser();
  await expect(create('theirs', keyValue)).rejects.toMatchObject({ code: 'conflict' });
  expect(await apiKeys.list(userId)).toEqual([]);
  expect(await findKey(keyValue)).toMatchObject({ userId: owner });
});

test('of two simultaneous creations of one key, one succeeds', async () => {
  const keyValue = aKeyValue();
  const results = await Promise.allSettled([create('a', keyValue), create('b', keyValue)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await apiKeys.list(userId)).toHaveLength(1);
});

test('a deleted API key leaves only its hash', async () => {
  const { id, keyValue } = await create('mine');
  expect(await apiKeys.remove(userId, id)).toMatchObject({ id, keyName: 'mine' });
  expect(await findKey(keyValue)).toBeUndefined();
  const Key = { userId, id };
  const { Item } = await db.client.send(new GetCommand({ TableName: 'apiKeys', Key }));
  expect(Item).toBeUndefined();
  expect(await lookupItem(keyValue)).toEqual({ keyHash: sha256Hex(keyValue) });
  await expect(apiKeys.remove(userId, id)).rejects.toMatchObject({ code: 'not_found' });
});

test("another user's key can't be deleted", async () => {
  const { id, keyValue } = await create('mine');
  await expect(apiKeys.remove(aUser(), id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await findKey(keyValue)).toBeDefined();
});

test('a key without its look-up item is not listed', async () => {
  const keyValue = aKeyValue();
  const createdAt = clock.now().toISOString();
  const crashed = { userId, id: anId(), keyName: 'x', keyValue, createdAt };
  const Item = { ...crashed, keyHash: sha256Hex(keyValue) };
  await db.client.send(new PutCommand({ TableName: 'apiKeys', Item }));
  expect(await apiKeys.list(userId)).toEqual([]);
  expect(await create('again', keyValue)).toMatchObject({ keyName: 'again' });
});

test("a deleted key's value is never accepted again", async () => {
  const { id, keyValue } = await create('mine');
  await apiKeys.remove(userId, id);
  await expect(create('mine again', keyValue)).rejects.toMatchObject({ code: 'conflict' });
  userId = aUser();
  await expect(create('theirs', keyValue)).rejects.toMatchObject({ code: 'conflict' });
  expect(await apiKeys.list(userId)).toEqual([]);
  expect(await findKey(keyValue)).toBeUndefined();
});

test('a simultaneous deletion and registration never transfer a key to another user', async () => {
  const thief = aUser();
  for (let round = 0; round < 10; round += 1) {
    const { id, keyValue } = await create('mine');
    const stolen = { userId: thief, keyName: 'theirs', keyValue };
    const results = await Promise.allSettled([
      apiKeys.create(stolen),
      apiKeys.remove(userId, id),
      apiKeys.create(stolen),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  }
  expect(await apiKeys.list(thief)).toEqual([]);
});

test("recording a key's use never restores a deleted key", async () => {
  const { id, keyValue } = await create('mine');
  await apiKeys.remove(userId, id);
  await createKeyUseNote({ client: db.client, table: 'apiKeyLookup', now: clock.now })(
    sha256Hex(keyValue),
  );
  expect(await lookupItem(keyValue)).toEqual({ keyHash: sha256Hex(keyValue) });
});
