import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  createCallback,
  deleteCallback,
  replayDelivery,
  rotateCallbackSecret,
  setCallbackPaused,
  testCallback,
  type CallbackView,
} from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { changeShownList } from '../../components/change-shown-list.ts';
import { callbackQueries } from './callback-queries.ts';

export function useCallbacks() {
  return useQuery(callbackQueries.list);
}

const show = (queryClient: QueryClient, changed: CallbackView) =>
  changeShownList(queryClient, callbackQueries.list, (callbacks) =>
    callbacks.map((known) => (known.id === changed.id ? changed : known)),
  );

/**
 * Reads the delivery log of a callback again, and also the list of callbacks, because calls change
 * the callbacks' states.
 */
export function readAgain(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries(callbackQueries.deliveries(id));
  void queryClient.invalidateQueries(callbackQueries.list);
}

/** An answer that contains a secret is removed from the cache as soon as no component shows it. */
const forgotten = { gcTime: 0 } as const;

export interface NewCallback {
  address: string;
  events: string[];
  /** The ids of the chosen forms; null for all forms. */
  formIds: string[] | null;
  withValues: boolean;
}

export function useCreateCallback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: NewCallback) =>
      (await runOperation(createCallback, chosen)).createCallback,
    onSuccess: ({ callback }) =>
      changeShownList(queryClient, callbackQueries.list, (callbacks) => [
        callback,
        ...callbacks.filter(({ id }) => id !== callback.id),
      ]),
    ...forgotten,
    meta: { failure: 'Error adding callback' },
  });
}

export function useRotateSecret() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await runOperation(rotateCallbackSecret, { id })).rotateCallbackSecret,
    onSuccess: ({ callback }) => show(queryClient, callback),
    ...forgotten,
    meta: { failure: 'Error rotating secret' },
  });
}

export function useSetPaused() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: { id: string; paused: boolean }) =>
      (await runOperation(setCallbackPaused, change)).setCallbackPaused,
    onSuccess: async (callback) => {
      await show(queryClient, callback);
      if (callback.state === 'active') notifySuccess('Callback Resumed', 'Events are sent again');
      else notifySuccess('Callback Paused', 'Events are noted as missed');
    },
    meta: { failure: 'Error changing callback' },
  });
}

export function useDeleteCallback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => runOperation(deleteCallback, { id }),
    onSuccess: async (_answer, id) => {
      await changeShownList(queryClient, callbackQueries.list, (callbacks) =>
        callbacks.filter((known) => known.id !== id),
      );
      queryClient.removeQueries(callbackQueries.one(id));
      queryClient.removeQueries(callbackQueries.deliveries(id));
      notifySuccess('Callback Deleted', 'Nothing is sent there any more');
    },
    meta: { failure: 'Error deleting callback' },
  });
}

export function useTestCallback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => runOperation(testCallback, { id }),
    onSuccess: (_answer, id) => {
      readAgain(queryClient, id);
      notifySuccess('Test Sent', 'Its delivery is in the log');
    },
    meta: { failure: 'Error sending test' },
  });
}

export function useReplayDelivery() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (delivery: { callbackId: string; eventId: string }) =>
      runOperation(replayDelivery, delivery),
    onSuccess: (_answer, { callbackId }) => {
      readAgain(queryClient, callbackId);
      notifySuccess('Event Sent Again', 'Its delivery waits for its turn');
    },
    meta: { failure: 'Error replaying delivery' },
  });
}
