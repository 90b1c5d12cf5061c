import { useQuery, type QueryClient } from '@tanstack/react-query';
import type {
  SubmissionRowView,
  CircuitBreakerView,
} from '../../../../contract/graphql-operations.ts';
import { breakerQueries } from './breaker-queries.ts';
import { nextRead, tellsOfBreaker } from './breaker-watch.ts';

/**
 * Reads the circuit breaker. While the breaker is not closed, reads it again whenever its state may
 * have changed.
 */
export function useWatchedBreaker(): CircuitBreakerView | undefined {
  return useQuery({
    ...breakerQueries.current,
    refetchInterval: ({ state }) => nextRead(state.data, Date.now()),
  }).data;
}

/** The last known state of the circuit breaker, for components that only show it. */
export function useCircuitBreaker(): CircuitBreakerView | undefined {
  return useQuery({ ...breakerQueries.current, enabled: false }).data;
}

/**
 * The pause in milliseconds between a row's change and the next read of the breaker. The row is
 * written shortly before the breaker counts the row's failure, and row changes arrive in bursts.
 */
const SETTLING_MS = 1_000;
let settling: ReturnType<typeof setTimeout> | undefined;
let changedMeanwhile = false;

/** Reads the breaker again, shortly after a row changes in a way that may affect the breaker. */
export function readBreakerAfter(row: SubmissionRowView, queryClient: QueryClient): void {
  const breaker = queryClient.getQueryData(breakerQueries.current.queryKey);
  if (!tellsOfBreaker(row, breaker)) return;
  if (settling === undefined) settle(queryClient);
  else changedMeanwhile = true;
}

function settle(queryClient: QueryClient): void {
  changedMeanwhile = false;
  settling = setTimeout(() => {
    settling = undefined;
    if (changedMeanwhile) settle(queryClient);
    void queryClient.invalidateQueries(breakerQueries.current);
  }, SETTLING_MS);
}
