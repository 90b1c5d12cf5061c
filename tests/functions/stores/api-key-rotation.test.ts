import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import {
  createSubmissionCount,
  findApiKey,
} from '../../../functions/stores/api-keys/api-key-lookup.ts';
import type { ApiKey } from '../../../functions/stores/api-keys/api-key-rows.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import { aKeyValue, anId, aUser, noAccount } from '../builders.ts';
import { dyingAfter, repeating } from '../failing-client.ts';
import { openStores } from '../open-stores.ts';
import { interposed } from './interposed-client.ts';

const { db, clock, apiKeys } = await openStores();
let userId: string;
/** Every value that a test has set, or tried to set, for its key. */
let values: string[];

beforeEach(() => {
  userId = aUser();
  values = [];
});

const newValue = () => {
  const value = aKeyValue();
  values.push(value);
  return value;
};
const storeOn = (client: typeof db.client) =>
  createApiKeyStore({
    ...{ client, keysTable: 'apiKeys', lookupTable: 'apiKeyLookup', now: clock.now, newId: anId },
  });
const create = (more: object = {}) =>
  apiKeys.create({ userId, keyName: 'mine', keyValue: newValue(), ...more });
const rotate = ({ id }: ApiKey, overlapHours = 24, store = apiKeys) =>
  store.rotate({ userId, id, keyValue: newValue(), overlapHours });
const context = (keyValue: string) =>
  authorise(keyValue, {
    find: (keyHash) => findApiKey(db.client, 'apiKeyLookup', keyHash),
    findAccount: noAccount,
    now: clock.now,
  });
const opens = async (keyValue: string) => (await context(keyValue)) !== undefined;
const working = async () => {
  const all = await Promise.all(values.map(async (value) => [value, await opens(value)] as const));
  return all.filter(([, works]) => works).map(([value]) => value);
};
const listed = async () => {
  const [key, ...more] = await apiKeys.list(userId);
  expect(more).toEqual([]);
  return key;
};

/**
 * Expects that the key's listed values are exactly the values that work: one value that never ends,
 * and at most one former value that ends. The keys of these tests do not expire.
 */
async function expectShown(): Promise<void> {
  const { keyValue, formerValueEndsAt = '' } = (await listed())!;
  const ends = await Promise.all(
    (await working()).map(async (value) => [value, (await context(value))?.expiresAt] as const),
  );
  expect(ends.filter(([value]) => value === keyValue)).toEqual([[keyValue, '']]);
  const others = ends.filter(([value]) => value !== keyValue);
  const hasOther = clock.now().toISOString() < formerValueEndsAt;
  expect(others.map(([, end]) => end)).toEqual(hasOther ? [formerValueEndsAt] : []);
}

test('after a rotation both values of the key work until the overlap ends', async () => {
  const more = { formId: 'form', scopes: ['send', 'read'], onlyItsForm: true } as const;
  const key = await create(more);
  const before = await context(key.keyValue);
  clock.turn(60);
  const rotated = await rotate(key, 1);
  const endsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  expect(rotated).toEqual({ ...key, keyValue: values[1], formerValueEndsAt: endsAt });
  expect(await listed()).toEqual(rotated);
  expect(await context(rotated.keyValue)).toEqual(before);
  expect(await context(key.keyValue)).toEqual({ ...before, expiresAt: endsAt });
  clock.turn(3599);
  expect(await working()).toEqual(values);
  clock.turn(1);
  expect(await working()).toEqual([rotated.keyValue]);
});

test('without an overlap the old key value is refused at once', async () => {
  const key = await create();
  await rotate(key, 0);
  expect(await working()).toEqual([values[1]]);
  await expectShown();
});

test('leads sent by either value of a key are counted together', async () => {
  const key = await create();
  await rotate(key);
  const count = createSubmissionCount({ client: db.client, table: 'apiKeyLookup' });
  for (const value of values) await count((await context(value))?.keyHash ?? '');
  expect(await listed()).toMatchObject({ submissionCount: 2 });
});

test("a second rotation ends the key's first value at once", async () => {
  const key = await create();
  await rotate(key, 24);
  const { keyValue } = await rotate(key, 168);
  expect(await working()).toEqual(values.slice(1));
  expect(await listed()).toMatchObject({ keyValue });
  clock.turn(168 * 3600);
  expect(await working()).toEqual([keyValue]);
  await rotate(key, 0);
  expect(await working()).toEqual(values.slice(3));
});

