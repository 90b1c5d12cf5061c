/**
 * A key of the KMS emulator, stored in a file of the data directory that only its owner can read.
 */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signDigest } from './sign-digest.ts';

/** The emulated kinds of keys, named as in KMS's `KeySpec`. */
export const keySpecs = ['HMAC_256', 'ECC_NIST_P256'] as const;
export type KeySpec = (typeof keySpecs)[number];

export type KmsKey =
  | { spec: 'HMAC_256'; mac: (message: Buffer) => Buffer }
  | {
      spec: 'ECC_NIST_P256';
      /** The public key in DER (SubjectPublicKeyInfo). */
      publicKey: Buffer;
      /** @param digest a SHA-256 hash. @returns the signature in DER, as from KMS. */
      sign: (digest: Buffer) => Buffer;
    };

/** Opens the file of a key. The first start creates the key. */
export function openKey(dataDir: string, id: string, spec: KeySpec): KmsKey {
  if (spec === 'HMAC_256') {
    const secret = kept(join(dataDir, `${id}.secret`), () => randomBytes(32));
    return { spec, mac: (message) => createHmac('sha256', secret).update(message).digest() };
  }
  const der = kept(
    join(dataDir, `${id}.pkcs8`),
    () =>
      generateKeyPairSync('ec', {
        namedCurve: 'P-256',
        privateKeyEncoding: { type: 'pkcs8', format: 'der' },
        publicKeyEncoding: { type: 'spki', format: 'der' },
      }).privateKey,
  );
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { d = '' } = key.export({ format: 'jwk' });
  const secret = Buffer.from(d, 'base64url');
  return {
    spec,
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }),
    sign: (digest) => signDigest(secret, digest),
  };
}

function kept(file: string, make: () => Buffer): Buffer {
  if (existsSync(file)) return readFileSync(file);
  mkdirSync(join(file, '..'), { recursive: true });
  const made = make();
  writeFileSync(file, made, { mode: 0o600 });
  return made;
}
