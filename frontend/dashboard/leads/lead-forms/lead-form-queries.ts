/** The TanStack queries for a user's own forms, used where leads are shown and sent. */
import { queryOptions } from '@tanstack/react-query';
import { listTargetForms } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { FORMS_READ_AGAIN_MS, formsOfLeadsKey } from '../../own-forms/one-form/read-again.ts';
import { toLeadForm } from './lead-form.ts';

export const leadForms = queryOptions({
  queryKey: formsOfLeadsKey,
  queryFn: async () => (await runOperation(listTargetForms, {})).listTargetForms.map(toLeadForm),
  refetchInterval: FORMS_READ_AGAIN_MS,
  meta: { failure: 'Error loading forms' },
});
