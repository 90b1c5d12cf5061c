/** The TanStack queries for a user's callbacks and their deliveries. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getCallback,
  listCallbacks,
  listDeliveries,
  type DeliveryView,
} from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';

/** While a call is due within this time, the log is read again often. */
const SOON_MS = 15_000;
const SOON_AGAIN_MS = 2_000;
const READ_AGAIN_MS = 20_000;
const PAGE = 20;

const isSoon = ({ nextCallAt }: DeliveryView) =>
  nextCallAt !== null && Date.parse(nextCallAt) < Date.now() + SOON_MS;

export const callbackQueries = {
  list: queryOptions({
    queryKey: ['callbacks'],
    queryFn: async () => (await runOperation(listCallbacks, {})).listCallbacks,
    meta: { failure: 'Error loading callbacks' },
    refetchInterval: READ_AGAIN_MS,
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['callback', id],
      queryFn: async () => (await runOperation(getCallback, { id })).getCallback,
      meta: { failure: 'Error loading callback' },
      // This query is not read again, because a callback's address never changes.
      staleTime: Infinity,
    }),
  deliveries: (callbackId: string) =>
    infiniteQueryOptions({
      queryKey: ['deliveries', callbackId],
      queryFn: async ({ pageParam: nextToken }) =>
        (await runOperation(listDeliveries, { callbackId, limit: PAGE, nextToken })).listDeliveries,
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextToken }) => nextToken,
      meta: { failure: 'Error loading deliveries' },
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(isSoon)) ? SOON_AGAIN_MS : READ_AGAIN_MS,
    }),
};
