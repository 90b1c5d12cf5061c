/** Users delete their own account, against an emulated user pool. */
import '../../local-cloud/cognito/quick-powers.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fetchAuthSession } from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import { eventTypes } from '../../../contract/events.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import { createOwnUser, type OwnUser } from '../../../functions/dashboard-api/own-user.ts';
import {
  createAccountStore,
  type AccountStore,
} from '../../../functions/stores/accounts/account-store.ts';
import { findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import {
  enter,
  pointAmplifyAt,
  refusalOf,
  register,
} from '../../local-cloud/cognito/amplify-client.ts';
import { startPool, type PoolUnderTest } from '../../local-cloud/cognito/pool-under-test.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aKeyValue, anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const now = () => new Date();
const { db } = await openStores();
let pool: PoolUnderTest;
let accounts: AccountStore;
let ownUser: OwnUser;
let email: string;
let accessToken: string;
let people = 0;

beforeAll(async () => {
  pool = await startPool();
  pointAmplifyAt(pool);
  accounts = createAccountStore({ client: db.client, table: 'accounts', now });
});
afterAll(() => pool.close());
beforeEach(async () => {
  ownUser = createOwnUser(pool.endpoint);
  email = `asha${(people += 1)}@example.com`;
  await register(email);
  await enter(email);
  accessToken = (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
});

const userId = () => decodeJwt(accessToken).sub ?? '';

function dependencies() {
  return aDashboard({
    db,
    log: keptLog(),
    submissions: createSubmissionStore({ client: db.client, table: 'submissions', now }),
    queue: { send: () => Promise.resolve() },
    now,
    ownUser,
  });
}

const aCallbackStore = () =>
  createEndpointStore({
    ...{ client: db.client, table: 'callbacks', now, newId: anId, newSecret: newCallbackSecret },
  });

function ask<Field extends FieldName>(field: Field, args: object = {}) {
  const identity = { sub: userId(), claims: decodeJwt(accessToken) };
  const headers = { authorization: accessToken };
  return askDashboard(dependencies(), { field, args, identity, headers });
}

async function aKey() {
  const keyValue = aKeyValue();
  await ask('createApiKey', { keyName: 'CRM', keyValue });
  return keyValue;
}

const opens = async (keyValue: string) =>
  (await authorise(keyValue, {
    find: (hash) => findApiKey(db.client, 'apiKeyLookup', hash),
    findAccount: (userId) => accounts.read(userId),
    now,
  })) !== undefined;

test("deleting an account ends the user's keys, sessions and sign-in", async () => {
  const keyValue = await aKey();
  expect(await opens(keyValue)).toBe(true);
  expect(await ask('deleteAccount', { email: ` ${email.toUpperCase()}` })).toEqual({ data: true });
  expect(await opens(keyValue)).toBe(false);
  expect((await ask('listApiKeys')).error).toEqual({
    message: 'This account was deleted.',
    type: 'SessionEnded',
  });
  expect(await refusalOf(enter(email))).toContain('NotAuthorizedException');
});

test('deleting an account deletes only its own forms, callbacks and alerts', async () => {
  const { targetForms } = dependencies();
  const callbacks = aCallbackStore();
  const form = { name: 'Loans', shortName: 'loans', url: 'https://forms.example/' };
  const kept = await targetForms.create({ ...form, userId: aUser() });
  await targetForms.create({ ...form, userId: userId() });
  const callback = { address: 'https://hooks.example/', events: [...eventTypes] };
  await callbacks.create(userId(), callback);
  await callbacks.create(kept.userId, callback);
  const { alerts } = dependencies();
  const rule = { kind: 'callback_disabled', isOn: true, settings: {}, channels: [] } as const;
  for (const owner of [userId(), kept.userId]) await alerts.set({ ...rule, userId: owner });
  expect(await ask('deleteAccount', { email })).toEqual({ data: true });
  expect(await alerts.list(userId())).toEqual([]);
  expect(await alerts.list(kept.userId)).toHaveLength(1);
  expect(await targetForms.list(userId())).toEqual([]);
  expect(await targetForms.findForm(userId(), 'loans')).toBeUndefined();
  expect(await targetForms.list(kept.userId)).toEqual([kept]);
  expect(await callbacks.list(userId())).toEqual([]);
  expect(await callbacks.list(kept.userId)).toHaveLength(1);
});

test('a deleted user can sign up again, without the old keys', async () => {
  const keyValue = await aKey();
  const before = userId();
  await ask('deleteAccount', { email });
  await register(email);
  await enter(email);
  accessToken = (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
  expect(userId()).not.toBe(before);
  expect((await ask('listApiKeys')).data).toEqual([]);
  const taken = await ask('createApiKey', { keyName: 'CRM', keyValue });
  expect(taken.error?.type).toBe('Conflict');
});

test('a wrong e-mail address deletes no account', async () => {
  const keyValue = await aKey();
  const { error } = await ask('deleteAccount', { email: 'ben@example.com' });
  expect(error).toEqual({
    message: 'That is not the e-mail address of this account.',
    type: 'BadRequest',
  });
  expect(await opens(keyValue)).toBe(true);
});

test('repeating an interrupted account deletion completes it', async () => {
  const keyValue = await aKey();
  const whole = ownUser;
  ownUser = { ...whole, remove: () => Promise.reject(new Error('Cognito is away')) };
  expect((await ask('deleteAccount', { email })).error?.type).toBe('InternalError');
  expect(await opens(keyValue)).toBe(false);
  ownUser = whole;
  expect(await ask('deleteAccount', { email })).toEqual({ data: true });
  expect(await ask('deleteAccount', { email })).toEqual({ data: true });
  expect(await refusalOf(enter(email))).toContain('NotAuthorizedException');
});

test('an account deletion succeeds although the session ends meanwhile', async () => {
  const keyValue = await aKey();
  const whole = ownUser;
  ownUser = {
    ...whole,
    remove: async (token) => {
      await pool.call('GlobalSignOut', { AccessToken: accessToken });
      await whole.remove(token);
    },
  };
  expect(await ask('deleteAccount', { email })).toEqual({ data: true });
  expect(await opens(keyValue)).toBe(false);
  expect((await ask('listApiKeys')).error?.message).toBe('This account was deleted.');
});

test('a caller with a revoked session deletes no account', async () => {
  const keyValue = await aKey();
  await pool.call('GlobalSignOut', { AccessToken: accessToken });
  expect((await ask('deleteAccount', { email })).error?.type).toBe('SessionEnded');
  expect(await opens(keyValue)).toBe(true);
});

test('a key works again after its owner is enabled again', async () => {
  const keyValue = await aKey();
  await accounts.disable(userId());
  expect(await opens(keyValue)).toBe(false);
  expect((await ask('listApiKeys')).error?.message).toBe('This account is disabled.');
  await accounts.enable(userId());
  expect(await opens(keyValue)).toBe(true);
  // Sessions from before the account was disabled stay ended.
  expect((await ask('listApiKeys')).error?.type).toBe('SessionEnded');
});
