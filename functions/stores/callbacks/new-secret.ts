import { randomBytes } from 'node:crypto';
import { secretPrefix } from '../../../contract/callbacks.ts';

/** The length of a secret; Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export function newCallbackSecret(): string {
  return secretPrefix + randomBytes(SECRET_BYTES).toString('base64');
}
