/**
 * The TanStack query for the one real lead: reads its details again until its submission has ended.
 */
import { queryOptions } from '@tanstack/react-query';
import { isFinal } from '../../../../contract/submission.ts';
import { submissionQueries } from '../../submissions/list/submission-queries.ts';

const POLL_MS = 1_500;

export const oneLeadQueries = {
  followed: (id: string) =>
    queryOptions({
      ...submissionQueries.story(id),
      refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : POLL_MS),
    }),
};
