/** What TanStack Query keeps of a user's own forms where leads are shown and sent. */
import { queryOptions } from '@tanstack/react-query';
import { listTargetForms } from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import { toLeadForm } from './lead-form.ts';

/** Begins as the key of the forms' own pages does, so that what changes there is read again here. */
export const leadForms = queryOptions({
  queryKey: ['target-forms', 'of-leads'],
  queryFn: async () => (await runOperation(listTargetForms, {})).listTargetForms.map(toLeadForm),
  meta: { failure: 'Error loading forms' },
});
