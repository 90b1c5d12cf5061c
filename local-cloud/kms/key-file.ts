/** A key of the emulator, kept in a file of the data directory that only its owner reads. */
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

/** The kinds of keys that are emulated, by KMS's `KeySpec`. */
export const keySpecs = ['HMAC_256', 'ECC_NIST_P256'] as const;
export type KeySpec = (typeof keySpecs)[number];

export type KmsKey =
  | { spec: 'HMAC_256'; mac: (message: Buffer) => Buffer }
  | {
      spec: 'ECC_NIST_P256';
      /** DER of the public half (SubjectPublicKeyInfo). */
      publicKey: Buffer;
      /** @param digest SHA-256. @returns DER, as KMS does. */
      sign: (digest: Buffer) => Buffer;
    };

/** Makes the key unless an earlier start has made it. */
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
