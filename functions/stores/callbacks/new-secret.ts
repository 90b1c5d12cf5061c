import { randomBytes } from 'node:crypto';
import { secretPrefix } from '../../../contract/callbacks.ts';

/** The length of a secret in bytes; Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32;

export function newCallbackSecret(): string {
  return secretPrefix + randomBytes(SECRET_BYTES).toString('base64');
}
