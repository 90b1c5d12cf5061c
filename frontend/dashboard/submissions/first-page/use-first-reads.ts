import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeyQueries } from '../../account/api-keys/api-key-queries.ts';
import { leadForms } from '../../leads/lead-forms/lead-form-queries.ts';
import { useSubmissionFilter } from '../filter/use-submission-filter.ts';
import { submissionQueries } from '../list/submission-queries.ts';

/**
 * Whether the page has read all data that decides which cards it shows and how high the upper cards
 * are. Cards that are shown earlier would move each other, and the user could miss a button. A read
 * that fails or waits for a connection does not delay the result, because the cards themselves show
 * such problems. Once true, the result stays true.
 */
export function useFirstReads(): boolean {
  const { filter } = useSubmissionFilter();
  const [areDone, setDone] = useState(false);
  // After the first reads, this hook ignores changes of the data, because each change would render
  // the whole page again. The cards read the changed data themselves.
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
