/** The TanStack queries for a form's versions. */
import { queryOptions } from '@tanstack/react-query';
import { listRecipeVersions } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

export const recipeVersionQueries = {
  list: (formId: string) =>
    queryOptions({
      queryKey: ['recipe-versions', formId],
      queryFn: async () => (await runOperation(listRecipeVersions, { formId })).listRecipeVersions,
      meta: { failure: 'Error loading versions' },
    }),
};
