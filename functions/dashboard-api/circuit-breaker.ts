/** Returns the circuit breaker of the stage's form as it is for the caller, for the dashboard. */
import type { TargetHealth } from '../../contract/graphql-types.ts';
import type { CircuitBreakerStore } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { viewFor } from '../stores/circuit-breaker/breaker-view.ts';

export interface CircuitBreakerDependencies {
  circuitBreaker: Pick<CircuitBreakerStore, 'read'>;
  /** The address of the stage's form. */
  target: string;
  now: () => Date;
}

export async function showCircuitBreaker(
  userId: string,
  dependencies: CircuitBreakerDependencies,
): Promise<TargetHealth> {
  const { target } = dependencies;
  const circuitBreaker = await dependencies.circuitBreaker.read(target);
  const { state, openedAt, openUntil } = viewFor(circuitBreaker, userId, dependencies.now());
  return {
    target,
    state,
    failures: circuitBreaker?.failures ?? 0,
    lastReason: circuitBreaker?.lastReason ?? null,
    openedAt: openedAt ?? null,
    openUntil: openUntil ?? null,
  };
}
