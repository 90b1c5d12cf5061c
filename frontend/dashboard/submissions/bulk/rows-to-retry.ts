import { offersRetry } from '../../../../contract/offers-retry.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

/**
 * Selects the submissions that a bulk task retries.
 * @param failed the submissions in error that match the filter.
 */
export function rowsToRetry(failed: readonly SubmissionRowView[], withSent: boolean) {
  const offered = failed.filter(offersRetry);
  return {
    chosen: withSent ? offered : offered.filter(({ possiblySent }) => !possiblySent),
    /** The leads that may already have been sent. */
    sent: offered.filter(({ possiblySent }) => possiblySent),
    withoutForm: failed.length - offered.length,
  };
}
