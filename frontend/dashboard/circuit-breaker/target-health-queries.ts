/** What TanStack Query keeps of the target's health. */
import { queryOptions } from '@tanstack/react-query';
import { targetHealth } from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';

export const targetHealthQueries = {
  current: queryOptions({
    queryKey: ['target-health'],
    queryFn: async () => (await runOperation(targetHealth, {})).targetHealth,
  }),
};
