/** What TanStack Query keeps of a user's wish for e-mails. */
import { queryOptions } from '@tanstack/react-query';
import { notificationSettings } from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';

export const notificationQueries = {
  settings: queryOptions({
    queryKey: ['notification-settings'],
    queryFn: async () => (await runOperation(notificationSettings, {})).notificationSettings,
    meta: { failure: 'Error loading e-mail settings' },
  }),
};
