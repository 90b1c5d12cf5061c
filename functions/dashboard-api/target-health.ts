/** The target form's circuit breaker as the dashboard shows it: alike for every user. */
import type { TargetHealth } from '../contract/graphql-types.ts';
import { stateOf } from '../stores/target-health.ts';
import type { TargetHealthStore } from '../stores/target-health-store.ts';

export interface TargetDesk {
  targetHealth: Pick<TargetHealthStore, 'read'>;
  /** The form's address. */
  target: string;
  now: () => Date;
}

export async function showTargetHealth(desk: TargetDesk): Promise<TargetHealth> {
  const { target } = desk;
  const health = await desk.targetHealth.read(target);
  return {
    target,
    state: stateOf(health, desk.now()),
    failures: health?.failures ?? 0,
    lastReason: health?.lastReason ?? null,
    openedAt: health?.openedAt ?? null,
    openUntil: health?.openUntil ?? null,
  };
}
