/**
 * Issues tokens like a user pool, without a pool, so that a test can forge tokens and choose their
 * age.
 */
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { listen } from '../../../local-cloud/listen.ts';

export interface TokenIssuer {
  issuer: string;
  jwksUrl: string;
  sign: (claims?: JWTPayload, key?: CryptoKey) => Promise<string>;
  close: () => Promise<void>;
}

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256' }] };
  const server = createServer((_, response) => response.end(JSON.stringify(jwks)));
  const { origin, close } = await listen(server, 0);
  const issuer = `${origin}/eu-west-1_TestPool1`;
  return {
    issuer,
    jwksUrl: `${origin}/jwks.json`,
    sign: (claims = {}, key = privateKey) =>
      new SignJWT({
        sub: 'user-1',
        username: 'user-1',
        token_use: 'access',
        client_id: 'testclient',
        iss: issuer,
        exp: Math.floor(Date.now() / 1000) + 900,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'first' })
        .sign(key),
    close,
  };
}
