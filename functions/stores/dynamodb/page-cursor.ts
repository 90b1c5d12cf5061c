/**
 * The opaque `nextToken`: the last row's id and nothing else. The partition is always the
 * caller's own, so a token that was tampered with or taken from another user leads nowhere else.
 */
import { Refusal } from '../../../contract/errors.ts';
import { isRowId } from './row-id.ts';

/** An encoded id is 48 characters long. */
const LONGEST_TOKEN = 100;

export function encodeCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** @throws {Refusal} `bad_request` when the token is none of ours. */
export function decodeCursor(nextToken: string): string {
  const id = Buffer.from(nextToken.slice(0, LONGEST_TOKEN), 'base64url').toString();
  if (!isRowId(id)) throw new Refusal('bad_request', 'nextToken is not valid.');
  return id;
}
