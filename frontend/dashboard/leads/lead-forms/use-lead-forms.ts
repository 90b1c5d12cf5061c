import { useQuery } from '@tanstack/react-query';
import { leadForms } from './lead-form-queries.ts';
import type { LeadForm } from './lead-form.ts';

const none: readonly LeadForm[] = [];

/** The user's forms; an empty list while they are not loaded yet. */
export function useLeadForms(): readonly LeadForm[] {
  return useQuery(leadForms).data ?? none;
}

/**
 * The user's forms; undefined while they are not loaded, so that no form is called deleted too
 * early.
 */
export function useKnownForms(): readonly LeadForm[] | undefined {
  return useQuery(leadForms).data;
}
