/** What TanStack Query keeps of the statistics. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Range } from './read-statistics.ts';

const READ_AGAIN_MS = 60_000;
const all = ['submission-stats'] as const;

export const statisticsQueries = {
  /** Of every range. */
  all: { queryKey: all },
  ofRange: (range: Range) =>
    queryOptions({
      queryKey: [...all, range],
      // Imported on demand: the first view invalidates the statistics and does not show them.
      queryFn: async () => (await import('./read-statistics.ts')).readStatistics(range),
      placeholderData: keepPreviousData,
      refetchInterval: READ_AGAIN_MS,
      meta: { failure: 'Error loading statistics' },
    }),
};
