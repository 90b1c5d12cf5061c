/** Whose changes are published: those of users whose pages may be open. */
import { beforeEach, expect, test } from '@jest/globals';
import { createIsWatched } from '../../../functions/live/watched-users.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
const accounts = createAccountStore({ client: db.client, table: 'accounts', now: clock.now });
let userId: string;
let ended: string[];
beforeEach(() => {
  userId = aUser();
  ended = [];
});

const end = async (user: string): Promise<void> => void ended.push(user);
const isWatched = (endSubscriptions = end) =>
  createIsWatched({ accounts, endSubscriptions, now: clock.now })(userId);
const read = async () => accounts.noteWatching((await accounts.read(userId)) ?? { userId });
const until = async () => (await accounts.read(userId))?.watchedUntil;

test('a user of whom nothing is known counts as watching', async () => {
  expect([await isWatched(), ended]).toEqual([true, []]);
});

test('a read counts for an hour', async () => {
  await read();
  clock.turn(3599);
  expect([await isWatched(), ended]).toEqual([true, []]);
});

test('reads within half an hour write once', async () => {
  await read();
  const first = await until();
  clock.turn(1800);
  await read();
  expect(await until()).toBe(first);
  clock.turn(1);
  await read();
  expect(await until()).toBe(first! + 1801);
});

test('after an hour the subscriptions end, once', async () => {
  await read();
  clock.turn(3601);
  expect([await isWatched(), await isWatched(), ended]).toEqual([false, false, [userId]]);
  await read();
  expect(await isWatched()).toBe(true);
});

test('a page that subscribes while they are ended gets the change', async () => {
  await read();
  clock.turn(3601);
  expect(await isWatched(read)).toBe(true);
});

test('a crash after the end is repeated with the next change', async () => {
  await read();
  clock.turn(3601);
  const crash = () => Promise.reject(new Error('Out of time'));
  await expect(isWatched(crash)).rejects.toThrow('Out of time');
  expect([await isWatched(), ended]).toEqual([false, [userId]]);
});

test('a note of an open page leaves the rest of the account', async () => {
  await accounts.endSessions(userId, 7);
  await read();
  clock.turn(3601);
  await isWatched();
  expect(await accounts.read(userId)).toEqual({ userId, notBefore: 7, watchedUntil: 0 });
});
