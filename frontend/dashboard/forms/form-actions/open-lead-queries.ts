import { queryOptions } from '@tanstack/react-query';
import { openStatuses } from '../../../../contract/submission.ts';
import { readSubmissions, type ReadPage } from '../../submissions/list/read-submissions.ts';

/** The number at which the count stops, because a form can have thousands of open leads. */
export const MOST_COUNTED = 100;

export const openLeadQueries = {
  /** Counts the form's open leads. The number is not cached, because it changes with every lead. */
  countOf: (formId: string) =>
    queryOptions({
      queryKey: ['open-leads', formId],
      queryFn: ({ signal }) => countOpenLeads(formId, { signal }),
      gcTime: 0,
      meta: { failure: 'Error loading submissions' },
    }),
};

export async function countOpenLeads(
  formId: string,
  reading: { signal?: AbortSignal; read?: ReadPage } = {},
): Promise<number> {
  // The leads of each open status are read separately. A lead may change its status between two
  // reads, so leads are counted by id: no lead is counted twice.
  const found = new Set<string>();
  for (const status of openStatuses) {
    const filter = { status, formId };
    const { rows } = await readSubmissions({ ...reading, filter, wanted: MOST_COUNTED });
    for (const { id } of rows) found.add(id);
  }
  return found.size;
}
