import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type {
  MutationDecideSubmissionArgs,
  MutationRetrySubmissionArgs,
} from '../../../../contract/graphql-types.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import {
  cancelSubmission,
  decideSubmission,
  getSubmissionRow,
  retrySubmission,
  type SubmissionRowView,
} from '../../../../contract/graphql-operations.ts';
import { ServiceError } from '../../../shared/service/service-error.ts';
import { refreshApiKeys } from '../../account/api-keys/use-api-keys.ts';
import type { SubmissionFilter } from '../filter/submission-filter.ts';
import { readBreakerAfter } from '../circuit-breaker/use-circuit-breaker.ts';
import { statisticsQueries } from '../statistics/statistics-queries.ts';
import { useNowAtExpiry } from '../../components/time-of-end.ts';
import { amplifyLiveSource } from './amplify-live-source.ts';
import { openLiveChannel, type LiveState } from './live-channel.ts';
import { lacksRow, withoutEnded, type SubmissionList } from './submission-list.ts';
import {
  dropSubmission,
  listFailure,
  loadMore,
  recentEvents,
  showSubmission,
  submissionQueries,
} from './submission-queries.ts';

/**
 * The pause in milliseconds before the number of undecided submissions is read, so that one read is
 * enough for a burst of events. A read of this number reads a whole range of rows.
 */
const COUNT_PAUSE_MS = 3_000;

const noRows: SubmissionList['rows'] = [];

/** The list for a filter. A row disappears at the moment when its retention ends. */
export function useSubmissions(filter: SubmissionFilter) {
  const query = useQuery(submissionQueries.list(filter));
  const { data: read, refetch } = query;
  const now = useNowAtExpiry(read?.rows ?? noRows);
  const data = useMemo(() => read && withoutEnded(read, now), [read, now]);
  const isShort = read !== undefined && data !== undefined && lacksRow(read, data, filter);
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);
  return { ...query, data };
}

/** Loads the next page of a list. */
export function useLoadMore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (filter: SubmissionFilter) => loadMore(queryClient, filter),
    meta: listFailure,
  });
}

interface LiveListener {
  onRow: (row: SubmissionRowView) => void;
}

/**
 * Applies live changes to the lists.
 * @returns the state of the live channel.
 */
export function useLiveSubmissions({ onRow }: LiveListener): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    let counting: ReturnType<typeof setTimeout> | undefined;
    const countAgain = () => {
      counting ??= setTimeout(() => {
        counting = undefined;
        void queryClient.invalidateQueries(statisticsQueries.all);
        void refreshApiKeys(queryClient);
      }, COUNT_PAUSE_MS);
    };
    const close = openLiveChannel(amplifyLiveSource, {
      onEvent: (row) => {
        showSubmission(queryClient, row);
        countAgain();
        readBreakerAfter(row, queryClient);
        onRow(row);
      },
      onRemoved: (id) => {
        dropSubmission(queryClient, id);
        countAgain();
      },
      onState: setState,
      onConnected: () => {
        void queryClient.invalidateQueries(submissionQueries.lists);
        void queryClient.invalidateQueries(submissionQueries.stories);
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

type Retry = Pick<MutationRetrySubmissionArgs, 'id' | 'lead' | 'fields' | 'version'> & {
  confirmed: boolean;
};

/**
 * Retries a submission and shows its new state.
 * @returns the row. The row's status is still error if the lead may have been sent and the user has
 * not confirmed the retry.
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
    if (retry.confirmed || row?.status !== 'error' || !row.possiblySent) throw error;
    return row;
  }
}

const isConflict = (error: unknown) => error instanceof ServiceError && error.type === 'Conflict';

/** Reads and shows a submission that has changed since the page last read it. */
async function showAgain(queryClient: QueryClient, id: string) {
  const { getSubmission: row } = await runOperation(getSubmissionRow, { id });
  if (row) showSubmission(queryClient, row);
  return row;
}

/**
 * Cancels an open submission and shows its new state. If it is too late to cancel, shows the
 * current state.
 */
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

type Decision = Pick<MutationDecideSubmissionArgs, 'id' | 'wentIn'> & {
  version: number;
  onDecided?: () => void;
};

/**
 * Stores the owner's decision on a submission and shows its new state. If the row has changed,
 * shows its current state.
 */
export async function decideOnce(
  queryClient: QueryClient,
  { id, wentIn, version }: Decision,
): Promise<SubmissionRowView> {
  const decision = { id, wentIn, version };
  try {
    const { decideSubmission: row } = await runOperation(decideSubmission, decision);
    showSubmission(queryClient, row);
    return row;
  } catch (error: unknown) {
    if (isConflict(error)) await showAgain(queryClient, decision.id);
    throw error;
  }
}

export function useDecideSubmission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => decideOnce(queryClient, decision),
    onSuccess: (_result, { wentIn, onDecided }) => {
      if (wentIn) notifySuccess('It went in', 'The submission is a success, marked as your word');
      else notifySuccess('It did not go in', 'You can retry it at any time');
      onDecided?.();
    },
    meta: { failure: 'Error saving your decision' },
  });
}
