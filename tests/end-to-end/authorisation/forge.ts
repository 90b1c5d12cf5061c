/**
 * Forged tokens that name the owner and must give no access. Some are signed with the user pool's
 * own key, which only the local cloud exposes, in its data folder.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHmac } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { World } from './people.ts';

/** Changes to the claims of a token; `undefined` removes a claim. */
type Claims = Record<string, unknown>;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

/** A token with changed claims of the owner, signed with the user pool's key. Local cloud only. */
export async function signedByPool({ stage, owner }: World, changes: Claims): Promise<string> {
  const file = path.join(stage.local?.dataDir ?? '', 'login/signing-key.json');
  const key = await importJWK(JSON.parse(readFileSync(file, 'utf8')) as JWK, 'RS256');
  return sign(owner.accessToken, changes, key as CryptoKey);
}

function sign(model: string, changes: Claims, key: CryptoKey): Promise<string> {
  const { kid = '' } = decodeProtectedHeader(model);
  return new SignJWT({ ...decodeJwt(model), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
}

/** A token issued 15 minutes ago, which is a token's lifetime, so it has just expired. */
export const expired = (world: World) =>
  signedByPool(world, { iat: seconds() - 960, auth_time: seconds() - 960, exp: seconds() - 60 });

export const ofAnotherIssuer = (world: World) =>
  signedByPool(world, { iss: `${decodeJwt(world.owner.accessToken).iss}x` });

export const ofAnotherClient = (world: World) =>
  signedByPool(world, { client_id: 'another-client', aud: 'another-client' });

export const withoutEnd = (world: World) => signedByPool(world, { exp: undefined });

/** `alg: none` (RFC 7519, 6), in spellings that careless checks accept. */
export function unsigned({ owner }: World, alg = 'none'): string {
  return `${encode({ ...decodeProtectedHeader(owner.accessToken), alg })}.${encode(decodeJwt(owner.accessToken))}.`;
}

/** Another user's valid token with a rewritten subject and the original signature. */
export function withOwnersName({ owner, another }: World): string {
  const [header, , signature] = another.accessToken.split('.');
  const claims = { ...decodeJwt(another.accessToken), sub: owner.sub, username: owner.sub };
  return `${header}.${encode(claims)}.${signature}`;
}

let strangersKey: ReturnType<typeof generateKeyPair> | undefined;

/** A token with the pool's key id, signed with a key that anybody can make. */
export async function signedByStranger({ owner }: World): Promise<string> {
  strangersKey ??= generateKeyPair('RS256');
  return sign(owner.accessToken, {}, (await strangersKey).privateKey);
}

/** A token signed by HS256 instead of RS256, with the pool's public key as the shared secret. */
export async function signedByPublicKey({ owner }: World): Promise<string> {
  const { iss = '' } = decodeJwt(owner.accessToken);
  const jwks = await fetch(`${iss}/.well-known/jwks.json`);
  const { keys } = (await jwks.json()) as { keys: JWK[] };
  const secret = await exportSPKI((await importJWK(keys[0] ?? {}, 'RS256')) as CryptoKey);
  const head = encode({ ...decodeProtectedHeader(owner.accessToken), alg: 'HS256' });
  const signed = `${head}.${encode(decodeJwt(owner.accessToken))}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
