import {
  describeFilter,
  isFiltered,
  type SubmissionFilter,
} from '../submission-filter/submission-filter.ts';

interface BulkScopeProps {
  filter: SubmissionFilter;
  /** Why the submissions could not be counted. */
  message: string | undefined;
  complete: boolean;
  /** The count so far, until it is complete. */
  count: number;
  /** The sentence about the count. */
  text: string;
}

/** Which submissions a bulk task affects, and how many. */
export function BulkScope({ filter, message, complete, count, text }: BulkScopeProps) {
  return (
    <>
      <p>
        {isFiltered(filter) ? `Filter: ${describeFilter(filter) || 'all'}.` : 'All submissions.'}
      </p>
      {message && <p role="alert">They could not be counted. {message}</p>}
      <p role="status">{complete ? text : !message && `Counting, ${count} so far`}</p>
    </>
  );
}
