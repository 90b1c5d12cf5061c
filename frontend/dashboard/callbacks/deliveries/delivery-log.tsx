import { Button } from '@aws-amplify/ui-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeliveryView } from '../../../../contract/graphql-operations.ts';
import { Loaded } from '../../components/loaded.tsx';
import { WaitingButton } from '../../components/waiting-button.tsx';
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
  const { error, isFetching, refetch } = log;
  const deliveries = log.data?.pages.flatMap(({ items }) => items);
  useReadListAfterCalls(deliveries);
  return (
    <section className="delivery-log" aria-label={`Deliveries to ${host}`}>
      {deliveries && deliveries.length > 0 && (
        <div className="ends-line delivery-log__head">
          <p className="note">
            Newest first. A call that fails is made again after 5 seconds, then ever more rarely,
            for about a day.
          </p>
          <Button size="small" onClick={() => setReplaying(true)}>
            Replay since…
          </Button>
        </div>
      )}
      <Loaded
        query={{ data: deliveries, error, isFetching, refetch }}
        failure="The deliveries could not be loaded."
      >
        {(list) => (
          <ul className="delivery-list">
            {list.map((delivery) => (
              <DeliveryItem
                key={delivery.eventId}
                readAt={log.dataUpdatedAt}
                {...{ callbackId, delivery }}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {deliveries?.length === 0 && (
        <p className="empty">Nothing yet. Send a test to see how your receiver answers.</p>
      )}
      {log.hasNextPage && (
        <WaitingButton isPending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {log.isFetchingNextPage ? 'Loading...' : 'Show older ones'}
        </WaitingButton>
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

/** A call to the endpoint may change the callback's state to failing or disabled. */
function useReadListAfterCalls(deliveries: readonly DeliveryView[] | undefined): void {
  const queryClient = useQueryClient();
  const ended = deliveries?.filter(({ status }) => status !== 'waiting').length;
  useEffect(() => {
    if (ended !== undefined) void queryClient.invalidateQueries(callbackQueries.list);
  }, [queryClient, ended]);
}