test("the key's expiry ends both key values, even during an overlap", async () => {
  const inAnHour = new Date(clock.now().getTime() + 3_600_000);
  const key = await create({ expiresAt: inAnHour });
  await rotate(key, 24);
  expect(await context(key.keyValue)).toMatchObject({ expiresAt: inAnHour.toISOString() });
  expect(await listed()).toMatchObject({ formerValueEndsAt: inAnHour.toISOString() });
  clock.turn(3600);
  expect(await working()).toEqual([]);
  await rotate(key, 24);
  expect(await working()).toEqual([]);
  await apiKeys.update({ userId, id: key.id, expiresAt: null });
  expect(await working()).toEqual(values.slice(1));
});

test('a change of an API key applies to both of its values', async () => {
  const key = await create();
  await rotate(key);
  const changed = { keyName: 'Sheets', formId: 'form', takesForms: false };
  const { keyValue } = await apiKeys.update({ userId, id: key.id, ...changed });
  expect(keyValue).toBe(values[1]);
  for (const value of values) {
    expect(await context(value)).toMatchObject({ formId: 'form', takesForms: '' });
  }
});

test.each([
  ['a deletion', (id: string) => apiKeys.remove(userId, id)],
  ['closing the account', () => apiKeys.removeAll(userId)],
])('%s during an overlap ends both key values for ever', async (_name, end) => {
  const key = await create();
  await rotate(key);
  await end(key.id);
  expect(await working()).toEqual([]);
  expect(await listed()).toBeUndefined();
  await expect(rotate(key)).rejects.toMatchObject({ code: 'not_found' });
  for (const keyValue of values.slice(0, 2)) {
    const again = { userId: aUser(), keyName: 'theirs', keyValue };
    await expect(apiKeys.create(again)).rejects.toMatchObject({ code: 'conflict' });
    const Key = { keyHash: sha256Hex(keyValue) };
    const { Item } = await db.client.send(new GetCommand({ TableName: 'apiKeyLookup', Key }));
    expect(JSON.stringify(Item)).not.toContain(userId);
  }
});

test("a rotation to a former or another user's value is refused", async () => {
  const key = await create();
  await rotate(key, 0);
  await rotate(key, 0);
  const theirs = await apiKeys.create({ userId: aUser(), keyName: 'a', keyValue: aKeyValue() });
  for (const keyValue of [values[0]!, values[1]!, theirs.keyValue]) {
    const rotation = { userId, id: key.id, keyValue, overlapHours: 1 };
    await expect(apiKeys.rotate(rotation)).rejects.toMatchObject({ code: 'conflict' });
  }
  const theft = { userId: aUser(), id: key.id, keyValue: aKeyValue(), overlapHours: 1 };
  await expect(apiKeys.rotate(theft)).rejects.toMatchObject({ code: 'not_found' });
  expect(await working()).toEqual([values[2]]);
  expect(await opens(theirs.keyValue)).toBe(true);
});

test('repeating a completed rotation changes nothing', async () => {
  const key = await create();
  const rotated = await rotate(key, 1);
  clock.turn(60);
  const again = { userId, id: key.id, keyValue: rotated.keyValue, overlapHours: 168 };
  expect(await apiKeys.rotate(again)).toEqual(rotated);
  expect(await listed()).toEqual(rotated);
});

test('a rotation whose writes are all repeated succeeds', async () => {
  const key = await create();
  await rotate(key, 1, storeOn(repeating(db.client)));
  await rotate(key, 1, storeOn(repeating(db.client)));
  expect(await working()).toEqual(values.slice(1));
  await expectShown();
});

describe.each([0, 1, 2, 3])('an API key whose rotation dies after %d writes', (writes) => {
  test.each([0, 24])(
    'after a crashed rotation the listed values work (overlap: %d hours)',
    async (overlap) => {
      const key = await create();
      await rotate(key, 24);
      await expect(rotate(key, overlap, storeOn(dyingAfter(db.client, writes)))).rejects.toThrow();
      await expectShown();
      const { keyValue } = (await listed())!;
      await rotate(key, 24);
      await expectShown();
      expect(await opens(keyValue)).toBe(true);
    },
  );
});

test('after simultaneous rotations exactly the listed key values work', async () => {
  const key = await create();
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.allSettled([rotate(key), rotate(key), rotate(key)]);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    await expectShown();
  }
});

test.each([1, 2, 3])(
  'a rotation can complete before write %d of another rotation',
  async (place) => {
    const key = await create();
    let writes = 0;
    const first = async () => {
      writes += 1;
      if (writes === place) await rotate(key, 24);
    };
    const [result] = await Promise.allSettled([
      rotate(key, 24, storeOn(interposed(db.client, first, 3))),
    ]);
    expect(writes).toBeGreaterThanOrEqual(Math.min(place, 2));
    expect(result?.status).toBe(place === 3 ? 'fulfilled' : 'rejected');
    await expectShown();
    await rotate(key, 24);
    await expectShown();
  },
);
