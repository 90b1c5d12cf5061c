/**
 * Tests the account watch, which copies changes from the user pool, and the operator's command
 * `user`. Both run against the emulated user pool.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { canaryOwner } from '../../../contract/canary.ts';
import { makeCanaryKey } from '../../../functions/canary/canary-key.ts';
import { changeUser } from '../../../infra/commands/change-user.ts';
import {
  watchAccounts,
  type AccountWatch,
} from '../../../functions/account-watch/watch-accounts.ts';
import { keyOwners } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createUserPool, type UserPool } from '../../../functions/stores/accounts/user-pool.ts';
import {
  askingForCode,
  startPool,
  userPoolId,
  type PoolUnderTest,
} from '../../local-cloud/cognito/pool-under-test.ts';
import { aKeyValue, anId } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock, accounts, forms: targetForms } = await openStores();
let emulator: PoolUnderTest;
let pool: UserPool;
let log: ReturnType<typeof keptLog>;
let turn = 0;

beforeAll(async () => {
  emulator = await startPool();
  pool = poolAt(emulator.endpoint);
});
afterAll(() => emulator.close());
beforeEach(() => {
  log = keptLog();
});

const look = (changes: Partial<AccountWatch> = {}) =>
  watchAccounts({
    accounts,
    pool,
    keyOwners: () => keyOwners(db.client, 'apiKeyLookup'),
    logger: log.logger,
    now: () => new Date(),
    turn: (turn += 1),
    ...changes,
  });

function poolAt(endpoint: string): UserPool {
  const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
  return createUserPool({ endpoint, userPoolId, identity: { region: 'eu-west-1', credentials } });
}

const signUpInput = (email: string) => ({
  ClientId: 'testclient',
  Username: email,
  Password: 'correct horse',
  UserAttributes: [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Asha' },
  ],
});

/**
 * Creates a user who has signed up and has an API key.
 * @returns the user's id and e-mail address.
 */
async function aUserOfThePool() {
  const email = `asha.${anId()}@mail.example`;
  await emulator.call('SignUp', signUpInput(email));
  const { userId = '' } = (await pool.findByEmail(email)) ?? {};
  await keyOf(userId);
  return { email, userId };
}

const keyOf = (userId: string) =>
  createApiKeyStore({
    client: db.client,
    keysTable: 'apiKeys',
    lookupTable: 'apiKeyLookup',
    now: clock.now,
    newId: anId,
  }).create({ userId, keyName: 'CRM', keyValue: aKeyValue() });

describe('a user who does not confirm the e-mail address', () => {
  test('an unconfirmed user is removed after a day, and can sign up again', async () => {
    const asking = await startPool({ invokeTrigger: (_, event) => askingForCode(event) });
    const own = poolAt(asking.endpoint);
    const signUp = (email: string) => asking.call('SignUp', signUpInput(email));
    const [slow, prompt] = ['slow@mail.example', 'prompt@mail.example'];
    for (const email of [slow, prompt]) expect((await signUp(email)).status).toBe(200);
    const code = { ClientId: 'testclient', Username: prompt, ConfirmationCode: asking.codes[1] };
    expect((await asking.call('ConfirmSignUp', code)).status).toBe(200);
    const after = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
    expect(await look({ pool: own, now: after(23) })).toMatchObject({ unconfirmed: 0 });
    // The list of unconfirmed users may be out of date: a user on it who has confirmed stays.
    const late = {
      ...own,
      unconfirmedSince: async function* () {
        yield await Promise.resolve([(await own.findByEmail(prompt))?.userId ?? '']);
      },
    };
    expect(await look({ pool: late, now: after(25) })).toMatchObject({ unconfirmed: 0 });
    expect((await signUp(slow)).status).toBe(400);
    expect(await look({ pool: own, now: after(25) })).toMatchObject({ unconfirmed: 1, failed: 0 });
    expect(await own.findByEmail(slow)).toBeUndefined();
    expect(await own.findByEmail(prompt)).toMatchObject({ confirmed: true });
    expect((await signUp(slow)).status).toBe(200);
    await asking.close();
  });
});

