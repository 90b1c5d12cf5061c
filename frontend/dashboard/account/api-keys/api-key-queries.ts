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

/** The key of the mutation that deletes an API key; it shows which deletions are in progress. */
export const apiKeyDeletion = { mutationKey: ['delete-api-key'] } as const;
