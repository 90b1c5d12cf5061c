import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { runOperation } from '../../service/graphql.ts';
import { retrySubmission, type SubmissionRowView } from '../../service/operations.ts';
import { amplifyLiveSource } from './amplify-live-source.ts';
import { openLiveChannel, type LiveState } from './live-channel.ts';
import { readSubmissions } from './read-submissions.ts';
import { applyEvent, mergeRead } from './submission-list.ts';

const submissionsKey = ['submissions'] as const;
type Rows = readonly SubmissionRowView[];

export function useSubmissions() {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: submissionsKey,
    queryFn: async (): Promise<Rows> => {
      const read = await readSubmissions();
      return mergeRead(queryClient.getQueryData<Rows>(submissionsKey) ?? [], read);
    },
    meta: { failure: 'Error loading submissions' },
  });
}

function show(queryClient: QueryClient, row: SubmissionRowView): void {
  queryClient.setQueryData<Rows>(submissionsKey, (rows) => rows && applyEvent(rows, row));
}

/** Puts live changes in place; answers whether they arrive. */
export function useLiveSubmissions(): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(
    () =>
      openLiveChannel(amplifyLiveSource, {
        onEvent: (row) => show(queryClient, row),
        onState: setState,
        onConnected: () => void queryClient.invalidateQueries({ queryKey: submissionsKey }),
      }),
    [queryClient],
  );
  return state;
}

export function useRetrySubmission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => runOperation(retrySubmission, { id }),
    onSuccess: (answer) => show(queryClient, answer.retrySubmission),
    meta: { failure: 'Error retrying submission' },
  });
}
