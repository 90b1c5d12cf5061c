/**
 * InitiateAuth: the first step of an SRP sign-in, or a refresh. An unknown user gets the same kind
 * of challenge, with invented values that are equal each time. So nobody can find out who has an
 * account.
 */
import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { CognitoError } from '../cognito-error.ts';
import { findUser } from '../find-user.ts';
import { anyToken, parseInput, text } from '../input.ts';
import { findClient, type Operation, type Pool } from '../pool.ts';
import { isUsablePublicValue, startExchange } from '../secure-remote-password.ts';
import type { ClientSettings } from '../settings.ts';
import { refreshTokens } from './get-tokens-from-refresh-token.ts';

const initiateInput = z.object({
  ClientId: text,
  AuthFlow: text,
  AuthParameters: z._default(z.record(z.string(), anyToken), {}),
});
const CHALLENGE_LIFETIME_MS = 3 * 60 * 1000;

export const initiateAuth: Operation = async (pool, raw) => {
  const input = parseInput(initiateInput, raw);
  const client = findClient(pool, input.ClientId);
  switch (input.AuthFlow) {
    case 'USER_SRP_AUTH':
      requireFlow(client, 'ALLOW_USER_SRP_AUTH', 'USER_SRP_AUTH is not enabled for the client.');
      return challengePassword(pool, client, input.AuthParameters);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      requireFlow(client, 'ALLOW_REFRESH_TOKEN_AUTH', 'Auth flow not enabled for this client');
      return refreshTokens(pool, client, requireParameter(input.AuthParameters, 'REFRESH_TOKEN'));
    default:
      throw new CognitoError(
        'InvalidParameterException',
        `${input.AuthFlow} flow not enabled for this client`,
      );
  }
};

function challengePassword(
  pool: Pool,
  client: ClientSettings,
  parameters: Record<string, string>,
): object {
  const username = requireParameter(parameters, 'USERNAME');
  const clientValue = requireParameter(parameters, 'SRP_A');
  if (!isUsablePublicValue(clientValue)) {
    throw new CognitoError('InvalidParameterException', 'Invalid SRP_A');
  }
  const user = findUser(pool, client, username);
  const { userId, salt, verifier } = user
    ? { userId: user.sub, ...user.password }
    : inventPerson(pool, username);
  const exchange = startExchange(verifier);
  const secretBlock = randomBytes(64).toString('base64');
  forgetOldChallenges(pool);
  pool.challenges.set(secretBlock, {
    clientId: client.id,
    userId,
    known: user !== undefined,
    verifier,
    clientValue,
    exchange,
    expiresAt: pool.now().getTime() + CHALLENGE_LIFETIME_MS,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
      SALT: salt,
      SRP_B: exchange.publicValue,
      SECRET_BLOCK: secretBlock,
    },
  };
}

function inventPerson(pool: Pool, username: string) {
  const invent = (what: string) =>
    createHmac('sha256', pool.disguise).update(`${what}:${username.toLowerCase()}`).digest('hex');
  const id = invent('id');
  return {
    userId: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    salt: invent('salt').slice(0, 32),
    verifier: Array.from({ length: 12 }, (_, part) => invent(`verifier ${part}`))
      .join('')
      .slice(1),
  };
}

function forgetOldChallenges(pool: Pool): void {
  const now = pool.now().getTime();
  for (const [block, challenge] of pool.challenges) {
    if (challenge.expiresAt <= now) pool.challenges.delete(block);
  }
}

function requireFlow(client: ClientSettings, flow: string, message: string): void {
  if (!client.flows.has(flow)) throw new CognitoError('InvalidParameterException', message);
}

function requireParameter(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (!value) {
    throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  }
  return value;
}
