import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

interface Change<Input> {
  run: (input: Input) => Promise<unknown>;
  failure: string;
  /**
   * The title and the text of the toast that is shown after a successful change of a Slack channel.
   */
  news?: readonly [string, string];
}

function useChange<Input>({ run, failure, news }: Change<Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      if (news) notifySuccess(...news);
      await queryClient.invalidateQueries(slackQueries.channels);
    },
    // A channel's address is removed from the cache as soon as no component shows it.
    gcTime: 0,
    meta: { failure },
  });
}

export const useAddSlack = () =>
  useChange({
    run: (address: string) => runOperation(addSlackChannel, { address }),
    failure: 'Error adding channel',
  });

export const useTestSlack = () =>
  useChange({
    run: (id: string) => runOperation(testCallback, { id }),
    failure: 'Error sending test',
    news: ['Test Sent', 'It arrives in the channel within seconds'],
  });

export const usePauseSlack = () =>
  useChange({
    run: (change: { id: string; paused: boolean }) => runOperation(setCallbackPaused, change),
    failure: 'Error changing channel',
  });

export const useDeleteSlack = () =>
  useChange({
    run: (id: string) => runOperation(deleteCallback, { id }),
    failure: 'Error deleting channel',
    news: ['Channel Deleted', 'It gets no alerts any more'],
  });
