/**
 * The opaque cursor of `GET /events`: the time of writing and the id of the last event, and nothing
 * else. The partition is always the caller's own, so a cursor that was changed or taken from
 * another user reveals nothing of others.
 */
import { Refusal } from '../../../contract/errors.ts';
import type { EventRow } from '../../../contract/events.ts';

const LONGEST_CURSOR = 300;
const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#(?<id>[0-9a-f-]{36}_\d+_[a-z_-]+)$/;

export function encodeEventCursor({ written }: Pick<EventRow, 'written'>): string {
  return Buffer.from(written).toString('base64url');
}

/** @throws {Refusal} `bad_request` if the cursor is not valid. */
export function decodeEventCursor(cursor: string): Pick<EventRow, 'written' | 'id'> {
  const written = Buffer.from(cursor.slice(0, LONGEST_CURSOR), 'base64url').toString();
  const id = WRITTEN.exec(written)?.groups?.['id'];
  if (id === undefined) throw new Refusal('bad_request', 'after is not a cursor of events.');
  return { written, id };
}
