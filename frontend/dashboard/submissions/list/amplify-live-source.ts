import { Hub } from 'aws-amplify/utils';
import { subscribe } from '../../../shared/service/graphql.ts';
import {
  onSubmissionChanged,
  onSubmissionRemoved,
  type SubmissionRowView,
} from '../../../../contract/graphql-operations.ts';
import { connectionNews } from './connection-news.ts';
import type { LiveSource } from './live-channel.ts';

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
  watchConnection: (onChange) => {
    const take = connectionNews(onChange);
    return Hub.listen('api', ({ payload }) => take(payload));
  },
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
