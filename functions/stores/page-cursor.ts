/**
 * The opaque `nextToken`: the last row's id and nothing else. The partition is always the
 * caller's own, so a token that was tampered with or taken from another user leads nowhere else.
 */
import { Refusal } from '../contract/errors.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isSubmissionId(text: string): boolean {
  return ID.test(text);
}

export function encodeCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** @throws {Refusal} `bad_request` when the token is none of ours. */
export function decodeCursor(nextToken: string): string {
  const id = Buffer.from(nextToken, 'base64url').toString();
  if (!isSubmissionId(id)) throw new Refusal('bad_request', 'nextToken is not valid.');
  return id;
}
