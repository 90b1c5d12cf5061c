/**
 * The opaque `nextToken` of a list, which contains only the last row's id. A list always reads the
 * caller's own partition of the table, so a changed or foreign token reveals nothing of other
 * users.
 */
import { Refusal } from '../../../contract/errors.ts';
import { isRowId } from './row-id.ts';

/** The maximum length of a token; an encoded id is 48 characters long. */
const LONGEST_TOKEN = 100;

export function encodeCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** @throws {Refusal} `bad_request` if the token is not valid. */
export function decodeCursor(nextToken: string): string {
  const id = Buffer.from(nextToken.slice(0, LONGEST_TOKEN), 'base64url').toString();
  if (!isRowId(id)) throw new Refusal('bad_request', 'nextToken is not valid.');
  return id;
}
