import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeyQueries } from '../../account/api-keys/api-key-queries.ts';
import { leadForms } from '../../leads/lead-forms/lead-form-queries.ts';
import { useSubmissionFilter } from '../filter/use-submission-filter.ts';
import { submissionQueries } from '../list/submission-queries.ts';

/**
 * Whether everything is read that decides which cards the first page has and how tall the upper ones
 * are. Cards shown earlier would move each other, and a press meant for a button would miss it. A
 * read that fails or waits for a connection is not waited for, so that the cards can say so. Once
 * true, it stays true.
 */
export function useFirstReads(): boolean {
  const { filter } = useSubmissionFilter();
  const [areDone, setDone] = useState(false);
  // Later changes of the reads concern only the cards; following them here would draw the whole page
  // again.
  const subscribed = !areDone;
  const reads = [
    useQuery({ ...apiKeyQueries.list, subscribed }),
    useQuery({ ...leadForms, subscribed }),
    useQuery({ ...submissionQueries.list({}), subscribed }),
    useQuery({ ...submissionQueries.list(filter), subscribed }),
    useQuery({ ...submissionQueries.undecided, subscribed }),
  ];
  if (!areDone && !reads.some(isFirstTry)) setDone(true);
  return areDone;
}

const isFirstTry = ({
  isPending,
  fetchStatus,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>) =>
  isPending && fetchStatus === 'fetching' && failureCount === 0;
