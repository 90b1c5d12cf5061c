/** What TanStack Query keeps of the statistics. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Range } from './read-statistics.ts';

const READ_AGAIN_MS = 60_000;
const all = ['submission-stats'] as const;

export const statisticsQueries = {
  /** Of every range and form. */
  all: { queryKey: all },
  /** @param formId of one form; '' for all of them. */
  ofRange: (range: Range, formId: string) =>
    queryOptions({
      queryKey: [...all, range, formId],
      // Imported on demand: the first view invalidates the statistics and does not show them.
      queryFn: async () => {
        const { partsOf, readStatistics } = await import('./read-statistics.ts');
        return readStatistics(range, new Date(), partsOf(formId));
      },
      placeholderData: keepPreviousData,
      refetchInterval: READ_AGAIN_MS,
      meta: { failure: 'Error loading statistics' },
    }),
};
