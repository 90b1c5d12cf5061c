import './quick-powers.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fetchAuthSession, fetchUserAttributes, getCurrentUser } from 'aws-amplify/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { enter, password, pointAmplifyAt, refusalOf, register } from './amplify-client.ts';
import { clientId, startPool, userPoolId, type PoolUnderTest } from './pool-under-test.ts';

let pool: PoolUnderTest;
const unasked = {
  ClientId: clientId,
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeResponses: { PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA', PASSWORD_CLAIM_SIGNATURE: 'AAAA' },
};
beforeAll(async () => {
  pool = await startPool();
  pointAmplifyAt(pool);
});
afterAll(() => pool.close());

describe('sign-up and SRP sign-in by the Amplify client', () => {
  test('a new user can sign in immediately after signing up', async () => {
    const signedUp = await register('Asha@Example.com');
    expect(signedUp.isSignUpComplete).toBe(true);
    expect(await enter('asha@example.com')).toMatchObject({ isSignedIn: true });
    expect(await getCurrentUser()).toMatchObject({ userId: signedUp.userId });
    expect(await fetchUserAttributes()).toMatchObject({
      sub: signedUp.userId,
      email: 'asha@example.com',
      email_verified: 'true',
      name: 'Asha Rao',
    });
  });

  test('passwords with unusual characters work', async () => {
    for (const secret of ['ünïcödé-✓', '  inner space', 'x'.repeat(200)].map((s) => s.trim())) {
      const email = `${Buffer.from(secret).toString('hex').slice(0, 12)}@example.com`;
      await pool.call('SignUp', {
        ClientId: clientId,
        Username: email,
        Password: secret,
        UserAttributes: [{ Name: 'name', Value: 'N' }],
      });
      expect((await enter(email, secret)).isSignedIn).toBe(true);
    }
  });

  test('the pre-sign-up trigger gets the event that Cognito sends', () => {
    expect(pool.events[0]).toMatchObject({
      version: '1',
      region: 'eu-west-1',
      userPoolId,
      triggerSource: 'PreSignUp_SignUp',
      callerContext: { clientId },
      request: { userAttributes: { email: 'asha@example.com', name: 'Asha Rao' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

  test('the published keys verify the issued tokens', async () => {
    await enter('asha@example.com');
    const { tokens } = await fetchAuthSession();
    const keys = createRemoteJWKSet(new URL(pool.jwksUrl));
    const access = await jwtVerify(tokens!.accessToken.toString(), keys, { issuer: pool.issuer });
    const id = await jwtVerify(tokens!.idToken!.toString(), keys, { audience: clientId });
    expect(access.protectedHeader.alg).toBe('RS256');
    expect(access.payload).toMatchObject({ token_use: 'access', client_id: clientId });
    expect(access.payload.exp! - access.payload.iat!).toBe(15 * 60);
    expect(id.payload).toMatchObject({
      token_use: 'id',
      email: 'asha@example.com',
      email_verified: true,
      name: 'Asha Rao',
      'cognito:username': access.payload.sub,
      origin_jti: access.payload['origin_jti'],
    });
  });

  test('a wrong password and an unknown user cause the same error', async () => {
    const refusal = 'NotAuthorizedException: Incorrect username or password.';
    expect(await refusalOf(enter('asha@example.com', 'wrong one'))).toBe(refusal);
    expect(await refusalOf(enter('nobody@example.com'))).toBe(refusal);
  });

  test('an unknown user gets the same challenge each time', async () => {
    const ask = async (email: string) => {
      const { body } = await pool.call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: 'abcdef' },
      });
      const { SALT, USER_ID_FOR_SRP } = body['ChallengeParameters'] as Record<string, string>;
      return { SALT, USER_ID_FOR_SRP };
    };
    const first = await ask('nobody@example.com');
    expect(await ask('Nobody@example.com')).toEqual(first);
    const known = await ask('asha@example.com');
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f-]{36}$/);
    expect(known.SALT).toHaveLength(first.SALT!.length);
  });

  test('sign-up refuses a used e-mail address and a weak password', async () => {
    expect(await refusalOf(register('ASHA@example.com'))).toBe(
      'UsernameExistsException: User already exists',
    );
    const weak = await pool.call('SignUp', {
      ClientId: clientId,
      Username: 'weak@example.com',
      Password: '12345',
      UserAttributes: [{ Name: 'name', Value: 'N' }],
    });
    expect(weak).toMatchObject({
      status: 400,
      body: {
        __type: 'InvalidPasswordException',
        message: 'Password did not conform with policy: Password not long enough',
      },
    });
  });

  test('five wrong passwords lock the account for a while', async () => {
    await register('locked@example.com');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await refusalOf(enter('locked@example.com', 'wrong one'));
    }
    // Sets the pool's clock back, so that the lock, which lasts one second, is surely still in
    // force.
    pool.turnClock(-60_000);
    expect(await refusalOf(enter('locked@example.com'))).toContain('Password attempts exceeded');
    pool.turnClock(61_100);
    expect((await enter('locked@example.com')).isSignedIn).toBe(true);
  });

  test('accounts survive a restart, and no password is stored', async () => {
    await pool.restart();
    expect((await enter('asha@example.com')).isSignedIn).toBe(true);
    for (const file of readdirSync(pool.dataDir)) {
      const full = path.join(pool.dataDir, file);
      expect(statSync(full).mode & 0o777).toBe(0o600);
      expect(readFileSync(full, 'utf8')).not.toContain(password);
    }
  });
});

describe('invalid requests to the user pool', () => {
  test.each([
    ['a zero public value', 'InitiateAuth', srp({ SRP_A: '0' }), 'InvalidParameterException'],
    [
      'a plain-password flow',
      'InitiateAuth',
      srp({}, 'USER_PASSWORD_AUTH'),
      'InvalidParameterException',
    ],
    [
      'a missing user name',
      'InitiateAuth',
      { ...srp({}), AuthParameters: {} },
      'InvalidParameterException',
    ],
    [
      'an unknown client',
      'InitiateAuth',
      { ...srp({}), ClientId: 'x' },
      'ResourceNotFoundException',
    ],
    ['an unknown operation', 'AdminGetUser', {}, 'UnknownOperationException'],
    ['an operation named “constructor”', 'constructor', {}, 'UnknownOperationException'],
    ['a body that is not JSON', 'SignUp', '{', 'SerializationException'],
    [
      'a user name that is not an e-mail address',
      'SignUp',
      newcomer('asha'),
      'InvalidParameterException',
    ],
    ['an invented challenge', 'RespondToAuthChallenge', unasked, 'NotAuthorizedException'],
  ])('the user pool refuses %s', async (_title, operation, input, expected) => {
    const { status, body } = await pool.call(operation, input);
    expect(status).toBe(400);
    expect(body['__type']).toBe(expected);
  });

  test('a request with an unknown path is answered with 404', async () => {
    for (const path of ['//', '/other', `/${userPoolId}`]) {
      expect((await fetch(pool.endpoint + path)).status).toBe(404);
    }
  });

  test('the user pool accepts calls from web pages of any origin', async () => {
    const preflight = await fetch(pool.endpoint, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-target,x-amz-user-agent' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-user-agent');
  });
});

function srp(parameters: Record<string, string>, AuthFlow = 'USER_SRP_AUTH') {
  const AuthParameters = { USERNAME: 'asha@example.com', SRP_A: 'abcdef', ...parameters };
  return { ClientId: clientId, AuthFlow, AuthParameters };
}

function newcomer(Username: string) {
  return { ClientId: clientId, Username, Password: password };
}
