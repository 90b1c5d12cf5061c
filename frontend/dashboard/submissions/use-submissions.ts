import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MutationRetrySubmissionArgs } from '../../../contract/graphql-types.ts';
import { isPossiblySent } from '../../../contract/possibly-sent.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import {
  cancelSubmission,
  getSubmissionRow,
  retrySubmission,
  type SubmissionRowView,
  type SubmissionStoryView,
} from '../../../contract/graphql-operations.ts';
import { ServiceError } from '../../shared/service/service-error.ts';
import { refreshApiKeys } from '../api-keys/use-api-keys.ts';
import { isFiltered, type SubmissionFilter } from '../submission-filter/submission-filter.ts';
import { lookAtTargetAfter } from '../circuit-breaker/use-target-health.ts';
import { amplifyLiveSource } from './amplify-live-source.ts';
import { openLiveChannel, type LiveState } from './live-channel.ts';
import { readSubmissions } from './read-submissions.ts';
import { createRecentEvents } from './recent-events.ts';
import { appendPage, applyEvent, LIST_LENGTH, type SubmissionList } from './submission-list.ts';

const submissionsKey = ['submissions'] as const;
const listKey = (filter: SubmissionFilter) => ['submissions', filter] as const;
export const storyKey = (id: string) => ['submission-story', id] as const;
const recentEvents = createRecentEvents();
/** Counting reads a whole range: once for a burst of events. */
const COUNT_PAUSE_MS = 3_000;
const failure = 'Error loading submissions';

/** The unfiltered list ends at the newest 100, whatever follows. */
function bounded(list: SubmissionList, filter: SubmissionFilter): SubmissionList {
  return isFiltered(filter) ? list : { rows: list.rows.slice(0, LIST_LENGTH) };
}

/** Read again, a list is read as far as it was loaded. */
export function useSubmissions(filter: SubmissionFilter) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: listKey(filter),
    queryFn: async ({ signal }): Promise<SubmissionList> => {
      const since = Date.now();
      const loaded = queryClient.getQueryData<SubmissionList>(listKey(filter))?.rows.length ?? 0;
      const wanted = isFiltered(filter) ? Math.max(LIST_LENGTH, loaded) : LIST_LENGTH;
      const list = bounded(await readSubmissions({ filter, wanted, signal }), filter);
      return recentEvents.applyTo(list, filter, since);
    },
    placeholderData: keepPreviousData,
    meta: { failure },
  });
}

export function useLoadMore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (part: { filter: SubmissionFilter; nextToken: string }) => readSubmissions(part),
    onSuccess: (page, { filter, nextToken }) =>
      queryClient.setQueryData<SubmissionList>(listKey(filter), (list) =>
        // Read again meanwhile, the list goes on somewhere else.
        list?.nextToken === nextToken ? appendPage(list, page) : list,
      ),
    meta: { failure },
  });
}

/** Puts a changed row wherever it is shown. */
export function showSubmission(queryClient: QueryClient, row: SubmissionRowView): void {
  recentEvents.note(row);
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: submissionsKey })) {
    const filter = queryKey[1] as SubmissionFilter;
    queryClient.setQueryData<SubmissionList>(
      queryKey,
      (list) => list && applyEvent(list, row, filter),
    );
  }
  queryClient.setQueryData<SubmissionStoryView | null>(storyKey(row.id), (story) =>
    story && story.version < row.version ? { ...story, ...row } : story,
  );
  // Attempts do not travel in events.
  void queryClient.invalidateQueries({ queryKey: storyKey(row.id) });
}

interface LiveListener {
  onRow: (row: SubmissionRowView) => void;
}

/** Puts live changes in place; answers whether they arrive. */
export function useLiveSubmissions({ onRow }: LiveListener): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    let counting: ReturnType<typeof setTimeout> | undefined;
    const countAgain = () => {
      counting ??= setTimeout(() => {
        counting = undefined;
        void queryClient.invalidateQueries({ queryKey: ['submission-stats'] });
        void refreshApiKeys(queryClient);
      }, COUNT_PAUSE_MS);
    };
    const close = openLiveChannel(amplifyLiveSource, {
      onEvent: (row) => {
        showSubmission(queryClient, row);
        countAgain();
        lookAtTargetAfter(row, queryClient);
        onRow(row);
      },
      onState: setState,
      onConnected: () => {
        void queryClient.invalidateQueries({ queryKey: submissionsKey });
        void queryClient.invalidateQueries({ queryKey: ['submission-story'] });
        void refreshApiKeys(queryClient);
      },
    });
    return () => {
      close();
      clearTimeout(counting);
      recentEvents.clear();
    };
  }, [queryClient, onRow]);
  return state;
}

export const followSubmissions = recentEvents.follow;
export const newestSubmission = recentEvents.newest;

type Retry = Pick<MutationRetrySubmissionArgs, 'id' | 'lead'> & { confirmed: boolean };

/**
 * Sends one again and shows it.
 * @returns the row; still in error where it may have been sent and that was not confirmed.
 */
export async function retryOnce(
  queryClient: QueryClient,
  retry: Retry,
): Promise<SubmissionRowView> {
  try {
    const { retrySubmission: row } = await runOperation(retrySubmission, retry);
    showSubmission(queryClient, row);
    return row;
  } catch (error: unknown) {
    if (!isConflict(error)) throw error;
    const row = await showAgain(queryClient, retry.id);
    if (retry.confirmed || row?.status !== 'error' || !isPossiblySent(row)) throw error;
    return row;
  }
}

const isConflict = (error: unknown) => error instanceof ServiceError && error.type === 'Conflict';

/** For a submission that has changed since it was read here. */
async function showAgain(queryClient: QueryClient, id: string) {
  const { getSubmission: row } = await runOperation(getSubmissionRow, { id });
  if (row) showSubmission(queryClient, row);
  return row;
}

/** Ends an open one and shows it, or, where that is too late, shows how it is. */
export async function cancelOnce(queryClient: QueryClient, id: string): Promise<void> {
  try {
    showSubmission(queryClient, (await runOperation(cancelSubmission, { id })).cancelSubmission);
  } catch (error: unknown) {
    if (isConflict(error)) await showAgain(queryClient, id);
    throw error;
  }
}

export function useCancelSubmission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => cancelOnce(queryClient, id),
    onSuccess: () => notifySuccess('Submission cancelled', 'You can retry it at any time'),
    meta: { failure: 'Error cancelling submission' },
  });
}

export function useRetrySubmission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (retry: Retry) => retryOnce(queryClient, retry),
    meta: { failure: 'Error retrying submission' },
  });
}
