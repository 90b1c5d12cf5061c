/** The TanStack query for a user's channels of Slack. */
import { queryOptions } from '@tanstack/react-query';
import { listSlackChannels } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

const READ_AGAIN_MS = 20_000;

export const slackQueries = {
  channels: queryOptions({
    queryKey: ['slack-channels'],
    queryFn: async () => (await runOperation(listSlackChannels, {})).listSlackChannels,
    meta: { failure: 'Error loading channels' },
    refetchInterval: READ_AGAIN_MS,
  }),
};
