/** The TanStack query for a user's alerts. */
import { listAlerts } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { listQuery } from '../../components/list-query.ts';

export const alertQueries = {
  list: listQuery('alerts', 'alerts', async () => (await runOperation(listAlerts, {})).listAlerts),
};
