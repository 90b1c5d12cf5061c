/**
 * Signs a digest by ECDSA with P-256 (FIPS 186-5, 6.4.1). Own code, because KMS signs a digest, but
 * Node can sign only a message, which Node hashes. For the emulator only, because the running time
 * depends on the secret.
 */
import { createECDH } from 'node:crypto';

/** The order of the group of the elliptic curve P-256. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
/**
 * The positions of the bytes of x in an uncompressed point, which consists of one byte for the
 * format, x, and y.
 */
const X_BYTES = { from: 1, to: 33 };

/** @param digest 32 bytes. @returns DER: `SEQUENCE { INTEGER r, INTEGER s }`. */
export function signDigest(secret: Buffer, digest: Buffer): Buffer {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const once = numberOf(curve.getPrivateKey());
  const r = numberOf(curve.getPublicKey().subarray(X_BYTES.from, X_BYTES.to)) % ORDER;
  const s = (inverse(once) * (numberOf(digest) + r * numberOf(secret))) % ORDER;
  if (r === 0n || s === 0n) return signDigest(secret, digest);
  const body = Buffer.concat([integer(r), integer(s)]);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);

/** The modular inverse by Fermat's little theorem, because the order is a prime. */
function inverse(number: bigint): bigint {
  let [result, base] = [1n, number % ORDER];
  for (let exponent = ORDER - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % ORDER;
    base = (base * base) % ORDER;
  }
  return result;
}

function integer(number: bigint): Buffer {
  const hex = number.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  const positive = (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return Buffer.concat([Buffer.from([0x02, positive.length]), positive]);
}
