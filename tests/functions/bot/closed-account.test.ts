/** Leads that wait while their owner's account is disabled or deleted. */
import { beforeEach, expect, test } from '@jest/globals';
import { isClosed } from '../../../contract/account.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import {
  createAccountStore,
  type AccountStore,
} from '../../../functions/stores/accounts/account-store.ts';
import { aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { createWaitingRoom } from './waiting-room.ts';

const { db } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;
let accounts: AccountStore;

beforeEach(() => {
  room = createWaitingRoom(db.client);
  room.temper.outcome = 'success';
  accounts = createAccountStore({ client: db.client, table: 'accounts', now: room.clock.now });
});

const deliver = (message: Parameters<typeof room.deliver>[0]) =>
  room.deliver(message, { isClosed: async (userId) => isClosed(await accounts.read(userId)) });

test.each(['disable', 'markDeleted'] as const)(
  'after accounts.%s() no lead of the user is sent',
  async (close) => {
    const message = await room.aMessage();
    await accounts[close](message.userId);
    expect(await deliver(message)).toEqual({ kind: 'done' });
    expect(room.temper.attempts).toBe(0);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'account_disabled',
      possiblySent: false,
      attempts: [],
      expiresAt: expect.any(Number),
    });
  },
);

test('disabling an account ends a lead that waits for a retry', async () => {
  const message = await room.aMessage();
  room.temper.outcome = 'target_unreachable';
  await deliver(message);
  await accounts.disable(message.userId);
  await deliver(message);
  const row = await room.rowOf(message);
  expect(row).toMatchObject({ status: 'error', failureReason: 'account_disabled' });
  expect(row).not.toHaveProperty('nextAttemptAt');
  expect(room.temper.attempts).toBe(1);
});

test('disabling an account changes no running or possibly sent lead', async () => {
  const { userId, submissionId: id } = await room.aMessage();
  const claim = { userId, id, token: 'a' };
  await room.store.claim({ ...claim, leaseSeconds: 120, ...rowLimits });
  await accounts.disable(userId);
  expect(await deliver({ userId, submissionId: id })).toEqual({ kind: 'done' });
  await room.store.fence(fencePassOf(claim));
  room.clock.turn(121);
  expect(await deliver({ userId, submissionId: id })).toEqual({ kind: 'done' });
  expect(await room.rowOf({ userId, submissionId: id })).toMatchObject({ status: 'processing' });
});

test("a disabled account does not stop other users' leads", async () => {
  const [theirs, enabled] = [await room.aMessage(5, aUser()), await room.aMessage()];
  await accounts.disable(theirs.userId);
  await deliver(enabled);
  expect(await room.rowOf(enabled)).toMatchObject({ status: 'success' });
});

test('after an account is enabled again, a retried lead is sent', async () => {
  const message = await room.aMessage();
  const { userId, submissionId: id } = message;
  await accounts.disable(userId);
  await deliver(message);
  await accounts.enable(userId);
  await room.store.retry({ userId, id, maxAttempts: 5, confirmed: false });
  await deliver(message);
  expect(await room.rowOf(message)).toMatchObject({ status: 'success' });
});

test('no lead is sent while the account cannot be read', async () => {
  const message = await room.aMessage();
  const isClosedUnknown = () => Promise.reject(new Error('no table'));
  await expect(room.deliver(message, { isClosed: isClosedUnknown })).rejects.toThrow('no table');
  expect(room.temper.attempts).toBe(0);
});
