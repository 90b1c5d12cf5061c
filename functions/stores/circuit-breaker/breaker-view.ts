/** What a target's breaker means for one user: whether, since when and until when leads wait. */
import { sha256Hex } from '../dynamodb/sha256.ts';
import type { BreakerItem, TargetState } from './breaker-item.ts';

export interface BreakerForUser {
  state: TargetState;
  openedAt?: string;
  openUntil?: string;
}

/** A hash of an id: short, so that the item stays small, and not traceable to a person. */
export function shortHash(id: string): string {
  return sha256Hex(id).slice(0, 12);
}

/** Until when this user's leads wait; undefined if they don't. ISO times sort as text. */
export function heldUntil({ openUntil, holds }: BreakerItem, user: string): string | undefined {
  const own = holds[user]?.until;
  if (own === undefined || openUntil === undefined) return own ?? openUntil;
  return own > openUntil ? own : openUntil;
}

/** The breaker as the dashboard shows it to `userId`. */
export function viewFor(
  breaker: BreakerItem | undefined,
  userId: string,
  now: Date,
): BreakerForUser {
  const user = shortHash(userId);
  const openUntil = breaker && heldUntil(breaker, user);
  if (breaker === undefined || openUntil === undefined) return { state: 'closed' };
  const openedAt = breaker.openedAt ?? breaker.holds[user]?.since;
  const state = new Date(openUntil) > now ? 'open' : 'half_open';
  return { state, openUntil, ...(openedAt !== undefined && { openedAt }) };
}
