import { offersRetry } from '../../../../contract/offers-retry.ts';
import { isPossiblySent } from '../../../../contract/possibly-sent.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

/** @param failed the submissions in error that match. */
export function rowsToRetry(failed: readonly SubmissionRowView[], withSent: boolean) {
  const offered = failed.filter(offersRetry);
  return {
    chosen: withSent ? offered : offered.filter((row) => !isPossiblySent(row)),
    /** The leads that may already have been sent. */
    sent: offered.filter(isPossiblySent),
    withoutForm: failed.length - offered.length,
  };
}
