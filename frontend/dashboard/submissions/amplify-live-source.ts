import { CONNECTION_STATE_CHANGE, ConnectionState } from '@aws-amplify/api-graphql';
import { Hub } from 'aws-amplify/utils';
import { subscribe } from '../../shared/service/graphql.ts';
import {
  onSubmissionChanged,
  onSubmissionRemoved,
  type SubmissionRowView,
} from '../../../contract/graphql-operations.ts';
import type { LiveSource } from './live-channel.ts';

/** Amplify's message for an acknowledged subscription. Amplify does not export the constant. */
const SUBSCRIPTION_ACKNOWLEDGED = 'Subscription ack';

const lostStates: ReadonlySet<string> = new Set([
  ConnectionState.ConnectionDisrupted,
  ConnectionState.ConnectionDisruptedPendingNetwork,
  ConnectionState.ConnectedPendingNetwork,
  ConnectionState.ConnectedPendingKeepAlive,
  ConnectionState.Disconnected,
]);

export const amplifyLiveSource: LiveSource<SubmissionRowView> = {
  subscribe: ({ onEvent, onRemoved, onFailure }) => {
    const ends = [
      subscribe(onSubmissionChanged, {
        onEvent: ({ onSubmissionChanged: row }) => {
          if (row) onEvent(row);
        },
        onFailure,
      }),
      subscribe(onSubmissionRemoved, {
        onEvent: ({ onSubmissionRemoved: removed }) => {
          if (removed) onRemoved(removed.id);
        },
        onFailure,
      }),
    ];
    return () => ends.forEach((end) => end());
  },
  watchConnection: (onChange) =>
    Hub.listen('api', ({ payload }) => {
      const data = payload.data as { connectionState?: string } | undefined;
      if (payload.event === SUBSCRIPTION_ACKNOWLEDGED) onChange(true);
      if (payload.event === CONNECTION_STATE_CHANGE && lostStates.has(data?.connectionState ?? ''))
        onChange(false);
    }),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
