import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notifyWaiting } from '../shared/components/notify-waiting.ts';
import { notifyFailure } from '../shared/components/notify-failure.ts';
import { retryDelay, shouldRetry } from '../shared/service/retry-policy.ts';

/**
 * `failure` is the toast's title, shown before the service's message, when a query or mutation
 * fails.
 */
type FailureMeta = { failure?: string } | undefined;

function report(error: unknown, meta: FailureMeta): void {
  if (!meta?.failure) return;
  // The third argument of `notifyFailure` is the toast's id: when a query fails again, the same
  // toast is updated.
  notifyFailure(meta.failure, error, meta.failure);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta),
    }),
    mutationCache: new MutationCache({
      onMutate: notifyWaiting,
      onError: (error, _variables, _context, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, retry: shouldRetry, retryDelay },
      mutations: { retry: false },
    },
  });
}
