/** The TanStack query for a user's alerts. */
import { queryOptions } from '@tanstack/react-query';
import { listAlerts } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

const READ_AGAIN_MS = 20_000;

export const alertQueries = {
  list: queryOptions({
    queryKey: ['alerts'],
    queryFn: async () => (await runOperation(listAlerts, {})).listAlerts,
    meta: { failure: 'Error loading alerts' },
    refetchInterval: READ_AGAIN_MS,
  }),
};
