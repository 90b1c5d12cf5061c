/**
 * The TanStack queries for submissions: a list for each filter, and the details of each opened
 * submission (its story).
 */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getStory, type SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { isFiltered, type SubmissionFilter } from '../filter/submission-filter.ts';
import { readOnePage, readSubmissions } from './read-submissions.ts';
import { createRecentEvents } from './recent-events.ts';
import {
  appendPage,
  applyEvent,
  lacksRow,
  LIST_LENGTH,
  removeRow,
  type SubmissionList,
} from './submission-list.ts';

const lists = ['submissions'] as const;
const stories = ['submission-story'] as const;

/** The filter for counting the submissions that wait for a decision of their owner. */
const undecidedOnly: SubmissionFilter = { undecided: true, status: 'error' };

export const recentEvents = createRecentEvents();
export const listFailure = { failure: 'Error loading submissions' };

export const submissionQueries = {
  /** The beginning of the query keys of all lists, whatever their filter. */
  lists: { queryKey: lists },
  list: (filter: SubmissionFilter) =>
    queryOptions({
      queryKey: [...lists, filter] as const,
      queryFn: ({ client, signal }) => readList(filter, client, signal),
      placeholderData: keepPreviousData,
      meta: listFailure,
    }),
  /**
   * Counts only the submissions that one read of the service covers, because a complete
   * count for a user with 100,000 leads would need many reads.
   */
  undecided: queryOptions({
    queryKey: [...lists, undecidedOnly, 'one read'] as const,
    queryFn: async () => {
      const since = Date.now();
      const list = await readOnePage(undecidedOnly);
      return recentEvents.applyTo(list, undecidedOnly, since);
    },
    meta: listFailure,
  }),
  /** The beginning of the query keys of all stories; a story is the details of one submission. */
  stories: { queryKey: stories },
  story: (id: string) =>
    queryOptions({
      queryKey: [...stories, id] as const,
      queryFn: async () => (await runOperation(getStory, { id })).getSubmission,
      meta: { failure: 'Error loading submission' },
    }),
};

const READ_TRIES = 3;

/** Reads a list. A repeated read returns at least as many rows as were loaded before. */
async function readList(
  filter: SubmissionFilter,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<SubmissionList> {
  const { queryKey } = submissionQueries.list(filter);
  const loaded = () => queryClient.getQueryData(queryKey)?.rows.length ?? 0;
  for (let tries = 1; ; tries += 1) {
    const since = Date.now();
    const wanted = isFiltered(filter) ? Math.max(LIST_LENGTH, loaded()) : LIST_LENGTH;
    const read = bounded(await readSubmissions({ filter, wanted, signal }), filter);
    const list = recentEvents.applyTo(read, filter, since);
    // If a row was removed or a page was loaded during the read, the list lacks rows, so the list
    // is read again.
    const lacksPage = list.nextToken !== undefined && list.rows.length < loaded();
    if (tries === READ_TRIES || !(lacksPage || lacksRow(read, list, filter))) return list;
  }
}

/** Adds the next page to a list, if there is one. */
export async function loadMore(queryClient: QueryClient, filter: SubmissionFilter): Promise<void> {
  const { queryKey } = submissionQueries.list(filter);
  const endOfList = () => queryClient.getQueryData(queryKey)?.nextToken;
  for (let tries = 1; tries <= READ_TRIES; tries += 1) {
    const nextToken = endOfList();
    if (nextToken === undefined) return;
    const since = Date.now();
    const page = await readSubmissions({ filter, nextToken });
    // If the list was read again meanwhile and now ends with another row, the loaded page does not
    // continue the list. So the page after the new end is read.
    if (endOfList() !== nextToken) continue;
    queryClient.setQueryData(
      queryKey,
      (list) => list && recentEvents.applyTo(appendPage(list, page), filter, since),
    );
    return;
  }
}

/** Cuts the unfiltered list to the newest 100, even if there are more. */
function bounded(list: SubmissionList, filter: SubmissionFilter): SubmissionList {
  return isFiltered(filter) ? list : { rows: list.rows.slice(0, LIST_LENGTH) };
}

/** Replaces a changed row in every list that contains it. */
export function showSubmission(queryClient: QueryClient, row: SubmissionRowView): void {
  if (!recentEvents.note(row)) return;
  changeLists(queryClient, (list, filter) => applyEvent(list, row, filter));
  const story = submissionQueries.story(row.id);
  queryClient.setQueryData(story.queryKey, (shown) =>
    shown && shown.version < row.version ? { ...shown, ...row } : shown,
  );
  // A live event contains no attempts, so the details of the submission are read again.
  void queryClient.invalidateQueries(story);
}

/** Removes a row from every list that contains it. */
export function dropSubmission(queryClient: QueryClient, id: string): void {
  recentEvents.noteRemoval(id);
  changeLists(queryClient, (list) => removeRow(list, id));
  queryClient.setQueryData(submissionQueries.story(id).queryKey, (shown) => shown && null);
}

function changeLists(
  queryClient: QueryClient,
  change: (list: SubmissionList, filter: SubmissionFilter) => SubmissionList,
): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll(submissionQueries.lists)) {
    const filter = queryKey[1] as SubmissionFilter;
    const before = queryClient.getQueryData<SubmissionList>(queryKey);
    if (!before) continue;
    const after = change(before, filter);
    queryClient.setQueryData<SubmissionList>(queryKey, after);
    if (lacksRow(before, after, filter)) void queryClient.invalidateQueries({ queryKey });
  }
}
