/** GetTokensFromRefreshToken: new tokens, and a new refresh token if the client rotates them. */
import * as z from 'zod/mini';
import { CognitoError } from '../cognito-error.ts';
import { anyToken, parseInput, text } from '../input.ts';
import { findClient, type Operation, type Pool } from '../pool.ts';
import type { RefreshGrant, UserRecord } from '../pool-store.ts';
import type { ClientSettings } from '../settings.ts';
import { grantRefresh, issueTokens, refreshHash, refuseDisabled, seconds } from '../tokens.ts';

const refreshInput = z.object({ ClientId: text, RefreshToken: anyToken });

export const getTokensFromRefreshToken: Operation = async (pool, raw) => {
  const input = parseInput(refreshInput, raw);
  return refreshTokens(pool, findClient(pool, input.ClientId), input.RefreshToken);
};

export async function refreshTokens(
  pool: Pool,
  client: ClientSettings,
  refreshToken: string,
): Promise<object> {
  const { grant, user } = requireGrant(pool, client, refreshToken);
  if (!client.rotation) {
    return { AuthenticationResult: await issueTokens(pool, client, user, grant) };
  }
  // During the grace period the replaced refresh token still works, because the client may have
  // lost the first answer.
  grant.rotatedAt ??= pool.now().getTime();
  const { sub, clientId, originJti, eventId, authTime, expiresAt } = grant;
  const next = grantRefresh(pool, { sub, clientId, originJti, eventId, authTime, expiresAt });
  const tokens = await issueTokens(pool, client, user, next.grant);
  return { AuthenticationResult: { ...tokens, RefreshToken: next.token } };
}

function requireGrant(
  pool: Pool,
  client: ClientSettings,
  refreshToken: string,
): { grant: RefreshGrant; user: UserRecord } {
  const grant = pool.store.grants.get(refreshHash(refreshToken));
  const user = pool.store.users.get(grant?.sub ?? '');
  if (!grant || !user || grant.clientId !== client.id) {
    throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
  }
  refuseDisabled(user);
  if (grant.revoked) {
    throw new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
  }
  if (grant.expiresAt <= seconds(pool)) {
    throw new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
  }
  const graceMs = (client.rotation?.graceSeconds ?? 0) * 1000;
  if (grant.rotatedAt !== undefined && pool.now().getTime() >= grant.rotatedAt + graceMs) {
    throw new CognitoError(
      'RefreshTokenReuseException',
      'Refresh token has been invalidated by rotation',
    );
  }
  return { grant, user };
}
