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
type Searched = Lead & { fields?: unknown; reference?: string | null };

/**
 * Ignores letter case and accents; a phone number and a reference are also found by their digits,
 * whatever spaces or signs they have.
 */
export function matchesSearch(search: string): (lead: Searched) => boolean {
  const words = folded(search.trim());
  const digits = /^[\d\s()+./-]+$/.test(words) ? digitsOf(words) : '';
  return (lead) => {
    const reference = lead.reference ?? '';
    const answers = answerTexts({ ...lead, fields: customValuesOf(lead.fields) });
    const texts = [...searched.map((field) => String(lead[field])), ...answers, reference];
    const numbers = [...searchedByDigits.map((field) => String(lead[field])), reference];
    return (
      words === '' ||
      texts.some((text) => folded(text).includes(words)) ||
      (digits !== '' && numbers.some((text) => digitsOf(text).includes(digits)))
    );
  };
}
