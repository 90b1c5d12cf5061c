/** RevokeToken and GlobalSignOut: end one session, or all sessions of a user. */
import * as z from 'zod/mini';
import { CognitoError } from '../cognito-error.ts';
import { anyToken, parseInput, text } from '../input.ts';
import { findClient, type Operation, type Pool } from '../pool.ts';
import type { RefreshGrant } from '../pool-store.ts';
import { refreshHash, requireAccess } from '../tokens.ts';

const revokeInput = z.object({ ClientId: text, Token: anyToken });
const signOutInput = z.object({ AccessToken: anyToken });

/** The answer for an unknown token is the same as for a known token, as RFC 7009 demands. */
export const revokeToken: Operation = async (pool, raw) => {
  const input = parseInput(revokeInput, raw);
  const client = findClient(pool, input.ClientId);
  if (!client.revocation) {
    throw new CognitoError('NotAuthorizedException', 'Token revocation is disabled');
  }
  if (input.Token.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type');
  }
  const grant = pool.store.grants.get(refreshHash(input.Token));
  if (grant?.clientId === client.id) {
    revokeWhere(pool, (other) => other.originJti === grant.originJti);
  }
  return {};
};

export const globalSignOut: Operation = async (pool, raw) => {
  const { user } = await requireAccess(pool, parseInput(signOutInput, raw).AccessToken);
  revokeWhere(pool, (grant) => grant.sub === user.sub);
  return {};
};

function revokeWhere(pool: Pool, matches: (grant: RefreshGrant) => boolean): void {
  for (const grant of pool.store.grants.values()) {
    if (matches(grant)) grant.revoked = true;
  }
  pool.store.save();
}
