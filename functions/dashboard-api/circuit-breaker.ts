/**
 * Returns the circuit breaker of the caller's leads to the stage's form (the operators' own default
 * form), for the dashboard.
 */
import type { TargetHealth } from '../../contract/graphql-types.ts';
import {
  breakerKeys,
  type CircuitBreakerStore,
} from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { stateOf } from '../stores/circuit-breaker/breaker-view.ts';

export interface CircuitBreakerDependencies {
  circuitBreaker: Pick<CircuitBreakerStore, 'read'>;
  /** The address of the stage's form, which the operators configure. */
  target: string;
  now: () => Date;
}

export async function showCircuitBreaker(
  userId: string,
  { circuitBreaker, target, now }: CircuitBreakerDependencies,
): Promise<TargetHealth> {
  const breaker = await circuitBreaker.read(breakerKeys.ofStage(userId, target));
  return {
    target,
    state: stateOf(breaker, now()),
    failures: breaker?.failures ?? 0,
    lastReason: breaker?.lastReason ?? null,
    openedAt: breaker?.openedAt ?? null,
    openUntil: breaker?.openUntil ?? null,
  };
}
