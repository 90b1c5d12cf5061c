/** The target form's circuit breaker as the dashboard shows it: as it is for the user who asks. */
import type { TargetHealth } from '../../contract/graphql-types.ts';
import type { TargetHealthStore } from '../stores/circuit-breaker/target-health-store.ts';
import { viewFor } from '../stores/circuit-breaker/target-health-view.ts';

export interface TargetDesk {
  targetHealth: Pick<TargetHealthStore, 'read'>;
  /** The form's address. */
  target: string;
  now: () => Date;
}

export async function showTargetHealth(userId: string, desk: TargetDesk): Promise<TargetHealth> {
  const { target } = desk;
  const health = await desk.targetHealth.read(target);
  const { state, openedAt, openUntil } = viewFor(health, userId, desk.now());
  return {
    target,
    state,
    failures: health?.failures ?? 0,
    lastReason: health?.lastReason ?? null,
    openedAt: openedAt ?? null,
    openUntil: openUntil ?? null,
  };
}
