/**
 * The server's side of Cognito's Secure Remote Password exchange: the 3072-bit group of RFC 5054,
 * SHA-256, and an HMAC with a 16-byte key made by HKDF. Own code, because Cognito's proof of the
 * password differs from RFC 5054's proof, which the published SRP packages implement.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { groupPrimeHex } from './srp-group.ts';

const N = BigInt(`0x${groupPrimeHex}`);
const g = 2n;
const k = hashOfHex(paddedHex(N) + paddedHex(g));
const derivedKeyInfo = Buffer.from('Caldera Derived Key\u0001');

export interface PasswordRecord {
  salt: string;
  verifier: string;
}

export interface ServerExchange {
  /** The server's public value, in hex. */
  publicValue: string;
  secret: bigint;
}

/**
 * Creates the salt and the verifier of a password, the only data about the password that is stored.
 */
export function recordPassword(
  poolName: string,
  userId: string,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): PasswordRecord {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex');
  const x = hashOfHex(paddedHex(BigInt(`0x${salt}`)) + identity);
  return { salt, verifier: power(g, x).toString(16) };
}

export function startExchange(verifier: string): ServerExchange {
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const publicValue = (k * BigInt(`0x${verifier}`) + power(g, secret)) % N;
  return { publicValue: publicValue.toString(16), secret };
}

/**
 * Whether the client's public value is valid. A multiple of the prime N is invalid, because it
 * would make the session key predictable.
 */
export function isUsablePublicValue(clientValue: string): boolean {
  return /^[0-9a-f]{1,768}$/i.test(clientValue) && BigInt(`0x${clientValue}`) % N !== 0n;
}

export function exchangedKey(verifier: string, clientValue: string, own: ServerExchange): Buffer {
  const A = BigInt(`0x${clientValue}`);
  const u = hashOfHex(paddedHex(A) + paddedHex(BigInt(`0x${own.publicValue}`)));
  const shared = power((A * power(BigInt(`0x${verifier}`), u)) % N, own.secret);
  const extracted = createHmac('sha256', Buffer.from(paddedHex(u), 'hex'))
    .update(Buffer.from(paddedHex(shared), 'hex'))
    .digest();
  return createHmac('sha256', extracted).update(derivedKeyInfo).digest().subarray(0, 16);
}

export function isSignedWith(
  key: Buffer,
  parts: { poolName: string; userId: string; secretBlock: string; timestamp: string },
  signature: string,
): boolean {
  const expected = createHmac('sha256', key)
    .update(parts.poolName)
    .update(parts.userId)
    .update(Buffer.from(parts.secretBlock, 'base64'))
    .update(parts.timestamp)
    .digest();
  const signatureBytes = Buffer.from(signature, 'base64');
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/**
 * A number in the hex format of Java's BigInteger, which Cognito hashes: even length, and a leading
 * zero byte if the first bit is set.
 */
function paddedHex(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function hashOfHex(hex: string): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')}`);
}
