import { leadFacts, type LeadField } from '../../../contract/lead.ts';

/** The name of a lead's field as a heading: `Loan amount`. */
export function termOf(field: LeadField): string {
  const { label } = leadFacts[field];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
