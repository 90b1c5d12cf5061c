/**
 * Checks a Cognito token as AppSync does: signature with the pool's keys, issuer, use, expiry,
 * client.
 */
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { Unauthorised, type Caller } from './caller.ts';

export interface UserPoolProvider {
  type: 'AMAZON_COGNITO_USER_POOLS';
  issuer: string;
  jwksUrl: string;
  clientIds?: readonly string[];
}

export type CheckToken = (authorization: string, sourceIp: string) => Promise<Caller>;

export function createTokenCheck({
  provider,
  now,
}: {
  provider: UserPoolProvider;
  now: () => Date;
}): CheckToken {
  const keys = createRemoteJWKSet(new URL(provider.jwksUrl), {
    cooldownDuration: 1000,
    // The time limit for reading the user pool's keys is long, because the user pool runs in the
    // same process, which may be busy.
    timeoutDuration: 60_000,
  });
  return async (authorization, sourceIp) => {
    const token = authorization.replace(/^Bearer /i, '');
    const claims = await verify(token, keys, provider.issuer, now());
    requireUse(claims, provider.clientIds);
    const username = claims['cognito:username'] ?? claims['username'];
    return {
      mode: 'AMAZON_COGNITO_USER_POOLS',
      identity: {
        sub: claims.sub ?? '',
        issuer: provider.issuer,
        username: typeof username === 'string' ? username : '',
        claims,
        sourceIp: [sourceIp],
        defaultAuthStrategy: 'ALLOW',
        groups: groupsOf(claims),
      },
    };
  };
}

async function verify(
  token: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  issuer: string,
  currentDate: Date,
): Promise<JWTPayload> {
  try {
    const options = {
      issuer,
      algorithms: ['RS256'],
      currentDate,
      requiredClaims: ['sub', 'exp', 'token_use'],
    };
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error: unknown) {
    if (error instanceof errors.JWTExpired) throw new Unauthorised('Token has expired.');
    if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) {
      throw new Unauthorised('Unable to parse JWT token.');
    }
    // Any other failure, such as an unreachable user pool, also refuses the call.
    throw new Unauthorised();
  }
}

function requireUse(claims: JWTPayload, clientIds: readonly string[] | undefined): void {
  const use = claims['token_use'];
  if (use !== 'access' && use !== 'id') throw new Unauthorised();
  const client = use === 'access' ? claims['client_id'] : claims.aud;
  if (clientIds && !(typeof client === 'string' && clientIds.includes(client))) {
    throw new Unauthorised();
  }
}

function groupsOf(claims: JWTPayload): string[] | null {
  const groups = claims['cognito:groups'];
  return Array.isArray(groups) ? groups.map(String) : null;
}
