import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notifyError } from '../shared/components/notify.ts';
import { retryDelay, shouldRetry } from '../shared/service/retry-policy.ts';
import { messageOf } from '../shared/service/service-error.ts';
import { isSessionEnd } from '../shared/service/session-end.ts';

/** What a query or mutation says before the service's message when it fails. */
type FailureMeta = { failure?: string } | undefined;

function report(error: unknown, meta: FailureMeta): void {
  // The end of the session is told once, by the session.
  if (meta?.failure && !isSessionEnd(error)) notifyError(`${meta.failure}: ${messageOf(error)}`);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, retry: shouldRetry, retryDelay },
      mutations: { retry: false },
    },
  });
}
