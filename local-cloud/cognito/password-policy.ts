/** Checks the pool's password policy, with Cognito's message for the first broken rule. */
import { CognitoError } from './cognito-error.ts';
import type { PasswordPolicy } from './settings.ts';

export function requirePolicy(policy: PasswordPolicy, password: string): void {
  const broken = firstBrokenRule(policy, password);
  if (broken) {
    throw new CognitoError(
      'InvalidPasswordException',
      `Password did not conform with policy: ${broken}`,
    );
  }
}

function firstBrokenRule(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (password.length > 256) return 'Password must not be longer than 256 characters';
  if (/^\s|\s$/.test(password)) return 'Password must not start or end with a space';
  if (policy.lowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.uppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.numbers && !/\d/.test(password)) return 'Password must have numeric characters';
  if (policy.symbols && !/[^A-Za-z0-9]/.test(password)) {
    return 'Password must have symbol characters';
  }
  return undefined;
}
