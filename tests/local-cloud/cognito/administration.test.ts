import './quick-powers.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fetchAuthSession } from 'aws-amplify/auth';
import { createUserPool, type UserPool } from '../../../functions/stores/accounts/user-pool.ts';
import {
  enter,
  pointAmplifyAt,
  refusalOf,
  register,
  storedRefreshToken,
} from './amplify-client.ts';
import { startPool, userPoolId, type PoolUnderTest } from './pool-under-test.ts';

let emulator: PoolUnderTest;
let pool: UserPool;
let email: string;
let userId: string;
let people = 0;

beforeAll(async () => {
  emulator = await startPool();
  pointAmplifyAt(emulator);
  pool = createUserPool({
    endpoint: emulator.endpoint,
    userPoolId,
    identity: {
      region: 'eu-west-1',
      credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
    },
  });
});
afterAll(() => emulator.close());
beforeEach(async () => {
  email = `asha${(people += 1)}@example.com`;
  await register(email);
  await enter(email);
  userId = (await fetchAuthSession()).userSub ?? '';
});

test("a disabled user can't sign in, refresh or use tokens", async () => {
  const { tokens } = await fetchAuthSession();
  const refreshToken = storedRefreshToken();
  await pool.disable(userId);
  const disabled = { __type: 'NotAuthorizedException', message: 'User is disabled.' };
  const AccessToken = tokens?.accessToken.toString();
  expect(await emulator.call('GetUser', { AccessToken })).toMatchObject({ body: disabled });
  expect(
    await emulator.call('GetTokensFromRefreshToken', {
      ClientId: 'testclient',
      RefreshToken: refreshToken,
    }),
  ).toMatchObject({ body: disabled });
  expect(await refusalOf(enter(email))).toBe('NotAuthorizedException: User is disabled.');
  await pool.enable(userId);
  expect(await enter(email)).toMatchObject({ isSignedIn: true });
});

test('operators delete users, and users delete themselves', async () => {
  expect(await pool.findByEmail(email)).toEqual({ userId, enabled: true, confirmed: true });
  await pool.remove(userId);
  expect(await pool.find(userId)).toBeUndefined();
  await register(email);
  await enter(email);
  const { tokens } = await fetchAuthSession();
  const AccessToken = tokens?.accessToken.toString();
  expect(await emulator.call('DeleteUser', { AccessToken })).toMatchObject({ status: 200 });
  expect(await pool.findByEmail(email)).toBeUndefined();
  expect(await emulator.call('DeleteUser', { AccessToken })).toMatchObject({
    body: { __type: 'UserNotFoundException' },
  });
});

test('the list of disabled users is returned page by page', async () => {
  for (let user = 0; user < 65; user += 1) {
    const address = `disabled${user}@example.com`;
    await register(address);
    await pool.disable((await pool.findByEmail(address))?.userId ?? '');
  }
  const sizes = [];
  for await (const page of pool.disabled()) sizes.push(page.length);
  expect(sizes).toEqual([60, 5]);
});

test.each(['AdminDeleteUser', 'AdminDisableUser', 'ListUsers'])(
  'the operation %s refuses unsigned calls and calls by web pages',
  async (operation) => {
    const input = JSON.stringify({ UserPoolId: userPoolId, Username: userId });
    const target = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
    const authorization = 'AWS4-HMAC-SHA256 Credential=a/b/c/cognito-idp/aws4_request';
    for (const headers of [{}, { authorization, origin: 'https://evil.example' }]) {
      const response = await fetch(emulator.endpoint, {
        method: 'POST',
        headers: { ...target, ...headers },
        body: input,
      });
      expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
    }
    expect(await pool.find(userId)).toEqual({ userId, enabled: true, confirmed: true });
  },
);
