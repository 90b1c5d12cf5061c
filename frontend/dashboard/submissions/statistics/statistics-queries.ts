/** The TanStack queries for the statistics. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Range } from './read-statistics.ts';

const READ_AGAIN_MS = 60_000;
const all = ['submission-stats'] as const;

export const statisticsQueries = {
  /** The key of all statistics queries, whatever their range or form. */
  all: { queryKey: all },
  /**
   * The statistics of a range.
   * @param formId the id of one form, or '' for all forms.
   */
  ofRange: (range: Range, formId: string) =>
    queryOptions({
      queryKey: [...all, range, formId],
      // `read-statistics.ts` is imported on demand, because the first view invalidates the
      // statistics but does not show them.
      queryFn: async () => {
        const { partsOf, readStatistics } = await import('./read-statistics.ts');
        return readStatistics(range, new Date(), partsOf(formId));
      },
      placeholderData: keepPreviousData,
      refetchInterval: READ_AGAIN_MS,
      meta: { failure: 'Error loading statistics' },
    }),
  /** The number of successes of the given forms together. */
  successesOf: (range: Range, formIds: readonly string[]) =>
    queryOptions({
      queryKey: [...all, range, formIds],
      queryFn: async ({ client }) => {
        const read = formIds.map((id) => client.fetchQuery(statisticsQueries.ofRange(range, id)));
        const parts = await Promise.all(read);
        return parts.reduce((sum, { counts }) => sum + counts.success, 0);
      },
      enabled: formIds.length > 0,
      refetchInterval: READ_AGAIN_MS,
      meta: { failure: 'Error loading statistics' },
    }),
};
