/**
 * The user pool's RS256 key. It is created once per data folder and stored beside the users, never
 * in the repository.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { writePrivately } from './pool-store.ts';
import { readJson } from '../read-json.ts';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwks: { keys: JWK[] };
}

export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'signing-key.json');
  if (!existsSync(file)) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    writePrivately(file, JSON.stringify(await exportJWK(privateKey)));
  }
  const privateJwk = readJson<JWK>(file);
  const publicJwk: JWK = { kty: 'RSA', n: privateJwk.n ?? '', e: privateJwk.e ?? '' };
  const kid = await calculateJwkThumbprint(publicJwk);
  return {
    kid,
    privateKey: await keyOf(privateJwk),
    publicKey: await keyOf(publicJwk),
    jwks: { keys: [{ ...publicJwk, alg: 'RS256', kid, use: 'sig' }] },
  };
}

/** Imports a key as a `CryptoKey`. `importJWK` would return bytes only for a symmetric key. */
const keyOf = async (jwk: JWK) => (await importJWK(jwk, 'RS256')) as CryptoKey;
