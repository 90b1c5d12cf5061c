/** The TanStack queries for a user's callbacks and their deliveries. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getCallback,
  listCallbacks,
  listDeliveries,
} from '../../../../contract/graphql-operations.ts';
import { tokensToRead, withPages } from './log-pages.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { listQuery } from '../../components/list-query.ts';

/** The pause in milliseconds between two reads of the delivery log while a call is due soon. */
const SOON_AGAIN_MS = 2_000;
const READ_AGAIN_MS = 20_000;
const PAGE = 20;

export const callbackQueries = {
  list: listQuery(
    'callbacks',
    'callbacks',
    async () => (await runOperation(listCallbacks, {})).listCallbacks,
  ),
  one: (id: string) =>
    queryOptions({
      queryKey: ['callback', id],
      queryFn: async () => (await runOperation(getCallback, { id })).getCallback,
      meta: { failure: 'Error loading callback' },
      // The callback is read only once, because a callback's address never changes.
      staleTime: Infinity,
    }),
  deliveries: (callbackId: string) =>
    infiniteQueryOptions({
      queryKey: ['deliveries', callbackId],
      queryFn: ({ pageParam }) => readLogPage(callbackId, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextToken }) => nextToken,
      meta: { failure: 'Error loading deliveries' },
    }),
  /**
   * Reads again those pages of the delivery log that may have changed, and puts the new data into
   * the log. This is a separate query, because an infinite query can only read all its pages again.
   */
  deliveriesAgain: (callbackId: string, isSoon: boolean) =>
    queryOptions({
      queryKey: ['deliveries again', callbackId],
      queryFn: async ({ client }) => {
        const { queryKey } = callbackQueries.deliveries(callbackId);
        const log = client.getQueryData(queryKey);
        if (!log) return null;
        const tokens = tokensToRead(log, Date.now());
        const read = await Promise.all(tokens.map((token) => readLogPage(callbackId, token)));
        client.setQueryData(queryKey, (shown) => shown && withPages(shown, read));
        return null;
      },
      meta: { failure: 'Error loading deliveries' },
      initialData: null,
      staleTime: Infinity,
      refetchInterval: isSoon ? SOON_AGAIN_MS : READ_AGAIN_MS,
    }),
};

async function readLogPage(callbackId: string, nextToken: string | null) {
  const page = { callbackId, limit: PAGE, nextToken };
  return (await runOperation(listDeliveries, page)).listDeliveries;
}
