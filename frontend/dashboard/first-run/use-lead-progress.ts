import { useApiKeys } from '../api-keys/use-api-keys.ts';
import { useSubmissions } from '../submissions/use-submissions.ts';

/** How far the user's newest leads have come. */
export interface LeadProgress {
  keys: number;
  statuses: readonly string[];
  /** Whether a lead has succeeded: the last step of the first run. */
  hasArrived: boolean;
}

/** Undefined until the user's keys and submissions are loaded. */
export function useLeadProgress(): LeadProgress | undefined {
  const { data: keys } = useApiKeys();
  const { data: list } = useSubmissions({});
  if (!keys || !list) return undefined;
  const statuses = list.rows.map(({ status }) => status);
  return { keys: keys.length, statuses, hasArrived: statuses.includes('success') };
}
