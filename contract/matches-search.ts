/**
 * Whether a search finds a submission: one rule for the dashboard API and for live rows in the
 * page.
 */
import { customValuesOf } from './kept-answers.ts';
import { answerTexts, leadFacts, leadFields, type Lead } from './lead.ts';

const searched = leadFields.filter((field) => leadFacts[field].searched);
const searchedByDigits = searched.filter((field) => leadFacts[field].searched === 'digits');
const digitsOf = (text: string) => text.replace(/\D/g, '');
/**
 * Lower case without accents: `Núñez` is `nunez`. Only accents of Latin, Greek and Cyrillic letters
 * are left out; in other scripts marks are vowels.
 */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A row of the table, or a submission as the dashboard has it. */
type Searched = Lead & { fields?: unknown };

/**
 * Ignores letter case and accents; a phone number is also found by its digits, whatever spaces or
 * signs it has.
 */
export function matchesSearch(search: string): (lead: Searched) => boolean {
  const words = folded(search.trim());
  const digits = /^[\d\s()+./-]+$/.test(words) ? digitsOf(words) : '';
  return (lead) =>
    words === '' ||
    searched.some((field) => folded(String(lead[field])).includes(words)) ||
    answerTexts({ ...lead, fields: customValuesOf(lead.fields) }).some((answer) =>
      folded(answer).includes(words),
    ) ||
    (digits !== '' &&
      searchedByDigits.some((field) => digitsOf(String(lead[field])).includes(digits)));
}
