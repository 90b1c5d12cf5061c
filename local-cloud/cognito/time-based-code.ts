/**
 * Authenticator codes of RFC 6238 (SHA-1, 6 digits, 30 s). The codes of the previous and the next
 * 30 seconds are accepted too. Each code works only once.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from './pool.ts';
import type { UserRecord } from './pool-store.ts';

const STEP_SECONDS = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The length of a secret: 32 base32 characters, which are 160 bits. */
export function newSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');
}

export function totpAt(secret: string, epochMs: number): string {
  return codeOfStep(secret, Math.floor(epochMs / 1000 / STEP_SECONDS));
}

/** Whether the code is valid now; a used code is refused. */
export function acceptTotp(pool: Pool, user: UserRecord, code: string): boolean {
  const token = user.softwareToken;
  if (!token) return false;
  const current = Math.floor(pool.now().getTime() / 1000 / STEP_SECONDS);
  const step = [current - 1, current, current + 1].find(
    (candidate) => candidate > token.lastStep && codeOfStep(token.secret, candidate) === code,
  );
  if (step === undefined) return false;
  token.lastStep = step;
  pool.store.save();
  return true;
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const value = digest.readUInt32BE(offset) & 0x7fffffff;
  return (value % 1_000_000).toString().padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
