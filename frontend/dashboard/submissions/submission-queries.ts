/** What TanStack Query keeps of submissions: a list for each filter, and opened stories. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getStory, type SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import { isFiltered, type SubmissionFilter } from '../submission-filter/submission-filter.ts';
import { readOnePage, readSubmissions } from './read-submissions.ts';
import { createRecentEvents } from './recent-events.ts';
import { applyEvent, LIST_LENGTH, type SubmissionList } from './submission-list.ts';

const lists = ['submissions'] as const;
const stories = ['submission-story'] as const;

/** What waits for its owner's decision. */
const undecidedOnly: SubmissionFilter = { undecided: true, status: 'error' };

export const recentEvents = createRecentEvents();
export const listFailure = { failure: 'Error loading submissions' };

export const submissionQueries = {
  /** Of every filter. */
  lists: { queryKey: lists },
  list: (filter: SubmissionFilter) =>
    queryOptions({
      queryKey: [...lists, filter] as const,
      queryFn: ({ client, signal }) => readList(filter, client, signal),
      placeholderData: keepPreviousData,
      meta: listFailure,
    }),
  /** As far as one read of the service looks: who has 100,000 leads reads no more on every visit. */
  undecided: queryOptions({
    queryKey: [...lists, undecidedOnly, 'one read'] as const,
    queryFn: async () => {
      const since = Date.now();
      const list = await readOnePage(undecidedOnly);
      return recentEvents.applyTo(list, undecidedOnly, since);
    },
  }),
  /** Every one that was opened. */
  stories: { queryKey: stories },
  story: (id: string) =>
    queryOptions({
      queryKey: [...stories, id] as const,
      queryFn: async () => (await runOperation(getStory, { id })).getSubmission,
      meta: { failure: 'Error loading submission' },
    }),
};

/** Read again, a list is read as far as it was loaded. */
async function readList(
  filter: SubmissionFilter,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<SubmissionList> {
  const since = Date.now();
  const { queryKey } = submissionQueries.list(filter);
  const loaded = queryClient.getQueryData(queryKey)?.rows.length ?? 0;
  const wanted = isFiltered(filter) ? Math.max(LIST_LENGTH, loaded) : LIST_LENGTH;
  const list = bounded(await readSubmissions({ filter, wanted, signal }), filter);
  return recentEvents.applyTo(list, filter, since);
}

/** The unfiltered list ends at the newest 100, whatever follows. */
function bounded(list: SubmissionList, filter: SubmissionFilter): SubmissionList {
  return isFiltered(filter) ? list : { rows: list.rows.slice(0, LIST_LENGTH) };
}

/** Puts a changed row wherever it is shown. */
export function showSubmission(queryClient: QueryClient, row: SubmissionRowView): void {
  recentEvents.note(row);
  for (const { queryKey } of queryClient.getQueryCache().findAll(submissionQueries.lists)) {
    const filter = queryKey[1] as SubmissionFilter;
    queryClient.setQueryData<SubmissionList>(
      queryKey,
      (list) => list && applyEvent(list, row, filter),
    );
  }
  const story = submissionQueries.story(row.id);
  queryClient.setQueryData(story.queryKey, (shown) =>
    shown && shown.version < row.version ? { ...shown, ...row } : shown,
  );
  // Attempts do not travel in events.
  void queryClient.invalidateQueries(story);
}
