import './quick-powers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { enter, pointAmplifyAt, register, storedRefreshToken } from './amplify-client.ts';
import { clientId, clientProperties, startPool, type PoolUnderTest } from './pool-under-test.ts';

let pool: PoolUnderTest;
let refreshToken: string;
let accessToken: string;

beforeAll(async () => {
  pool = await startPool({
    clients: {
      [clientId]: clientProperties(),
      rotating: clientProperties({
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      }),
    },
  });
  pointAmplifyAt(pool);
  await register('ben@example.com');
});
afterAll(() => pool.close());

beforeEach(async () => {
  pointAmplifyAt(pool);
  await enter('ben@example.com');
  accessToken = (await fetchAuthSession()).tokens!.accessToken.toString();
  refreshToken = storedRefreshToken();
});

describe('the refresh of tokens', () => {
  test('the Amplify client refreshes its session', async () => {
    const before = decodeJwt(accessToken);
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    const after = tokens!.accessToken.payload;
    expect(after.sub).toBe(before.sub);
    expect(after['origin_jti']).toBe(before['origin_jti']);
    expect(after.jti).not.toBe(before.jti);
  });

  test('a refresh token of another client is refused', async () => {
    expect(await refresh(refreshToken, 'rotating')).toMatchObject({
      body: { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' },
    });
  });

  test('an expired refresh token is refused', async () => {
    pool.turnClock(31 * 24 * 60 * 60 * 1000);
    expect(await refresh(refreshToken)).toMatchObject({
      status: 400,
      body: { message: 'Refresh Token has expired' },
    });
  });
});

describe('the rotation of refresh tokens', () => {
  test('the Amplify client stores each new refresh token', async () => {
    pointAmplifyAt(pool, 'rotating');
    await enter('ben@example.com');
    const seen = new Set([storedRefreshToken('rotating')]);
    for (let refreshes = 0; refreshes < 3; refreshes += 1) {
      pool.turnClock(2 * 24 * 60 * 60 * 1000);
      expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
      seen.add(storedRefreshToken('rotating'));
    }
    expect(seen.size).toBe(4);
    await pool.restart();
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect((await whoIs(tokens!.accessToken.toString())).status).toBe(200);
  });

  test('a replaced refresh token works only in its grace period', async () => {
    pointAmplifyAt(pool, 'rotating');
    await enter('ben@example.com');
    const first = storedRefreshToken('rotating');
    const second = tokensOf(await refresh(first, 'rotating'))['RefreshToken'];
    expect(second).not.toBe(first);
    expect((await refresh(first, 'rotating')).status).toBe(200);
    pool.turnClock(11_000);
    expect(await refresh(first, 'rotating')).toMatchObject({
      body: { __type: 'RefreshTokenReuseException' },
    });
    expect((await refresh(String(second), 'rotating')).status).toBe(200);
  });
});

describe('the validity of access tokens', () => {
  test('signing out revokes the refresh token and its access tokens', async () => {
    await signOut();
    expect(await refresh(refreshToken)).toMatchObject({
      body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    });
    expect(await whoIs(accessToken)).toMatchObject({
      body: { message: 'Access Token has been revoked' },
    });
  });

  test('signing out everywhere revokes the tokens of every session', async () => {
    const other = refreshToken;
    await enter('ben@example.com');
    await signOut({ global: true });
    expect((await refresh(other)).status).toBe(400);
  });

  test('access tokens expire after their validity', async () => {
    expect((await whoIs(accessToken)).status).toBe(200);
    pool.turnClock(15 * 60 * 1000 + 1000);
    expect(await whoIs(accessToken)).toMatchObject({
      body: { __type: 'NotAuthorizedException', message: 'Access Token has expired' },
    });
  });

  test('forged access tokens are refused', async () => {
    const claims = decodeJwt(accessToken);
    const { privateKey } = await generateKeyPair('RS256');
    const foreign = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    for (const token of [foreign, unsigned, 'nonsense']) {
      expect(await whoIs(token)).toMatchObject({ body: { message: 'Invalid Access Token' } });
    }
  });

  test("users can't change attributes that the pool manages", async () => {
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    expect(
      await pool.call('UpdateUserAttributes', { AccessToken: accessToken, UserAttributes }),
    ).toMatchObject({ status: 400 });
  });
});

function refresh(token: string, client = clientId) {
  return pool.call('GetTokensFromRefreshToken', { ClientId: client, RefreshToken: token });
}

function whoIs(token: string) {
  return pool.call('GetUser', { AccessToken: token });
}

function tokensOf(answer: { body: Record<string, unknown> }): Record<string, unknown> {
  return answer.body['AuthenticationResult'] as Record<string, unknown>;
}
