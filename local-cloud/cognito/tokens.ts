/** Issues the pool's tokens with Cognito's claims, and finds the user of an access token. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { RefreshGrant, UserRecord } from './pool-store.ts';
import type { ClientSettings } from './settings.ts';

export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Completes a sign-in: issues a new refresh token and the first tokens of the session. */
export async function signUserIn(
  pool: Pool,
  client: ClientSettings,
  user: UserRecord,
): Promise<AuthenticationResult> {
  const authTime = seconds(pool);
  const { token, grant } = grantRefresh(pool, {
    sub: user.sub,
    clientId: client.id,
    originJti: randomUUID(),
    eventId: randomUUID(),
    authTime,
    expiresAt: authTime + client.refreshSeconds,
  });
  return { ...(await issueTokens(pool, client, user, grant)), RefreshToken: token };
}

export function grantRefresh(
  pool: Pool,
  fields: Omit<RefreshGrant, 'hash' | 'revoked'>,
): { token: string; grant: RefreshGrant } {
  const token = randomBytes(48).toString('base64url');
  const grant = { ...fields, hash: refreshHash(token), revoked: false };
  pool.store.grants.set(grant.hash, grant);
  pool.store.save();
  return { token, grant };
}

export function refreshHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function issueTokens(
  pool: Pool,
  client: ClientSettings,
  user: UserRecord,
  grant: RefreshGrant,
): Promise<AuthenticationResult> {
  const shared = {
    sub: user.sub,
    event_id: grant.eventId,
    auth_time: grant.authTime,
    ...(client.revocation && { origin_jti: grant.originJti }),
  };
  const access = {
    ...shared,
    token_use: 'access',
    client_id: client.id,
    username: user.sub,
    scope: 'aws.cognito.signin.user.admin',
  };
  const id = {
    ...shared,
    ...user.attributes,
    email_verified: user.attributes['email_verified'] === 'true',
    token_use: 'id',
    aud: client.id,
    'cognito:username': user.sub,
  };
  return {
    AccessToken: await sign(pool, access, client.accessSeconds),
    IdToken: await sign(pool, id, client.idSeconds),
    ExpiresIn: client.accessSeconds,
    TokenType: 'Bearer',
  };
}

/** @throws {CognitoError} with Cognito's message if the token is forged, expired or revoked. */
export async function requireAccess(
  pool: Pool,
  token: string,
): Promise<{ user: UserRecord; originJti: string | undefined }> {
  const claims = await verify(pool, token);
  const user = pool.store.users.get(claims.sub ?? '');
  if (claims['token_use'] !== 'access') throw refused('Invalid Access Token');
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  refuseDisabled(user);
  const originJti = claims['origin_jti'] as string | undefined;
  const grants = [...pool.store.grants.values()].filter((grant) => grant.originJti === originJti);
  if (originJti !== undefined && !grants.some((grant) => !grant.revoked)) {
    throw refused('Access Token has been revoked');
  }
  return { user, originJti };
}

async function verify(pool: Pool, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, pool.key.publicKey, {
      issuer: pool.issuer,
      algorithms: ['RS256'],
      currentDate: pool.now(),
    });
    return payload;
  } catch (error: unknown) {
    throw error instanceof errors.JWTExpired
      ? refused('Access Token has expired')
      : refused('Invalid Access Token');
  }
}

function sign(pool: Pool, claims: JWTPayload, lifetime: number): Promise<string> {
  const issuedAt = seconds(pool);
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: pool.key.kid })
    .setIssuer(pool.issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(pool.key.privateKey);
}

/** @throws {CognitoError} with Cognito's message, if the token is invalid. */
export function refuseDisabled({ disabled }: UserRecord): void {
  if (disabled) throw refused('User is disabled.');
}

const refused = (message: string) => new CognitoError('NotAuthorizedException', message);

export function seconds(pool: Pool): number {
  return Math.floor(pool.now().getTime() / 1000);
}
