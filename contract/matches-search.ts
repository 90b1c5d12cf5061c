/**
 * Whether a search finds a submission: one rule for the dashboard API and for live rows in the
 * page.
 */
import { customValuesOf } from './kept-answers.ts';
import { answerTexts, leadFacts, leadFields, type Lead } from './lead.ts';

const searched = leadFields.filter((field) => leadFacts[field].searched);
const searchedByDigits = searched.filter((field) => leadFacts[field].searched === 'digits');
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A row of the table, or a submission as the dashboard has it. */
type Searched = Lead & { fields?: unknown };

/**
 * Ignores letter case; a phone number is also found by its digits, whatever spaces or signs it has.
 */
export function matchesSearch(search: string): (lead: Searched) => boolean {
  const words = search.trim().toLowerCase();
  const digits = /^[\d\s()+./-]+$/.test(words) ? digitsOf(words) : '';
  return (lead) =>
    words === '' ||
    searched.some((field) => String(lead[field]).toLowerCase().includes(words)) ||
    answerTexts({ ...lead, fields: customValuesOf(lead.fields) }).some((answer) =>
      answer.toLowerCase().includes(words),
    ) ||
    (digits !== '' &&
      searchedByDigits.some((field) => digitsOf(String(lead[field])).includes(digits)));
}
