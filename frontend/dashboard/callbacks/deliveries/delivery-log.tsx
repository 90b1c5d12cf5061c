import { Button } from '@aws-amplify/ui-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeliveryView } from '../../../../contract/graphql-operations.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { callbackQueries } from '../endpoints/callback-queries.ts';
import { DeliveryItem } from './delivery-item.tsx';
import { hasSoon } from '../endpoints/log-pages.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import './deliveries.css';

interface DeliveryLogProps {
  callbackId: string;
  host: string;
}

/** A callback's deliveries, newest first. */
export function DeliveryLog({ callbackId, host }: DeliveryLogProps) {
  const [replaying, setReplaying] = useState(false);
  const log = useDeliveries(callbackId);
  const deliveries = log.data?.pages.flatMap(({ items }) => items);
  useReadListAfterCalls(deliveries);
  return (
    <section className="delivery-log" aria-label={`Deliveries to ${host}`}>
      {deliveries && deliveries.length > 0 && (
        <div className="delivery-log__head">
          <p className="note">
            Newest first. A call that fails is made again after 5 seconds, then ever more rarely,
            for about a day.
          </p>
          <Button size="small" onClick={() => setReplaying(true)}>
            Replay since…
          </Button>
        </div>
      )}
      {deliveries ? (
        <ul className="delivery-list">
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.eventId}
              readAt={log.dataUpdatedAt}
              {...{ callbackId, delivery }}
            />
          ))}
        </ul>
      ) : log.error ? (
        <QueryFailure
          text="The deliveries could not be loaded."
          error={log.error}
          isFetching={log.isFetching}
          refetch={log.refetch}
        />
      ) : (
        <p className="empty">Loading...</p>
      )}
      {deliveries?.length === 0 && (
        <p className="empty">Nothing yet. Send a test to see how your receiver answers.</p>
      )}
      {log.hasNextPage && (
        <Button
          size="small"
          aria-disabled={log.isFetchingNextPage}
          onClick={() => {
            if (!log.isFetchingNextPage) void log.fetchNextPage();
          }}
        >
          {log.isFetchingNextPage ? 'Loading...' : 'Show older ones'}
        </Button>
      )}
      {replaying && <ReplayDialog callbackId={callbackId} onClose={() => setReplaying(false)} />}
    </section>
  );
}

function useDeliveries(callbackId: string) {
  const log = useInfiniteQuery(callbackQueries.deliveries(callbackId));
  const isSoon = log.data?.pages.some((page) => hasSoon(page, log.dataUpdatedAt)) ?? false;
  useQuery(callbackQueries.deliveriesAgain(callbackId, isSoon));
  return log;
}

/** A call may change the callback's own state: it is failing, or disabled. */
function useReadListAfterCalls(deliveries: readonly DeliveryView[] | undefined): void {
  const queryClient = useQueryClient();
  const ended = deliveries?.filter(({ status }) => status !== 'waiting').length;
  useEffect(() => {
    if (ended !== undefined) void queryClient.invalidateQueries(callbackQueries.list);
  }, [queryClient, ended]);
}
