import {
  describeFilter,
  isFiltered,
  type SubmissionFilter,
} from '../submission-filter/submission-filter.ts';

interface BulkScopeProps {
  filter: SubmissionFilter;
  /** Why they could not be counted. */
  message: string | undefined;
  complete: boolean;
  /** So far, until it is complete. */
  count: number;
  /** What the count says. */
  text: string;
}

/** Which submissions a bulk task is about, and how many they are. */
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
