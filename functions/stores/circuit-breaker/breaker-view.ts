/** The state of a breaker for its user: whether, since when and until when leads wait. */
import type { BreakerItem } from './breaker-item.ts';

/**
 * `closed`: all attempts may start; `open`: no attempt may start; `half_open`: one attempt, the
 * probe, runs.
 */
export type TargetState = 'closed' | 'open' | 'half_open';

export function stateOf(breaker: BreakerItem | undefined, now: Date): TargetState {
  if (breaker?.openUntil === undefined) return 'closed';
  return new Date(breaker.openUntil) > now ? 'open' : 'half_open';
}
