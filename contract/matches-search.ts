/** What a search of submissions finds: one rule, for the dashboard API and for live rows in the page. */
import { customValuesOf } from './kept-answers.ts';
import { answerTexts, leadFacts, leadFields, type Lead } from './lead.ts';

const searched = leadFields.filter((field) => leadFacts[field].searched);
const searchedByDigits = searched.filter((field) => leadFacts[field].searched === 'digits');
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A row as the table has it, or as the dashboard sees it. */
type Searched = Lead & { fields?: unknown };

/** Case-insensitive; a phone number is found by its digits too, however it was typed. */
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
