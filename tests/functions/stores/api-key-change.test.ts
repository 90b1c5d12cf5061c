import { beforeEach, expect, test } from '@jest/globals';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import {
  createKeyUseNote,
  createSubmissionCount,
  findApiKey,
} from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import { aKeyValue, aUser, noAccount } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, apiKeys } = await openStores();
let userId: string;

beforeEach(() => {
  userId = aUser();
});

const create = (expiresAt?: Date) =>
  apiKeys.create({
    userId,
    keyName: 'mine',
    keyValue: aKeyValue(),
    ...(expiresAt && { expiresAt }),
  });
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
const find = (keyHash: string) => findApiKey(db.client, 'apiKeyLookup', keyHash);
const opens = async (keyValue: string) =>
  (await authorise(keyValue, { find, findAccount: noAccount, now: clock.now })) !== undefined;

test('a key is valid until its expiry', async () => {
  const key = await create(inSeconds(60));
  expect(key).toMatchObject({ expiresAt: inSeconds(60).toISOString(), submissionCount: 0 });
  expect(await apiKeys.list(userId)).toEqual([key]);
  clock.turn(59);
  expect(await opens(key.keyValue)).toBe(true);
  clock.turn(1);
  expect(await opens(key.keyValue)).toBe(false);
});

test('a key whose expiry is removed is valid again', async () => {
  const { id, keyValue } = await create(inSeconds(60));
  clock.turn(60);
  const changed = await apiKeys.update({ userId, id, expiresAt: null });
  expect(changed).not.toHaveProperty('expiresAt');
  expect(await apiKeys.list(userId)).toEqual([changed]);
  expect(await opens(keyValue)).toBe(true);
});

test('a new expiry of a key replaces the old one', async () => {
  const { id, keyValue } = await create();
  await apiKeys.update({ userId, id, expiresAt: inSeconds(60) });
  await apiKeys.update({ userId, id, expiresAt: inSeconds(30) });
  clock.turn(30);
  expect(await opens(keyValue)).toBe(false);
});

test("a key's expiry in the past is refused", async () => {
  await expect(create(clock.now())).rejects.toMatchObject({ code: 'bad_request' });
  expect(await apiKeys.list(userId)).toEqual([]);
  const { id, keyValue } = await create();
  const past = { userId, id, expiresAt: clock.now() };
  await expect(apiKeys.update(past)).rejects.toMatchObject({ code: 'bad_request' });
  expect(await opens(keyValue)).toBe(true);
});

test('a new name of a key changes neither value, expiry nor use', async () => {
  const expiresAt = inSeconds(60);
  const key = await create(expiresAt);
  await createKeyUseNote({ client: db.client, table: 'apiKeyLookup', now: clock.now })(
    sha256Hex(key.keyValue),
  );
  await createSubmissionCount({ client: db.client, table: 'apiKeyLookup' })(
    sha256Hex(key.keyValue),
  );
  clock.turn(3600);
  const renamed = await apiKeys.update({ userId, id: key.id, keyName: 'Sheets', expiresAt });
  expect(renamed).toEqual({
    ...key,
    keyName: 'Sheets',
    lastUsedAt: inSeconds(-3600).toISOString(),
    submissionCount: 1,
  });
  expect(await apiKeys.list(userId)).toEqual([renamed]);
});

test("another user's key can't be changed", async () => {
  const { id, keyValue } = await create();
  const theft = { userId: aUser(), id, keyName: 'theirs', expiresAt: inSeconds(1) };
  await expect(apiKeys.update(theft)).rejects.toMatchObject({ code: 'not_found' });
  expect(await apiKeys.list(theft.userId)).toEqual([]);
  clock.turn(1);
  expect([(await apiKeys.list(userId))[0]?.keyName, await opens(keyValue)]).toEqual(['mine', true]);
});

test('a change never restores a deleted key', async () => {
  for (const change of [
    { keyName: 'late' },
    { expiresAt: inSeconds(60) },
    { expiresAt: null },
    { formId: 'form', takesForms: true },
  ]) {
    const { id, keyValue } = await create(inSeconds(5));
    const results = await Promise.allSettled([
      apiKeys.update({ userId, id, ...change }),
      apiKeys.remove(userId, id),
      apiKeys.update({ userId, id, ...change }),
    ]);
    expect(results[1]?.status).toBe('fulfilled');
    expect(await find(sha256Hex(keyValue))).toBeUndefined();
    expect(await apiKeys.list(userId)).toEqual([]);
  }
});

test('leads counted simultaneously for one key all add up', async () => {
  const { keyValue } = await create();
  const count = createSubmissionCount({ client: db.client, table: 'apiKeyLookup' });
  await Promise.all(Array.from({ length: 20 }, () => count(sha256Hex(keyValue))));
  expect((await apiKeys.list(userId))[0]?.submissionCount).toBe(20);
});

test('counting a lead never restores a deleted key', async () => {
  const { id, keyValue } = await create();
  await apiKeys.remove(userId, id);
  await createSubmissionCount({ client: db.client, table: 'apiKeyLookup' })(sha256Hex(keyValue));
  expect(await find(sha256Hex(keyValue))).toBeUndefined();
});

const context = async (keyValue: string) =>
  authorise(keyValue, { find, findAccount: noAccount, now: clock.now });

test('leads can name forms unless their key is from before forms existed', async () => {
  const { id, keyValue, takesForms } = await create();
  expect([takesForms, await context(keyValue)]).toMatchObject([true, { takesForms: 'true' }]);
  const keyHash = sha256Hex(keyValue);
  const Item = { keyHash, userId, keyId: id };
  await db.client.send(new PutCommand({ TableName: 'apiKeyLookup', Item }));
  expect(await apiKeys.list(userId)).toMatchObject([{ takesForms: false }]);
  expect(await context(keyValue)).toMatchObject({ takesForms: '', formId: '' });
  expect(await apiKeys.update({ userId, id, takesForms: true })).toMatchObject({
    takesForms: true,
  });
  expect(await context(keyValue)).toMatchObject({ takesForms: 'true' });
});

test("a key's form can be set, changed and removed", async () => {
  const { id, keyValue } = await create(inSeconds(60));
  for (const formId of ['one', 'another']) {
    const bound = await apiKeys.update({ userId, id, formId });
    expect(bound).toMatchObject({ formId, expiresAt: inSeconds(60).toISOString() });
    expect(await context(keyValue)).toMatchObject({ formId });
    expect(await apiKeys.list(userId)).toEqual([bound]);
  }
  const free = await apiKeys.update({ userId, id, formId: null, takesForms: false });
  expect(free).not.toHaveProperty('formId');
  expect(await context(keyValue)).toMatchObject({ formId: '', takesForms: '' });
  expect(await opens(keyValue)).toBe(true);
});
