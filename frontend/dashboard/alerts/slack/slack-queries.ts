/** The TanStack query for a user's channels of Slack. */
import { listSlackChannels } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { listQuery } from '../../components/list-query.ts';

export const slackQueries = {
  channels: listQuery(
    'slack-channels',
    'channels',
    async () => (await runOperation(listSlackChannels, {})).listSlackChannels,
  ),
};
