import { isFiltered, type SubmissionFilter } from '../filter/submission-filter.ts';
import { useFilterWords } from '../filter/use-filter-words.ts';

interface BulkScopeProps {
  filter: SubmissionFilter;
  /** The error if the submissions could not be counted. */
  message: string | undefined;
  complete: boolean;
  /** The number of submissions counted so far, or the total if `complete` is true. */
  count: number;
  /** The sentence that contains the total number of submissions. */
  text: string;
}

/** Says which submissions a bulk task affects, and how many. */
export function BulkScope({ filter, message, complete, count, text }: BulkScopeProps) {
  const words = useFilterWords(filter);
  return (
    <>
      <p>{isFiltered(filter) ? `Filter: ${words}.` : 'All submissions.'}</p>
      {message && <p role="alert">They could not be counted. {message}</p>}
      <p role="status">{complete ? text : !message && `Counting, ${count} so far`}</p>
    </>
  );
}
