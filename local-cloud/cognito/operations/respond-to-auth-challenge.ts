/**
 * RespondToAuthChallenge: checks the proof of the password, then the code of the authenticator app
 * if the user has set up an app.
 */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { CognitoError, incorrectCredentials } from '../cognito-error.ts';
import { anyToken, parseInput, text } from '../input.ts';
import { findClient, type Challenge, type Operation, type Pool } from '../pool.ts';
import type { UserRecord } from '../pool-store.ts';
import { exchangedKey, isSignedWith } from '../secure-remote-password.ts';
import type { ClientSettings } from '../settings.ts';
import { acceptTotp } from '../time-based-code.ts';
import { refuseDisabled, signUserIn } from '../tokens.ts';

const respondInput = z.object({
  ClientId: text,
  ChallengeName: text,
  Session: z.optional(anyToken),
  ChallengeResponses: z.record(z.string(), anyToken),
});
type Responses = Record<string, string>;

const FREE_FAILURES = 5;
const LONGEST_LOCK_MS = 15 * 60 * 1000;
const CODE_LIFETIME_MS = 3 * 60 * 1000;

export const respondToAuthChallenge: Operation = async (pool, raw) => {
  const input = parseInput(respondInput, raw);
  const client = findClient(pool, input.ClientId);
  switch (input.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, client, input.ChallengeResponses);
    case 'SOFTWARE_TOKEN_MFA':
      return verifyCode(pool, client, input.Session ?? '', input.ChallengeResponses);
    default:
      throw new CognitoError(
        'InvalidParameterException',
        `Challenge ${input.ChallengeName} is not supported`,
      );
  }
};

async function verifyPassword(
  pool: Pool,
  client: ClientSettings,
  responses: Responses,
): Promise<object> {
  const secretBlock = responses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '';
  const challenge = pool.challenges.get(secretBlock);
  pool.challenges.delete(secretBlock);
  if (challenge?.clientId !== client.id || challenge.expiresAt <= pool.now().getTime()) {
    throw invalidSession();
  }
  const proven = provesPassword(pool, challenge, responses);
  const user = challenge.known ? pool.store.users.get(challenge.userId) : undefined;
  if (!user) throw incorrectCredentials();
  refuseLocked(pool, user);
  if (!proven) throw countFailure(pool, user);
  user.failedSignIns = 0;
  refuseDisabled(user);
  if (!user.confirmed) {
    pool.store.save();
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.softwareToken?.verified && user.softwareToken.preferred) {
    return askForCode(pool, client, user);
  }
  return { ChallengeParameters: {}, AuthenticationResult: await signUserIn(pool, client, user) };
}

function provesPassword(pool: Pool, challenge: Challenge, responses: Responses): boolean {
  const key = exchangedKey(challenge.verifier, challenge.clientValue, challenge.exchange);
  return isSignedWith(
    key,
    {
      poolName: pool.name,
      userId: challenge.userId,
      secretBlock: responses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '',
      timestamp: responses['TIMESTAMP'] ?? '',
    },
    responses['PASSWORD_CLAIM_SIGNATURE'] ?? '',
  );
}

function refuseLocked(pool: Pool, user: UserRecord): void {
  if (user.lockedUntil > pool.now().getTime()) {
    throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
  }
}

/**
 * How long sign-ins are refused after wrong passwords: 1 s after the fifth wrong password, then
 * doubling up to 15 minutes, as in Cognito.
 */
function countFailure(pool: Pool, user: UserRecord): CognitoError {
  user.failedSignIns += 1;
  if (user.failedSignIns >= FREE_FAILURES) {
    const lock = Math.min(1000 * 2 ** (user.failedSignIns - FREE_FAILURES), LONGEST_LOCK_MS);
    user.lockedUntil = pool.now().getTime() + lock;
  }
  pool.store.save();
  return incorrectCredentials();
}

function askForCode(pool: Pool, client: ClientSettings, user: UserRecord): object {
  const session = randomBytes(48).toString('base64url');
  pool.codeChallenges.set(session, {
    clientId: client.id,
    userId: user.sub,
    expiresAt: pool.now().getTime() + CODE_LIFETIME_MS,
    failures: 0,
  });
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
    Session: session,
  };
}

async function verifyCode(
  pool: Pool,
  client: ClientSettings,
  session: string,
  responses: Responses,
): Promise<object> {
  const challenge = pool.codeChallenges.get(session);
  const user = pool.store.users.get(challenge?.userId ?? '');
  if (
    !challenge ||
    !user ||
    challenge.clientId !== client.id ||
    challenge.failures >= FREE_FAILURES ||
    challenge.expiresAt <= pool.now().getTime()
  ) {
    pool.codeChallenges.delete(session);
    throw invalidSession();
  }
  if (!acceptTotp(pool, user, responses['SOFTWARE_TOKEN_MFA_CODE'] ?? '')) {
    challenge.failures += 1;
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  }
  pool.codeChallenges.delete(session);
  refuseDisabled(user);
  return { ChallengeParameters: {}, AuthenticationResult: await signUserIn(pool, client, user) };
}

function invalidSession(): CognitoError {
  return new CognitoError(
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
  );
}
