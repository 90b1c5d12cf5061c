import { useQuery } from '@tanstack/react-query';
import { leadForms } from './lead-form-queries.ts';
import type { LeadForm } from './lead-form.ts';

const none: readonly LeadForm[] = [];

/** The user's forms; an empty list until they are loaded. */
export function useLeadForms(): readonly LeadForm[] {
  return useQuery(leadForms).data ?? none;
}

/**
 * The user's forms; undefined until they are loaded, so that until then no form is reported as
 * deleted.
 */
export function useKnownForms(): readonly LeadForm[] | undefined {
  return useQuery(leadForms).data;
}
