/** The TanStack queries for the circuit breaker. */
import { queryOptions } from '@tanstack/react-query';
import { targetHealth } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

export const breakerQueries = {
  current: queryOptions({
    queryKey: ['circuit-breaker'],
    queryFn: async () => (await runOperation(targetHealth, {})).targetHealth,
    meta: { failure: 'Error loading target health' },
  }),
};
