/**
 * The cursor of a list of the REST API: the store's token, with a mark of whose list it continues
 * and by which filter. The mark is no secret: the partition that is read is always the caller's own.
 */
import { Refusal } from '../../../contract/errors.ts';
import { sha256Hex } from './sha256.ts';

export interface BoundCursor {
  encode(token: string): string;
  /**
   * @param field the parameter that holds the cursor.
   * @throws {Refusal} `bad_request` for a cursor of another list, user or filter.
   */
  decode(cursor: string, field?: string): string;
}

/** Long enough that no cursor of another list is accepted by chance. */
const MARK_LENGTH = 16;

/** @param list what the cursor belongs to: the list's name, the user, the filter. */
export function boundCursor(...list: readonly unknown[]): BoundCursor {
  const markOf = (token: string) =>
    sha256Hex(JSON.stringify([...list, token])).slice(0, MARK_LENGTH);
  return {
    encode: (token) => `${markOf(token)}${token}`,
    decode: (cursor, field = 'cursor') => {
      const token = cursor.slice(MARK_LENGTH);
      if (cursor === `${markOf(token)}${token}`) return token;
      const message = `${field} must be a nextCursor of the same list with the same filter`;
      throw new Refusal('bad_request', 'The request is not valid.', [{ field, message }]);
    },
  };
}
