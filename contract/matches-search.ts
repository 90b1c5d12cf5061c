/** What a search of submissions finds: one rule, for the dashboard API and for live rows in the page. */
import { leadFacts, leadFields, type Lead } from './lead.ts';

const searched = leadFields.filter((field) => leadFacts[field].searched);
const searchedByDigits = searched.filter((field) => leadFacts[field].searched === 'digits');
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Case-insensitive; a phone number is found by its digits too, however it was typed. */
export function matchesSearch(search: string): (lead: Lead) => boolean {
  const words = search.trim().toLowerCase();
  const digits = /^[\d\s()+./-]+$/.test(words) ? digitsOf(words) : '';
  return (lead) =>
    words === '' ||
    searched.some((field) => String(lead[field]).toLowerCase().includes(words)) ||
    (digits !== '' &&
      searchedByDigits.some((field) => digitsOf(String(lead[field])).includes(digits)));
}
