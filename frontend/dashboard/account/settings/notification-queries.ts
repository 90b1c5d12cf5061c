/** The TanStack queries for a user's e-mail settings. */
import { queryOptions } from '@tanstack/react-query';
import { notificationSettings } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

export const notificationQueries = {
  settings: queryOptions({
    queryKey: ['notification-settings'],
    queryFn: async () => (await runOperation(notificationSettings, {})).notificationSettings,
    meta: { failure: 'Error loading e-mail settings' },
  }),
};
