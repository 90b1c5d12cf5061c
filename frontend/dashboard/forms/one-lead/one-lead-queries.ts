/** The TanStack query for the one real lead: reads the lead's details again until the lead ends. */
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
