/** What TanStack Query keeps of a screenshot: nothing, because its address ends. */
import { queryOptions } from '@tanstack/react-query';
import { getScreenshot } from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';

export const screenshotQueries = {
  /** The picture's signed address; null where it is no longer kept. */
  link: (submissionId: string) =>
    queryOptions({
      queryKey: ['screenshot', submissionId],
      queryFn: async () => {
        const { getSubmission } = await runOperation(getScreenshot, { id: submissionId });
        return getSubmission?.screenshotUrl ?? null;
      },
      gcTime: 0,
      refetchOnWindowFocus: false,
      meta: { failure: 'Error loading screenshot' },
    }),
};
