/** The TanStack queries for a user's own forms, where leads are shown and sent. */
import { queryOptions } from '@tanstack/react-query';
import { listTargetForms } from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import { FORMS_READ_AGAIN_MS } from '../target-forms/read-again.ts';
import { toLeadForm } from './lead-form.ts';

/**
 * The query key starts like the one of the forms' own pages, so that a change there also refreshes
 * this list.
 */
export const leadForms = queryOptions({
  queryKey: ['target-forms', 'of-leads'],
  queryFn: async () => (await runOperation(listTargetForms, {})).listTargetForms.map(toLeadForm),
  refetchInterval: FORMS_READ_AGAIN_MS,
  meta: { failure: 'Error loading forms' },
});
