/**
 * The cursor of a list of the REST API: the store's page token, encrypted, and valid only for the
 * list, user and filter for which it was made. The token is encrypted, because it can contain an id
 * that the API key may not see: a list for a key of one form skips submissions of other forms, and
 * the token may name one of them. The same token always makes the same cursor. So a reader of
 * events recognises the end of the list: there the answer repeats the request's cursor.
 */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Fingerprint } from '../stores/repeated-leads/fingerprint.ts';
import { refusedRequest } from './refused-request.ts';

export interface ListCursor {
  encode(token: string): Promise<string>;
  /**
   * @param field the name of the parameter that holds the cursor.
   * @throws {Refusal} `bad_request` for a cursor of another list, user or filter.
   */
  decode(cursor: string, field: string): Promise<string>;
}

/**
 * @param list identifies the list that the cursor belongs to: the list's name, the user, the
 * filter.
 */
export type SealCursor = (...list: readonly unknown[]) => ListCursor;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/**
 * The encryption key is the fingerprint (keyed hash) of this text. Leads' values are fingerprinted
 * too, but no text that is made of them equals this one.
 */
const PURPOSE = 'cursors of lists';

/** @param fingerprint derives the encryption key, once per process. */
export function createSealCursor(fingerprint: Fingerprint): SealCursor {
  let derived: Promise<Buffer> | undefined;
  const key = async () => {
    derived ??= fingerprint(PURPOSE).then((text) => Buffer.from(text, 'base64url'));
    try {
      return await derived;
    } catch (error: unknown) {
      derived = undefined;
      throw error;
    }
  };
  return (...list) => {
    const context = Buffer.from(JSON.stringify(list));
    return {
      encode: async (token) => seal(await key(), context, token).toString('base64url'),
      decode: async (cursor, field) => {
        const token = open(await key(), context, Buffer.from(cursor, 'base64url'));
        if (token !== undefined) return token;
        const message = `${field} must be a nextCursor of the same list with the same filter`;
        throw refusedRequest({ field, message });
      },
    };
  };
}

function seal(key: Buffer, context: Buffer, token: string): Buffer {
  const mac = createHmac('sha256', key).update(context).update('\0').update(token).digest();
  const nonce = mac.subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(context);
  const sealed = Buffer.concat([cipher.update(token), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** @returns undefined if the cursor was not made for this list, user and filter. */
function open(key: Buffer, context: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(context)
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const token = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([token, decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