describe('a run of the account watch', () => {
  test('the account watch disables and enables accounts as the user pool does', async () => {
    const { userId } = await aUserOfThePool();
    await look();
    expect(await accounts.read(userId)).toBeUndefined();
    await pool.disable(userId);
    expect(await look()).toMatchObject({ disabled: 1, failed: 0 });
    const disabledAt = clock.now().toISOString();
    expect(await accounts.read(userId)).toMatchObject({
      disabledAt,
      notBefore: expect.any(Number),
    });
    expect(await look()).toMatchObject({ disabled: 0, enabled: 0 });
    await pool.enable(userId);
    expect(await look()).toMatchObject({ enabled: 1 });
    expect(await accounts.read(userId)).not.toHaveProperty('disabledAt');
  });

  test('the account watch disables key owners missing from the user pool', async () => {
    const { userId } = await aUserOfThePool();
    const other = await aUserOfThePool();
    await pool.remove(userId);
    expect(await look()).toMatchObject({ missing: 1 });
    expect(await accounts.read(userId)).toHaveProperty('disabledAt');
    expect(await accounts.read(other.userId)).toBeUndefined();
    expect(await look()).toMatchObject({ missing: 0, enabled: 0 });
  });

  test('the account watch never disables the account that sends test leads', async () => {
    await makeCanaryKey({
      ...{ client: db.client, lookupTable: 'apiKeyLookup' },
      ...{ newId: anId, now: clock.now },
    });
    expect(await look()).toMatchObject({ missing: 0, failed: 0 });
    expect(await accounts.read(canaryOwner)).toBeUndefined();
  });

  test('the account watch enables accounts disabled by a wrong pool answer', async () => {
    const { userId } = await aUserOfThePool();
    const empty = { ...pool, find: () => Promise.resolve(undefined) };
    await look({ pool: empty });
    expect(await accounts.read(userId)).toHaveProperty('disabledAt');
    await look();
    expect(await accounts.read(userId)).not.toHaveProperty('disabledAt');
  });

  test('the account watch does not enable an account disabled during its run', async () => {
    const { userId } = await aUserOfThePool();
    const late = {
      ...pool,
      // The account watch has read the list of disabled users just before the operator disables the
      // user.
      disabled: async function* () {
        yield await Promise.resolve([]);
      },
    };
    await pool.disable(userId);
    await accounts.disable(userId);
    expect(await look({ pool: late })).toMatchObject({ enabled: 0 });
    expect(await accounts.read(userId)).toHaveProperty('disabledAt');
  });

  test('the account watch continues after a user who cannot be looked up', async () => {
    const [first, second] = [await aUserOfThePool(), await aUserOfThePool()];
    await pool.remove(second.userId);
    const failing = {
      ...pool,
      find: (userId: string) =>
        userId === first.userId ? Promise.reject(new Error('throttled')) : pool.find(userId),
    };
    expect(await look({ pool: failing })).toMatchObject({ failed: 1 });
    expect(await accounts.read(second.userId)).toHaveProperty('disabledAt');
    expect(log.lines.join()).toContain('throttled');
  });

  test('the account watch removes the user of a deleted account from the pool', async () => {
    const [{ userId }, other] = [await aUserOfThePool(), await aUserOfThePool()];
    await accounts.markDeleted(userId);
    expect(await look({ now: clock.now })).toMatchObject({ deleted: 1, failed: 0 });
    expect(await pool.find(userId)).toBeUndefined();
    expect(await pool.find(other.userId)).toBeDefined();
    expect(await look({ now: clock.now })).toMatchObject({ deleted: 0 });
  });

  test('the account watch checks many key owners over several runs', async () => {
    const many = Array.from({ length: 4500 }, (_, index) => `owner-${index}`);
    const checks = new Set<string>();
    const nobody = async function* () {
      yield await Promise.resolve([]);
    };
    const find = async (userId: string) => {
      checks.add(userId);
      return { userId, enabled: true, confirmed: true };
    };
    const counting = { ...pool, find, disabled: nobody };
    const empty = { ...accounts, disabled: nobody, deletedSince: nobody };
    const owners = async function* () {
      yield await Promise.resolve(many);
    };
    const sizes = [];
    for (let run = 0; run < 3; run += 1) {
      const before = checks.size;
      await look({ accounts: empty, pool: counting, keyOwners: owners, turn: run });
      sizes.push(checks.size - before);
    }
    expect(sizes).toEqual([2000, 2000, 500]);
  });
});

describe("the operator's command user", () => {
  test("the user command disables and enables both the pool's user and the account", async () => {
    const { email, userId } = await aUserOfThePool();
    expect(
      await changeUser('disable', email.toUpperCase(), { accounts, targetForms, pool }),
    ).toContain(userId);
    expect(await pool.find(userId)).toMatchObject({ userId, enabled: false });
    expect(await accounts.read(userId)).toHaveProperty('disabledAt');
    expect(await changeUser('show', email, { accounts, targetForms, pool })).toContain(
      'disabledAt',
    );
    await changeUser('enable', email, { accounts, targetForms, pool });
    expect(await pool.find(userId)).toMatchObject({ userId, enabled: true, confirmed: true });
    expect(await accounts.read(userId)).not.toHaveProperty('disabledAt');
  });

  test('the user command deletes a user permanently', async () => {
    const { email, userId } = await aUserOfThePool();
    const url = 'https://lender.example/apply';
    await targetForms.create({ userId, name: 'Loans', shortName: 'loans', url });
    await changeUser('delete', email, { accounts, targetForms, pool });
    expect(await pool.find(userId)).toBeUndefined();
    expect(await accounts.read(userId)).toHaveProperty('deletedAt');
    expect(await targetForms.list(userId)).toEqual([]);
    expect(await targetForms.findForm(userId, 'loans')).toBeUndefined();
  });

  test.each(['nobody@mail.example', '" or status = "Enabled'])(
    'the user command finds no user by the e-mail address %s',
    async (email) => {
      await expect(changeUser('disable', email, { accounts, targetForms, pool })).rejects.toThrow(
        'Nobody',
      );
    },
  );
});
