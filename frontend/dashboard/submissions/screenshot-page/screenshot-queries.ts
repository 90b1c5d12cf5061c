/** The TanStack query for a screenshot, which is not cached because its signed address expires. */
import { queryOptions } from '@tanstack/react-query';
import { getScreenshot } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

export const screenshotQueries = {
  /** The picture's signed address; null if the picture is no longer stored. */
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
