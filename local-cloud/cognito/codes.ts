/**
 * E-mailed codes of six digits. The local cloud prints a code in the terminal instead of sending
 * it, and stores only the code's hash.
 */
import { createHash, randomInt } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { CodePurpose, UserRecord } from './pool-store.ts';

const lifetimeMs: Record<CodePurpose, number> = {
  'sign-up': 24 * 60 * 60 * 1000,
  'forgot-password': 60 * 60 * 1000,
};
const MOST_FAILURES = 5;

export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

/** Sends a new code and invalidates the previous one. */
export function sendCode(pool: Pool, user: UserRecord, purpose: CodePurpose): object {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  user.codes[purpose] = {
    hash: codeHash(user, code),
    expiresAt: pool.now().getTime() + lifetimeMs[purpose],
    failures: 0,
  };
  pool.store.save();
  pool.tellCode(user.email, code, purpose);
  return deliveryDetails(user.email);
}

/**
 * Checks a code and makes it unusable.
 * @throws {CognitoError} if the code is wrong or expired, or after too many wrong guesses.
 */
export function redeemCode(pool: Pool, user: UserRecord, purpose: CodePurpose, code: string): void {
  checkCode(pool, user, purpose, code);
  delete user.codes[purpose];
}

export function checkCode(pool: Pool, user: UserRecord, purpose: CodePurpose, code: string): void {
  const stored = user.codes[purpose];
  if (!stored || stored.expiresAt <= pool.now().getTime()) throw expiredCode();
  if (stored.failures >= MOST_FAILURES) {
    throw new CognitoError(
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    );
  }
  if (stored.hash !== codeHash(user, code)) {
    stored.failures += 1;
    pool.store.save();
    throw new CognitoError(
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    );
  }
}

export function deliveryDetails(email: string): object {
  const [name = '', domain = ''] = email.split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
  };
}

function codeHash(user: UserRecord, code: string): string {
  return createHash('sha256').update(`${user.sub}:${code}`).digest('hex');
}
