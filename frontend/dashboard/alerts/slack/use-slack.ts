import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  addSlackChannel,
  deleteCallback,
  setCallbackPaused,
  testCallback,
} from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { slackQueries } from './slack-queries.ts';

export function useSlackChannels() {
  return useQuery(slackQueries.channels);
}

const readAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries(slackQueries.channels);

export function useAddSlack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => runOperation(addSlackChannel, { address }),
    onSuccess: () => readAgain(queryClient),
    // The address does not stay in the cache once nothing shows it.
    gcTime: 0,
    meta: { failure: 'Error adding channel' },
  });
}

export function useTestSlack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => runOperation(testCallback, { id }),
    onSuccess: async () => {
      notifySuccess('Test Sent', 'It arrives in the channel within seconds');
      await readAgain(queryClient);
    },
    meta: { failure: 'Error sending test' },
  });
}

export function usePauseSlack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; paused: boolean }) =>
      runOperation(setCallbackPaused, change),
    onSuccess: () => readAgain(queryClient),
    meta: { failure: 'Error changing channel' },
  });
}

export function useDeleteSlack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => runOperation(deleteCallback, { id }),
    onSuccess: async () => {
      notifySuccess('Channel Deleted', 'It gets no alerts any more');
      await readAgain(queryClient);
    },
    meta: { failure: 'Error deleting channel' },
  });
}
