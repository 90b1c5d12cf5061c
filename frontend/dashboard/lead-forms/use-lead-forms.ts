import { useQuery } from '@tanstack/react-query';
import { leadForms } from './lead-form-queries.ts';
import type { LeadForm } from './lead-form.ts';

const none: readonly LeadForm[] = [];

/** None too while they are not known. */
export function useLeadForms(): readonly LeadForm[] {
  return useQuery(leadForms).data ?? none;
}

/** Undefined while they are not known, so that nothing is called deleted that is not read yet. */
export function useKnownForms(): readonly LeadForm[] | undefined {
  return useQuery(leadForms).data;
}
