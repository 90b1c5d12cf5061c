import { useQuery } from '@tanstack/react-query';
import { leadForms } from './lead-form-queries.ts';
import type { LeadForm } from './lead-form.ts';

const none: readonly LeadForm[] = [];

/** Empty while the forms are unknown, too. */
export function useLeadForms(): readonly LeadForm[] {
  return useQuery(leadForms).data ?? none;
}

/**
 * Undefined while the forms are unknown, so that a form is not called deleted before it was read.
 */
export function useKnownForms(): readonly LeadForm[] | undefined {
  return useQuery(leadForms).data;
}
