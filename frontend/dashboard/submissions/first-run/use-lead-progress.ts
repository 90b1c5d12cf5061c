import { useApiKeys } from '../../account/api-keys/use-api-keys.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { LIST_LENGTH } from '../list/submission-list.ts';
import { useSubmissions } from '../list/use-submissions.ts';

/** How far the user has come in the first-run steps. */
export interface LeadProgress {
  /** The number of the user's API keys. */
  keys: number;
  statuses: readonly string[];
  /** Whether a lead has succeeded, which is the last step of the first run. */
  hasArrived: boolean;
}

/**
 * Returns undefined for a user whose list of submissions is full (100 rows), because such a user
 * needs no help with a first lead.
 */
export function leadProgress(
  keys: number,
  newest: readonly Pick<SubmissionRowView, 'status'>[],
): LeadProgress | undefined {
  if (newest.length >= LIST_LENGTH) return undefined;
  const statuses = newest.map(({ status }) => status);
  return { keys, statuses, hasArrived: statuses.includes('success') };
}

/**
 * Returns the user's progress; undefined until the user's keys and submissions are loaded, and for
 * a user whose list of submissions is full (100 rows).
 */
export function useLeadProgress(): LeadProgress | undefined {
  const { data: keys } = useApiKeys();
  const { data: list } = useSubmissions({});
  return keys && list && leadProgress(keys.length, list.rows);
}
