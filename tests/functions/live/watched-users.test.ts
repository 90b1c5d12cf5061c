/** Which users' changes are published: those of users who may have a dashboard page open. */
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

test('a user without recorded dashboard calls counts as watching', async () => {
  expect([await isWatched(), ended]).toEqual([true, []]);
});

test('after a dashboard call, a user counts as watching for an hour', async () => {
  await read();
  clock.turn(3599);
  expect([await isWatched(), ended]).toEqual([true, []]);
});

test('dashboard calls within half an hour write to the account once', async () => {
  await read();
  const first = await until();
  clock.turn(1800);
  await read();
  expect(await until()).toBe(first);
  clock.turn(1);
  await read();
  expect(await until()).toBe(first! + 1801);
});

test("an hour without dashboard calls ends the user's subscriptions once", async () => {
  await read();
  clock.turn(3601);
  expect([await isWatched(), await isWatched(), ended]).toEqual([false, false, [userId]]);
  await read();
  expect(await isWatched()).toBe(true);
});

test('a page that subscribes while old subscriptions end receives the change', async () => {
  await read();
  clock.turn(3601);
  expect(await isWatched(read)).toBe(true);
});

test('a failed end of subscriptions is repeated with the next change', async () => {
  await read();
  clock.turn(3601);
  const crash = () => Promise.reject(new Error('Out of time'));
  await expect(isWatched(crash)).rejects.toThrow('Out of time');
  expect([await isWatched(), ended]).toEqual([false, [userId]]);
});

test("recording an open page keeps the account's other attributes", async () => {
  await accounts.endSessions(userId, 7);
  await read();
  clock.turn(3601);
  await isWatched();
  expect(await accounts.read(userId)).toEqual({ userId, notBefore: 7, watchedUntil: 0 });
});
