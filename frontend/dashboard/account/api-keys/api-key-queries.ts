/** The TanStack queries for API keys. */
import { queryOptions } from '@tanstack/react-query';
import { listApiKeys } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

export const apiKeyQueries = {
  list: queryOptions({
    queryKey: ['api-keys'],
    queryFn: async () => (await runOperation(listApiKeys, {})).listApiKeys,
    meta: { failure: 'Error loading API keys' },
  }),
};

/** The TanStack mutation key of API key deletions, by which running deletions are found. */
export const apiKeyDeletion = { mutationKey: ['delete-api-key'] } as const;
